import type { Ctx } from 'boardgame.io';
import { divisions } from './hits.ts';
import {
  countAt,
  type EndorG,
  mayDeploy,
  members,
  mostTroopers,
  orderedShip,
  origins,
  reach,
  shotTargets,
  targetsFrom,
  usableOrders,
} from './position.ts';
import { cardsPerRound, salvoAt } from './sequence.ts';
import { tie } from './tables.ts';

/** A move as boardgame.io's bots name it. */
export interface NamedMove {
  readonly move: string;
  readonly args: readonly unknown[];
}

/** The moves that are legal now, as boardgame.io asks a game to list them for its bots. */
export function enumerate(G: EndorG, _ctx: Ctx, playerID: string): readonly NamedMove[] {
  const named = (name: string, choices: readonly unknown[]): NamedMove[] =>
    choices.map((choice) => ({ move: name, args: [choice] }));
  switch (G.step) {
    case 'plan':
      return named('plan', plans(G, Number(playerID)));
    case 'order':
      return named('order', usableOrders(G));
    case 'move':
      return listMoves(G);
    case 'target':
      return listAttacks(G);
    case 'fire':
      return named('fire', members(shotTargets(G)));
    case 'ambush':
      return named('ambush', [1, 2, 3].slice(0, mostTroopers(G)));
    case 'assign':
      return named('assign', divisions(salvoAt(G)));
  }
}

/** Every ordered choice from the hand, equal cards counting as one. */
function plans({ hands }: EndorG, seat: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  const choose = (chosen: readonly number[], left: readonly number[]): void => {
    if (chosen.length === cardsPerRound(hands.length)) {
      found.push([...chosen]);
      return;
    }
    left.forEach((card, i) => {
      if (card !== left[i - 1]) choose([...chosen, card], left.toSpliced(i, 1));
    });
  };
  choose(
    [],
    (hands[seat] as number[]).toSorted((a, b) => a - b),
  );
  return found;
}

function listMoves(G: EndorG): readonly NamedMove[] {
  const ship = orderedShip(G);
  const list: NamedMove[] = [{ move: 'stay', args: [] }];
  if (ship === tie && mayDeploy(G)) list.push({ move: 'deploy', args: [] });
  for (const from of origins(G, ship))
    for (const to of members(reach(G, ship, from)))
      for (let count = 1; count <= countAt(G, from, ship); count++)
        list.push({ move: 'move', args: [from, to, count] });
  return list;
}

function listAttacks(G: EndorG): readonly NamedMove[] {
  const list: NamedMove[] = [{ move: 'hold', args: [] }];
  for (const from of members(G.where[orderedShip(G)] as number))
    for (const target of members(targetsFrom(G, from))) list.push({ move: 'attack', args: [from, target] });
  return list;
}
