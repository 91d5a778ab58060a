import { expect, test, vi } from 'vitest';
import { idOf, type Space, spaceAt, zoneOf } from '../data/graph.ts';
import { type HothOptions, type HothState, hoth } from '../index.ts';
import { at } from '../testing/scene.ts';

/**
 * Moves are worked out once for each situation and then looked up. Two situations must never share a place in the table:
 * what a game answers that has been asked everything is compared with a new one that was asked about one kind alone.
 */
async function newGame(): Promise<typeof hoth> {
  vi.resetModules();
  return (await import('../index.ts')).hoth;
}

/** Everything one can be asked about situations of one kind, on every space and for some numbers of steps. */
function answers(game: typeof hoth, kind: HothState, numbers: readonly number[], place: Place): string[] {
  const found: string[] = [];
  for (let space = 0; space < idOf.length; space++) {
    if (zoneOf[space] === 'dantooinePlanet' || zoneOf[space] === 'hothPlanet') continue;
    for (const steps of numbers) {
      const state = { ...place(kind, space), steps };
      const actions = game.legal(state, 0).map(game.notation.action);
      found.push(`${idOf[space]} ${steps}: ${actions.join(', ')}`);
    }
  }
  return found;
}

type Place = (kind: HothState, space: Space) => HothState;

const rebelAt: Place = (kind, space) => ({ ...kind, rebels: [space, ...kind.rebels.slice(1)] });
const vaderAt: Place = (kind, space) => ({ ...kind, vader: space });

const either = [false, true];

/** All kinds of situations in which a Rebel flies: three readings, a free choice of the number or not, damaged or not. */
function rebelKinds(): HothState[] {
  const { state } = at('phase=rebelMove spun=R1 steps=5 blue=hoth-in-01/5');
  return either.flatMap((winOnRedSpace) =>
    either.flatMap((stopAtJunctions) =>
      either.flatMap((healthyMayStopAtRepair) =>
        either.flatMap((free) =>
          [5, 4].map((pieces) => ({
            ...state,
            options: withOptions({ winOnRedSpace, stopAtJunctions, healthyMayStopAtRepair }),
            free,
            pieces: [pieces, 5],
          })),
        ),
      ),
    ),
  );
}

/** All kinds of situations in which Vader moves: slides one way or both, free or not, and where the two Rebels are. */
function vaderKinds(): HothState[] {
  const { state } = at('phase=vaderMove spun=I1 steps=4');
  const parts = ['planet-hoth', 'hyper-20', 'dan-in-05'].map(spaceAt);
  return either.flatMap((vaderOneWaySlides) =>
    either.flatMap((free) =>
      parts.flatMap((first, i) =>
        parts.slice(i).map((second) => ({
          ...state,
          options: withOptions({ vaderOneWaySlides }),
          free,
          rebels: [first, second],
        })),
      ),
    ),
  );
}

function withOptions(options: Partial<HothOptions>): HothOptions {
  return { ...at('').state.options, ...options };
}

test('HOTH-MOVE-04, HOTH-MOVE-05, HOTH-RULING-03, HOTH-RULING-06, HOTH-RULING-19, HOTH-REP-03 no kind of flight is mistaken for another', async () => {
  const kinds = rebelKinds();
  const together = kinds.map((kind) => answers(hoth, kind, [1, 5, 10], rebelAt));
  for (const [i, kind] of kinds.entries())
    expect(together[i]).toEqual(answers(await newGame(), kind, [1, 5, 10], rebelAt));
});

test('HOTH-VADER-02, HOTH-VADER-06, HOTH-VADER-11, HOTH-RULING-09 no kind of move of Vader is mistaken for another', async () => {
  const kinds = vaderKinds();
  const together = kinds.map((kind) => answers(hoth, kind, [1, 4, 8], vaderAt));
  for (const [i, kind] of kinds.entries())
    expect(together[i]).toEqual(answers(await newGame(), kind, [1, 4, 8], vaderAt));
});
