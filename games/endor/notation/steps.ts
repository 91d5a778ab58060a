import type { EndorAction } from '../state.ts';

/** What a player points at, one after the other. */
export function steps(action: EndorAction): readonly string[] {
  switch (action.type) {
    case 'plan':
      return [...action.cards.map((card) => `card:${card}`), 'done'];
    case 'order':
      return [`order:${action.order}`];
    case 'move':
      return [`place:${action.from}`, `place:${action.to}`, `count:${action.ships}`];
    case 'attack':
      return [`place:${action.at}`, `place:${action.from}`];
    case 'fire':
      return [`place:${action.at}`];
    case 'ambush':
      return [`troopers:${action.troopers}`];
    case 'reroll':
      return [`die:${action.die}`];
    case 'assign':
      return [...action.hits.map((ship) => `+ship:${ship}`), 'done'];
    default:
      return [action.type];
  }
}
