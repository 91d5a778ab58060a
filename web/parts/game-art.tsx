import type { ReactNode } from 'react';

/** Line drawings of the four games, in light. */
const drawings: Readonly<Record<string, ReactNode>> = {
  hoth: (
    <>
      <circle cx="88" cy="132" r="26" className="art-fill" />
      <ellipse cx="88" cy="132" rx="46" ry="46" opacity="0.55" strokeDasharray="3 7" />
      <circle cx="88" cy="132" r="64" opacity="0.35" strokeDasharray="3 9" />
      <circle cx="312" cy="68" r="22" className="art-fill" />
      <circle cx="312" cy="68" r="40" opacity="0.55" strokeDasharray="3 7" />
      <circle cx="312" cy="68" r="56" opacity="0.35" strokeDasharray="3 9" />
      <path
        d="M150 148C210 176 226 142 200 108S196 28 262 46"
        strokeDasharray="1 11"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g transform="translate(206 118) rotate(-62)" className="art-own">
        <path d="M18 0-10-3v6ZM-8-2-14-12M-8 2-14 12M-15-12h12M-15 12h12" />
      </g>
      <g transform="translate(258 150)" className="art-foe">
        <circle r="5" />
        <path d="M-5 0h-7M5 0h7M-12-11v22M12-11v22" />
      </g>
    </>
  ),
  endor: (
    <>
      <circle cx="270" cy="84" r="48" className="art-fill" />
      <path d="M222 84h96" opacity="0.6" />
      <circle cx="254" cy="64" r="11" />
      <path d="M40 176C90 118 180 118 236 176" />
      <path d="M120 148 236 100M120 148 240 120" className="art-own" strokeDasharray="4 6" />
      <circle cx="120" cy="148" r="5" className="art-own" />
    </>
  ),
  naboo: (
    <>
      <path d="M200 24v152M60 100h280" opacity="0.4" />
      <path d="M128 78V44h16v34M160 78V30l10-10 10 10v48" className="art-fill" />
      <path d="M250 60a28 28 0 0 1 56 0" />
      <path d="M226 156h34l10-16M300 128l-24 24 24 18" className="art-foe" />
      <path d="M92 160l34-34M92 126l34 34" className="art-own" />
    </>
  ),
  tactical: (
    <>
      <path d="M70 172A150 150 0 0 1 330 172" opacity="0.4" />
      <path d="M120 172A92 92 0 0 1 280 172" opacity="0.6" />
      <path d="M200 176 120 54M200 176 280 54" strokeDasharray="4 7" />
      <circle cx="200" cy="170" r="13" className="art-own" />
      <circle cx="168" cy="84" r="11" className="art-foe" />
      <circle cx="236" cy="72" r="11" className="art-foe" />
    </>
  ),
};

/** The picture of a game on the start page. */
export function GameArt({ id }: { readonly id: string }) {
  return (
    <svg className="art" viewBox="0 0 400 200" aria-hidden="true">
      {drawings[id]}
    </svg>
  );
}
