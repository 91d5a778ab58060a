import { houseRefusal, type Refusal } from '@holoboard/kernel';
import type { Order } from '../data/cards.ts';
import type { ShipType } from '../data/ships.ts';
import { rulebook } from '../rulebook/rulebook.ts';
import type { Phase } from '../state.ts';
import { names as allNames, isMarker, placeName } from './names.ts';

const names = allNames.en;

/** What a refusal is about, read with care: the sentence of the clause serves where something is missing. */
type Params = Refusal['params'];

type Sentences = Readonly<Record<string, (params: Params) => string | null>>;

function place(id: string | number | undefined): string {
  return id === undefined ? 'that place' : placeName(names, String(id));
}

function many(ship: string | number | undefined): string {
  return names.ships[ship as ShipType]?.[1] ?? 'ships';
}

function order(id: string | number | undefined): string {
  return names.orders[id as Order] ?? 'The order';
}

const phaseTasks: Readonly<Record<Phase, string>> = {
  plan: 'choose the cards of your Order Pile',
  chooseOrder: 'choose an order of the flipped card',
  move: 'move, or stay',
  target: 'choose what to attack, or hold your fire',
  fire: 'choose where the Death Star fires',
  ambush: 'choose how many Stormtroopers to place',
  reroll: 're-roll a die, or keep them all',
  assign: 'choose which ships are hit',
  over: 'end the game',
};

/** What to say beyond the clause itself, where the situation says more; nothing where it does not. */
const particular = new Map(
  Object.entries<Sentences[string]>({
    'END-PLAN-01': () => 'Planning comes first: choose the cards of your Order Pile.',
    'END-PLAN-06': () => 'Planning is over; the rest of your hand is set aside until new cards are drawn.',
    'END-PLAN-03': ({ card, wanted, given }) => {
      if (card !== undefined) return `You do not have that many ${card} in your hand.`;
      return wanted === undefined ? null : `You plan exactly ${wanted} cards, not ${given ?? 'others'}.`;
    },
    'END-SETUP-03': ({ card }) => (card === undefined ? null : `${card} is not a card of your side.`),
    'END-TEAM-08': ({ card }) =>
      card === undefined ? null : `${card} is in your teammate's hand, and cards are not exchanged.`,
    'END-TURN-04': ({ order: id, card, now }) => {
      if (id !== undefined && card !== undefined) return `${order(id)} is not an order of ${card}.`;
      const task = phaseTasks[now as Phase];
      return task === undefined ? null : `You carry out one order, step by step; now you must ${task}.`;
    },
    'END-TURN-08': ({ order: id }) =>
      id === undefined ? null : `${order(id)} cannot be used: no such ship is left to order.`,
    'END-RULING-19': () => 'A card with a usable order may not be passed; a ship may stay and hold its fire.',
    'END-RULING-21': ({ order: id }) =>
      id === undefined ? null : `${order(id)} cannot be used: the duel is over.`,
    'END-RULING-27': ({ die }) =>
      die === undefined ? 'There is nothing to re-roll now.' : `No die shows a ${die}.`,
    'END-RULING-30': ({ order: id }) =>
      id === undefined ? null : 'Without the Executor no TIE fighters can be deployed.',
    'END-RULING-04': ({ order: id }) =>
      id === undefined
        ? 'Nobody can go there, or aim there: it is the Death Star itself.'
        : 'The Death Star has nothing it could fire at.',
    ...moveRefusals(),
    ...attackRefusals(),
    ...endorRefusals(),
  }),
);

