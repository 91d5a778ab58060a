import { type Seat, sameJson } from '@holoboard/kernel';
import { copy } from '../copy.ts';
import { cardOf } from '../data/cards.ts';
import { findEra } from '../data/eras.ts';
import { strategies } from '../data/strategies.ts';
import { layouts } from '../data/tables.ts';
import { overlap } from '../geometry/bases.ts';
import { armyProblem, makeUnits } from '../phases/armies.ts';
import { readTable, tableProblem } from '../phases/custom-table.ts';
import { armyOf, isRevealed, spotRefusal } from '../phases/deployment.ts';
import { isLastRound, staying } from '../phases/ending.ts';
import { mayRestAt } from '../phases/ground.ts';
import { legal, question } from '../phases/questions.ts';
import { goOn } from '../phases/sequence.ts';
import { areFriends, baseOf, is, lastBox, loadOf, roomIn } from '../phases/units.ts';
import type { Player, TacticalState, Unit } from '../state.ts';

type Demand = readonly [holds: boolean, otherwise: string];

/**
 * Why play can never lead to a position, although its parts fit together (`possible.ts`) and the rules could go on from it. Every demand
 * holds in all games that are played from the set-up.
 */
export function whyImpossible(state: TacticalState): string | null {
  for (const demands of [ground, sides, trackers, places, lines, hands, moment]) {
    const broken = demands(state).find(([holds]) => !holds);
    if (broken) return `This position is impossible: ${broken[1]}.`;
  }
  return null;
}

/** TAC-TBL-02, TAC-TBL-03, TAC-RULING-26: the table is one that so many players can be offered, or could draw. */
function ground({ table, players }: TacticalState): Demand[] {
  if (table === null) return [];
  const seats = players.length;
  const house = layouts.find(({ id }) => id === table);
  const isPlayable = house ? house.players.includes(seats) : tableProblem(readTable(table), seats) === null;
  return [[isPlayable, 'nobody can play on this table']];
}

const beforeArmies = ['era', 'table', 'faction'];

/** TAC-FAC-02, TAC-SET-01, TAC-SEQ-10: factions of the era, armies that may be chosen, and somebody to fight against. */
function sides(state: TacticalState): Demand[] {
  const { phase, era, players, options } = state;
  if (phase === 'over') return [];
  const early = beforeArmies.includes(phase);
  const factions = findEra(era ?? '')?.factions ?? [];
  const stays = staying(state);
  const isFielded = ({ army, faction, out, answered }: Player): boolean =>
    early || (phase === 'army' && !answered) || (out > 0 && army.length === 0)
      ? army.length === 0
      : armyProblem(army, faction ?? '', era ?? '', Number(options.pointsLimit)) === null;
  const hasFaction = ({ faction, out }: Player): boolean =>
    faction === null ? early || out > 0 : factions.includes(faction);
  return [
    [players.every(hasFaction), 'a player has no faction of the era'],
    [players.every(isFielded), 'a player has an army that nobody may choose'],
    [stays.some((seat) => !areFriends(state, stays[0] ?? 0, seat)), 'nobody is left to fight against'],
    [areMustered(state), 'the Units are not those of the armies'],
  ];
}

/** TAC-SET-04, TAC-CARD-06: every army has its Units, by card and label once they lie open; nobody's before the cards are in order. */
function areMustered(state: TacticalState): boolean {
  const { phase, players, units } = state;
  const hasUnits = !beforeArmies.includes(phase) && phase !== 'army' && phase !== 'order';
  const named = (list: readonly Unit[]): string[] => list.map(({ card, label }) => `${card} ${label}`);
  const isInOrder = units.every(({ seat }, index) => seat >= (units[index - 1]?.seat ?? 0));
  return players.every(({ army, out }, seat) => {
    const own = armyOf(state, seat);
    if (out > 0 && army.length === 0) return own.every(({ status }) => status === 'defeated');
    const made = named(hasUnits ? makeUnits(seat, army) : []);
    if (isRevealed(state)) return isInOrder && sameJson(named(own), made);
    return sameJson(named(own).sort(), made.sort()) && own.every(({ id }, index) => id === index + 1);
  });
}

/** TAC-BASE-08, TAC-RULING-02: whoever stands has boxes left, and whoever is Defeated has none. */
function trackers(state: TacticalState): Demand[] {
  const isRight = ({ status, hull, card }: Unit): boolean => {
    if (status === 'defeated') return hull === 0;
    return state.round > 0 ? hull >= lastBox(state) : hull === cardOf(card).hull;
  };
  return [[state.units.every(isRight), 'a tracker tells of a Unit what is not so']];
}

