import { findSpace, type Space } from './board-graph.ts';
import { commanders, puzzle } from './data/components.ts';
import { asteroidFields, keySpaces, repairStations, slides } from './data/marks.ts';
import { spaces } from './data/spaces.ts';
import { type Zone, zones } from './data/zones.ts';
import { gatesNow } from './phases/vader-move.ts';
import { type HothView, redeal } from './view.ts';

/*
 * The board as text. Each zone is a strip of its spaces in flying order:
 *   .  plain   #  asteroids   +  repair station   R  red   Y  slide from here   y  end of a slide   T  TIE symbol
 * with the markers standing on it in the lines below, under their spaces.
 */

const symbols = new Map<string, string>([
  ...slides.map(({ from }) => [from, 'Y'] as const),
  ...slides.map(({ to }) => [to, 'y'] as const),
  ...asteroidFields.flatMap((field) => field.spaces.map((space) => [space, '#'] as const)),
  ...repairStations.map(({ space }) => [space, '+'] as const),
  [keySpaces.redStart, 'R'],
  [keySpaces.redFinal, 'R'],
  [keySpaces.tieSymbol, 'T'],
]);

const legend = '. plain  # asteroids  + station  R red  Y slide  y slide end  T TIE symbol';

const rowNames: Readonly<Record<Zone, string>> = {
  hothPlanet: 'Planet Hoth',
  hothInner: 'Hoth inner',
  hothOuter: 'Hoth outer',
  hyperspace: 'Hyperspace',
  dantooineOuter: 'Dant. outer',
  dantooineInner: 'Dant. inner',
  dantooinePlanet: 'Dantooine',
};

const nameWidth = 12;

/** Order cards stand under the place of their owner. */
const ordersIndent = 26;

/** Markers by space: the letters of the Rebels, and a star for Vader. */
function markersOn(view: HothView): Map<Space, string[]> {
  const markers = new Map<Space, string[]>();
  const put = (id: string, letter: string): void => {
    const space = findSpace(id) as Space;
    markers.set(space, [...(markers.get(space) ?? []), letter]);
  };
  view.rebels.forEach(({ space }, seat) => {
    if (space !== null) put(space, commanders[seat]?.letter ?? '?');
  });
  put(view.vader, '*');
  return markers;
}

/** The strip of one zone, and under it as many lines of markers as its fullest space needs. */
function zoneLines(zone: Zone, markers: ReadonlyMap<Space, readonly string[]>): string[] {
  const here = spaces.flatMap((space, index) => (space.zone === zone ? [index] : []));
  const strip = here.map((space) => symbols.get(spaces[space]?.id ?? '') ?? '.').join(' ');
  const lines = [rowNames[zone].padEnd(nameWidth) + (here.length === 1 ? 'o' : strip)];
  const depth = Math.max(...here.map((space) => markers.get(space)?.length ?? 0));
  for (let row = 0; row < depth; row++)
    lines.push(
      (' '.repeat(nameWidth) + here.map((space) => markers.get(space)?.[row] ?? ' ').join(' ')).trimEnd(),
    );
  return lines;
}

const gateWords = {
  hyperspace: {
    closed: 'cannot leave Hoth yet',
    open: 'may leave Hoth',
    must: 'must leave Hoth',
  },
  dantooine: {
    closed: "cannot enter Dantooine's rings yet",
    open: "may enter Dantooine's rings",
    must: "must go on to Dantooine's rings",
  },
};

/** What Vader may do at the next junction; nothing once he is at Dantooine. */
function gateLine(view: HothView): string[] {
  const gates = gatesNow(redeal(view));
  const zone = spaces[findSpace(view.vader) as Space]?.zone ?? '';
  if (zone.startsWith('dantooine')) return [];
  const gate = zone === 'hyperspace' ? 'dantooine' : 'hyperspace';
  return [`Vader ${(gateWords[gate] as Record<string, string>)[gates[gate]]}.`];
}

/** The whole position as lines of at most 84 characters. */
export function boardLines(
  view: HothView,
  commander: (seat: number) => string,
  spaceName: (id: string) => string,
): string[] {
  const markers = markersOn(view);
  const seats = view.rebels.flatMap(({ space, pieces }, seat) => {
    const mark = view.active === seat && view.winner === null ? '>' : ' ';
    const ship = '■'.repeat(pieces) + '□'.repeat(puzzle.wholePieces - pieces);
    const extras = [
      view.force === seat ? 'Force card' : '',
      view.throttles.length ? `throttle ${view.throttles[seat]}` : '',
    ].filter(Boolean);
    const place = space === null ? 'resigned' : spaceName(space);
    const orders = view.orders[seat] && `orders ${view.orders[seat].join(' ') || 'none'}`;
    return [
      `${mark} ${commanders[seat]?.letter} ${commander(seat).padEnd(14)} ${ship}  ${[place, ...extras].join(', ')}`,
      ...(orders ? [' '.repeat(ordersIndent) + orders] : []),
    ];
  });
  return [
    `Turn ${view.turn}`,
    ...zones.flatMap(({ zone }) => zoneLines(zone, markers)),
    legend,
    ...seats,
    `  * Darth Vader    ${spaceName(view.vader)}`,
    ...gateLine(view),
    ...(view.force === null ? ['The Force card lies beside the board.'] : []),
  ];
}