function moveRefusals(): Sentences {
  return {
    'END-MOVE-08': ({ now }) =>
      now === 'move' ? 'First move, or stay; then attack.' : 'Ships move before the attack, never after it.',
    'END-MOVE-05': ({ from, ship }) =>
      from === undefined ? null : `There are no ${many(ship)} to move at ${place(from)}.`,
    'END-MOVE-07': () => 'A move takes at least one ship; to move none, stay.',
    'END-MOVE-02': ({ to }) => (to === undefined ? null : `Enemy ships hold ${place(to)}; clear it first.`),
    'END-MOVE-03': ({ from, to }) =>
      to === undefined ? null : `Every way from ${place(from)} to ${place(to)} leads through enemy ships.`,
    'END-MOVE-09': tooFar,
    'END-MOVE-10': tooFar,
    'END-MOVE-11': ({ from, to }) =>
      to === undefined ? null : `${place(to)} is not next to ${place(from)}, and fighters move 1 sector.`,
    'END-RULING-07': ({ from, ship, ships, have }) => {
      if (have === undefined) return null;
      return Number(ships) > Number(have)
        ? `At ${place(from)} there are only ${have} ${many(ship)}.`
        : `Ships have already moved from ${place(from)} by this order.`;
    },
    'END-RULING-14': ({ from, to, at }) => {
      if (at !== undefined) return 'Fighters on a fleet marker cannot attack; launch them first.';
      if (to === undefined) return null;
      return isMarker(String(to))
        ? 'No ship may enter a fleet marker or return to one.'
        : `Fighters on ${place(from)} launch only into the sector beside it.`;
    },
    'END-RULING-33': () => 'A move ends in another sector than it began.',
    'END-HIT-15': ({ from, at }) => {
      const marker = at ?? from;
      return marker === undefined ? null : `${place(marker)} has already been destroyed.`;
    },
    'END-RULING-09': () => 'A TIE order either deploys or moves, not both.',
    'END-DEPLOY-01': ({ order: id, reserve }) => {
      if (id !== undefined && id !== 'tie') return 'Only an order to TIE fighters deploys from the Reserve.';
      return reserve === undefined ? null : 'The Reserve is empty.';
    },
  };
}

function tooFar({ from, to }: Params): string | null {
  return to === undefined ? null : `${place(to)} is more than 2 sectors from ${place(from)}.`;
}

function attackRefusals(): Sentences {
  const noDieFor = ({ ship }: Params): string | null =>
    ship === undefined ? null : `There are not enough dice to hit ${many(ship)} so often.`;
  return {
    'END-ATK-01': ({ from, at }) =>
      at === undefined
        ? null
        : `${place(at)} is not next to ${place(from)}; attacks go into the next sector.`,
    'END-ATK-03': ({ from, ship }) =>
      from === undefined ? null : `There are no ${many(ship)} at ${place(from)}, and only they attack now.`,
    'END-ATK-06': ({ at, ship, now }) => {
      if (now !== undefined) return 'There are no hits to assign now.';
      if (at !== undefined) return `There is nothing of the enemy to attack at ${place(at)}.`;
      return ship === undefined ? null : `There are no ${many(ship)} of the enemy there to be hit.`;
    },
    'END-RULING-06': () => 'After a move the attack comes from the sector the ships moved to.',
    'END-RULING-08': () => 'Only ships that this order has moved may attack.',
    'END-RULING-11': () => 'A fleet marker is attacked only by Imperial ships in the sector beside it.',
    'END-RULING-17': ({ at }) => (at === undefined ? null : `There is no Rebel ship at ${place(at)}.`),
    'END-HIT-01': noDieFor,
    'END-HIT-02': noDieFor,
    'END-HIT-03': noDieFor,
    'END-HIT-04': noDieFor,
    'END-HIT-05': noDieFor,
    'END-HIT-07': noDieFor,
    'END-RULING-32': ({ ship, most }) =>
      most === undefined
        ? 'Every die that can still hit a ship must be used.'
        : `Only ${most} hits can be given to ${many(ship)} there.`,
  };
}

function endorRefusals(): Sentences {
  const howMany = ({ most, order: id }: Params): string | null => {
    if (id !== undefined) return `${order(id)} cannot be used: no free space is left ahead of the team.`;
    return most === undefined ? null : `You can place 1 to ${most} Stormtroopers now.`;
  };
  return {
    'END-SHLD-06': howMany,
    'END-RULING-26': howMany,
    'END-SHLD-10': ({ order: id }) =>
      id === undefined ? null : `${order(id)} cannot be used: the shield is already down.`,
  };
}

const clauseTexts = new Map(rulebook.map(({ id, text }) => [id, text]));

/** Why not, in one sentence: what is particular about it, or else the clause itself. */
export function refusal(refused: Refusal): string {
  return (
    houseRefusal(refused) ??
    particular.get(refused.clause)?.(refused.params) ??
    clauseTexts.get(refused.clause) ??
    'The rules do not allow that.'
  );
}
