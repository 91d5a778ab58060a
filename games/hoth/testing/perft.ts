import type { PerftPosition } from '@holoboard/kernel';

/**
 * Fixed positions whose action sequences are counted; `expected` holds the counts for 1, 2, 3 ... actions, worked out by
 * hand as the comments show. A spin counts once for each of its 12 sectors. Numbers on the spinners:
 *   Rebel inner 5 2 * 6 3 8 * 4 7 5 * 6, Rebel outer 7 9 4 6 10 3 5 * 6 8 2 *, with * for 1-10;
 *   Imperial movement 4 1 6 3 8 5 2 6 4 7 3 5; attack 4 misses and 8 hits.
 */
export const perftPositions: readonly PerftPosition[] = [
  /*
   * 1: 12 sectors.
   * 2: nine plain sectors give one move each and two more for the slides after a 3 and an 8, that is 11; each of the
   *    three 1-10 gives ten spaces and two slides, that is 36; together 47.
   * 3: the Imperial spin: 47 x 12 = 564.
   * 4: Vader has one move for each number, but two for the two sectors that show 5 (yellow hoth-out-05): 14. 47 x 14 = 658.
   * 5: whoever spins next, in an attack or for his own Rebel, spins 12 sectors: 7896.
   * 6: Blue is on hoth-out-05 or on hoth-out-12 in 4 cases each and on hoth-in-02, 03 and 04 in 4 each (one plain sector
   *    and three 1-10). Of Vader's 14 moves two each end on hoth-out-04, 05, 06 and hoth-in-03. So he comes beside Blue in
   *    4 x 6 cases on the outer ring and in 12 x 2 on the inner one: 48 attacks. After each of their 12 spins Green spins
   *    12 sectors: 48 x 144 = 6912. In the other 610 cases Green has spun already and has his 47 moves: 28670. Sum 35582.
   */
  {
    name: 'the start with two players',
    position:
      'turn=1 active=blue phase=rebelSpin blue=planet-hoth/5 green=planet-hoth/5 vader=hoth-out-21 force=none',
    expected: [12, 47, 564, 658, 7896, 35582],
  },
  // The others still stand on the planet, where nobody can attack them: as with two players.
  {
    name: 'the start with four players',
    position:
      'turn=1 active=blue phase=rebelSpin blue=planet-hoth/5 green=planet-hoth/5 orange=planet-hoth/5 violet=planet-hoth/5 vader=hoth-out-21 force=none',
    expected: [12, 47, 564, 658, 7896, 35582],
  },
  /*
   * 1: stop at the station on hyper-09 or fly past to hyper-10.
   * 2: x 12 = 24.
   * 3: Vader on hyper-20 has room for 8 both ways: 2 moves for every sector, 2 x 24 = 48.
   * 4: he ends on 12 to 28, beside neither Blue nor Green: Green spins, 48 x 12 = 576.
   * 5: Green on hyper-30: ten plain sectors with one move each, the 9 with a slide more (dan-out-03), that is 11; the two
   *    1-10 have ten spaces and that slide, that is 22; together 33. 48 x 33 = 1584.
   */
  {
    name: 'damaged, with a station within reach',
    position:
      'turn=9 active=blue phase=rebelMove steps=3 blue=hyper-07/3 green=hyper-30/5 vader=hyper-20 force=none',
    expected: [2, 24, 48, 576, 1584],
  },
  /*
   * 1: 12 sectors. 2: forward or backward each, 24. 3: a spin of 12 follows every one of them, 288.
   * 4: Blue on hyper-20 is attacked from 19, 20 and 21, that is after a 4, a 5 and a 6 forward, two sectors each: 6. Each
   *    has 12 spins, after which Green has 12: 864. In the other 18 cases Green on hyper-03 has ten plain sectors with
   *    one move and two 1-10 with ten: 18 x 30 = 540. Sum 1404.
   */
  {
    name: 'Vader in the middle of hyperspace',
    position:
      'turn=12 active=blue phase=vaderSpin blue=hyper-20/5 green=hyper-03/5 vader=hyper-15 force=none',
    expected: [12, 24, 288, 1404],
  },
  /*
   * 1: ten spaces around the ring and ten in hyperspace. 2: x 12 = 240.
   * 3: Vader on hoth-out-15. With Blue still at Hoth he may not leave: two moves after a 4 (yellow hoth-out-19, two
   *    sectors), one otherwise, 14. With Blue in hyperspace he may: one more after the 7 and after the 8, 16.
   *    10 x 14 + 10 x 16 = 300.
   * 4: x 12 = 3600.
   */
  {
    name: 'a 1-10 on the TIE symbol',
    position:
      'turn=5 active=blue phase=rebelMove spun=R3 steps=10 free blue=hoth-out-21/5 green=planet-hoth/5 vader=hoth-out-15 force=none',
    expected: [20, 240, 300, 3600],
  },
  /*
   * 1: hyper-20 beside Blue and Green, or hyper-04 beside nobody.
   * 2: the first attack spin, or Blue's Rebel spin: 12 + 12 = 24.
   * 3: the second attack spin, 12 x 12 = 144; or Blue's moves from hyper-20, 10 + 2 x 10 = 30. Sum 174.
   * 4: after the attacks Blue, missed in 4 of 12 cases, spins: 4 x 12 x 12 = 576; hit in 8 of 12, he has the one move of
   *    a Fighter of 4 or 3 pieces: 8 x 12 = 96. On the other branch Vader is spun for: 30 x 12 = 360. Sum 1032.
   */
  {
    name: 'an attack on two',
    position:
      'turn=20 active=orange phase=vaderMove spun=I5 steps=8 blue=hyper-20/5 green=hyper-21/5 orange=hoth-in-02/5 vader=hyper-12 force=none',
    expected: [2, 24, 174, 1032],
  },
  /*
   * 1: 12 sectors.
   * 2: the planet is 5 steps away. Nine plain sectors have one move each; each 1-10 has 13, 14, 15, red and the planet,
   *    all longer counts being the same: 9 + 3 x 5 = 24.
   * 3: the game goes on after a plain 2, 3 and 4 and after four choices of each 1-10: 15 x 12 = 180.
   */
  {
    name: 'five steps before the planet',
    position:
      'turn=30 active=blue phase=rebelSpin blue=dan-in-12/5 green=dan-in-02/5 vader=dan-out-05 force=none',
    expected: [12, 24, 180],
  },
  /*
   * Vader must leave Hoth. 1: 12 sectors.
   * 2: on hoth-in-08 a 5 ends on yellow 13, where he must slide: one move for every sector, 12.
   * 3: nobody is near: Green spins, 12 x 12 = 144. 4: from hyper-19 ten plain sectors and two 1-10: 12 x 30 = 360.
   */
  {
    name: 'Vader has to leave Hoth',
    position:
      'turn=15 active=blue phase=vaderSpin blue=hyper-10/5 green=hyper-19/5 vader=hoth-in-08 force=none',
    expected: [12, 12, 144, 360],
  },
  /*
   * 1: fly 7, throttle or surge. 2: after flying an order for Vader, 8 cards; throttled 7 choices; surged 10: 25.
   * 3: after flying and an order Vader, on hyper-20 with room both ways, has 2 moves: 16. From every choice of the other
   *    two branches 8 orders: 17 x 8 = 136. Sum 152.
   */
  {
    name: 'every house variant at once',
    position:
      'turn=9 active=blue phase=rebelMove spun=R1 steps=7 blue=hyper-15/5 green=hyper-02/5 vader=hyper-20 force=blue surgeable throttles=3,3 orders=12345678,12345678 options=houseImperialOrders:true,houseThrottle:true,houseForceSurge:true',
    expected: [3, 25, 152],
  },
];
