import { readStart } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { naboo } from '../index.ts';

type Words = Readonly<Record<string, string | null>>;

/** Round 2: Naboo leads and has flipped its first card; everybody holds six cards and has planned four. */
const playing: Words = {
  round: '2',
  phase: 'play',
  lead: '0',
  active: '0',
  frames: 'card:0:np-14:-:0',
  real: 'RedQueen',
  anakin: '0',
  hands: 'nb-05+nb-05+nb-05+np-01+np-01+np-01,tb-03+tb-03+tb-03+tp-01+tp-01+tp-01',
  piles: 'nb-01+nb-01+np-01,tb-04+tb-04+tp-02+tp-02',
  nabooBattlefieldDiscard: 'nb-01+nb-01',
  nabooPalaceDiscard: 'np-02+np-02+np-14',
  tradeBattlefieldDiscard: 'tb-01+tb-01',
  tradePalaceDiscard: 'tp-04+tp-04',
  flipped: '0,1,0,0',
};

/** Round 2: everybody holds ten cards, and nobody has planned. */
const planning: Words = {
  ...playing,
  phase: 'plan',
  active: null,
  frames: null,
  hands:
    'nb-05+nb-05+nb-05+nb-01+nb-01+np-01+np-01+np-01+np-03+np-03,tb-03+tb-03+tb-03+tb-04+tb-04+tp-01+tp-01+tp-01+tp-02+tp-02',
  piles: '-,-',
  nabooPalaceDiscard: 'np-02+np-02',
  flipped: null,
};

/** Round 1, before anything has happened: five cards of each deck. */
const first: Words = {
  round: '1',
  phase: 'plan',
  lead: '1',
  real: 'RedQueen',
  anakin: '0',
  hands: planning['hands'] ?? null,
};

/** The same, with the first card of the Trade Federation flipped. */
const firstCard: Words = {
  ...first,
  phase: 'play',
  active: '1',
  frames: 'card:1:tb-03:-:0',
  hands: 'nb-05+nb-05+nb-05+np-01+np-01+np-01,tb-03+tb-03+tb-04+tp-01+tp-01+tp-01',
  piles: 'nb-01+nb-01+np-03+np-03,tb-04+tp-02+tp-02',
  tradeBattlefieldDiscard: 'tb-03',
  flipped: '0,0,1,0',
};

/** The droids of both boards are off them: the ship is destroyed, and the Viceroys and Darth Maul are left. */
const shipGone: Words = {
  ...playing,
  bare: '',
  anakin: '5',
  gone: '65,12',
  pieces: 'VR1:f3-2-0,VR2:f3-4-0,Maul:gc-08,QuiGon:gc-06,ObiWan:gc-07,PG1:f3-1-0,PG2:f3-1-2,PG3:f3-0-7',
};

function text(base: Words, changes: Words = {}): string {
  return Object.entries({ ...base, ...changes })
    .flatMap(([name, value]) => (value === null ? [] : [value === '' ? name : `${name}=${value}`]))
    .join(' ');
}

function refused(base: Words, changes: Words, reason: string): void {
  const position = text(base, changes);
  // A stored match that began from it still opens.
  expect(() => naboo.notation.readPosition(position)).not.toThrow();
  expect(() => readStart(naboo, position)).toThrow(`This position is impossible: ${reason}.`);
}

test.each([
  ['in the middle of a round', playing],
  ['while players plan', planning],
  ['before anything has happened', first],
  ['with the first card flipped', firstCard],
  ['without the Control Ship', shipGone],
])('a match can begin %s', (_, words) => {
  expect(naboo.notation.position(readStart(naboo, text(words)) as never)).toContain(
    `round=${words['round']}`,
  );
});

