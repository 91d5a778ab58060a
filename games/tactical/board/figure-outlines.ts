import {
  arms,
  bar,
  both,
  cloak,
  diamond,
  disc,
  droid,
  each,
  echelon,
  file,
  gunner,
  head,
  hole,
  lean,
  line,
  longCloak,
  pair,
  peak,
  pincer,
  rifleman,
  soldier,
  squad,
  square,
} from './figure-parts.ts';

/*
 * A silhouette of our own for every card. They are drawn from plain parts so that each is known at the size of a fingernail: wings for what flies, legs,
 * wheels and tracks for what drives, heads and arms for those on foot. Kindred machines look alike but for what tells them apart; squads stand in
 * formations of their own.
 */

const crossWing = 'M0-48 6-20V32L0 40-6 32V-20ZM5 2 40 14V-20H44V26H5ZM-5 2V26H-44V-20H-40V14Z';
const twinEngine =
  'M0-46C10-46 11-34 7-26L5 12H-5L-7-26C-11-34-10-46 0-46Z' +
  bar(0, 8, 64, 9) +
  both(32, (x) => bar(x, 20, 10, 52));
const panels = disc(0, 0, 15) + both(32, (x) => bar(x, 0, 8, 84)) + bar(0, 0, 60, 7);
const saucer = `${disc(0, 8, 34)}M-14-20-18-46-4-44V-18ZM14-20 18-46 4-44V-18Z`;
const gunship = 'M-9-46H9L14-26V-8L42-4V10L14 12 10 34 16 46H-16L-10 34-14 12-42 10V-4L-14-8V-26Z';
const crescent = 'M0-20C18-20 30-34 44-30 34-6 28 26 12 34L0 24-12 34C-28 26-34-6-44-30-30-34-18-20 0-20Z';
const dart = 'M0-48 16 10 38 24 30 38 6 30V42H-6V30L-30 38-38 24-16 10Z';

/** What flies. */
const flying = {
  reb_xwing: crossWing,
  reb_ywing: twinEngine,
  reb_awing: 'M0-46 12-18 32 34 13 30 8 44H-8L-13 30-32 34-12-18Z',
  reb_t47: 'M-7-44H7L11-22 36-8V20L11 30 9 44H-9L-11 30-36 20V-8L-11-22Z',
  reb_falcon: `${saucer}M30-8 42-26 46-20 36 2Z`,
  emp_tie: panels,
  emp_tieint:
    disc(0, 0, 14) +
    bar(0, 2, 60, 7) +
    both(
      1,
      (side) => `M${28 * side}-14 ${38 * side}-48V-8L${33 * side} 4 ${38 * side} 16V44L${28 * side} 24Z`,
    ),
  emp_tiebomb: both(12, (x) => disc(x, -4, 11) + bar(x, 10, 18, 34)) + both(36, (x) => bar(x, 4, 8, 76)),
  emp_lambda: 'M0-48 9-24 10 4 42 38 34 42 8 26V44H-8V26L-34 42-42 38-10 4-9-24Z',
  rep_laat: gunship + both(34, (x) => disc(x, 4, 10)),
  rep_arc170: `M0-48 8-24V34H-8V-24Z${bar(0, 4, 92, 12)}${both(42, (x) => bar(x, -6, 6, 40))}`,
  rep_eta2: `M0-46 10-20 16 20 8 40H-8L-16 20-10-20Z${both(24, (x) => bar(x, 14, 7, 44))}${bar(0, 14, 44, 7)}`,
  rep_ywing: twinEngine + both(32, (x) => disc(x, 40, 9)) + disc(0, 8, 12),
  sep_vulture: `${disc(0, 10, 12)}M-8 4-28-44-36-40-26 10-14 26ZM8 4 28-44 36-40 26 10 14 26Z`,
  sep_tri: `${disc(0, 2, 13)}M-6-6-4-48H4L6-6ZM10 4 40 34 32 40 4 12ZM-10 4-40 34-32 40-4 12Z`,
  sep_hyena: crescent + both(14, (x) => bar(x, 0, 9, 60)),
  sep_hmp: `M-24-30H24L40 0V20L24 40H-24L-40 20V0Z${both(12, (x) => bar(x, -36, 6, 22))}`,
  ore_aurek: dart,
  ore_thunder: gunship + bar(0, 34, 56, 9) + both(30, (x) => bar(x, -6, 8, 36)),
  sit_int: `M0-48 9-8 40-30 36 8 12 22 8 40H-8L-12 22-36 8-40-30-9-8Z${disc(0, 8, 10)}`,
  sit_bomber: `${crescent}${disc(0, 4, 18)}${bar(0, -28, 8, 26)}`,
  sit_fury:
    'M0-48 10-18 14 0 46 14 38 26 14 22V30L30 44 20 48 0 36-20 48-30 44-14 30V22L-38 26-46 14-14 0-10-18Z',
  res_t70: crossWing + both(12, (x) => bar(x, 26, 10, 26)),
  res_black: `${crossWing}${bar(0, 12, 30, 10)}${both(42, (x) => peak(x, -30, 10, 22))}`,
  res_falcon: `${saucer}M-30-8-42-26-46-20-36 2Z${bar(0, 44, 44, 8)}`,
  res_transport: `M-14-46H14L26-30V40H-26V-30Z${both(34, (x) => bar(x, 20, 12, 40))}`,
  fio_tie: `${panels}${both(36, (x) => bar(x, -34, 16, 8) + bar(x, 34, 16, 8))}`,
  fio_tiesf: `${panels}${bar(0, 26, 8, 40)}${both(7, (x) => bar(x, -24, 4, 28))}`,
  fio_lander: `M-26-44H26L30-30V40H-30V-30Z${bar(0, 44, 40, 8)}${both(10, (x) => bar(x, -46, 8, 8))}`,
  neu_freighter: `M-16-46H16L22-20 34-6V34L20 44H-20L-34 34V-6L-22-20Z${bar(38, -14, 10, 26)}`,
  neu_z95: `M0-48 8-16 9 6 44 16V28L9 32 6 42H-6L-9 32-44 28V16L-9 6-8-16Z${both(42, (x) => bar(x, 6, 4, 30))}`,
};

