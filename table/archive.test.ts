import { type AnyGame, hash, replay, stableJson } from '@holoboard/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auction } from './auction.fixture.ts';
import {
  type ClockSpec,
  exportMatch,
  FileError,
  type FileProblem,
  importMatch,
  type Match,
  outcome,
  readMatchFile,
  replayMatch,
  requestUndo,
  resignSeat,
  tick,
  timeLeft,
  verifyMatch,
} from './index.ts';
import { ann, bea, noon, openAuction, play, playRandomly, playToBids, robot, seed } from './match.fixture.ts';

const games = [auction];
const stateOf = (match: Match): unknown => match.session?.state;

/** A match with something of everything: an action taken back, luck, a resignation, and time that ran out. */
function eventful(): Match {
  const match = openAuction({
    seats: [ann, bea, robot],
    clock: { kind: 'perGame', seconds: 60, increment: 2 },
  });
  play(match, 0, { type: 'stake', stake: 1 }, noon + 1000);
  requestUndo(match, 0, noon + 2000);
  playToBids(match, noon + 3000);
  resignSeat(match, 1, noon + 4000);
  return match;
}

describe('a match file', () => {
  it('keeps options that are numbers, and refuses what no option is', () => {
    const text = exportMatch(openAuction());
    const options = (value: string) => text.replace('"options": {"short":false}', `"options": ${value}`);
    const problem = (value: string): string => {
      try {
        readMatchFile(options(value));
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(text).not.toBe(options('{"limit":400}'));
    expect(problem('{"limit":400}')).not.toContain("'options' is not what it should be");
    expect(problem('{"limit":0.5}')).toContain("'options' is not what it should be");
    expect(problem('{"limit":[4]}')).toContain("'options' is not what it should be");
  });

  it('is laid out one row a line: the header, each step, the end', () => {
    const match = openAuction({ options: { short: true }, entropies: ['a', 'b'] } as object);
    play(match, 0, { type: 'stake', stake: 2 }, noon + 1500);
    const lines = exportMatch(match).split('\n');
    const check = '"check": "[0-9a-f]{16}" }';
    expect(lines[0]).toBe('{');
    expect(lines[1]).toMatch(new RegExp(`^  "match": \\{ .*, ${check},$`));
    const header = [
      '"format": "holoboard-match", "formatVersion": 2, "game": "auction", "rules": 3, "options": {"short":true}',
      '"seats": [{"kind":"human"},{"kind":"remote"}]',
      `"clock": {"kind":"none"}, "away": "pauses", "undo": "free", "created": ${noon}, "started": ${noon}`,
      '"commitment": "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef", "entropies": ["a","b"]',
      '"opening": [',
    ];
    expect(lines[1]).toContain(`{ ${header.join(', ')}`);
    expect(lines[1]).toMatch(/\], "names": \["Ann","B\\u00e9a"\], "check": "[0-9a-f]{16}" \},$/);
    expect(lines[2]).toBe('  "steps": [');
    expect(lines[3]).toMatch(
      new RegExp(
        `^    \\{ "seat": 0, "at": 1500, "action": \\{"stake":2,"type":"stake"\\}, "draws": \\[\\], ${check}$`,
      ),
    );
    expect(lines[4]).toBe('  ],');
    expect(lines[5]).toMatch(
      new RegExp(`^  "end": \\{ "elapsed": 1500, "hash": "${hash(stateOf(match))}", "seed": null, ${check}$`),
    );
    expect(lines.slice(6)).toEqual(['}', '']);
  });

  it('reveals the seed when the game is over, and before that only sealed', () => {
    const match = openAuction();
    playRandomly(match, 5, 4);
    expect(exportMatch(match)).not.toContain(seed);
    expect(exportMatch(match, { sealed: true })).not.toContain(seed);
    expect(importMatch(games, exportMatch(match, { sealed: true })).seed).toBe(seed);
    playRandomly(match, 5);
    expect(exportMatch(match)).toContain(seed);
    expect(exportMatch(match, { sealed: true })).toBe(exportMatch(match));
  });
});

