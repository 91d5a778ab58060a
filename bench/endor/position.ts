import {
  beside,
  deathStar,
  empire,
  executor,
  falcon,
  firstSlot,
  innerRing,
  ordersOn,
  rebel,
  shieldTrack,
  shipNames,
  shipsOf,
  sideOf,
  slotCount,
  slotSector,
  slotsBeside,
  tie,
} from './tables.ts';

/** The state of the game, held by boardgame.io as its `G`. */
export interface EndorG {
  step: 'plan' | 'order' | 'move' | 'target' | 'fire' | 'ambush' | 'assign';
  round: number;
  active: number;
  /** Ships by sector and type, and for each type the sectors it is in. */
  ships: number[];
  where: number[];
  /** Fighters on fleet markers by slot and type, and the slots whose marker is face up, as places. */
  carried: number[];
  faceUp: number;
  reserve: number;
  falcon: number;
  executor: number;
  luke: number;
  vader: number;
  team: number;
  /** The spaces that hold a Stormtrooper, as bits. */
  troopers: number;
  /** By side; the top card is the last. */
  decks: number[][];
  discards: number[][];
  /** By seat; the top card of a pile is the first. */
  hands: number[][];
  piles: number[][];
  card: number;
  order: string;
  /** The sector ships came to by this order, or -1. */
  arrived: number;
  target: number;
  dice: number[];
  winner: 'rebel' | 'empire' | null;
}

/** Whether a place is in a set. */
export function has(set: number, place: number): boolean {
  return ((set >> place) & 1) === 1;
}

/** The places of a set, in ascending order. */
export function members(set: number): number[] {
  const places: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) places.push(31 - Math.clz32(rest & -rest));
  return places;
}

/** The sectors a side holds. */
function heldBy({ where }: EndorG, side: number): number {
  let held = 0;
  for (const ship of shipsOf[side] as readonly number[]) held |= where[ship] as number;
  return held;
}

/** The ship type of the order being carried out; -1 for an order without ships. */
export function orderedShip(G: EndorG): number {
  return shipNames.indexOf(G.order);
}

/** The side a ship shoots at. */
export function enemyOf(ship: number): number {
  return ship < tie ? empire : rebel;
}

/** How many ships of a type are at a place. */
export function countAt(G: EndorG, place: number, ship: number): number {
  if (place < deathStar) return G.ships[place * shipNames.length + ship] as number;
  return ship < falcon ? (G.carried[(place - firstSlot) * 3 + ship] as number) : 0;
}

/** Where one move takes a ship from a place. */
export function reach(G: EndorG, ship: number, from: number): number {
  const open = ~heldBy(G, enemyOf(ship));
  if (from >= firstSlot) return (1 << (slotSector[from - firstSlot] as number)) & open;
  let reached = (beside[from] as number) & open;
  if (ship !== falcon && ship !== executor) return reached;
  for (const step of members(reached)) reached |= (beside[step] as number) & open;
  return reached & ~(1 << from);
}

/** The places a type of ship can move from. */
export function origins(G: EndorG, ship: number): readonly number[] {
  const places = members(G.where[ship] as number);
  if (ship < falcon)
    for (let slot = 0; slot < slotCount; slot++)
      if ((G.carried[slot * 3 + ship] as number) > 0) places.push(firstSlot + slot);
  return places;
}

/** Whether four TIE fighters can come out of the Reserve. */
export function mayDeploy(G: EndorG): boolean {
  return G.executor > 0 && G.reserve > 0;
}

/** What may be attacked from a sector. */
export function targetsFrom(G: EndorG, sector: number): number {
  const ship = orderedShip(G);
  if (!has(G.where[ship] as number, sector) || (G.arrived >= 0 && G.arrived !== sector)) return 0;
  const ships = (beside[sector] as number) & heldBy(G, enemyOf(ship));
  if (ship >= tie) return ships | ((slotsBeside[sector] as number) & G.faceUp);
  return shieldIsDown(G) && has(innerRing, sector) ? ships | (1 << deathStar) : ships;
}

/** What the Death Star may fire at: markers while there are any. */
export function shotTargets(G: EndorG): number {
  return G.faceUp === 0 ? heldBy(G, rebel) : G.faceUp;
}

/** Whether the Strike Team has reached the generator. */
export function shieldIsDown(G: EndorG): boolean {
  return G.team === shieldTrack.length;
}

/** How many Stormtroopers may be placed now. */
export function mostTroopers(G: EndorG): number {
  const placed = members(G.troopers).length;
  return Math.min(3, 9 - placed, shieldTrack.length - G.team - placed);
}

/** Whether an order can be used. */
function isUsable(G: EndorG, order: string): boolean {
  switch (order) {
    case 'falcon':
      return G.falcon > 0;
    case 'executor':
      return G.executor > 0;
    case 'tie':
      return G.where[tie] !== 0 || mayDeploy(G);
    case 'deathStar':
      return true;
    case 'shieldAssault':
      return !shieldIsDown(G);
    case 'shieldAmbush':
      return mostTroopers(G) > 0;
    case 'luke':
    case 'vader':
    case 'emperor':
      return G.luke > 0 && G.vader > 0;
    case 'vaderRedeemed':
      return G.luke > 0 && G.vader > 0 && G.vader <= 3;
    default:
      return origins(G, shipNames.indexOf(order)).length > 0;
  }
}

/** The usable orders on the flipped card. */
export function usableOrders(G: EndorG): readonly string[] {
  const orders = ordersOn[sideOf(G.active, G.hands.length)]?.[G.card] as readonly string[];
  return orders.filter((order) => isUsable(G, order));
}

/** Whether a Rebel ship is left in a sector or on a marker. */
export function rebelsRemain(G: EndorG): boolean {
  return heldBy(G, rebel) !== 0 || G.carried.some((count) => count > 0);
}
