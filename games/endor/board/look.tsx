import type { OddsLine } from '@holoboard/kernel';
import { Decor } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { numbers } from '../data/numbers.ts';
import { markerIds } from '../data/space.ts';
import type { EndorView } from '../view.ts';
import { diceAt, hitOn } from '../words/labels.ts';
import { placeName, shipsOfType, upperFirst } from '../words/names.ts';
import { groupsIn } from './chips.tsx';
import { isShieldDown } from './endor-track.tsx';
import type { Layout } from './layout.ts';
import type { BoardWords } from './words.ts';
import './look.css';

/** What stands at a place: who can be hit by what, and how many dice they roll. */
export function tellPlace(view: EndorView, place: string, words: BoardWords): readonly string[] {
  const { look, names } = words;
  if (place === 'deathStar') return [isShieldDown(view) ? look.deathStar : look.deathStarShielded];
  const marker = view.markers.find(({ id }) => id === place);
  if (marker && !marker.faceUp) return [look.markerDown];
  // Fighters on a marker neither fight nor are hit: they go with it.
  if (marker)
    return [
      look.marker(numbers.markerHitOn),
      ...groupsIn(marker.fighters).map(({ type, count }) => look.aboard(shipsOfType(names, type, count))),
    ];
  const groups = groupsIn(view.ships[place]).map(({ type, count }) =>
    look.ships(upperFirst(shipsOfType(names, type, count)), hitOn(type), diceAt(view, place, type)),
  );
  return groups.length > 0 ? groups : [look.empty];
}

/** A line of odds in short. */
function oddsText({ label, chance, expected }: OddsLine, language: string): string {
  const value =
    chance === undefined
      ? new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(expected ?? 0)
      : new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
  return `${label}: ${value}`;
}

/** How wide a letter of the callout is, about. */
const letter = 11.2;
const lineHeight = 30;

/** A callout beside a place that is looked at: what is there, and what to expect of pointing at it. */
export function Look(props: {
  readonly view: EndorView;
  readonly layout: Layout;
  readonly place: string;
  readonly odds: readonly OddsLine[];
  readonly language: string;
  readonly words: BoardWords;
}): ReactNode {
  const { view, layout, place, odds, language, words } = props;
  const title = upperFirst(placeName(words.names, place));
  const told = [...tellPlace(view, place, words), ...odds.map((line) => oddsText(line, language))];
  const width = Math.max(title.length * 1.1, ...told.map((line) => line.length)) * letter + 46;
  const height = (told.length + 1) * lineHeight + 22;
  const { x, y } = boxPlace(layout, place, width, height);
  const first = told.length - odds.length;
  return (
    <Decor className="endor-look" transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="8" />
      <text className="endor-look-title" x="18" y="32">
        {title}
      </text>
      {told.map((line, i) => (
        <text key={line} data-odds={i >= first} x="18" y={32 + (i + 1) * lineHeight}>
          {line}
        </text>
      ))}
    </Decor>
  );
}

/** Beside the place, away from the middle, so that the battle stays in sight; above or below it where there is no room beside it. */
export function boxPlace(
  layout: Layout,
  place: string,
  width: number,
  height: number,
): { x: number; y: number } {
  const { box } = layout;
  const at = layout.at(place);
  const away = markerIds.includes(place) ? 70 : 90;
  const beside = at.x < layout.at('deathStar').x ? at.x - away - width : at.x + away;
  const x = Math.min(Math.max(beside, box.x + 4), box.x + box.width - width - 4);
  const above = at.y - away - height;
  const y = x === beside ? at.y - height / 2 : above >= box.y + 4 ? above : at.y + away;
  return { x, y: Math.min(Math.max(y, box.y + 4), box.y + box.height - height - 4) };
}
