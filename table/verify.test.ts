import { describe, expect, it } from 'vitest';
import { auction } from './auction.fixture.ts';
import { writeMatchFile } from './file.ts';
import {
  commitmentOf,
  exportMatch,
  type MatchFile,
  type MatchStep,
  readMatchFile,
  requestUndo,
  resignSeat,
  verifyMatch,
} from './index.ts';
import { ann, bea, noon, openAuction, play, playRandomly, seed } from './match.fixture.ts';

const games = [auction];

/** A finished short match with an action taken back in it. */
function finished(): string {
  const match = openAuction({ options: { short: true }, clock: { kind: 'perMove', seconds: 30 } });
  play(match, 0, { type: 'stake', stake: 1 }, noon + 700);
  requestUndo(match, 0, noon + 900);
  playRandomly(match, 2);
  return exportMatch(match);
}

function unfinished(): string {
  const match = openAuction({ seats: [ann, bea, { kind: 'human', name: 'Cleo' }] });
  playRandomly(match, 4, 3);
  resignSeat(match, 1, noon + 9000);
  return exportMatch(match);
}

/** A file changed by somebody who mends the chain afterwards. */
function forge(text: string, change: (file: MatchFile) => MatchFile): string {
  return writeMatchFile(change(readMatchFile(text)));
}

function forgeStep(index: number, change: (step: MatchStep) => object): string {
  return forge(finished(), (file) => ({
    ...file,
    steps: file.steps.map((step, i) => (i === index ? (change(step) as MatchStep) : step)),
  }));
}

describe('an honest file', () => {
  it('is found good, with what it proves', () => {
    expect(verifyMatch(games, finished())).toMatchObject({ ok: true, steps: 6, dice: 'proven' });
    expect(verifyMatch(games, unfinished())).toMatchObject({
      ok: true,
      steps: 4,
      outcome: null,
      dice: 'not revealed',
    });
  });
});

/** The same match as a program from before wrote it, with the names in the seats. */
function inFirstFormat(text: string): string {
  return forge(text, (file) => ({ ...file, header: { ...file.header, formatVersion: 1 } }));
}

describe('one changed byte', () => {
  const other = (character: string): string => (character === '7' ? '8' : '7');
  const letter = (character: string): string => (character === 'e' ? 'f' : 'e');
  const changes: [string, (text: string, at: number) => string][] = [
    ['replaced by a digit', (text, at) => text.slice(0, at) + other(text.charAt(at)) + text.slice(at + 1)],
    ['replaced by a letter', (text, at) => text.slice(0, at) + letter(text.charAt(at)) + text.slice(at + 1)],
    [
      'replaced by a space',
      (text, at) => text.slice(0, at) + (text[at] === ' ' ? '\t' : ' ') + text.slice(at + 1),
    ],
    ['left out', (text, at) => text.slice(0, at) + text.slice(at + 1)],
    ['put before it', (text, at) => `${text.slice(0, at)}0${text.slice(at)}`],
    ['put before it as a space', (text, at) => `${text.slice(0, at)} ${text.slice(at)}`],
    ['doubled', (text, at) => text.slice(0, at) + text.charAt(at) + text.slice(at)],
    ['in the other case', (text, at) => text.slice(0, at) + swapCase(text.charAt(at)) + text.slice(at + 1)],
    ['with another bit', (text, at) => text.slice(0, at) + flipBit(text.charAt(at)) + text.slice(at + 1)],
  ];

  it.each(changes)('%s is found, wherever it is', (_name, change) => {
    for (const text of [finished(), unfinished()].flatMap((file) => [file, inFirstFormat(file)]))
      for (let at = 0; at < text.length; at++) {
        const changed = change(text, at);
        if (changed === text || isInNames(text, at)) continue;
        const result = verifyMatch(games, changed);
        expect(result, `at ${at}: ${changed.slice(at - 20, at + 20)}`).toMatchObject({ ok: false });
        if (!result.ok)
          expect(result.where).toMatch(/^(header|seed|end|file|steps|step \d+|line \d+|byte \d+)$/);
      }
  });

  it('in a name leads to another name at most', () => {
    for (const [_name, change] of changes) {
      const text = finished();
      const { header, ...rest } = readMatchFile(text);
      for (let at = text.indexOf('"names"'); at < text.indexOf('], "check"'); at++) {
        const changed = change(text, at);
        if (!verifyMatch(games, changed).ok) continue;
        const { header: other, ...same } = readMatchFile(changed);
        const seats = other.seats.map((seat, i) => ({ ...seat, name: header.seats[i]?.name }));
        expect({ ...other, seats }).toEqual(header);
        expect(same).toEqual(rest);
      }
    }
  });

  it('is found where it is', () => {
    const text = finished();
    const where = (from: string, to: string): string => {
      expect(text).toContain(from);
      const result = verifyMatch(games, text.replace(from, to));
      return result.ok ? 'nowhere' : result.where;
    };
    expect(where('"remote"', '"human"')).toBe('header');
    const first = inFirstFormat(text).replace('"Ann"', '"Anm"');
    expect(verifyMatch(games, first)).toMatchObject({ ok: false, where: 'header' });
    expect(where('"undo": true', '"undo": frue')).toBe('line 5');
    expect(where('"stake":1', '"stake":2')).toBe('step 1');
    expect(where('"type":"roll"', '"type":"rol"')).toBe('step 4');
    expect(where(`"seed": "${seed.slice(0, 4)}`, '"seed": "1011')).toBe('seed');
    expect(where('"elapsed": ', '"elapsed": 1')).toBe('end');
    expect(where('"elapsed": ', '"elapsed":  ')).toBe(`byte ${text.indexOf('"elapsed": ') + 11}`);
    expect(where('}\n', '} \n')).toMatch(/^byte/);
  });

  /** Whether a byte is part of a name that no check covers. */
  function isInNames(text: string, at: number): boolean {
    const names = /"names": (\[.*?\])/.exec(text);
    if (!names) return false;
    const from = names.index + '"names": ['.length;
    return at >= from && at < names.index + names[0].length;
  }

  function swapCase(character: string): string {
    const lower = character.toLowerCase();
    return character === lower ? character.toUpperCase() : lower;
  }

  function flipBit(character: string): string {
    return String.fromCharCode(character.charCodeAt(0) ^ 1);
  }
});

