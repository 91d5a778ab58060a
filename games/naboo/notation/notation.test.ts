import { SeededChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { naboo } from '../index.ts';
import { scene } from '../testing/scene.ts';

const { notation } = naboo;
const defaults = Object.fromEntries(naboo.options.map((option) => [option.key, option.default]));

test.each([
  'queen purpleQueen',
  'plan nb-01 np-14 np-01 nb-05',
  'choose nb-01a',
  'use BD-n12',
  'move bf-3-4',
  'stay',
  'attack RedQueen',
  'hold',
  'strike Maul 3',
  'bonus nabooPalace',
  'block 6 7',
  'block',
  'deploy grid-1',
  'send BD3',
  'take 2',
  'arrive f1-0-0 f1-0-1',
  'activate bf-1-0',
  'done',
])('the action %s is read back as it was written', (text) => {
  expect(notation.action(notation.readAction(text))).toBe(text);
});

test.each([
  ['dance', "'dance' is no action; write queen QUEEN"],
  ['move', "'move' is no action"],
  ['move bf-9-9', "There is no space 'bf-9-9'."],
  ['plan xx-01', "There is no card 'xx-01'."],
  ['strike Maul 4', "The number of dice is a number from 1 to 3, not '4'."],
  ['choose nb-01z', "There is no action 'nb-01z' on a card."],
  ['attack ?', "'?' names no piece."],
])('%s is refused in a sentence', (text, sentence) => {
  expect(() => notation.readAction(text)).toThrow(sentence);
});

test('a game is read back from its text at every step of the way', () => {
  const chance = new SeededChance('notation');
  const state = naboo.setup({ ...defaults, partialGroupToPalace: true } as never, 4, chance);
  for (let i = 0; i < 600; i++) {
    const { seats } = naboo.question(state);
    const seat = seats[chance.draw('seat', seats.length)] as number;
    const legal = naboo.legal(state, seat);
    naboo.apply(state, seat, legal[chance.draw('action', legal.length)] as never, chance);
    expect(notation.readPosition(notation.position(state))).toEqual(state);
  }
});

describe('impossible positions', () => {
  const base =
    'round=1 phase=play lead=0 active=0 frames=card:0:np-14:-:0 nabooPalaceDiscard=np-14 flipped=0,1,0,0 real=RedQueen anakin=0 hands=-,-';

  test('the position they come from is possible', () => {
    expect(notation.readPosition(base).phase).toBe('play');
  });

  test.each([
    ['pieces=G1:bf-4-3', 'two pieces stand on one space'],
    ['pieces=G1:f1-3-3', 'a piece stands where it cannot be'],
    ['pieces=PG1:gc-01', 'a piece stands where it cannot be'],
    ['pieces=F1:bf-6-0', 'a Fambaa or a Viceroy has moved'],
    ['pieces=VR1:-', 'a Viceroy is missing'],
    ['pieces=AAT1:bf-6-0', 'a tank is under the shield'],
    ['pieces=BD1:-', 'there are 65 Battle Droids, on the boards, in the pool and gone'],
    ['pool=0,1', 'there are 12 Destroyer Droids, on the boards, in the pool and gone'],
    ['bonus=tb-01,-', 'a seat has cards of the other side'],
    ['stacks=sf-1+sf-1,-,-,-,-', 'each Starfighter card is in one place'],
    ['winner=naboo', 'somebody has won, but the game goes on'],
    ['planned=0', 'cards are played when everybody has planned'],
    ['nabooBattlefield=nb-01', 'the cards are not those of the game'],
  ])('%s', (words, reason) => {
    expect(() => notation.readPosition(`${base} ${words}`)).toThrow(
      `This position is impossible: ${reason}.`,
    );
  });

  test.each([
    ['card:0:np-14:np-14a:0', 'does not fit the position'],
    ['card:1:np-14:-:0', 'does not fit the position'],
    ['card:0:np-01:-:0', 'does not fit the position'],
    ['move:0:PG1', 'is out of place'],
    ['card:0:np-14:np-14a:0,units:0:np-14a:4:PG1', 'does not fit the position'],
    ['card:0:np-14:np-14a:0,units:0:np-14a:3:PG1,move:0:PG2', 'does not fit the position'],
    ['card:0:np-14:np-14a:0,block:1:2', 'does not fit the position'],
  ])('the frames %s', (frames, reason) => {
    expect(() => notation.readPosition(base.replace('card:0:np-14:-:0', frames))).toThrow(reason);
  });

  test('words that are no position are refused in a sentence', () => {
    expect(() => notation.readPosition(`${base} dance=1`)).toThrow("a word that means nothing here: 'dance'");
    expect(() => notation.readPosition(base.replace('np-14:-:0', 'np-14:-'))).toThrow('has too few words');
    expect(() => notation.readPosition(base.replace('hands=-,-', 'hands=-'))).toThrow('two or of four seats');
    expect(() => notation.readPosition(`${base} pieces=XX1:bf-0-0`)).toThrow("There is no piece 'XX1'.");
  });
});

test('what is left out is as at the set-up, and a bare board is empty', () => {
  expect(scene({ card: 'np-14' }).state.at.filter((space) => space >= 0)).toHaveLength(94);
  const bare = 'PG1:f1-1-7,PG2:f1-5-7,PG3:f1-2-8,VR1:f3-2-0,VR2:f3-4-0';
  expect(
    scene({ card: 'np-14', pieces: bare, more: 'bare pool=65,12' }).state.at.filter((space) => space >= 0),
  ).toHaveLength(5);
});
