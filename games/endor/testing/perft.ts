import type { PerftPosition } from '@holoboard/kernel';

/**
 * Fixed positions whose action sequences are counted; `expected` holds the counts for 1, 2, 3 ... actions, worked out by hand as
 * the comments show. An action that rolls n dice counts once for each of the 6^n ways they fall.
 */
export const perftPositions: readonly PerftPosition[] = [
  /*
   * 1: the Rebels plan three of R21 twice and four others: 5 x 4 x 3 without the pair, 4 x 3 with it, 72; the Empire three of
   *    three pairs: 3 x 3 x 3 less three of a kind, 24. Together 96.
   * 2: either side after the other: 2 x 72 x 24.
   */
  {
    name: 'the start with two players',
    position:
      'round=1 phase=plan active=0 ships=o1:b3,o2:y4,o3:x5,o4:b3,o6:t4,o7:t4,o8:executor,m1:x5+falcon,m2:b3,m3:y4,m5:t4,m6:t4,i4:t4,i5:t4,i6:t4 fleet=f1:y4,f2:x5,f3:b3,f4:y4,f5:b3,f6:x5 reserve=28 falcon=6 executor=8 luke=4 vader=4 team=0 hands=R21+R21+R20+R19+R18+R17,E09+E09+E08+E08+E07+E07 piles=-,- rebelDeck=R16+R15+R14+R13+R13+R12+R11+R10+R09+R08+R08+R07+R07+R06+R06+R06+R06+R05+R04+R03+R02+R02+R02+R01 rebelDiscard=- empireDeck=E06+E06+E05+E05+E04+E04+E04+E04+E04+E04+E03+E03+E03+E03+E03+E03+E03+E03+E02+E02+E02+E02+E01+E01 empireDiscard=-',
    expected: [96, 3456],
  },
  /*
   * 1: two cards each: the Rebels of a pair and four others, 5 x 4 + 1 = 21 each; the Empire of three pairs, 3 x 3 = 9 each. 60.
   * 2: two different seats, one after the other: 60 x 60 less the squares of 21, 21, 9 and 9, 2556.
   * 3: three of the seats in 6 orders: 6 x (2 x 21 x 21 x 9 + 2 x 21 x 9 x 9) = 68040.
   */
  {
    name: 'the start with four players',
    position:
      'round=1 phase=plan active=0 ships=o1:b3,o2:y4,o3:x5,o4:b3,o6:t4,o7:t4,o8:executor,m1:x5+falcon,m2:b3,m3:y4,m5:t4,m6:t4,i4:t4,i5:t4,i6:t4 fleet=f1:y4,f2:x5,f3:b3,f4:y4,f5:b3,f6:x5 reserve=28 falcon=6 executor=8 luke=4 vader=4 team=0 hands=R21+R21+R20+R19+R18+R17,E09+E09+E08+E08+E07+E07,E06+E06+E05+E05+E04+E04,R16+R15+R14+R13+R13+R12 piles=-,-,-,- rebelDeck=R11+R10+R09+R08+R08+R07+R07+R06+R06+R06+R06+R05+R04+R03+R02+R02+R02+R01 rebelDiscard=- empireDeck=E04+E04+E04+E04+E03+E03+E03+E03+E03+E03+E03+E03+E02+E02+E02+E02+E01+E01 empireDiscard=-',
    expected: [60, 2556, 68040],
  },
  /*
   * 1: one or two of the X-wings in m1 to one of six sectors (the TIE fighter holds the seventh), or stay: 13.
   * 2: after staying two dice at i1 or hold, 37; in m7 and i2 beside i1 one die or two, or hold, 7 + 37 each; in the four other
   *    sectors nothing is in reach, and the Empire has two orders, 4 x 2 x 2. 37 + 88 + 16 = 141.
   */
  {
    name: 'two X-wings before a TIE fighter',
    position:
      'round=2 phase=move active=0 ships=m1:x2,i1:t1 fleet=f1:down,f2:down,f3:down,f4:down,f5:down,f6:down reserve=0 falcon=0 executor=0 luke=4 vader=4 team=0 hands=R01+R02+R02,E01+E01+E02 piles=-,E08 card=R04 order=xwing rebelDeck=R21+R21+R20+R19+R18+R17+R16+R15+R14+R13+R13+R12+R11+R10+R09+R08+R08+R07+R07+R06+R06+R06+R06+R05+R03+R02 rebelDiscard=- empireDeck=E09+E09+E08+E07+E07+E06+E06+E05+E05+E04+E04+E04+E04+E04+E04+E03+E03+E03+E03+E03+E03+E03+E03+E02+E02+E02 empireDiscard=-',
    expected: [13, 141],
  },
  /*
   * 1: two dice at one of two markers: 72.
   * 2: hit or not, the Rebels then order X-wings, or Luke with four dice: 72 x (1 + 1296).
   */
  {
    name: 'the Death Star and two markers',
    position:
      'round=2 phase=fire active=1 ships=m1:x1,i5:t1 fleet=f1:down,f2:x5,f3:down,f4:down,f5:-,f6:down reserve=0 falcon=0 executor=0 luke=4 vader=4 team=0 hands=R01+R02+R02,E01+E01+E02 piles=R04,- card=E06 order=deathStar rebelDeck=R21+R21+R20+R19+R18+R17+R16+R15+R14+R13+R13+R12+R11+R10+R09+R08+R08+R07+R07+R06+R06+R06+R06+R05+R03+R02 rebelDiscard=- empireDeck=E09+E09+E08+E08+E07+E07+E06+E05+E05+E04+E04+E04+E04+E04+E04+E03+E03+E03+E03+E03+E03+E03+E03+E02+E02+E02 empireDiscard=-',
    expected: [72, 93384],
  },
  /*
   * 1: of the spaces 26, 27 and 28 one is taken: one Stormtrooper or two.
   * 2: the Rebels assault the shield with five dice, or strike with four: 2 x (7776 + 1296).
   */
  {
    name: 'an ambush near the generator',
    position:
      'round=2 phase=ambush active=1 ships=o1:b3,o2:y4,o3:x5,o4:b3,o6:t4,o7:t4,o8:executor,m1:x5+falcon,m2:b3,m3:y4,m5:t4,m6:t4,i4:t4,i5:t4,i6:t4 fleet=f1:y4,f2:x5,f3:b3,f4:y4,f5:b3,f6:x5 reserve=28 falcon=6 executor=8 luke=4 vader=4 team=25 troopers=27 hands=R01+R02+R02,E01+E01+E02 piles=R02,- card=E03 order=shieldAmbush rebelDeck=R21+R21+R20+R19+R18+R17+R16+R15+R14+R13+R13+R12+R11+R10+R09+R08+R08+R07+R07+R06+R06+R06+R06+R05+R04+R03 rebelDiscard=- empireDeck=E09+E09+E08+E08+E07+E07+E06+E06+E05+E05+E04+E04+E04+E04+E04+E04+E03+E03+E03+E03+E03+E03+E03+E02+E02+E02 empireDiscard=-',
    expected: [2, 18144],
  },
  /*
   * 1: the dice 3, 4 and 5 hit all three Rebel ships, or the X-wing and one of the others.
   * 2: all three end the game; without the B-wing the Rebels can only assault the shield, 7776; with it, order it as well, 7777.
   */
  {
    name: 'hits among the last three Rebel ships',
    position:
      'round=2 phase=assign active=1 ships=m1:x1+y1+b1,i1:t3 fleet=f1:-,f2:down,f3:down,f4:down,f5:down,f6:down reserve=0 falcon=0 executor=0 luke=4 vader=4 team=0 hands=R01+R02+R02,E01+E01+E02 piles=R13,- card=E04 order=tie from=i1 target=m1 dice=3,4,5 rebelDeck=R21+R21+R20+R19+R18+R17+R16+R15+R14+R13+R12+R11+R10+R09+R08+R08+R07+R07+R06+R06+R06+R06+R05+R04+R03+R02 rebelDiscard=- empireDeck=E05+E09+E09+E08+E08+E07+E07+E06+E06+E05+E04+E04+E04+E04+E04+E03+E03+E03+E03+E03+E03+E03+E03+E02+E02+E02 empireDiscard=-',
    expected: [3, 15553],
  },
];