const fourLegs = both(30, (x) => bar(x, -14, 16, 18) + bar(x, 30, 16, 18));
const twoLegs = both(26, (x) => bar(x, 22, 14, 36));
const sixLegs = both(30, (x) => bar(x, -26, 18, 13) + bar(x, 4, 18, 13) + bar(x, 34, 18, 13));
const spiderLegs =
  'M-12-12-40-40-44-34-16-6ZM12-12 40-40 44-34 16-6ZM-12 12-40 40-44 34-16 6ZM12 12 40 40 44 34 16 6Z';
const hull = 'M-30-8-18-34H18L30-8V36L18 44H-18L-30 36Z';
const hoverTank = hull + both(38, (x) => bar(x, 14, 9, 40));
const truck = bar(0, 14, 38, 54) + both(28, (x) => bar(x, -2, 12, 20) + bar(x, 30, 12, 20));
const bike = (x: number): string => bar(x, 8, 10, 56) + bar(x, -34, 20, 7) + disc(x, 10, 9);
const skiff = 'M0-46 18-30V34L8 46H-8L-18 34V-30Z';

/** What drives and walks. */
const ground = {
  reb_t2b: `${both(28, (x) => bar(x, 6, 14, 72))}${bar(0, 8, 40, 56)}${bar(0, -30, 9, 34)}`,
  reb_aac: hoverTank + both(12, (x) => bar(x, -38, 7, 20)),
  reb_aa5: truck + both(7, (x) => bar(x, -28, 6, 40)),
  reb_mptl: `${bar(0, 18, 48, 44)}${both(30, (x) => bar(x, 18, 10, 30))}${both(12, (x) => bar(x, -22, 14, 42))}`,
  reb_tauntaun: `M-8-46H8L10-26 18-14V26L8 34 4 48H-4L-8 34-18 26V-14L-10-26Z${disc(0, 2, 8)}${both(20, (x) => bar(x, 16, 8, 16))}`,
  emp_atat: `${bar(0, 8, 40, 60)}M-12-24-14-46H14L12-24Z${fourLegs}`,
  emp_atst: `${bar(0, -6, 40, 36)}${bar(0, -32, 8, 22)}${twoLegs}`,
  emp_bikes: both(20, bike),
  emp_sabertank: `${hoverTank}${disc(0, 6, 16)}${bar(0, -30, 10, 38)}`,
  emp_ataa: `${bar(0, 10, 44, 44)}${fourLegs}${both(14, (x) => bar(x, -28, 12, 34))}`,
  rep_atte: `${bar(0, 2, 34, 76)}${bar(0, -42, 8, 18)}${sixLegs}`,
  rep_atrt: `${disc(0, -2, 15)}${bar(0, -32, 6, 30)}${both(16, (x) => bar(x, 18, 9, 48))}`,
  rep_saber: `M-10-42H10L40 22 24 44H-24L-40 22Z${both(14, (x) => bar(x, -34, 5, 24))}`,
  rep_barc: `${both(22, (x) => bar(x, 2, 7, 78) + disc(x, 14, 9))}${both(22, (x) => bar(x, 34, 22, 8))}`,
  rep_jugg: `${bar(0, 2, 40, 80)}${both(30, (x) => each((wx, y) => bar(wx, y, 14, 16), [x, -30], [x, -8], [x, 14], [x, 36]))}${bar(0, -44, 8, 14)}`,
  sep_aat: `M-14-40H14L40 16C40 40 20 46 0 46S-40 40-40 16Z${bar(0, -42, 7, 14)}`,
  sep_mtt: `M-22-46H22L34-26V46H-34V-26Z${both(40, (x) => bar(x, 14, 8, 44))}`,
  sep_stap: both(20, (x) => bar(x, 0, 6, 80) + disc(x, 8, 10) + peak(x, -40, 14, 14)),
  sep_dwarf: `${disc(0, 0, 18)}${bar(0, -30, 8, 28)}${spiderLegs}`,
  sep_homing: `${disc(0, 0, 14)}${spiderLegs}${disc(0, -24, 12)}${bar(0, 20, 6, 40)}`,
  sep_hailfire: `${both(28, (x) => disc(x, 0, 18) + bar(x, 0, 12, 80))}${disc(0, 0, 14)}${bar(0, -28, 18, 20)}`,
  ore_hover: `${hoverTank}${bar(0, -38, 8, 20)}`,
  ore_walker: `${bar(0, 4, 44, 46)}${both(10, (x) => bar(x, -32, 8, 28))}${fourLegs}`,
  sit_walker: `M-24-20 0-30 24-20V44H-24Z${bar(0, -38, 10, 22)}${fourLegs}${bar(0, 8, 84, 8)}`,
  sit_hover: `M-12-44H12L32 0 26 44H-26L-32 0Z${both(36, (x) => peak(x, 16, 12, 52))}`,
  res_speeder: `${skiff}${both(30, (x) => bar(x, 22, 14, 26))}${bar(0, 22, 60, 8)}`,
  res_aacar: `${bar(0, 12, 36, 58)}${both(26, (x) => bar(x, 12, 14, 64))}${each((x, y) => bar(x, y, 5, 30), [-10, -30], [0, -34], [10, -30])}`,
  fio_walker: `M-20-22H20L26 0 20 14H-20L-26 0Z${both(10, (x) => bar(x, -32, 7, 22))}${both(28, (x) => bar(x, 18, 12, 52))}`,
  fio_snow: `M-14-40H14L24-20V40H-24V-20Z${both(32, (x) => bar(x, 6, 8, 70))}${bar(0, -42, 7, 14)}`,
  neu_swoops: both(20, (x) => peak(x, -20, 18, 52) + disc(x, 14, 10) + bar(x, 30, 20, 14)),
  neu_skiff: `${skiff}${both(26, (x) => bar(x, 10, 8, 44))}${bar(0, 0, 60, 6)}`,
};