describe('a forgery with a mended chain', () => {
  const problem = (text: string): string => {
    const result = verifyMatch(games, text);
    return result.ok ? 'none' : `${result.where}: ${result.problem}`;
  };

  it('cannot move the dice', () => {
    const draws = (step: MatchStep): object => ({
      ...step,
      draws: 'draws' in step ? step.draws.map((n) => (n + 1) % 6) : [],
    });
    expect(problem(forgeStep(3, draws))).toBe('step 4: the draws are not those of the fair dice.');
    const opening = forge(finished(), (file) => ({
      ...file,
      header: { ...file.header, opening: file.header.opening.toReversed() },
    }));
    expect(problem(opening)).toBe('opening: the draws are not those of the fair dice.');
  });

  it('cannot change the seed, the commitment alone, or hide them', () => {
    const forged = 'ff'.repeat(32);
    const withSeed = (value: string | null) => (file: MatchFile) => ({
      ...file,
      end: { ...file.end, seed: value },
    });
    expect(problem(forge(finished(), withSeed(forged)))).toBe('seed: it does not fit the commitment.');
    expect(problem(forge(finished(), withSeed(null)))).toBe(
      'seed: the game is over, but the seed is not revealed.',
    );
    const both = forge(finished(), (file) => ({
      ...withSeed(forged)(file),
      header: { ...file.header, commitment: commitmentOf(forged) },
    }));
    expect(problem(both)).toBe('opening: the draws are not those of the fair dice.');
  });

  it('cannot play what is illegal', () => {
    const illegal = (step: MatchStep): object => ({ ...step, action: { type: 'bid', card: 99 } });
    expect(problem(forgeStep(4, illegal))).toBe(
      'step 5: it is not allowed by AUC-BID-01: A bid is a card of your own hand.',
    );
    expect(problem(forgeStep(0, (step) => ({ ...step, seat: 1 })))).toBe(
      'step 1: it is not allowed by TABLE-TURN: It is not your decision now.',
    );
    expect(problem(forgeStep(1, ({ at }) => ({ seat: 1, at, undo: true })))).toBe(
      'step 2: it is not allowed by TABLE-UNDO: Another seat has decided since.',
    );
  });

  it('cannot take back where that is off, or play on after the end', () => {
    const off = forge(finished(), (file) => ({ ...file, header: { ...file.header, undo: 'off' } }));
    expect(problem(off)).toMatch(/^step 2: it is not allowed by TABLE-UNDO/);
    const more = forge(finished(), (file) => ({
      ...file,
      steps: [...file.steps, { seat: 0, at: file.end.elapsed, undo: true }],
    }));
    expect(problem(more)).toBe('step 7: it is not allowed by TABLE-OVER: The game is over.');
  });

  it('cannot turn the clock', () => {
    expect(problem(forgeStep(2, (step) => ({ ...step, at: 0 })))).toBe(
      'step 3: it was taken before the step before it.',
    );
    const late = forge(finished(), (file) => ({
      ...file,
      steps: file.steps.map((step) => ({ ...step, at: step.at + 40_000 })),
      end: { ...file.end, elapsed: file.end.elapsed + 40_000 },
    }));
    expect(problem(late)).toBe('step 1: it is not allowed by TABLE-REQUEST: The time of seat 1 has run out.');
    const early = forgeStep(0, ({ at }) => ({ seat: 0, at, resign: 'time' }));
    expect(problem(early)).toBe(
      'step 1: it is not allowed by TABLE-REQUEST: The time of this seat has not run out.',
    );
    const rewound = forge(finished(), (file) => ({ ...file, end: { ...file.end, elapsed: 0 } }));
    expect(problem(rewound)).toBe('end: less time has passed than was played.');
  });

  it('cannot claim another end, other options or other draws', () => {
    const end = forge(finished(), (file) => ({ ...file, end: { ...file.end, hash: '0123456789abcdef' } }));
    expect(problem(end)).toBe('hash: the steps lead to another state than the file says.');
    const options = forge(finished(), (file) => ({ ...file, header: { ...file.header, options: {} } }));
    expect(problem(options)).toBe('header: the options are not complete.');
    const draws = forge(unfinished(), (file) => ({
      ...file,
      steps: file.steps.map((step) => ('draws' in step ? { ...step, draws: [...step.draws, 1] } : step)),
    }));
    expect(problem(draws)).toBe('step 1: more draws are recorded than were made.');
    const open = forge(unfinished(), (file) => ({
      ...file,
      header: { ...file.header, seats: file.header.seats.map(() => ({ kind: 'open', name: 'x' })) },
    }));
    expect(problem(open)).toBe('opening: Seat 1 is still open.');
  });
});
