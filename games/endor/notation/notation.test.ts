import { at, hash, SeededChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { type EndorAction, type EndorOptions, type EndorState, endor } from '../index.ts';
import { options } from '../options.ts';
import { optionsOf, scene, start } from '../testing/scene.ts';

const { notation } = endor;

/** Plays a random game and shows every position of it, the last one too. */
function walk(seed: string, seats: number, chosen: EndorOptions, visit: (state: EndorState) => void): void {
  const chance = new SeededChance(seed);
  const state = endor.setup(chosen, seats, chance);
  while (!endor.outcome(state)) {
    visit(state);
    playOn(state, chance);
  }
  visit(state);
}

function playOn(state: EndorState, chance: SeededChance): EndorAction {
  const seat = at(endor.question(state).seats, 0);
  const legal = endor.legal(state, seat);
  const action = at(legal, chance.draw('choice', legal.length));
  endor.apply(state, seat, action, chance);
  return action;
}

/** All options other than by default. */
function otherOptions(seats: number): EndorOptions {
  return optionsOf(
    Object.fromEntries(
      options.map((spec) => [spec.key, spec.kind === 'flag' ? !spec.default : spec.values[1]]),
    ),
    seats,
  );
}

/** A position in the words a tester would write. */
const quiet = {
  round: '2',
  phase: 'chooseOrder',
  active: '0',
  ships: 'm1:x5+falcon,i1:t4,o8:executor',
  fleet: 'f1:y4,f2:down,f3:-,f4:y4,f5:b3,f6:x5',
  reserve: '28',
  falcon: '6',
  executor: '8',
  luke: '4',
  vader: '4',
  team: '0',
  hands: 'R02+R06+R07,E03+E03+E03',
  piles: 'R09+R13*,E04+E04',
  card: 'R05',
};

function text(changes: Readonly<Record<string, string | null>> = {}): string {
  return Object.entries({ ...quiet, ...changes })
    .flatMap(([name, value]) => (value === null ? [] : [value === '' ? name : `${name}=${value}`]))
    .join(' ');
}

describe('positions', () => {
  test('every position of a game is written and read back whole, hidden parts too', () => {
    const phases = new Set<string>();
    for (const [seats, chosen] of [
      [2, optionsOf()],
      [4, optionsOf({}, 4)],
      [2, otherOptions(2)],
      [4, otherOptions(4)],
    ] as const)
      walk(`${seats}`, seats, chosen, (state) => {
        phases.add(state.phase);
        expect(hash(notation.readPosition(notation.position(state)))).toBe(hash(state));
      });
    expect(phases.size).toBe(9);
  });

  test('a resigned game is read back whole, even from the middle of planning', () => {
    const game = start();
    const { state } = game.play(`0 ${game.legal('plan', 0)[0]}`, '1 resign');
    const written = notation.position(state);
    expect(written).toContain('planned=0 ');
    expect(hash(notation.readPosition(written))).toBe(hash(state));
  });

  test('the start reads like the set-up', () => {
    const written = notation.position(start().state);
    expect(written).toContain(
      'round=1 phase=plan active=0 ships=o1:b3,o2:y4,o3:x5,o4:b3,o6:t4,o7:t4,o8:executor,',
    );
    expect(written).toContain('fleet=f1:y4,f2:x5,f3:b3,f4:y4,f5:b3,f6:x5 reserve=28 falcon=6 executor=8 ');
    expect(written).not.toContain('options=');
    expect(notation.position(start(2, { freePass: true }).state)).toMatch(/ options=freePass:true$/);
  });

  test('a position can be written by hand, its decks left out', () => {
    const state = notation.readPosition(text());
    expect(endor.view(state, 0)).toMatchObject({
      ships: { m1: { xwing: 5, falcon: 1 }, i1: { tie: 4 }, o8: { executor: 1 } },
      card: 'R05',
      // 30 cards each, less 3 in hand, the pile, and the one that is played.
      decks: [24, 25],
      piles: [
        { planned: 1, bonus: 1, freshBonus: 1, cards: ['R09'] },
        { planned: 2, bonus: 0, cards: null },
      ],
    });
    // The first kind of the list lies on top.
    expect(notation.position(state)).toContain(' rebelDeck=R01+R02+R02+R03+');
    expect(notation.readPosition(text({ vader: 'redeemed' }))).toMatchObject({ vader: 0, redeemed: true });
  });

  test.each([
    [{ ships: null }, "The position does not say 'ships='."],
    [{ hands: 'R01' }, 'A position has the hands of two or of four seats.'],
    [{ phase: 'lunch' }, "The word 'phase' is one of plan, chooseOrder,"],
    [{ active: '2' }, "The word 'active' is a number from 0 to 1, not '2'."],
    [{ sauce: 'hot' }, "The position has a word that means nothing here: 'sauce'."],
    [{ deployed: 'maybe' }, "'deployed' is said or left out, nothing else."],
    [{ ships: 'm1:x5=3' }, 'twice or twistedly'],
    [{ ships: 'm1:5x,o8:executor' }, 'Ships are written like'],
    [{ ships: 'm1:falcon2' }, 'Ships are written like'],
    [{ ships: 'm1:x1+x2' }, 'Ships are written like'],
    [{ ships: 'm1' }, 'should have a name and a value'],
    [{ ships: 'm9:x5' }, 'The sector is one of o1, o2,'],
    [{ ships: 'm1:x5+falcon,m1:y3,o8:executor' }, 'The position tells of sector m1 twice.'],
    [{ fleet: 'f1:y4' }, 'The position does not tell of fleet marker f2.'],
    [{ fleet: `${quiet.fleet},f7:x1` }, "There is no fleet marker 'f7'."],
    [{ fleet: `${quiet.fleet},f6:x1` }, 'The position tells of a fleet marker twice.'],
    [
      { fleet: quiet.fleet.replace('f3:-', 'f3:t1') },
      'A fleet marker carries X-wings, Y-wings and B-wings only.',
    ],
    [{ hands: 'R02+R06+E03,E03+E03+E03' }, "There is no card 'E03' among the cards of the side."],
    [{ piles: 'R09' }, 'A position of 2 seats has 2 piles.'],
    [{ piles: 'R13*+R09,E04' }, 'A pile is written like'],
    [{ origins: 'deathStar' }, 'No ship comes from the Death Star.'],
    [{ target: 'home' }, "There is no place 'home' on the board."],
    [{ options: 'freePass:often' }, "Option 'freePass' is on or off, not 'often'."],
    [{ round: '-3' }, "The word 'round' is a number from 1 to 9999, not '-3'."],
  ])('a wrong word is told in a sentence: %o', (changes: Record<string, string | null>, sentence) => {
    expect(() => notation.readPosition(text(changes))).toThrow(sentence);
  });

  test.each([
    [{ ships: 'm1:x9+falcon,i1:t4,o8:executor,o1:x9' }, 'there are more ships of a type than the game has'],
    [{ ships: 'm1:x5+falcon,i1:t40,o8:executor' }, 'there are more TIE fighters than the game has'],
    [{ reserve: '26' }, 'the Reserve is a multiple of 4 up to 28'],
    [{ ships: 'm1:x5,i1:t4,o8:executor' }, 'the Falcon is in a sector while it has hits left'],
    [{ executor: '0' }, 'the Executor is in a sector while it has hits left'],
    [{ ships: 'm1:x5+falcon,i1:t4', executor: '0' }, 'the Reserve is lost with the Executor'],
    [{ ships: 'm1:x5+falcon+t4,o8:executor' }, 'both sides are in one sector'],
    [{ ships: 'm1:x5+falcon,ds:b1,o8:executor' }, 'nobody can be inside the Death Star'],
    [
      { ships: 'm1:x5+falcon,ds:executor', team: '28', options: 'deathStarRun:true' },
      'the Executor is inside the Death Star',
    ],
    [{ luke: '0', vader: '0' }, 'the duel ends with the first who falls'],
    [{ luke: '0', vader: 'redeemed' }, 'the duel ends with the first who falls'],
    [{ team: '9', troopers: '9,10' }, 'Stormtroopers stand ahead of the team'],
    [{ troopers: '3,2' }, 'Stormtroopers stand ahead of the team'],
    [{ troopers: '1,2,3,4,5,6,7,8,9,10' }, 'there are 9 Stormtroopers'],
    [{ hands: 'R01+R01+R02,E03+E03+E03' }, 'the cards of each side are not the 30 of its deck'],
    [{ hands: 'R02+R06,E03+E03+E03' }, 'the hands or piles have the wrong number of cards'],
    [{ planned: '0' }, 'the hands or piles have the wrong number of cards'],
    [{ winner: 'rebel', ending: 'resigned' }, 'a winner and an ending belong to phase over'],
    [
      { phase: 'over', winner: 'rebel', ending: 'deathStarDestroyed' },
      'the Rebels win by destroying the Death Star',
    ],
    [
      { phase: 'over', winner: 'empire', ending: 'rebelsDestroyed' },
      'the Empire wins when no Rebel ship is left',
    ],
    [{ card: null }, 'no card is flipped'],
    [{ order: 'xwing' }, 'nothing is done before an order is chosen'],
    [{ phase: 'move' }, 'the order is not on the card'],
    [{ phase: 'move', order: 'luke' }, 'the order is not on the card'],
    [{ phase: 'fire', order: 'xwing' }, 'the phase does not fit the order'],
    [{ phase: 'move', order: 'shieldAssault' }, 'the phase does not fit the order'],
    [{ phase: 'target', order: 'xwing', origins: 'm1' }, 'what moved does not fit where it came from'],
    [
      { phase: 'target', order: 'xwing', origins: 'm2', moved: 'm1:9' },
      'more ships moved to a sector than are in it',
    ],
    [
      { phase: 'target', order: 'xwing', origins: 'm2,o1', moved: 'm1:2' },
      'ships moved from too many places',
    ],
    [{ phase: 'target', order: 'xwing', moved: 'm1:4', deployed: '' }, 'only TIE fighters deploy'],
    [{ phase: 'assign', order: 'xwing', from: 'm1', target: 'i1', dice: '1,2' }, 'the order rolls 5 dice'],
    [
      { phase: 'assign', order: 'xwing', from: 'm1', target: 'i5', dice: '1,2' },
      'cannot have rolled at that',
    ],
    [
      { phase: 'assign', order: 'xwing', from: 'm1', target: 'i1', dice: '1,3,2,4,5' },
      'dice are told in ascending order',
    ],
    [
      { phase: 'assign', order: 'xwing', from: 'm1', target: 'i1', dice: '1,2,3,4,5' },
      'there is no choice in assigning these dice',
    ],
    [
      { phase: 'reroll', order: 'xwing', from: 'm1', target: 'i1', dice: '1,2,3,4,5' },
      'nobody may re-roll here',
    ],
    [{ rebelOutside: 'R01+R01' }, 'a card known to be out of the deck is in it'],
  ])(
    'an impossible position is told in a sentence: %o',
    (changes: Record<string, string | null>, sentence) => {
      expect(() => notation.readPosition(text(changes))).toThrow(`This position is impossible: `);
      expect(() => notation.readPosition(text(changes))).toThrow(sentence);
    },
  );

  test('whatever is read can be played to the end', () => {
    const chance = new SeededChance('mixed');
    const lines: string[] = [];
    for (const seats of [2, 4])
      walk(`mixed ${seats}`, seats, otherOptions(seats), (state) => lines.push(notation.position(state)));
    let read = 0;
    for (let i = 0; i < 1500; i++) {
      const mixed = crossed(lines, chance);
      const state = readOrNothing(mixed);
      if (!state) continue;
      read++;
      endor.words.en.board(endor.view(state, 0));
      endor.redeal(endor.view(state, 0), 0, chance);
      while (!endor.outcome(state) && !endor.overlong(state)) playOn(state, chance);
    }
    expect(read).toBeGreaterThan(20);
  });
});

/** A position with one or two of its words taken from another one. */
function crossed(lines: readonly string[], chance: SeededChance): string {
  const pick = (): string[] => at(lines, chance.draw('line', lines.length)).split(' ');
  const words = pick();
  const others = pick();
  for (let i = chance.draw('words', 2); i >= 0; i--) {
    const taken = at(others, chance.draw('word', others.length));
    const place = words.findIndex((word) => word.split('=')[0] === taken.split('=')[0]);
    words[place < 0 ? words.length : place] = taken;
  }
  return words.join(' ');
}

function readOrNothing(line: string): EndorState | null {
  try {
    return notation.readPosition(line);
  } catch (error) {
    // A person must be able to read what is wrong.
    expect((error as Error).message).toMatch(/^[A-Z'].{10,}\.$/);
    return null;
  }
}

describe('actions', () => {
  test('every action of a game is written and read back', () => {
    const types = new Set<string>();
    walk('actions', 2, otherOptions(2), (state) => {
      const [seat] = endor.question(state).seats;
      if (seat === undefined) return;
      for (const action of endor.legal(state, seat)) {
        types.add(action.type);
        expect(notation.readAction(notation.action(action))).toEqual(action);
      }
    });
    expect(types.size).toBe(13);
  });

  test.each([
    ['plan R02 R06 R13', { type: 'plan', cards: ['R02', 'R06', 'R13'] }],
    ['order xwing', { type: 'order', order: 'xwing' }],
    ['move f2 o2 4', { type: 'move', from: 'f2', to: 'o2', ships: 4 }],
    ['attack i2 deathStar', { type: 'attack', from: 'i2', at: 'deathStar' }],
    ['fire f3', { type: 'fire', at: 'f3' }],
    ['ambush 3', { type: 'ambush', troopers: 3 }],
    ['reroll 2', { type: 'reroll', die: 2 }],
    ['  assign  tie executor ', { type: 'assign', hits: ['tie', 'executor'] }],
    ['assign', { type: 'assign', hits: [] }],
    ['stay', { type: 'stay' }],
  ])('%s', (line, action) => {
    expect(notation.readAction(line)).toEqual(action);
  });

  test.each([
    ['', "'' is no action; write plan CARDS,"],
    ['dance', "'dance' is no action;"],
    ['constructor', "'constructor' is no action;"],
    ['plan', "'plan' is no action;"],
    ['plan R99', "There is no card 'R99'."],
    ['order lunch', 'The order is one of'],
    ['order xwing now', 'is no action'],
    ['move m1 i1', 'is no action'],
    ['move m1 i1 0', "The number of ships is a number from 1 to 99, not '0'."],
    ['move m1 i1 1 2', 'is no action'],
    ['attack m1 mars', "There is no place 'mars' on the board."],
    ['ambush 4', 'The number of Stormtroopers is a number from 1 to 3'],
    ['reroll 7', 'The die is a number from 1 to 6'],
    ['assign cow', 'The ship is one of xwing,'],
    ['stay put', 'is no action'],
    ['hold on', 'is no action'],
  ])('a wrong action is told in a sentence: %s', (line, sentence) => {
    expect(() => notation.readAction(line)).toThrow(sentence);
  });
});

test('a scene of the tests is a position like any other', () => {
  const { state } = scene({ card: 'R05', bonus: { 0: ['R13'] } });
  expect(hash(notation.readPosition(notation.position(state)))).toBe(hash(state));
});