describe('NAB-RULING-25 a game that is won is over', () => {
  test('NAB-END-03 by the throne room, once the ship is destroyed', () => {
    refused(
      shipGone,
      { pieces: `${shipGone['pieces']?.replace('f3-0-7', 'f3-1-1')}` },
      'Naboo has won already',
    );
    refused(
      { ...playing, bare: '', pool: '65,12', options: 'droidsWipedOutCounts:true' },
      { pieces: `${shipGone['pieces']?.replace('f3-0-7', 'f3-1-1')}` },
      'Naboo has won already',
    );
  });

  test('and its boards are as its ending says', () => {
    const over = { ...shipGone, phase: 'over', active: null, frames: null, planned: '0,1' };
    refused(over, { ending: 'throneRoom', winner: 'naboo' }, 'the position does not fit the ending');
    refused(
      over,
      { ending: 'palaceHeld', winner: 'tradeFederation' },
      'the position does not fit the ending',
    );
    refused(over, { ending: 'roundLimit' }, 'the position does not fit the ending');
    refused(over, { ending: 'outOfCards' }, 'the position does not fit the ending');
    const room = `${shipGone['pieces']?.replace('f3-0-7', 'f3-1-1')}`;
    refused(
      over,
      { pieces: room, ending: 'resigned', winner: 'naboo' },
      'the position does not fit the ending',
    );
    refused(
      over,
      { pieces: room, ending: 'throneRoom', winner: 'tradeFederation' },
      'the position does not fit the winner',
    );
    for (const changes of [
      { ending: 'resigned', winner: 'tradeFederation' },
      { pieces: room, ending: 'throneRoom', winner: 'naboo' },
    ])
      expect(() => readStart(naboo, text(over, changes))).not.toThrow();
  });
});

describe('NAB-CORE-05 NAB-CORE-06 nobody leaves the core while an opponent lives', () => {
  test.each([
    ['QuiGon:gb-3-14', 'the Jedi stay in the core while Darth Maul lives'],
    ['QuiGon:-,ObiWan:gb-3-14', 'the Jedi stay in the core while Darth Maul lives'],
    ['Maul:gb-3-14', 'Darth Maul stays in the core while a Jedi lives'],
    ['Maul:gb-3-14,ObiWan:-', 'Darth Maul stays in the core while a Jedi lives'],
  ])('%s', (pieces, reason) => refused(playing, { pieces }, reason));

  test.each(['Maul:-,QuiGon:gb-3-14', 'QuiGon:-,ObiWan:-,Maul:gb-3-14'])('but then %s', (pieces) => {
    expect(() => readStart(naboo, text(playing, { pieces }))).not.toThrow();
  });
});