describe('importing', () => {
  it('gives the match back as it was, clocks and pending time included', () => {
    const match = eventful();
    tick(match, noon + 6500);
    const text = exportMatch(match, { sealed: true });
    const back = importMatch(games, text);
    expect(hash(stateOf(back))).toBe(hash(stateOf(match)));
    expect(back.left).toEqual(match.left);
    expect(back.currentFrom).toEqual(match.currentFrom);
    expect(back.bonuses).toEqual(match.bonuses);
    expect(timeLeft(back, 0, noon)).toBe(timeLeft(match, 0, noon + 6500));
    expect(exportMatch(back, { sealed: true })).toBe(text);
  });

  it('goes on with the same dice as if nothing had been', () => {
    const match = openAuction();
    playRandomly(match, 3, 4);
    const back = importMatch(games, exportMatch(match, { sealed: true }));
    for (const each of [match, back]) playRandomly(each, 8);
    expect(stableJson(back.steps.map((step) => ({ ...step, at: 0 })))).toBe(
      stableJson(match.steps.map((step) => ({ ...step, at: 0 }))),
    );
    expect(hash(stateOf(back))).toBe(hash(stateOf(match)));
  });

  it('is the inverse of exporting, for any match', () => {
    const clocks = fc.constantFrom<ClockSpec>(
      { kind: 'none' },
      { kind: 'perMove', seconds: 5 },
      { kind: 'perGame', seconds: 9, increment: 1 },
    );
    const name = fc.string({ minLength: 1, maxLength: 20, unit: 'binary' });
    fc.assert(
      fc.property(clocks, name, fc.array(fc.nat(), { maxLength: 25 }), (clock, text, luck) => {
        const match = openAuction({ clock, seats: [{ kind: 'human', name: text }, bea, robot] });
        luck.forEach((number) => {
          const now = noon + match.time + (number % 3000);
          if (number % 7 === 0) requestUndo(match, number % 3, now);
          else if (number % 31 === 0) resignSeat(match, number % 3, now);
          else if (number % 5 === 0) tick(match, now);
          else playRandomly(match, number, 1);
        });
        const file = exportMatch(match, { sealed: true });
        expect(exportMatch(importMatch(games, file), { sealed: true })).toBe(file);
        expect(verifyMatch(games, file)).toEqual({
          ok: true,
          steps: match.steps.length,
          hash: hash(stateOf(match)),
          outcome: outcome(match),
          dice: 'proven',
          start: 'set-up',
        });
        expect(verifyMatch(games, exportMatch(match)).ok).toBe(true);
      }),
    );
  });

  it.each<[string, (text: string) => string, string]>([
    ['no JSON', () => 'hello', 'Line 1: this is not JSON.'],
    ['another file', () => '{"name":"x"}', 'Header: this is not the file of a Holoboard match.'],
    [
      'a newer format',
      (text) => text.replace('"formatVersion": 2', '"formatVersion": 3'),
      'Header: the file has format 3; this program reads up to 2.',
    ],
    ['too much', (text) => text + ' '.repeat(17_000_000), 'File: it is too large: 16 MB is the most.'],
    [
      'a changed header',
      (text) => text.replace('"kind":"remote"', '"kind":"human"'),
      'Header: it does not fit its check, so it was changed.',
    ],
    [
      'a changed step',
      (text) => text.replace('"stake":1', '"stake":2'),
      'Step 1: the chain is broken here, so this step was changed.',
    ],
    [
      'a missing step',
      (text) => text.replace(/\n.*"undo": true.*/, ''),
      'Step 2: the chain is broken here, so this step was changed.',
    ],
    ['no seed', (text) => text, 'Seed: it is not in the file, so the match can be replayed but not resumed.'],
  ])('refuses %s in one sentence', (_name, change, sentence) => {
    expect(() => importMatch(games, change(exportMatch(eventful())))).toThrow(sentence);
  });

  it('refuses an unknown game and rules to come, not those of old', () => {
    const text = exportMatch(eventful());
    expect(() => importMatch([], text)).toThrow("Header: there is no game 'auction' here.");
    expect(() => importMatch([{ ...auction, rulesVersion: 2 }], text)).toThrow(
      'Header: this game of Auction follows version 3 of the rules, and this program knows them up to version 2.',
    );
    expect(replayMatch([{ ...auction, rulesVersion: 4 }], text).log.rules).toBe(3);
  });

  it.each<[FileProblem, (text: string) => string, readonly AnyGame[]]>([
    ['changed', (text) => text.replace('"seat": 1', '"seat": 0'), games],
    ['unreadable', (text) => text.slice(5), games],
    ['foreign', () => '{}', games],
    ['large', (text) => text.padEnd(17 * 1024 * 1024), games],
    ['newer', (text) => text.replace('"formatVersion": 2', '"formatVersion": 99'), games],
    ['otherRules', (text) => text, [{ ...auction, rulesVersion: 2 }]],
    ['unknownGame', (text) => text, []],
    ['noSeed', (text) => text, games],
  ])('tells a file that is %s', (kind, change, known) => {
    expect(() => importMatch(known, change(exportMatch(eventful())))).toThrow(
      expect.objectContaining({ kind }),
    );
  });
});

