import { at } from '@holoboard/kernel';
import { asteroidFields, keySpaces, repairStations, slides } from './marks.ts';
import { spaces } from './spaces.ts';
import { type Circle, type Zone, type ZoneData, zones } from './zones.ts';

/** A space by its place in the data; states hold these numbers, actions and events hold the ids. */
export type Space = number;

export const spaceCount: number = spaces.length;

/** The id of every space. */
export const idOf: readonly string[] = spaces.map((space) => space.id);

/** The zone of every space. */
export const zoneOf: readonly Zone[] = spaces.map((space) => space.zone);

const byId = new Map(idOf.map((id, space) => [id, space]));

/** The space of an id; nothing for a word that names none. */
export function findSpace(id: string): Space | undefined {
  return byId.get(id);
}

/** The space of an id that is known to name one. */
export function spaceAt(id: string): Space {
  const space = byId.get(id);
  if (space === undefined) throw new Error(`There is no space '${id}' on the board.`);
  return space;
}

export const rebelStart: Space = spaceAt(keySpaces.rebelStart);
export const tieSymbol: Space = spaceAt(keySpaces.tieSymbol);
export const hyperspaceFirst: Space = spaceAt(keySpaces.hyperspaceFirst);
export const hyperspaceLast: Space = spaceAt(keySpaces.hyperspaceLast);
export const dantooineEntry: Space = spaceAt(keySpaces.dantooineEntry);
export const redFinal: Space = spaceAt(keySpaces.redFinal);
export const goal: Space = spaceAt(keySpaces.goal);

/** What the data says of the zone of every space; both lists are in flying order. */
const zoneDataOf: readonly ZoneData[] = zones.flatMap((data) => new Array<ZoneData>(data.size).fill(data));

/** The next space of the same ring, which closes on itself, or of the track; nothing at its end or on a planet. */
const nextInZone: readonly (Space | undefined)[] = zoneDataOf.map((data, space) => {
  if (data.kind === 'planet') return undefined;
  if (zoneDataOf[space + 1] === data) return space + 1;
  return data.kind === 'ring' ? zoneDataOf.indexOf(data) : undefined;
});

/**
 * Where one step of a Rebel may lead; two spaces where he chooses.
 * HOTH-TURN-07: Hoth's rings, then hyperspace, then Dantooine's rings.
 * HOTH-MOVE-03, HOTH-MOVE-06, HOTH-DAN-03, HOTH-DAN-04: always along the arrows, which are counter-clockwise on Hoth and
 * clockwise on Dantooine; the data numbers the rings that way.
 * HOTH-MOVE-02, HOTH-RULING-04: the planet is step 0, the red space the first one counted.
 * HOTH-HYPER-01, HOTH-HYPER-02: a Rebel at the TIE symbol may leave the rings or circle on.
 * HOTH-HYPER-03: the TIE symbol is the only way into hyperspace. HOTH-DAN-01: its end leads to Dantooine's rings.
 */
export const rebelNext: readonly (readonly Space[])[] = spaces.map((_, space) => {
  if (space === rebelStart) return [spaceAt(keySpaces.redStart)];
  if (space === hyperspaceLast) return [dantooineEntry];
  if (space === redFinal) return [goal];
  const next = nextInZone[space];
  const along = next === undefined ? [] : [next];
  return space === tieSymbol ? [...along, hyperspaceFirst] : along;
});

/** The space behind one in hyperspace, where alone Vader flies backward; nothing elsewhere. */
export function behind(space: Space): Space | undefined {
  return space > hyperspaceFirst && space <= hyperspaceLast ? space - 1 : undefined;
}

/**
 * Where one step of Vader may lead, if nothing is closed to him. HOTH-VADER-03, HOTH-RULING-12: along the arrows on both
 * planets; the red space is an ordinary one to him, and he never lands on the planet.
 */
export const vaderNext: readonly (readonly Space[])[] = spaces.map((_, space) => {
  if (space === hyperspaceLast) return [dantooineEntry];
  const next = nextInZone[space];
  const along = next === undefined ? [] : [next];
  return space === tieSymbol ? [...along, hyperspaceFirst] : along;
});

/** HOTH-MOVE-14: after a slide he flies on along the outer ring. HOTH-RULING-08: Rebels slide one way, outwards on Hoth and inwards on Dantooine. */
export const rebelSlide: readonly (Space | undefined)[] = spaces.map(({ id }) => {
  const slide = slides.find(({ from }) => from === id);
  return slide && spaceAt(slide.to);
});

/** The other end of a slide, from either end. */
export const slidePartner: readonly (Space | undefined)[] = spaces.map(({ id }) => {
  const slide = slides.find(({ from, to }) => from === id || to === id);
  return slide && spaceAt(slide.from === id ? slide.to : slide.from);
});

export const isAsteroid: readonly boolean[] = spaces.map(({ id }) =>
  asteroidFields.some((field) => field.spaces.includes(id)),
);

export const isStation: readonly boolean[] = spaces.map(({ id }) =>
  repairStations.some((station) => station.space === id),
);

/** HOTH-MOVE-07, HOTH-HYPER-04, HOTH-DAN-02: the inner circle at the planets, the outer one in hyperspace. */
export const circleOf: readonly (Circle | null)[] = zoneDataOf.map(({ circle }) => circle);

/** How far a space is on the way: 0 at Hoth, 1 in hyperspace, 2 at Dantooine. */
export const stageOf: readonly number[] = zoneOf.map((zone) =>
  zone === 'hyperspace' ? 1 : zone.startsWith('dantooine') ? 2 : 0,
);

/**
 * HOTH-ATT-02, HOTH-ATT-03, HOTH-RULING-13: directly in front or behind is one step along the track. Rings close on
 * themselves, and attacks cross the two junctions. A planet is no space of the track.
 */
const trackNeighbours: readonly (readonly Space[])[] = spaces.map((_, space) =>
  spaces
    .map((_, other) => other)
    .filter(
      (other) =>
        nextInZone[space] === other ||
        nextInZone[other] === space ||
        isJunction(space, other) ||
        isJunction(other, space),
    ),
);

/** Whether a step leads from Hoth's rings into hyperspace, or from there into Dantooine's rings. */
export function isJunction(from: Space, to: Space): boolean {
  return (from === tieSymbol && to === hyperspaceFirst) || (from === hyperspaceLast && to === dantooineEntry);
}

const neighboursWithSlides: readonly (readonly Space[])[] = trackNeighbours.map((neighbours, space) => {
  const partner = slidePartner[space];
  return partner === undefined ? neighbours : [...neighbours, partner];
});

/** The spaces beside a space, for attacks; HOTH-RULING-13 has an option that counts the ends of a slide too. */
export function neighbours(space: Space, slideEndsAdjacent: boolean): readonly Space[] {
  return at(slideEndsAdjacent ? neighboursWithSlides : trackNeighbours, space);
}
