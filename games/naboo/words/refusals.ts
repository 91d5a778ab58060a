import { houseRefusal, type Refusal } from '@holoboard/kernel';
import { rulebook } from '../rulebook/rulebook.ts';
import { card, cardAction, grid, piece, space } from './names.ts';

type Params = Refusal['params'];

const tasks: Readonly<Record<string, string>> = {
  queen: 'choose the real queen',
  plan: 'plan your cards',
  play: 'play the flipped card',
  card: 'choose one action of the flipped card',
  units: 'choose which unit to use next, or stop',
  move: 'move the unit, or stay',
  attack: 'choose what to attack, or hold',
  duel: 'move, strike, or stop',
  bonus: 'choose the deck of a bonus card',
  block: 'block slots',
  deploy: 'choose a grid',
  send: 'choose the group to send',
  take: 'say how many droids go',
  arrive: 'choose where the droids arrive',
  activate: 'choose where the droids appear',
};

function subject({ piece: id }: Params): string {
  return id === undefined ? 'It' : piece(String(id)).replace(/^./, (letter) => letter.toUpperCase());
}

function goal({ to }: Params): string {
  return to === undefined ? 'there' : space(String(to));
}

function aim({ target }: Params): string {
  return target === undefined ? 'that' : piece(String(target));
}

/** What blocks a line of sight. */
function obstruction(id: string | number | undefined): string {
  return id === undefined || id === 'wall' ? 'a wall' : space(String(id));
}

function task({ now }: Params): string {
  return tasks[String(now)] ?? 'answer what is asked';
}

