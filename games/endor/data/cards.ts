/** What an order card may tell its player to do. */
export type Order =
  | 'xwing'
  | 'ywing'
  | 'bwing'
  | 'falcon'
  | 'shieldAssault'
  | 'luke'
  | 'vaderRedeemed'
  | 'tie'
  | 'executor'
  | 'deathStar'
  | 'vader'
  | 'emperor'
  | 'shieldAmbush';

/** The front an order is fought on; cards colour their orders by it. */
export const frontOf: Readonly<Record<Order, 'space' | 'endor' | 'duel'>> = {
  xwing: 'space',
  ywing: 'space',
  bwing: 'space',
  falcon: 'space',
  shieldAssault: 'endor',
  luke: 'duel',
  vaderRedeemed: 'duel',
  tie: 'space',
  executor: 'space',
  deathStar: 'space',
  vader: 'duel',
  emperor: 'duel',
  shieldAmbush: 'endor',
};

/** A kind of card: its orders, and how many of it are in the deck. */
export interface CardData {
  readonly id: string;
  readonly orders: readonly Order[];
  readonly count: number;
}

/** The Rebel deck: 30 cards. */
export const rebelCards: readonly CardData[] = [
  { id: 'R01', orders: ['shieldAssault', 'vaderRedeemed'], count: 1 },
  { id: 'R02', orders: ['shieldAssault', 'luke'], count: 3 },
  { id: 'R03', orders: ['xwing', 'vaderRedeemed'], count: 1 },
  { id: 'R04', orders: ['xwing', 'luke'], count: 1 },
  { id: 'R05', orders: ['xwing', 'shieldAssault'], count: 1 },
  { id: 'R06', orders: ['ywing', 'luke'], count: 4 },
  { id: 'R07', orders: ['ywing', 'shieldAssault'], count: 2 },
  { id: 'R08', orders: ['bwing', 'luke'], count: 2 },
  { id: 'R09', orders: ['bwing', 'shieldAssault'], count: 1 },
  { id: 'R10', orders: ['xwing', 'ywing', 'luke'], count: 1 },
  { id: 'R11', orders: ['xwing', 'ywing', 'shieldAssault'], count: 1 },
  { id: 'R12', orders: ['xwing', 'bwing', 'luke'], count: 1 },
  { id: 'R13', orders: ['xwing', 'bwing', 'shieldAssault'], count: 2 },
  { id: 'R14', orders: ['ywing', 'bwing', 'shieldAssault'], count: 1 },
  { id: 'R15', orders: ['falcon', 'bwing', 'shieldAssault'], count: 1 },
  { id: 'R16', orders: ['falcon', 'xwing', 'luke'], count: 1 },
  { id: 'R17', orders: ['falcon', 'xwing', 'shieldAssault'], count: 1 },
  { id: 'R18', orders: ['falcon', 'bwing', 'vaderRedeemed'], count: 1 },
  { id: 'R19', orders: ['falcon', 'bwing', 'luke'], count: 1 },
  { id: 'R20', orders: ['falcon', 'ywing', 'luke'], count: 1 },
  { id: 'R21', orders: ['falcon', 'ywing', 'shieldAssault'], count: 2 },
];

/** The Empire deck: 30 cards. */
export const empireCards: readonly CardData[] = [
  { id: 'E01', orders: ['executor', 'emperor'], count: 2 },
  { id: 'E02', orders: ['executor', 'shieldAmbush'], count: 4 },
  { id: 'E03', orders: ['tie', 'shieldAmbush'], count: 8 },
  { id: 'E04', orders: ['tie', 'vader'], count: 6 },
  { id: 'E05', orders: ['tie', 'emperor'], count: 2 },
  { id: 'E06', orders: ['deathStar', 'shieldAmbush'], count: 2 },
  { id: 'E07', orders: ['deathStar', 'vader'], count: 2 },
  { id: 'E08', orders: ['deathStar', 'emperor'], count: 2 },
  { id: 'E09', orders: ['deathStar', 'executor', 'vader'], count: 2 },
];
