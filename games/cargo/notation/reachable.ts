import { at } from '@holoboard/kernel';
import { allCards, handSize } from '../data/cards.ts';
import { type CargoState, nobody } from '../state.ts';

type Demand = readonly [holds: boolean, otherwise: string];

/**
 * Why play can never lead to a position that the rules could go on from: what a new match refuses to begin from. Every demand holds in
 * all games that are played from the set-up.
 */
export function whyImpossible(state: CargoState): string | null {
  const broken = [...score(state), ...endings(state), ...cards(state)].find(([holds]) => !holds);
  return broken ? `This position is impossible: ${broken[1]}.` : null;
}

/** CARGO-END-01: the round that brings the points for the win is the last. CARGO-PRIZE-02, CARGO-PRIZE-04: prizes are for winners. */
function score({ phase, points, options, winner, vaults, peeker, deck }: CargoState): Demand[] {
  const goal = Number(options.goal);
  const most = { plan: goal - 1, prize: goal, over: goal + 1 }[phase];
  return [
    [Math.max(...points) <= most, 'somebody has won already'],
    [phase !== 'prize' || at(points, winner) > 0, 'the winner of a round has a point'],
    [vaults.every((coins, seat) => coins === 0 || at(points, seat) > 0), 'only winners bank coins'],
    [peeker === nobody || (options.peeking && deck.length > 0), 'nobody can have looked at the top card'],
  ];
}

/** CARGO-END-01, CARGO-END-02, CARGO-LEAVE-01: an ending is one that the position shows. */
function endings(state: CargoState): Demand[] {
  const { points, hands, gone, reason } = state;
  const staying = hands.filter((_, seat) => !gone[seat]);
  const isWon = Math.max(...points) >= Number(state.options.goal);
  const fits = {
    points: isWon,
    exhaustion: !isWon && staying.some((hand) => hand.length === 0),
    resignation: staying.length === 1,
  };
  return [[reason === null || fits[reason], 'the position does not fit the ending']];
}

/** CARGO-SETUP-02, CARGO-PLAN-02, CARGO-PRIZE-05: each round costs everybody a card, and its winner takes one or searches. */
function cards({ phase, hands, plans, deck, discard, points, gone }: CargoState): Demand[] {
  if (gone.includes(true)) return [];
  const seats = hands.length;
  const rounds = discard.length / seats;
  const ended = phase === 'prize' ? rounds - 1 : rounds;
  const taken = allCards.length - seats * handSize - deck.length;
  const scored = points.reduce((sum, each) => sum + each, 0);
  const held = hands.map((hand, seat) => hand.length + (at(plans, seat) > 0 ? 1 : 0));
  return [
    [Number.isInteger(rounds), 'each round, everybody discards a card'],
    [held.every((count) => count >= handSize - rounds), 'somebody has too few cards'],
    [
      taken <= ended && held.every((count) => count <= handSize - rounds + taken),
      'somebody has too many cards',
    ],
    [
      scored >= rounds && scored <= rounds + ended - taken,
      'each round brings a point, and one more by a search',
    ],
  ];
}