describe('cards in hand and in plans', () => {
  const [naboos, feds] = (playing['hands'] ?? '').split(',') as [string, string];
  const [pile, other] = (playing['piles'] ?? '').split(',') as [string, string];

  test('NAB-ROUND-13 ten cards are the most anybody holds', () => {
    refused(
      planning,
      { hands: `${planning['hands']?.replace(',', '+nb-04,')}` },
      'seat 0 has 10 cards in hand now',
    );
  });

  test('NAB-ROUND-04 and six once they have planned', () => {
    refused(playing, { hands: `${naboos},${feds}+tb-02` }, 'seat 1 has 6 cards in hand now');
  });

  test('NAB-RULING-12 NAB-RULING-43 fewer only where a deck could not give any', () => {
    const nine = { hands: `${planning['hands']?.replace('nb-05+', '')}` };
    refused(planning, nine, 'seat 0 has 10 cards in hand now');
    refused(planning, { ...nine, options: 'reshuffleDecks:false' }, 'seat 0 has 10 cards in hand now');
    // The Battlefield deck of Naboo has run out: nb-05+nb-05+nb-01+nb-01 are in hand, and the other 41 are discards.
    const others = '01*6 02*4 03*3 04*5 05*2 06*5 07*4 08*2 09*3 10*3 11*3 12*1'
      .split(' ')
      .flatMap((each) => {
        const [number = '', copies = ''] = each.split('*');
        return new Array<string>(Number(copies)).fill(`nb-${number}`);
      });
    expect(others).toHaveLength(41);
    const empty = { nabooBattlefield: '-', nabooBattlefieldDiscard: others.join('+') };
    const short = text(planning, { ...nine, ...empty, options: 'reshuffleDecks:false' });
    expect(() => readStart(naboo, short)).not.toThrow();
  });

  test('NAB-ROUND-02 four cards are planned', () => {
    refused(playing, { piles: `${pile},${other}+tb-05` }, 'seat 1 plans at most 4 cards');
    const half = { planned: '1', hands: `${planning['hands']?.split(',')[0]},${feds}` };
    refused(
      planning,
      { ...half, piles: '-,tb-04+tb-04+tp-02' },
      'seat 1 has planned fewer than 4 cards, but has some left',
    );
    expect(() => readStart(naboo, text(planning, { ...half, piles: `-,${other}` }))).not.toThrow();
  });

  test('NAB-4P-01 NAB-4P-02 four players hold six cards and plan two', () => {
    const four = {
      ...planning,
      lead: '1',
      hands:
        'tb-03+tb-03+tb-03+tp-01+tp-01+tp-01,tb-04+tb-04+tb-04+tp-02+tp-02+tp-02,nb-05+nb-05+nb-05+np-01+np-01+np-01,nb-06+nb-06+nb-06+np-14+np-14+np-14',
      piles: null,
    };
    expect(() => readStart(naboo, text(four))).not.toThrow();
    refused(four, { hands: four.hands.replace(',tb-04', '+tb-05,tb-04') }, 'seat 0 has 6 cards in hand now');
  });

  test('NAB-BONUS-05 NAB-BONUS-08 bonus cards lie under the plan, and there are none in round 1', () => {
    const half = { planned: '1', hands: `${planning['hands']?.split(',')[0]},${feds}`, piles: `-,${other}` };
    refused(planning, { ...half, bonus: '-,tb-05' }, 'the bonus cards of seat 1 lie under its plan already');
    expect(() =>
      readStart(naboo, text(planning, { ...half, bonus: 'nb-04,-', pieces: 'BD1:-', pool: '4,0' })),
    ).not.toThrow();
    refused(planning, { ...half, bonus: 'nb-04,-' }, 'seat 0 has more bonus cards than its side has earned');
    refused(
      firstCard,
      { piles: 'nb-01+nb-01+np-03+np-03+np-04*,tb-04+tp-02+tp-02' },
      'nobody plays bonus cards in round 1',
    );
  });

  test('NAB-SETUP-34 in round 1 everybody has been dealt five cards of each deck', () => {
    refused(
      first,
      { hands: `${first['hands']?.replace('nb-05', 'np-02')}` },
      'in round 1 seat 0 has 5 cards of each deck',
    );
    refused(
      firstCard,
      { hands: `${firstCard['hands']?.replace('nb-05+', '')}` },
      'seat 0 has 6 cards in hand now',
    );
  });

  test('NAB-ROUND-10 seats play in turn', () => {
    const unturned = 'the seats have not played their cards in turn';
    refused(playing, { piles: `nb-01+nb-01,${other}` }, unturned);
    refused(playing, { piles: `${pile},tb-04+tb-04+tp-02` }, unturned);
    refused(playing, { piles: `${pile}+nb-04,${other}` }, unturned);
    for (const piles of ['nb-01+nb-01,tb-04+tb-04+tp-02', '-,tp-02', '-,tp-02+tp-03*', 'np-03*,tp-03*'])
      expect(() =>
        readStart(naboo, text(playing, { piles, pieces: 'BD1:-,G1:-', pool: '4,0' })),
      ).not.toThrow();
  });
});

