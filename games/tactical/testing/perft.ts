import type { PerftPosition } from '@holoboard/kernel';

/**
 * Fixed positions whose candidates are counted; space is continuous, so these are the lists that bots and keyboards choose from. The counts
 * were worked out by hand as the comments show.
 */
export const perftPositions: readonly PerftPosition[] = [
  /* 1: four eras. 2: ten tables for two. 3: two factions. 4: two again. */
  {
    name: 'the start with two players',
    position: 'phase=era round=0 first=0 turn=0 p0=-:0:0:-:0:-:-:0:0 p1=-:0:0:-:0:-:-:0:0 u=- rules=2',
    expected: [4, 40, 80, 160],
  },
  /* Only two tables are laid out for three. */
  {
    name: 'the start with three players',
    position:
      'phase=era round=0 first=0 turn=0 p0=-:0:0:-:0:-:-:0:0 p1=-:0:0:-:0:-:-:0:0 p2=-:0:0:-:0:-:-:0:0 u=- rules=2',
    expected: [4, 8, 16, 32, 64],
  },
  /*
   * 1: one squad to act with. 2: the nearest enemy may be fired at, though it is out of range; or the squad stays, or goes along one of 16
   *    headings at 1.5 or 3 inches. Toward and away from the enemy, due north, are two of the 16: 1 + 1 + 16 x 2.
   */
  {
    name: 'a squad and an enemy far to the north',
    position:
      'phase=battle round=1 first=0 turn=0 era=rebellion table=hoth p0=rebel_alliance:0:1:reb_troopers*1:0:-:-:0:0 s0=reb_troopers:1:0:0 p1=galactic_empire:0:1:emp_storm*1:0:-:-:0:0 s1=emp_storm:2:0:0 u=1:0:reb_troopers:1:22500:2000:0:2:deployed:0:0:0:0:0,2:1:emp_storm:1:22500:34000:1800:2:deployed:0:0:0:0:0 a=0:0:0:0:0:0:0:-1:0:none:-:none:0:-:-:0:0:0 rules=2',
    expected: [1, 34],
  },
];
