import type { Notation } from '../game.ts';
import type { CargoAction, CargoState } from './cargo-state.ts';

/** Fields between slashes, lists with commas: `2 peeking/plan/-1/1,2,3/.../1,5;7,12/...`. */
export const cargoNotation: Notation<CargoState, CargoAction> = {
  position: (state) =>
    [
      `${state.options.goal} ${state.options.peeking ? 'peeking' : 'blind'}`,
      state.phase,
      state.winner,
      state.deck,
      state.discard,
      state.hands.map((hand) => hand.join()).join(';'),
      state.plans,
      state.points,
      state.purses,
      state.vaults,
      state.peeker,
      state.gone.map(Number),
      state.reason,
    ].join('/'),
  readPosition(text) {
    const fields = text.split('/');
    if (fields.length !== 13) throw new Error('A position of Cargo Run has 13 fields between slashes.');
    const field = (index: number): string => fields[index] ?? '';
    const [goal, peeking] = field(0).split(' ');
    const list = (index: number): number[] => numbers(field(index));
    return {
      options: { goal: goal === '3' ? '3' : '2', peeking: peeking === 'peeking' },
      phase: field(1) as CargoState['phase'],
      winner: Number(field(2)),
      deck: list(3),
      discard: list(4),
      hands: field(5).split(';').map(numbers),
      plans: list(6),
      points: list(7),
      purses: list(8),
      vaults: list(9),
      peeker: Number(field(10)),
      gone: list(11).map(Boolean),
      reason: field(12) as CargoState['reason'],
    };
  },
  action(action) {
    if (action.type === 'plan') return `plan ${action.card}`;
    return action.type === 'bank' ? `bank ${action.coins}` : action.type;
  },
  readAction(text) {
    const [type, number, more] = text.split(' ');
    if (more === undefined && type === 'plan' && number) return { type, card: Number(number) };
    if (more === undefined && type === 'bank' && number) return { type, coins: Number(number) };
    if (number === undefined && (type === 'peek' || type === 'take' || type === 'search')) return { type };
    throw new Error(`'${text}' is no action of Cargo Run.`);
  },
};

function numbers(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}