/** What to say beyond the clause itself, where the situation says more; nothing where it does not. */
const particular = new Map<string, (params: Params) => string | null>([
  [
    'NAB-QUEEN-01',
    (params) =>
      params['now'] === 'queen'
        ? 'First choose the real queen.'
        : 'The real queen was chosen before the game began.',
  ],
  ['NAB-ROUND-08', () => 'Everybody plans first; then cards are played.'],
  ['NAB-ROUND-04', () => 'Planning is over; the rest of your hand is set aside for this round.'],
  [
    'NAB-ROUND-02',
    ({ card: id, wanted, given }) =>
      id === undefined
        ? `You plan exactly ${wanted} cards, not ${given}.`
        : `You do not have that many ${id} in your hand.`,
  ],
  [
    'NAB-RULING-43',
    ({ wanted, given }) =>
      wanted === undefined ? null : `You must plan all ${wanted} cards of your hand, not ${given}.`,
  ],
  ['NAB-SETUP-23', ({ card: id }) => (id === undefined ? null : `${id} is not a card of your side.`)],
  [
    'NAB-4P-09',
    ({ card: id }) =>
      id === undefined ? null : `${id} is in your teammate's hand, and cards are not exchanged.`,
  ],
  [
    'NAB-CARD-01',
    (params) =>
      params['action'] !== undefined && params['card'] !== undefined
        ? `That is not an action of ${card(String(params['card']))}.`
        : `Now you must ${task(params)}.`,
  ],
  ['NAB-MOVE-01', () => 'First move, or stay; then attack.'],
  ['NAB-MOVE-02', () => 'It has moved already: now attack, or hold.'],
  [
    'NAB-JEDI-04',
    ({ most }) =>
      most === undefined ? 'Say with how many dice to strike.' : `You can strike with 1 to ${most} dice now.`,
  ],
  ['NAB-JEDI-09', ({ most }) => `At most ${most ?? 3} dice are rolled in one attack.`],
  ['NAB-ATT-07', () => 'Only the Jedi and Darth Maul choose how many dice they strike with.'],
  ['NAB-RULING-14', (params) => `The unit in hand comes first: ${task(params)}.`],
  [
    'NAB-RULING-15',
    ({ action }) => (action === undefined ? null : `No unit is left for “${cardAction(String(action))}”.`),
  ],
  ['NAB-END-01', ({ action }) => (action === undefined ? null : 'The Control Ship is destroyed already.')],
  [
    'NAB-RULING-12',
    ({ action, deck }) =>
      action !== undefined
        ? 'There is no Starfighter card left.'
        : deck !== undefined
          ? 'That deck cannot give a card; draw from the other one.'
          : null,
  ],
  [
    'NAB-REINF-02',
    ({ piece: id }) =>
      id === undefined
        ? 'There is no such group left to send.'
        : `${subject({ piece: id })} cannot be sent by this card.`,
  ],
  [
    'NAB-RULING-08',
    ({ action, wanted, most }) =>
      action !== undefined
        ? 'No space of the Staging Zone is empty.'
        : wanted !== undefined
          ? `Exactly ${wanted} droids must be placed.`
          : `You can take 1 to ${most ?? 4} droids.`,
  ],
  ['NAB-RULING-37', ({ action }) => (action === undefined ? null : 'There is no damage to recover from.')],
  [
    'NAB-RULING-42',
    (params) =>
      params['to'] !== undefined
        ? `${subject(params)} cannot go to another board.`
        : params['target'] !== undefined
          ? `${subject(params)} cannot attack ${aim(params)}: it fights in another battle.`
          : `${subject(params)} is not among the units of this action.`,
  ],
  ['NAB-CARD-04', (params) => `${subject(params)} has been used by this action already.`],
  ['NAB-CARD-05', (params) => `No more units of that kind may be used: ${subject(params)} is one too many.`],
  [
    'NAB-DMG-05',
    (params) =>
      params['target'] === undefined
        ? `${subject(params)} is out of the game.`
        : `${aim(params)} is out of the game.`,
  ],
  ['NAB-MOVE-03', (params) => `${subject(params)} cannot get as far as ${goal(params)}.`],
  ['NAB-MOVE-04', (params) => `${subject(params)} is there already; to move nowhere, stay.`],
  ['NAB-MOVE-05', (params) => `Somebody stands on ${goal(params)}.`],
  ['NAB-VICE-02', (params) => `A Viceroy sits on ${goal(params)}.`],
  ['NAB-RULING-19', (params) => `Nobody can enter ${goal(params)}.`],
  ['NAB-CORE-05', () => 'A Jedi may not leave the core while Darth Maul lives.'],
  ['NAB-CORE-06', () => 'Darth Maul may not leave the core while a Jedi lives.'],
  ['NAB-RULING-05', (params) => `${subject(params)} may not enter a shield hex while the shield is up.`],
  [
    'NAB-RULING-06',
    (params) => `Somebody stands at the window between, so ${goal(params)} cannot be reached.`,
  ],
  ['NAB-ATT-03', (params) => `${aim(params)} is out of range.`],
  ['NAB-RANGE-01', (params) => `${aim(params)} is not on the next space.`],
  [
    'NAB-RANGE-02',
    (params) => `No empty space lies between ${piece(String(params['piece'] ?? ''))} and ${aim(params)}.`,
  ],
  ['NAB-SHIELD-04', (params) => `The shield is between them: ${aim(params)} cannot be attacked.`],
  [
    'NAB-LOS-04',
    (params) =>
      `${obstruction(params['blocker']).replace(/^a /, 'A ')} blocks the line of sight to ${aim(params)}.`,
  ],
  [
    'NAB-LOS-11',
    (params) =>
      `The line of sight to ${aim(params)} is blocked from both sides: by ${obstruction(params['blocker'])} and ${obstruction(params['opposite'])}.`,
  ],
  ['NAB-RULING-20', (params) => `${aim(params)} is on another floor or in another room.`],
  ['NAB-JEDI-07', (params) => `${aim(params)} is not on the next space.`],
  ['NAB-SPACE-05', ({ hits }) => `You have ${hits ?? 'fewer'} hits, one slot for each.`],
  ['NAB-RULING-29', ({ slot }) => (slot === undefined ? null : `Slot ${slot} has a printed Starfighter.`)],
  ['NAB-SF-02', ({ grid: id }) => (id === undefined ? null : `Anakin has passed ${grid(String(id))}.`)],
  ['NAB-STAGE-01', (params) => `${goal(params)} is not in the Staging Zone.`],
  ['NAB-STAGE-02', (params) => `Somebody stands on ${goal(params)}.`],
  ['NAB-ACTV-02', (params) => `${goal(params)} is not an open hex next to an MTT.`],
]);

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