describe('the course of the game', () => {
  test('NAB-ROUND-12 the Go First marker passes on with every round', () => {
    refused(planning, { lead: '1' }, 'in round 2 the Go First marker is with seat 0');
    refused(first, { lead: '0' }, 'in round 1 the Go First marker is with seat 1');
  });

  test('NAB-RULING-26 no round follows the last one', () => {
    refused(planning, { round: '6', lead: '0', options: 'roundLimit:5' }, 'the game ends with round 5');
  });

  test('NAB-SETUP-30 the queen is chosen before everything else', () => {
    const queen = { round: '1', phase: 'queen', lead: '1', anakin: '0', hands: '-,-' };
    expect(() => readStart(naboo, text(queen))).not.toThrow();
    refused(queen, { round: '3' }, 'the queen is chosen in round 1');
    refused(
      queen,
      { pieces: 'G1:bf-6-0' },
      'before the first card is played, all pieces are at their starting places',
    );
    const over = { ...queen, phase: 'over', ending: 'roundLimit', options: 'roundLimit:1' };
    refused(over, {}, 'nobody knows the real queen');
  });

  test.each<[string, Words, string]>([
    ['a piece', { pieces: 'PG1:f1-1-6' }, 'all pieces are at their starting places'],
    ['damage', { pieces: 'QuiGon:gc-06/5' }, 'all pieces are at their starting places'],
    ['a piece made in play', { made: 'battleDroid' }, 'all pieces are at their starting places'],
    ['Anakin', { anakin: '1' }, 'Anakin is at his start and no Starfighter card is out'],
    [
      'a Starfighter card',
      { stacks: 'sf-1,-,-,-,-' },
      'Anakin is at his start and no Starfighter card is out',
    ],
    ['a discard', { nabooPalaceDiscard: 'np-02' }, 'there are no discards'],
    ['a bonus card', { bonus: 'nb-04,-' }, 'there are no bonus cards'],
  ])('%s tells of play before the first card', (_, changes, reason) => {
    for (const base of [first, firstCard])
      refused(base, changes, `before the first card is played, ${reason}`);
  });
});

describe('droids', () => {
  test('NAB-RULING-07 are gone only where the Staging Zone was full', () => {
    const lost = 'more Battle Droids are gone than can have found no space in the Staging Zone';
    refused(playing, { pieces: 'BD1:bf-2-1/3', gone: '1,0' }, lost);
    // One of four arrived, and three found no space.
    const sent = { pieces: 'BD1:-,PBD-n1:f1-0-0', made: 'battleDroid', gone: '3,0' };
    expect(() => readStart(naboo, text(playing, sent))).not.toThrow();
    refused(playing, { ...sent, options: 'excessDroids:pool' }, lost);
  });

  test('NAB-REINF-01 that came to the palace have left the plains', () => {
    const arrived = { pieces: 'PDD1:-,PDD-n1:f1-0-0', made: 'destroyerDroid' };
    refused(playing, arrived, 'more Destroyer Droids have come to the palace than have left the plains');
    const sent = { pieces: 'DD1:-,PDD-n1:f1-0-0,PDD-n2:f1-0-1', made: 'destroyerDroid,destroyerDroid' };
    expect(() => readStart(naboo, text(playing, sent))).not.toThrow();
  });
});

describe('cards being played', () => {
  test('NAB-CARD-07 are the latest discards', () => {
    refused(planning, { flipped: '1,0,0,0' }, 'no card is flipped while players plan');
    refused(playing, { flipped: '0,1,1,0' }, 'only the side that plays a card flips cards');
    refused(
      playing,
      { nabooPalaceDiscard: 'np-02+np-14+np-02', flipped: '0,2,0,0' },
      'the card being played is not the latest discard',
    );
    refused(playing, { flipped: '0,2,0,0' }, 'the card being played is not the latest discard');
    refused(playing, { flipped: '1,1,0,0' }, 'another number of cards was flipped than are being played');
  });

  test('NAB-CARD-08 are drawn from the deck that the card beneath them names', () => {
    // nb-11 draws from the Palace deck, nb-10 twice from the Battlefield deck.
    const drawn = { frames: 'card:0:nb-11:nb-11a:0,card:0:np-14:-:0', flipped: '1,1,0,0' };
    const battlefield = { nabooBattlefieldDiscard: 'nb-01+nb-01+nb-11' };
    expect(() => readStart(naboo, text(playing, { ...drawn, ...battlefield }))).not.toThrow();
    refused(
      playing,
      {
        frames: 'card:0:nb-11:nb-11a:0,card:0:nb-04:-:0',
        nabooBattlefieldDiscard: 'nb-01+nb-01+nb-11+nb-04',
        flipped: '2,0,0,0',
      },
      'a card comes from another deck than the one it was drawn from',
    );
    const second = { frames: 'card:0:nb-10:nb-10a:0,card:0:nb-04:-:0' };
    refused(
      playing,
      { ...second, nabooBattlefieldDiscard: 'nb-01+nb-01+nb-10+nb-04', flipped: '2,0,0,0' },
      'another number of cards was flipped than are being played',
    );
    const both = { ...second, nabooBattlefieldDiscard: 'nb-01+nb-01+nb-10+nb-09+nb-04', flipped: '3,0,0,0' };
    expect(() => readStart(naboo, text(playing, both))).not.toThrow();
  });

  test('NAB-COMP-03 no more copies are outside a deck than there are', () => {
    // There is one np-17, and here its deck is without it.
    const one = { nabooPalaceDiscard: 'np-17+np-02+np-14', nabooPalaceOutside: 'np-17' };
    expect(() => readStart(naboo, text(playing, one))).not.toThrow();
    refused(
      playing,
      { ...one, nabooPalaceOutside: 'np-17+np-17' },
      'more copies of a card are outside its deck than there are',
    );
  });
});

