import { isPlayable, offered } from '@holoboard/games';
import { describe, expect, it } from 'vitest';
import { holoboard, holoboardHere } from './testing.ts';

const playable = offered.flatMap((room) => (isPlayable(room) ? [room.id] : [])).join(', ');

const commands = [
  'games',
  'rules',
  'play',
  'simulate',
  'replay',
  'verify',
  'serve',
  'worker',
  'backup',
  'restore',
  'admin',
];

describe('holoboard', () => {
  it('explains itself', async () => {
    const { code, output } = await holoboard(['--help']);
    expect(code).toBe(0);
    for (const command of commands) expect(output).toMatch(new RegExp(`^ {2}${command} `, 'm'));
    expect((await holoboard([])).code).toBe(2);
    expect((await holoboard(['dance'])).errors).toBe(
      "holoboard: There is no command 'dance'. See: holoboard --help\n",
    );
  });

  it.each(commands)('explains %s', async (command) => {
    const { code, output, errors } = await holoboardHere([command, '--help']);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain(`Usage: holoboard ${command}`);
  });

  it.each([
    [['dance'], "There is no command 'dance'. See: holoboard --help"],
    [['toString'], "There is no command 'toString'. See: holoboard --help"],
    [['games', 'hoth'], "'hoth' is one word too many. See: holoboard games --help"],
    [['rules'], 'GAME is missing. See: holoboard rules --help'],
    [['rules', 'chess'], `There is no game 'chess'. Games to play: ${playable}. See: holoboard rules --help`],
    [['play'], 'GAME is missing. See: holoboard play --help'],
    [['play', 'hoth', '--seat', 'human'], "Unknown option '--seat'. See: holoboard play --help"],
    [
      ['play', 'hoth', '--seats', 'human,wizard'],
      "'wizard' cannot take a seat. Seats: human, bot, recruit, pilot, commander. See: holoboard play --help",
    ],
    [
      ['play', 'hoth', '--seats', 'human'],
      'Escape from Hoth is for 2, 3 or 4 players, not 1. See: holoboard play --help',
    ],
    [
      ['play', 'hoth', '--option', 'fast'],
      "--option is given as key=value, not 'fast'. See: holoboard play --help",
    ],
    [
      ['play', '--resume', 'x.json', '--seed', '1'],
      '--seed belongs to a new game, not to --resume. See: holoboard play --help',
    ],
    [
      ['simulate', 'hoth', '--games', 'many'],
      "--games is a whole number from 1 to 100000000, not 'many'. See: holoboard simulate --help",
    ],
    [
      ['simulate', 'hoth', '--seats', 'human,pilot'],
      'Only bots play in a simulation. See: holoboard simulate --help',
    ],
    [['verify'], 'FILE is missing. See: holoboard verify --help'],
  ])('does not understand %j', async (args, sentence) => {
    expect(await holoboardHere(args)).toEqual({ code: 2, output: '', errors: `holoboard: ${sentence}\n` });
  });

  it.each([
    [['verify', 'nowhere.json'], 'nowhere.json cannot be read (no such file or directory).'],
    [['replay', 'nowhere.json'], 'nowhere.json cannot be read (no such file or directory).'],
    [['play', '--resume', 'nowhere.json'], 'nowhere.json cannot be read (no such file or directory).'],
  ])('cannot do %j', async (args, sentence) => {
    expect(await holoboardHere(args)).toEqual({ code: 1, output: '', errors: `holoboard: ${sentence}\n` });
  });
});

describe('holoboard games', () => {
  it('lists every game that is offered', async () => {
    const { code, output } = await holoboard(['games']);
    expect(code).toBe(0);
    expect(output.match(/^\S+/gm)).toEqual(offered.map(({ id }) => id));
    expect(output.match(/^\S+(?=.*\(in the making\))/gm) ?? []).toEqual(
      offered.filter((room) => !isPlayable(room)).map(({ id }) => id),
    );
  });
});

describe('holoboard rules', () => {
  it('shows the rulebook, no line wider than the terminal', async () => {
    const { code, output } = await holoboardHere(['rules', 'hoth']);
    expect(code).toBe(0);
    expect(output).toContain('\nMoving a Rebel\n  HOTH-MOVE-01  ');
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('shows one clause and its neighbours', async () => {
    for (const name of ['HOTH-WIN-02', 'hoth-win-02', 'win-02']) {
      const { code, output } = await holoboardHere(['rules', 'hoth', name]);
      expect(code).toBe(0);
      expect(output).toMatch(/^HOTH-WIN-02 \(Winning\)\n {2}No exact count/);
      expect(output).toContain('(before it: HOTH-WIN-01; after it: HOTH-WIN-03)');
    }
  });

  it('suggests clauses near to an unknown one', async () => {
    const { code, output, errors } = await holoboardHere(['rules', 'hoth', 'HOTH-WIN-04']);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(
      /^holoboard: There is no clause 'HOTH-WIN-04' in Escape from Hoth\. Near to it: .*HOTH-WIN-01/,
    );
    expect((await holoboardHere(['rules', 'hoth', 'xyzzy-plugh'])).errors).toBe(
      "holoboard: There is no clause 'xyzzy-plugh' in Escape from Hoth.\n",
    );
  });
});