describe('replaying', () => {
  it('needs no seed and stops at any step', () => {
    const match = eventful();
    const text = exportMatch(match);
    const whole = replayMatch(games, text);
    expect(hash(whole.state)).toBe(hash(stateOf(match)));
    expect(replayMatch(games, text, 0).log.steps).toEqual([]);
    for (let at = 0; at <= match.steps.length; at++)
      expect(hash(replayMatch(games, text, at).state)).toBe(hash(replay(auction, whole.log, at).state));
    for (const at of [-1, 99, 0.5])
      expect(() => replayMatch(games, text, at)).toThrow(
        `The match has steps 0 to 5; there is no step ${at}.`,
      );
  });

  it('tells why a seat left', () => {
    const match = eventful();
    tick(match, noon + 70_000);
    const { steps } = readMatchFile(exportMatch(match));
    expect(steps.slice(-2)).toEqual([
      { seat: 1, at: 4000, resign: 'choice' },
      { seat: 0, at: 70_000, resign: 'time' },
    ]);
  });
});

describe('nonsense', () => {
  const refusesPlainly = (work: () => unknown): void => {
    expect(work).toThrow(FileError);
    expect(work).toThrow(/^[A-Z].*\.$/s);
  };

  it('is refused with a plain error, and never verified', () => {
    const text = exportMatch(eventful());
    const lines = text.split('\n');
    const scrambled = fc.shuffledSubarray(lines).map((some) => some.join('\n'));
    const nonsense = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.json(),
      fc.nat({ max: text.length }).map((end) => text.slice(0, end)),
      scrambled,
      fc
        .record({ format: fc.constant('holoboard-match'), steps: fc.jsonValue() })
        .map((it) => JSON.stringify(it)),
    );
    fc.assert(
      fc.property(nonsense, (input) => {
        fc.pre(input !== text);
        const result = verifyMatch(games, input);
        expect(result.ok).toBe(false);
        if (!result.ok) expect([result.where, result.problem].every((words) => words.length > 0)).toBe(true);
        refusesPlainly(() => importMatch(games, input));
        // Only white space may be lost without harm to a replay.
        if (input.trim() !== text.trim()) refusesPlainly(() => replayMatch(games, input));
      }),
      { numRuns: 500 },
    );
  });

  it('may be nested as deeply as it likes', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const text = exportMatch(eventful()).replace('{"stake":1,"type":"stake"}', `{"type":${deep}}`);
    expect(verifyMatch(games, text)).toEqual({ ok: false, where: 'step 1', problem: 'this cannot be read.' });
    expect(verifyMatch(games, deep).ok).toBe(false);
    expect(verifyMatch(games, null as unknown as string)).toMatchObject({ ok: false, where: 'file' });
  });
});