describe('questions', () => {
  const guards = 'card:0:np-14:np-14a:0,units:0:np-14a';

  test('that have a single answer are never asked', () => {
    // PG21 stands between other guards and sees no enemy.
    refused(
      playing,
      { frames: `${guards}:3:PG21,attack:0:PG21` },
      "the question 'attack' has a single answer and is never asked",
    );
    // Only the last grid is left.
    refused(
      { ...playing, lead: '1', round: '3', active: '1' },
      {
        anakin: '4',
        frames: 'card:1:tb-02:tb-02a:0,deploy:1:sf-1',
        piles: 'nb-01+nb-01+np-01+np-03,tb-04+tb-04+tp-02',
        nabooPalaceDiscard: 'np-02+np-02+np-14',
        tradeBattlefieldDiscard: 'tb-01+tb-01+tb-02',
        flipped: '0,0,1,0',
      },
      "the question 'deploy' has a single answer and is never asked",
    );
  });

  test('NAB-BONUS-01 about bonus cards follow a kill', () => {
    const plains = 'card:0:nb-04:nb-04b:0,units:0:nb-04b:1:G1';
    const discard = {
      nabooBattlefieldDiscard: 'nb-01+nb-01+nb-04',
      flipped: '1,0,0,0',
      nabooPalaceDiscard: 'np-02+np-02',
    };
    const killed = { ...discard, pieces: 'BD1:-', pool: '4,0' };
    expect(() =>
      readStart(naboo, text(playing, { ...killed, frames: `${plains},bonus:0:0:1` })),
    ).not.toThrow();
    // Only Darth Maul has died, or two groups, which earn one card each.
    for (const changes of [
      { pieces: 'Maul:-', frames: `${plains},bonus:0:0:1` },
      { pieces: 'BD1:-,BD2:-', pool: '8,0', frames: `${plains},bonus:0:0:2` },
    ])
      refused(playing, { ...discard, ...changes }, 'bonus cards are drawn without a kill that earns them');
    refused(
      playing,
      { ...killed, frames: `${plains.replace('1:G1', '2:-')},bonus:0:0:1` },
      'bonus cards are drawn without an attack',
    );
    refused(
      playing,
      { ...killed, pieces: 'BD1:-,G2:-', frames: `${plains},bonus:1:1:1` },
      'bonus cards are drawn without a kill that earns them',
    );
  });

  test('NAB-RULING-09 about bonus cards come in their order', () => {
    const duel = 'card:0:np-07:np-07a:0,units:0:np-07a:0:QuiGon,duel:0:QuiGon:12:0';
    const both = { nabooPalaceDiscard: 'np-02+np-02+np-07', pieces: 'QuiGon:-,Maul:-' };
    expect(() =>
      readStart(naboo, text(playing, { ...both, frames: `${duel},bonus:1:1:3,bonus:0:0:5` })),
    ).not.toThrow();
    refused(
      playing,
      { ...both, frames: `${duel},bonus:0:0:5,bonus:1:1:3` },
      'the bonus cards are not drawn in their order',
    );
  });
});
