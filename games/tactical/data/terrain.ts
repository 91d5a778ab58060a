/** TAC-TER-01, TAC-TER-02: what terrain does to movement. */
export type MovementEffect = 'even' | 'difficult' | 'impassable';
/** TAC-TER-08, TAC-TER-09, TAC-TER-10: and what it does to lines of sight. */
export type SightEffect = 'clearing' | 'cover' | 'obstacle';

export interface TerrainKind {
  readonly id: string;
  readonly name: string;
  readonly movement: MovementEffect;
  readonly sight: SightEffect;
}

/**
 * TAC-TER-11 to TAC-TER-16: every kind of terrain, with its two attributes. TAC-TER-18: no kind has a rule besides.
 * TAC-TER-11, TAC-TER-12, TAC-TER-13, TAC-TER-14, TAC-TER-15, TAC-TER-16: those of the rulebook; drift, rubble and grass are ours.
 */
export const terrainKinds = {
  lava: kind('lava', 'Deep chasm or pool of lava', 'impassable', 'clearing'),
  chasm: kind('chasm', 'Chasm, crevasse, sinkhole', 'impassable', 'clearing'),
  river: kind('river', 'Shallow river', 'difficult', 'clearing'),
  drift: kind('drift', 'Deep snow, soft sand, marsh', 'difficult', 'clearing'),
  forest: kind('forest', 'Light forest', 'difficult', 'cover'),
  rubble: kind('rubble', 'Rubble, stalls, wreckage', 'difficult', 'cover'),
  jungle: kind('jungle', 'Dense jungle', 'difficult', 'obstacle'),
  building: kind('building', 'Building', 'impassable', 'obstacle'),
  rock: kind('rock', 'Rock outcropping', 'impassable', 'obstacle'),
  smoke: kind('smoke', 'Dense smoke or fog', 'even', 'cover'),
  grass: kind('grass', 'Tall grass', 'even', 'cover'),
} as const satisfies Readonly<Record<string, TerrainKind>>;

export type TerrainId = keyof typeof terrainKinds;

function kind(id: string, name: string, movement: MovementEffect, sight: SightEffect): TerrainKind {
  return { id, name, movement, sight };
}

/** Whether a word names a kind of terrain. */
export function isTerrain(id: unknown): id is TerrainId {
  return typeof id === 'string' && Object.hasOwn(terrainKinds, id);
}
