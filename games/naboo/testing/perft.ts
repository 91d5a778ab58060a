import type { PerftPosition } from '@holoboard/kernel';

/**
 * Fixed positions whose action sequences are counted; `expected` holds the counts for 1, 2, 3 ... actions, worked out by hand as
 * the comments show. An action that rolls n dice counts once for each of the 6^n ways they fall.
 */
export const perftPositions: readonly PerftPosition[] = [
  /*
   * 1: two queens. 2: unshuffled decks give each side five cards of one kind from each deck, so four ordered cards are 2 x 2 x 2 x 2
   *    plans for either side: 2 x (16 + 16). 3: either side after the other: 2 x 2 x 16 x 16.
   */
  {
    name: 'the start with two players',
    position: 'round=1 phase=queen lead=1 anakin=0 hands=-,-',
    expected: [2, 64, 1024],
  },
  /*
   * 1: a Gungan group in the corner stays or goes to one of three hexes. 2: nothing is in reach there, so the card is over, and the
   *    Trade Federation's next one can only be used for Darth Maul.
   */
  {
    name: 'a Gungan group in the corner',
    position:
      'round=2 phase=play lead=0 active=0 frames=card:0:nb-05:nb-05a:0,units:0:nb-05a:2:G1,move:0:G1 bare pieces=G1:bf-7-0,F1:bf-5-2,PG1:f1-1-7,PG2:f1-5-7,PG3:f1-2-8,QuiGon:gc-02,Maul:gc-13,VR1:f3-2-0,VR2:f3-4-0 pool=65,12 real=RedQueen anakin=0 hands=-,- piles=-,tp-01 nabooBattlefieldDiscard=nb-05 flipped=1,0,0,0',
    expected: [4, 4],
  },
  /*
   * A Palace Guard before a Battle Droid that nobody defends.
   * 1: hold, or a gray die: 1 + 6. 2: after the attack or without it two guards are left to be used, or none: 3 for each of the 7.
   */
  {
    name: 'a Palace Guard before a Battle Droid',
    position:
      'round=2 phase=play lead=0 active=0 frames=card:0:np-14:np-14a:0,units:0:np-14a:3:PG1,attack:0:PG1 bare pieces=PG1:f1-1-7,PG2:f1-5-7,PG3:f1-2-8,PBD1:f1-1-5,QuiGon:gc-02,Maul:gc-13,VR1:f3-2-0,VR2:f3-4-0 pool=64,12 real=RedQueen anakin=0 hands=-,- nabooPalaceDiscard=np-14 flipped=0,1,0,0',
    expected: [7, 21],
  },
];
