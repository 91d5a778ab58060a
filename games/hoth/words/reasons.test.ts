import { adviceIn } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { hoth } from '../index.ts';

function advice(position: string, action: string, other: string | null, language = 'en'): string {
  const state = hoth.notation.readPosition(position);
  const read = hoth.notation.readAction;
  const view = hoth.view(state, state.active);
  return adviceIn(hoth, language, view, state.active, read(action), other === null ? null : read(other));
}

describe('reasons in a human sentence', () => {
  test('a Fighter with one piece flies one space a turn: three more to the planet', () => {
    const crippled =
      'turn=30 active=blue phase=rebelMove steps=1 blue=dan-in-13/1 green=hyper-05/5 vader=hyper-30 force=none';
    expect(advice(crippled, 'fly dan-in-14', null)).toBe(
      'Fly to Dantooine inner ring 14: about 3.0 turns to Dantooine from then on.',
    );
    expect(advice(crippled, 'fly dan-in-14', null, 'de')).toBe(
      'Fliegen nach Dantooine-Innenring 14: danach noch etwa 3,0 Züge bis Dantooine.',
    );
  });

  test('what wins needs no other reason', () => {
    const last =
      'turn=30 active=blue phase=rebelMove steps=1 blue=dan-in-16/1 green=hyper-05/5 vader=hyper-30 force=none';
    expect(advice(last, 'fly planet-dantooine', null)).toBe(
      'Fly to Planet Dantooine: you land on Dantooine and win.',
    );
  });

  const steering =
    'turn=9 active=green phase=vaderMove spun=I1 steps=4 blue=hyper-20/1 green=hyper-12/1 vader=hyper-16 force=none';

  test('a last piece holds, so an attack costs nothing; the other way Vader would come to oneself', () => {
    const sentence = advice(steering, 'steer hyper-20', 'steer hyper-12');
    expect(sentence).toContain(
      'Move Vader to hyperspace 20: Vader attacks Blue Leader, and the next best would turn him on you',
    );
    expect(advice(steering, 'steer hyper-12', 'steer hyper-20')).toContain('Vader attacks you');
  });

  test('a spin is luck', () => {
    expect(
      advice(
        'turn=7 active=blue phase=rebelSpin blue=planet-hoth/5 green=planet-hoth/5 vader=hoth-out-21 force=none',
        'spin',
        null,
      ),
    ).toBe('Spin: what comes of it is left to luck.');
  });
});