/** TAC-TRN-01, TAC-TRN-04, TAC-GEO-12: where Units can be. */
function places(state: TacticalState): Demand[] {
  const { units, phase, active, frames } = state;
  if (phase === 'over') return [];
  const mover = active?.mode === 'moving' ? units[active.unit - 1] : undefined;
  const standing = units.filter((unit) => unit.status === 'deployed' && unit !== mover);
  const isOpen = isRevealed(state);
  const mayStand = (unit: Unit): boolean =>
    isOpen
      ? mayRestAt({ ...state, units: [unit] }, unit, unit.x, unit.y)
      : spotRefusal(state, unit, unit.x, unit.y) === null;
  const isFree = (unit: Unit): boolean =>
    !isOpen || standing.every((other) => other === unit || !overlap(baseOf(unit), baseOf(other)));
  const isCarried = (unit: Unit): boolean => {
    const carrier = armyOf(state, unit.seat).find(({ id }) => id === unit.carrier);
    if (unit.status !== 'embarked') return unit.carrier === 0 && !unit.pilot;
    if (!carrier || carrier.status === 'embarked' || cardOf(unit.card).type !== 'Infantry') return false;
    const isThere =
      carrier.status === (isOpen ? 'deployed' : carrier.status) && carrier.status !== 'defeated';
    const pilots = loadOf(state, carrier).filter(({ pilot }) => pilot).length;
    // A Transport that fell has its load until the crash is settled.
    return (isThere || (isOpen && frames.length > 0)) && roomIn(state, carrier) >= 0 && pilots <= 1;
  };
  return [
    [units.every(({ status }) => status !== 'reserve' || !isOpen), 'a Unit is not placed yet'],
    [standing.every(mayStand), 'a Unit stands where it cannot'],
    [standing.every(isFree), 'two Units stand on each other'],
    [units.every(isCarried), 'a Unit is aboard what cannot carry it'],
  ];
}

/** TAC-SET-05, TAC-SEQ-04, TAC-RULING-23: every Unit on the table is on one card of its name in its owner's line. */
function lines(state: TacticalState): Demand[] {
  const { players, units, active, turn, phase } = state;
  if (phase === 'over') return [];
  if (!isRevealed(state))
    return [[players.every(({ slots }) => slots.length === 0), 'cards lie in line too early']];
  const onCards = players.flatMap(({ slots }) => slots.flatMap((slot) => slot.units));
  const deployed = units.filter(({ status }) => status === 'deployed').map(({ id }) => id);
  const isActing = (seat: Seat, index: number): boolean =>
    active !== null && seat === turn && index === active.slot;
  const isLaid = (seat: Seat): boolean =>
    (players[seat]?.slots ?? []).every(
      ({ card, units: ids }, index) =>
        (ids.length > 0 || isActing(seat, index)) &&
        ids.every((id) => units[id - 1]?.card === card && units[id - 1]?.seat === seat),
    );
  const hasActed = (seat: Seat): boolean =>
    (players[seat]?.slots ?? []).every(
      ({ rotated, units: ids }, index) =>
        isActing(seat, index) ||
        ids.every((id) => units[id - 1]?.acted === rotated || state.phase !== 'battle'),
    );
  return [
    [
      sameJson(
        onCards.toSorted((a, b) => a - b),
        deployed,
      ),
      'the cards in line are not of the Units on the table',
    ],
    [players.every((_, seat) => isLaid(seat)), 'a card in line has Units of another name'],
    [players.every((_, seat) => hasActed(seat)), 'a card is turned otherwise than its Units have acted'],
  ];
}

/** TAC-OPT-CMD-01, TAC-OPT-CMD-04: Commanders and Strategy cards, with the module only. */
function hands(state: TacticalState): Demand[] {
  const { players, options, round, phase } = state;
  const isOn = options.commanders === 'on';
  const isChosen = isOn && !beforeArmies.includes(phase) && phase !== 'army' && phase !== 'order';
  const isHand = ({ strategies: held, played, playedIn, rerolledIn, out, answered }: Player): boolean => {
    const all = [...held, ...played];
    const most = isChosen && (phase !== 'command' || answered || out > 0) ? 3 : 0;
    const isWhole = all.length === most || out > 0 || phase === 'over';
    const areCards = all.every((card) => (strategies as readonly string[]).includes(card));
    return (
      isWhole &&
      all.length <= most &&
      areCards &&
      new Set(all).size === all.length &&
      Math.max(playedIn, rerolledIn) <= round
    );
  };
  const isLed = ({ commander }: Player, seat: Seat): boolean => {
    if (commander === 0) return true;
    const officer = armyOf(state, seat).find(({ id }) => id === commander);
    return (
      isChosen &&
      officer !== undefined &&
      (is(cardOf(officer.card), 'Hero') || is(cardOf(officer.card), 'Elites'))
    );
  };
  const isQuiet = state.smoke.length === 0 && state.reserves.length === 0 && !state.closing;
  return [
    [players.every(isHand), 'a player has Strategy cards that cannot be in one hand'],
    [players.every(isLed), 'somebody is a Commander who cannot be one'],
    [
      isOn || (isQuiet && state.frames.every(({ kind }) => kind === 'attack' || kind === 'crash')),
      'Strategy cards have an effect without the module',
    ],
  ];
}

/** TAC-SEQ-08, TAC-SEQ-12: the round can be reached, and it is a moment at which somebody has something to decide. */
function moment(state: TacticalState): Demand[] {
  const { phase, round } = state;
  if (phase === 'over') return [];
  const isBattle = phase === 'battle';
  const reached = isBattle ? isLastRound({ ...state, round: round - 1 }) : isLastRound(state);
  const hasRound = isBattle ? round > 0 : phase === 'initiative' || round === 0;
  const { seats } = question(state);
  const isAsked = seats.length > 0 && seats.every((seat) => staying(state).includes(seat));
  return [
    [hasRound && !reached, 'no game comes to this round'],
    [isAsked && seats.every((seat) => legal(state, seat).length > 0), 'nobody has anything to decide'],
    [isAtRest(state), 'something goes on before anybody decides'],
  ];
}

/** Whether nothing happens by itself any more. */
function isAtRest(state: TacticalState): boolean {
  const later = copy(state);
  goOn(later, null);
  return sameJson(later, state);
}
