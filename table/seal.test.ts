import { type AnyGame, hash, SeededChance, stableJson } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { endor } from '../games/endor/index.ts';
import { hoth } from '../games/hoth/index.ts';
import { writeMatchFile } from './file.ts';
import {
  exportMatch,
  importMatch,
  type Match,
  openLocalMatch,
  outcome,
  readMatchFile,
  replayMatch,
  verifyMatch,
  viewFor,
} from './index.ts';
import { ann, noon, playRandomly, robot, seed } from './match.fixture.ts';

function played(game: AnyGame, steps: number): Match {
  const match = openLocalMatch({ game, seats: [ann, robot], seed, now: noon });
  playRandomly(match, 4, steps);
  return match;
}

/** Every text of a file that is sealed. */
function seals(text: string): string[] {
  return [...text.matchAll(/"sealed": "([0-9a-f]+)"/g)].map(([, digits]) => digits as string);
}

describe('a match that is saved unfinished', () => {
  it('shows no plan, no draw, no seed and no order of a deck', () => {
    const match = played(endor, 12);
    const text = exportMatch(match, { sealed: true });
    const actions = match.steps.flatMap((step) => ('action' in step ? [step.action] : []));
    expect(actions.some(({ type }) => type === 'plan')).toBe(true);
    for (const action of actions) expect(text).not.toContain(stableJson(action));
    for (const word of [seed, '"plan"', '"cards"', '"opening"', '"draws"', '"action"'])
      expect(text).not.toContain(word);
    // One for the header, one for each action, one for the end, each of whole blocks.
    expect(seals(text)).toHaveLength(actions.length + 2);
    for (const digits of seals(text)) expect(digits.length % 64).toBe(0);
  });

  it('can be resumed, replayed and verified by whoever has the file', () => {
    const match = played(endor, 12);
    const text = exportMatch(match, { sealed: true });
    const back = importMatch([endor], text);
    expect(hash(back.session?.state)).toBe(hash(match.session?.state));
    expect(hash(replayMatch([endor], text, 5).state)).toBe(hash(played(endor, 5).session?.state));
    expect(verifyMatch([endor], text)).toMatchObject({ ok: true, dice: 'proven', outcome: null });
    playRandomly(back, 2);
    expect(outcome(back)).not.toBeNull();
    const open = exportMatch(back, { sealed: true });
    expect(seals(open)).toEqual([]);
    expect(verifyMatch([endor], open)).toMatchObject({ ok: true, dice: 'proven' });
  });

  it('tells where it was changed, whatever was', () => {
    const text = exportMatch(played(hoth, 6), { sealed: true });
    for (const [i, digits] of seals(text).entries()) {
      const changed = `${digits.slice(0, 20)}${digits[20] === '0' ? '1' : '0'}${digits.slice(21)}`;
      const where = i === 0 ? 'header' : i === 7 ? 'end' : `step ${i}`;
      expect(verifyMatch([hoth], text.replace(digits, changed))).toMatchObject({ ok: false, where });
      expect(verifyMatch([hoth], text.replace(digits, 'not digits'))).toMatchObject({ ok: false, where });
    }
    const opened = writeMatchFile({ ...readMatchFile(text), sealed: false });
    expect(verifyMatch([hoth], opened)).toMatchObject({ ok: true });
    const half = [...text.split('\n').slice(0, 4), ...opened.split('\n').slice(4)].join('\n');
    expect(verifyMatch([hoth], half)).toMatchObject({ ok: false, problem: 'the layout was changed.' });
  });
});

describe('a match that begins from a position', () => {
  const from = played(endor, 12);
  const world: unknown = endor.redeal(viewFor(from, 0) as never, 0, new SeededChance('another'));
  const start = endor.notation.position(world as never);
  const begin = (position: string, seats = [ann, robot]): Match =>
    openLocalMatch({ game: endor, seats, seed, now: noon, start: position });

  it('has that position, dice of its own and no opening', () => {
    const match = begin(start);
    expect(hash(match.session?.state)).toBe(hash(world));
    expect(match.drawn).toBe(0);
    expect(viewFor(match, 0)).toEqual(viewFor(from, 0));
  });

  it('says so in its file, sealed or open, and is verified as what it is', () => {
    const match = begin(start);
    playRandomly(match, 7, 5);
    const text = exportMatch(match, { sealed: true });
    expect(text).not.toContain('"start"');
    const back = importMatch([endor], text);
    expect(hash(back.session?.state)).toBe(hash(match.session?.state));
    expect(exportMatch(back, { sealed: true })).toBe(text);
    playRandomly(back, 7);
    const open = exportMatch(back);
    expect(open).toContain(`"start": ${JSON.stringify(start)}`);
    expect(verifyMatch([endor], open)).toMatchObject({ ok: true, dice: 'proven', start: 'position' });
  });

  it('must fit the players and the options it is said to have', () => {
    const four = { kind: 'human', name: 'D' } as const;
    expect(() => begin(start, [ann, four, four, four])).toThrow(/another number of players/);
    expect(() => begin('round=x')).toThrow(/./);
    const flag = endor.options.find(({ kind }) => kind === 'flag')?.key as string;
    const options = { ...from.options, [flag]: !from.options[flag] };
    const file = readMatchFile(exportMatch(begin(start), { sealed: true }));
    const forged = writeMatchFile({ ...file, header: { ...file.header, options } });
    expect(verifyMatch([endor], forged)).toMatchObject({
      where: 'opening',
      problem: 'the position is of a game with other options.',
    });
    const newer = writeMatchFile({ ...file, header: { ...file.header, start: `${start} rules=2` } });
    expect(verifyMatch([endor], newer)).toMatchObject({ ok: false, where: 'opening' });
  });

  it('must be one that play can lead to, but a stored match opens from any', () => {
    const problem = 'This position is impossible: nobody has lost a ship yet.';
    const stricter = { ...endor, notation: { ...endor.notation, whyImpossible: () => problem } };
    expect(() => openLocalMatch({ game: stricter, seats: [ann, robot], seed, now: noon, start })).toThrow(
      problem,
    );
    const stored = begin(start);
    playRandomly(stored, 7, 5);
    const back = importMatch([stricter], exportMatch(stored, { sealed: true }));
    expect(hash(back.session?.state)).toBe(hash(stored.session?.state));
  });
});
