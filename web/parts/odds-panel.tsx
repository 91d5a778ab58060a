import type { OddsLine } from '@holoboard/kernel';
import { useLanguage } from '../words/index.ts';
import './odds-panel.css';

/** A chance in whole per cents. What can happen is never told as nothing, nor what can fail as certain. */
function told(chance: number, percent: Intl.NumberFormat): string {
  if (chance > 0 && chance < 0.005) return `< ${percent.format(0.01)}`;
  return chance < 1 && chance >= 0.995 ? `> ${percent.format(0.99)}` : percent.format(chance);
}

/** A list of odds: chances as bars, expected numbers as numbers. */
export function OddsList({ lines }: { readonly lines: readonly OddsLine[] }) {
  const language = useLanguage();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <dl className="odds">
      {lines.map(({ label, chance, expected, warning }) => (
        <div key={label} data-warning={warning ?? false}>
          <dt>{label}</dt>
          {chance !== undefined && (
            <dd>
              <span
                className="odds-bar"
                aria-hidden="true"
                style={{ '--share': chance } as React.CSSProperties}
              />
              {told(chance, percent)}
            </dd>
          )}
          {expected !== undefined && <dd>{number.format(expected)}</dd>}
        </div>
      ))}
    </dl>
  );
}