const blade = (x: number, y = -22, height = 50): string => bar(x, y, 7, height);

/** Those on foot. */
const foot = {
  reb_troopers: squad((x, y) => soldier(x, y)),
  reb_commandos: `${squad((x, y) => soldier(x, y, 12))}${peak(0, 28, 14, 20)}`,
  reb_wookiees: squad((x, y) => disc(x, y, 16)),
  reb_ewoks: both(20, (x) => soldier(x, 16, 10)) + soldier(0, -18, 10) + soldier(0, 30, 8),
  reb_luke: head(-4) + cloak(-4) + blade(18),
  reb_han: `${head(0, -2)}${arms}${bar(16, -28, 6, 28)}`,
  reb_leia: `${head(0, 4, 17)}${cloak()}${both(20, (x) => disc(x, 2, 8))}`,
  emp_storm: line((x, y) => soldier(x, y)),
  emp_scout: disc(0, 14, 17) + bar(12, -18, 6, 56),
  emp_death: squad((x, y) => gunner(x, y, 13)),
  emp_officer: `${head(0, 4, 19)}${cloak()}${bar(0, -14, 38, 8)}`,
  emp_probe: `${disc(0, -8, 24)}${bar(0, 26, 6, 34)}${both(14, (x) => bar(x, 24, 5, 26))}`,
  emp_vader: head(-2, 0, 20) + longCloak(-2) + blade(24),
  rep_clones: square((x, y) => soldier(x, y, 12)),
  rep_arc: pincer((x, y) => rifleman(x, y)),
  rep_commandos: square((x, y) => gunner(x, y, 11)),
  rep_jedi: head(-6, 6, 16) + cloak(-6, 20) + lean(16, -20, 7, 52, 10),
  rep_obiwan: head(-4, 2) + longCloak(-4, 24) + lean(22, -18, 7, 54, -18),
  rep_anakin: head(-4) + cloak(-4, 30) + lean(14, -20, 7, 56, 22),
  rep_rex: `${head(0, 0, 17)}${arms}${both(22, (x) => bar(x, -20, 6, 28))}`,
  sep_b1: squad((x, y) => droid(x, y)),
  sep_b2: both(18, (x) => droid(x, 4, 30)),
  sep_droideka: both(19, (x) => disc(x, 6, 15) + bar(x - 6, -18, 5, 24) + bar(x + 6, -18, 5, 24)),
  sep_bx: echelon((x, y) => droid(x, y, 20)) + bar(-20, -22, 5, 34),
  sep_magna: both(20, (x) => disc(x * 0.6, 8, 13) + bar(x, -8, 5, 68)),
  sep_dooku: head(-4, 2) + longCloak(-4, 32) + lean(20, -20, 6, 54, 12) + bar(17, 4, 14, 6),
  sep_grievous: `${disc(0, 0, 17)}${both(24, (x) => bar(x, -22, 6, 46) + bar(x * 1.5, 4, 6, 40))}`,
  ore_troopers: pincer((x, y) => soldier(x, y)),
  ore_havoc: line((x, y) => gunner(x, y, 13)),
  ore_guardian: head(-4) + cloak(-4, 22) + blade(20, -14, 62) + both(20, (x) => disc(x - 4, 20, 9)),
  ore_satele: head(0, 4, 16) + cloak(0, 22) + bar(26, -2, 6, 92),
  ore_t3: `${bar(0, 4, 34, 44)}${disc(0, -22, 17)}${both(26, (x) => bar(x, 14, 9, 40))}`,
  sit_troopers: diamond((x, y) => soldier(x, y, 12)),
  sit_shock: pair((x, y) => soldier(x, y, 15)) + both(40, (x) => bar(x, -8, 5, 44)),
  sit_warrior: head(-2, 0, 17) + peak(0, 30, 56, 34) + blade(24, -20, 54),
  sit_malgus: head(-2, 0, 21) + longCloak(-2, 36) + blade(26, -18, 58) + bar(-2, 12, 44, 12),
  sit_wardroid: both(20, (x) => droid(x, 2, 26) + bar(x, 24, 34, 10)),
  res_troopers: echelon((x, y) => soldier(x, y)),
  res_commandos: file((x, y) => rifleman(x, y, 15)),
  res_rey: head(-6, 4, 15) + cloak(-6, 18) + lean(18, -16, 6, 70, 14),
  res_finn: `${head(0, -2, 17)}${arms}${lean(14, -24, 7, 40, 14)}`,
  res_bb8: `${disc(0, 14, 26)}${disc(0, -22, 15)}${hole(0, 14, 9)}`,
  fio_storm: each((x, y) => soldier(x, y, 12), [-33, 12], [-11, -8], [11, 12], [33, -8]),
  fio_flame: `${both(18, (x) => soldier(x, 18))}M0-46C16-28 12-10 0-4-12-10-16-28 0-46Z`,
  fio_riot: both(20, (x) => disc(x, 20, 14) + bar(x, -6, 32, 10)),
  fio_phasma: `${head(-4, 0, 19)}${longCloak(-14, 24)}${bar(20, -16, 7, 60)}`,
  fio_kylo: head(-4) + cloak(-4) + blade(18) + bar(18, -4, 24, 6),
  neu_mercs: soldier(-18, 16, 16) + rifleman(18, -4, 12) + soldier(22, 34, 9),
  neu_hunters: pair((x, y) => rifleman(x, y, 16)),
  neu_boba: `${disc(0, 0, 18)}${both(14, (x) => bar(x, 26, 12, 28))}${bar(16, -28, 6, 28)}`,
};

/** The silhouette of every card as path data. */
export const outlines: Readonly<Record<string, string>> = { ...flying, ...ground, ...foot };
