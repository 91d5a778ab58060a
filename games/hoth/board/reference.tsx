import { Spinner } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { puzzle } from '../data/components.ts';
import { imperialSectors } from '../data/spinners.ts';
import type { HothView } from '../view.ts';
import { ForceSign } from './force.tsx';
import { SpaceSign } from './spaces.tsx';
import { BurstSign, imperialDial, rebelDial } from './spinners.tsx';
import { boardWords } from './words.ts';
import './reference.css';

const kinds = ['red', 'slide', 'slideEnd', 'tie', 'asteroid', 'station'] as const;
const bursts = ['miss', 'oneBurst', 'twoBursts'] as const;

/** The tables at hand: what the marks mean, both spinners, attacks, and damaged speeds. */
export function Reference({ language }: { readonly view: HothView; readonly language: string }): ReactNode {
  const words = boardWords(language);
  const { reference, circles } = words;
  return (
    <div className="hoth-reference">
      <h3>{reference.marks}</h3>
      <ul className="hoth-legend">
        {kinds.map((kind) => (
          <li key={kind}>
            <Sign>
              <SpaceSign kind={kind} number={null} />
            </Sign>
            <span>{reference.kinds[kind]}</span>
          </li>
        ))}
        <li>
          <Sign>
            <path className="hoth-slide" d="M-26-6H10V-13L26 0L10 13V6H-26Z" />
          </Sign>
          <span>{reference.kinds.rebelSlide}</span>
        </li>
        <li>
          <Sign>
            <path className="hoth-slide-vader" d="M-26 0H26M20-5L26 0L20 5M-20-5L-26 0L-20 5" />
          </Sign>
          <span>{reference.kinds.vaderSlide}</span>
        </li>
        <li>
          <Sign>
            <ForceSign />
          </Sign>
          <span>{words.forceCard}</span>
        </li>
      </ul>
      <h3>{reference.spinners}</h3>
      <div className="hoth-wheels">
        <figure>
          <svg viewBox="-195 -195 390 390" role="img" aria-label={words.rebelSpinner}>
            <Spinner sectors={rebelDial} lit={null} tone="own" rests={null} spin={null} hub="" />
          </svg>
          <figcaption>
            {words.rebelSpinner}: {circles.rebelOuter}; {circles.rebelInner}
          </figcaption>
        </figure>
        <figure>
          <svg viewBox="-195 -195 390 390" role="img" aria-label={words.imperialSpinner}>
            <Spinner sectors={imperialDial} lit={null} tone="danger" rests={null} spin={null} hub="" />
          </svg>
          <figcaption>
            {words.imperialSpinner}: {circles.imperialOuter}; {circles.imperialInner}
          </figcaption>
        </figure>
      </div>
      <h3>{reference.attack}</h3>
      <ul className="hoth-legend">
        {bursts.map((burst) => (
          <li key={burst}>
            <Sign>
              <g transform="scale(1.6)">
                <BurstSign burst={burst} />
              </g>
            </Sign>
            <span>
              {reference[burst]}: {imperialSectors.filter(({ attack }) => attack === burst).length}/
              {imperialSectors.length}
            </span>
          </li>
        ))}
      </ul>
      <h3>{reference.speed}</h3>
      <p>{reference.damage}</p>
      <Speeds piecesLeft={reference.piecesLeft} spacesPerTurn={reference.spacesPerTurn} />
    </div>
  );
}

function Sign({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg className="hoth-sign" viewBox="-30 -30 60 60" aria-hidden="true">
      {children}
    </svg>
  );
}

/** HOTH-DMG-02 to HOTH-DMG-05: as many spaces as pieces. */
function Speeds(props: { readonly piecesLeft: string; readonly spacesPerTurn: string }): ReactNode {
  const counts = Array.from({ length: puzzle.wholePieces - 1 }, (_, i) => puzzle.wholePieces - 1 - i);
  return (
    <table className="hoth-speeds">
      <tbody>
        {[props.piecesLeft, props.spacesPerTurn].map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {counts.map((count) => (
              <td key={count}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
