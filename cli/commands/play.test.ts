import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finished, holoboard, type Run, startHoloboard, testFolder, written } from '../testing.ts';

let folder: string;

beforeEach(() => {
  folder = testFolder();
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(args: readonly string[], lines: readonly string[] = []): Promise<Run> {
  return holoboard(args, { cwd: folder, input: lines.map((line) => `${line}\n`).join('') });
}

/** More first choices than any game needs against a bot that wants to win. */
const firstChoices = new Array<string>(400).fill('1');

const hoth = ['play', 'hoth', '--option', 'firstPlayer=blue', '--seed', '11'];

/** The final line of `verify`. */
async function verified(file: string): Promise<string> {
  const { code, output, errors } = await run(['verify', file]);
  expect([code, errors]).toEqual([0, '']);
  return output;
}

describe('holoboard play', () => {
  it('plays a whole game, which can be verified and replayed', async () => {
    const { code, output, errors } = await run([...hoth, '--save', 'game.json'], firstChoices);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('  Blue Leader: You\n  Green Leader: Bot (pilot)\n');
    expect(output).toMatch(
      /\n(Blue|Green) Leader wins: first on Planet Dantooine, in turn \d+\.\nIt is kept in game\.json\./,
    );
    expect(await verified('game.json')).toMatch(
      /^ok: \d+ steps, all legal; the dice were fair; the game is over; hash [0-9a-f]{16}\n$/,
    );
    const replay = await run(['replay', 'game.json']);
    expect(replay.code).toBe(0);
    const [, ending = ''] = /\n(.* wins: .*)\n/.exec(output) ?? [];
    expect(replay.output).toContain(ending);
  });

  it('goes on after a break exactly as it would have gone without', async () => {
    await run([...hoth, '--save', 'whole.json'], firstChoices);
    await run([...hoth, '--save', 'parts.json'], firstChoices.slice(0, 7));
    expect(await verified('parts.json')).toContain('the game is not over yet');
    await run(['play', 'hoth', '--resume', 'parts.json'], [...firstChoices.slice(0, 5), 'quit']);
    const rest = await run(['play', '--resume', 'parts.json'], firstChoices);
    expect(rest.output).toContain(' wins: ');
    expect(await verified('parts.json')).toBe(await verified('whole.json'));
  });

  it('keeps a game that was left, and says how to go on', async () => {
    const { code, output } = await run(hoth, ['1', 'quit']);
    expect(code).toBe(0);
    const [name = ''] = readdirSync(join(folder, 'data', 'saves'));
    expect(output).toContain(`  Go on with it:   holoboard play --resume ${join('data', 'saves', name)}\n`);
    expect(await verified(join('data', 'saves', name))).toContain('not over yet');
  });

  it('keeps a game when the program is told to end', async () => {
    const child = startHoloboard([...hoth, '--save', 'game.json'], { cwd: folder });
    const end = finished(child);
    await written(child, 'Enter: Spin');
    child.kill('SIGINT');
    const { code, output } = await end;
    expect(code).toBe(0);
    expect(output).toContain('holoboard play --resume game.json');
    expect(await verified('game.json')).toContain('ok: 0 steps');
  });

  it('explains what is not allowed, and takes an action in short form', async () => {
    const { output } = await run(hoth, ['why fly hyper-05', 'fly hyper-05', 'why spin', 'dance', '7', '']);
    const answers: Record<string, string> = {
      'why fly hyper-05': 'The steps of a turn have a fixed order',
      'fly hyper-05': 'The steps of a turn have a fixed order',
      'why spin': 'You may do that.',
      dance: "'dance' is no action",
      7: 'Type a number from 1 to 1, or help.',
      '': '  · Blue Leader spins',
    };
    for (const [line, answer] of Object.entries(answers)) expect(output).toContain(`\n> ${line}\n${answer}`);
    expect(output).toContain('[HOTH-TURN-02]');
    expect(await run([...hoth, '--save', 'spun.json'], ['spin'])).toMatchObject({ code: 0 });
    expect(await verified('spun.json')).not.toContain('ok: 0 steps');
  });

  it('answers board, hint, rules, help, save and undo', async () => {
    const lines = [
      'board',
      'hint',
      'rules HOTH-MOVE-04',
      'rules',
      'rules x',
      'help',
      'save other.json',
      'undo',
      'why',
    ];
    const { code, output, errors } = await run(hoth, lines);
    expect([code, errors]).toEqual([0, '']);
    expect(output.match(/Planet Hoth o/g)).toHaveLength(2);
    expect(output).toContain(
      'The pilot would choose: Spin: what comes of it is left to luck.\nThere is no other choice.',
    );
    expect(output).toContain('HOTH-MOVE-04 (Moving a Rebel)');
    expect(output).toContain("There is no clause 'x' in Escape from Hoth.");
    expect(output).toContain('  resign        give up');
    expect(output).toContain('Saved in other.json.');
    expect(output).toContain('There is nothing to take back yet.');
    expect(existsSync(join(folder, 'other.json'))).toBe(true);
  });

  it('takes a move back, but not a spin', async () => {
    // Asked for every move, a person spins, takes the first move, takes it back, and cannot take the spin back.
    const { output } = await run([...hoth, '--no-auto'], ['1', '1', 'undo', 'undo']);
    expect(output.match(/Taken back\./g)).toHaveLength(1);
    expect(output).toContain('Luck has spoken since');
  });

  it('lets nobody take back the secret plan of another person', async () => {
    const battle = ['play', 'endor', '--seats', 'human,human', '--seed', '11'];
    const { output } = await run(battle, ['1', '1', '1', '', 'undo', 'undo']);
    expect(output).toContain('Rebel Alliance: 3 in hand, pile 3, has planned');
    expect(output.match(/That was another player’s secret decision/g)).toHaveLength(2);
    expect(output).not.toContain('Taken back.');
  });

  it('lets a person give up', async () => {
    const { output } = await run(hoth, ['resign', 'no', 'resign', 'yes']);
    expect(output).toContain('You play on.');
    expect(output).toContain('Green Leader wins: everybody else has resigned.');
  });

  it('lets bots play among themselves', async () => {
    const { code, output } = await run(['play', 'hoth', '--seats', 'recruit,bot,bot:pilot', '--seed', '3']);
    expect(code).toBe(0);
    expect(output).toMatch(/ Leader wins: first on Planet Dantooine/);
  });

  it('does not write over a file, and says when it cannot write one', async () => {
    writeFileSync(join(folder, 'letter'), 'Dear');
    const over = await run([...hoth, '--save', 'letter']);
    expect(over).toEqual({
      code: 1,
      output: '',
      errors: 'holoboard: letter is there already; go on with it by --resume, or name another file.\n',
    });
    const below = await run([...hoth, '--save', join('letter', 'game.json')]);
    expect(below.code).toBe(1);
    expect(below.errors).toMatch(/^holoboard: letter.game\.json cannot be written \(.*\)\.\n$/);
    expect(readFileSync(join(folder, 'letter'), 'utf8')).toBe('Dear');
    // A game nobody wanted kept is played all the same.
    writeFileSync(join(folder, 'data'), '');
    const unkept = await run(hoth, ['resign', 'yes']);
    expect(unkept.code).toBe(0);
    expect(unkept.errors).toMatch(/^The game is not kept: /);
    expect(unkept.output).toContain('Green Leader wins');
  });
});

describe('holoboard verify', () => {
  it('finds any changed byte and says where', async () => {
    await run([...hoth, '--save', 'game.json'], firstChoices.slice(0, 6));
    const text = readFileSync(join(folder, 'game.json'), 'utf8');
    // A byte in the set-up, one in the middle and one at the end, each replaced by a neighbour of its kind.
    const places = [
      text.indexOf('"created": ') + 11,
      text.indexOf('"draws": [', text.length / 2) + 10,
      text.lastIndexOf('"hash": "') + 9,
    ];
    for (const at of places) {
      const changed = text[at] === '1' ? '2' : '1';
      writeFileSync(join(folder, 'forged.json'), text.slice(0, at) + changed + text.slice(at + 1));
      const { code, output, errors } = await run(['verify', 'forged.json']);
      expect([code, output]).toEqual([1, '']);
      expect(errors).toMatch(
        /^holoboard: forged\.json is not as it was played: (header|step \d+|end): .*\n$/,
      );
    }
  });

  it('says what a file is that is no match', async () => {
    writeFileSync(join(folder, 'letter'), 'Dear');
    for (const command of [
      ['verify', 'letter'],
      ['replay', 'letter'],
      ['play', '--resume', 'letter'],
    ]) {
      const { code, output, errors } = await run(command);
      expect([code, output]).toEqual([1, '']);
      expect(errors).toMatch(/^holoboard: letter [^\n]*this is not JSON\.\n$/);
    }
  });
});

describe('holoboard replay', () => {
  it('shows any step', async () => {
    await run([...hoth, '--save', 'game.json'], ['1', 'quit']);
    const start = await run(['replay', 'game.json', '--at', '0']);
    expect(start.output).toMatch(/^Escape from Hoth: 0 of \d+ steps\n/);
    expect(start.output).toMatch(
      /\nPosition: turn=1 active=blue phase=rebelSpin blue=planet-hoth\/5 green=planet-hoth\/5 /,
    );
    const first = await run(['replay', 'game.json', '--at', '1']);
    expect(first.output).toMatch(/\n {3}1 {2}Blue Leader: spin\n {2}· Blue Leader spins /);
    const boards = await run(['replay', 'game.json', '--boards']);
    const steps = Number(/ of (\d+) steps/.exec(start.output)?.[1]);
    expect(boards.output.match(/Planet Hoth o/g)).toHaveLength(steps);
    const beyond = await run(['replay', 'game.json', '--at', String(steps + 1)]);
    expect(beyond).toMatchObject({ code: 2, output: '' });
    expect(beyond.errors).toContain(`--at is a whole number from 0 to ${steps}`);
  });
});
