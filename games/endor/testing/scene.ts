import {
  at,
  type Chance,
  judge,
  type Refusal,
  readOptions,
  stableJson,
  type Tell,
  type Viewer,
} from '@holoboard/kernel';
import { cardOf, kindsOf, wholeDeck } from '../data/deck.ts';
import { duelTracks, numbers } from '../data/numbers.ts';
import { cardsPerRound, seatsOf, sideIndex, sideOf, sides } from '../data/seats.ts';
import { type ShipType, type Side, ships } from '../data/ships.ts';
import { executor, falcon, markerIds, sectorIds, shipCount, shipTypes } from '../data/space.ts';
import { type EndorEvent, type EndorOptions, type EndorState, type EndorView, endor } from '../index.ts';
import { notation } from '../notation/notation.ts';
import { whatIsImpossible } from '../notation/possible.ts';
import { shipsMissing } from '../phases/fleet.ts';
import { setup } from '../setup.ts';

type Ships = Readonly<Partial<Record<ShipType, number>>>;
type BySide<Value> = Readonly<Partial<Record<Side, Value>>>;

/** A position as an example tells it; what is left out does not matter and is as at the start, or a quiet default. */
export interface Position {
  readonly seats?: 2 | 4;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly round?: number;
  /** All ships in sectors. */
  readonly ships?: Readonly<Record<string, Ships>>;
  /** All face-up fleet markers and their fighters; the others are destroyed. */
  readonly markers?: Readonly<Record<string, Ships>>;
  readonly reserve?: number;
  /** Hits left. */
  readonly falcon?: number;
  readonly executor?: number;
  readonly luke?: number;
  readonly vader?: number;
  readonly redeemed?: boolean;
  readonly team?: number;
  readonly troopers?: readonly number[];
  /** The flipped card, and the seat that plays it if it is not the first of its side; without a card everybody plans. */
  readonly card?: string;
  readonly active?: number;
  /** By seat: cards in hand (three, or four in teams, unless told), planned cards top first, and bonus cards below them. */
  readonly hands?: Readonly<Record<number, readonly string[]>>;
  readonly piles?: Readonly<Record<number, readonly string[]>>;
  readonly bonus?: Readonly<Record<number, readonly string[]>>;
  readonly discards?: BySide<readonly string[]>;
  /** The whole deck, top first, the rest being discarded; or only its top cards, the rest below them. */
  readonly deck?: BySide<readonly string[]>;
  readonly top?: BySide<readonly string[]>;
}

/** Dice as told, in order; shuffling leaves cards in ascending order, so that the highest kind lies on top. */
class ToldDice implements Chance {
  private readonly dice: number[];

  constructor(dice: readonly number[]) {
    this.dice = [...dice];
  }

  draw(name: string, sides: number): number {
    if (name.endsWith('Deck')) return sides - 1;
    // END-COMP-15: all dice are alike.
    if (sides !== 6) throw new Error(`A die with ${sides} sides is rolled for '${name}'.`);
    const die = this.dice.shift();
    if (die === undefined) throw new Error(`One more die is rolled for '${name}'.`);
    return die - 1;
  }

  get left(): number {
    return this.dice.length;
  }
}

/** A position that can be played on as an example of the rulebook is told. */
export class Scene {
  readonly state: EndorState;
  /** What happened in the last call of `play`. */
  events: EndorEvent[] = [];
  private listener: Tell<EndorEvent> | null = null;
  private readonly tell: Tell<EndorEvent> = (event) => {
    this.events.push(event);
    this.listener?.(event);
  };

  constructor(state: EndorState) {
    this.state = state;
  }

  /**
   * Goes on by lines like 'order xwing', 'move m1 i1 3', 'attack m1 i1: 1 2 3', dice behind the colon, or '1 plan E01 E02 E03'
   * and '1 resign' with the seat in front; only legal ones, and every die told must be rolled.
   */
  play(...lines: readonly string[]): this {
    this.events = [];
    for (const line of lines) {
      const [, seat, text = '', dice = ''] = /^(?:(\d) )?([^:]*)(?:: (.*))?$/.exec(line) ?? [];
      this.act(line, seat === undefined ? this.asked : Number(seat), text, dice);
    }
    return this;
  }

  private act(line: string, seat: number, text: string, dice: string): void {
    const unheard = endor.copy(this.state);
    const census = stableJson(endor.census(this.state));
    if (text === 'resign') {
      endor.resign(unheard, seat);
      endor.resign(this.state, seat, this.tell);
    } else {
      const action = notation.readAction(text);
      const refusal = judge(endor, this.state, seat, action);
      if (refusal) throw new Error(`'${line}' is refused by ${refusal.clause} in phase ${this.state.phase}.`);
      const told = dice.split(' ').filter(Boolean).map(Number);
      endor.apply(unheard, seat, action, new ToldDice(told));
      const chance = new ToldDice(told);
      endor.apply(this.state, seat, action, chance, this.tell);
      if (chance.left > 0) throw new Error(`'${line}' rolls ${chance.left} dice less.`);
    }
    if (stableJson(unheard) !== stableJson(this.state))
      throw new Error(`'${line}' leads elsewhere when nobody listens.`);
    if (stableJson(endor.census(this.state)) !== census) throw new Error(`'${line}' makes or loses pieces.`);
  }

  /** Goes on by lines like `play` does, and tells what a viewer sees at each event, the moment it happens. */
  moments<Sight>(viewer: Viewer, look: (view: EndorView) => Sight, ...lines: string[]): [string, Sight][] {
    const seen: [string, Sight][] = [];
    this.listener = ({ type }) => seen.push([type, look(endor.view(this.state, viewer))]);
    this.play(...lines);
    this.listener = null;
    return seen;
  }

  /** The first seat that is asked. */
  get asked(): number {
    return at(endor.question(this.state).seats, 0);
  }

  /** What a seat may do, in alphabetical order; those beginning with some word, if one is given. */
  legal(word = '', seat: number = this.asked): string[] {
    return endor
      .legal(this.state, seat)
      .map(notation.action)
      .filter((text) => text.startsWith(word))
      .sort();
  }

  /** The clause that forbids an action, or 'allowed'. Being asked changes nothing. */
  refusal(action: string | object, seat: number = this.asked): string {
    return this.judged(action, seat)?.clause ?? 'allowed';
  }

  /** The whole refusal. */
  judged(action: string | object, seat: number = this.asked): Refusal | null {
    const before = stableJson(this.state);
    const record = typeof action === 'string' ? notation.readAction(action) : action;
    const refusal = judge(endor, this.state, seat, record);
    if (stableJson(this.state) !== before) throw new Error('Judging an action changed the state.');
    return refusal;
  }

  /** The sentence a refused player reads. */
  why(action: string | object, seat: number = this.asked): string {
    const refusal = this.judged(action, seat);
    return refusal ? endor.words.en.refusal(refusal) : 'allowed';
  }

  /** The ships in a sector. */
  at(sector: string): Ships {
    return endor.view(this.state, 'spectator').ships[sector] ?? {};
  }

  /** The fighters on a marker, or 'destroyed'. */
  marker(id: string): Ships | 'destroyed' {
    const found = endor.view(this.state, 'spectator').markers.find((marker) => marker.id === id);
    return found?.faceUp ? found.fighters : 'destroyed';
  }

  /** How many bonus cards the last `play` earned. */
  get earned(): number {
    return this.told('bonusEarned').reduce((sum, { cards }) => sum + cards, 0);
  }

  /** The events of a type in the last `play`. */
  told<Type extends EndorEvent['type']>(type: Type): Extract<EndorEvent, { readonly type: Type }>[] {
    return this.events.filter((event) => event.type === type) as never;
  }

  /** The types of the events of the last `play`, in order. */
  happened(): string[] {
    return this.events.map(({ type }) => type);
  }

  /** The cards of a seat's hand, of its pile, or of a side's deck (top first) or discards, as ids. */
  cards(where: 'hands' | 'piles', seat: number): string[] {
    return ids(sideOf(seat, this.state.hands.length), at(this.state[where], seat));
  }

  deck(side: Side): string[] {
    return ids(side, at(this.state.decks, sideIndex(side))).reverse();
  }

  discards(side: Side): string[] {
    return ids(side, at(this.state.discards, sideIndex(side)));
  }
}

function ids(side: Side, cards: readonly number[]): string[] {
  return cards.map((card) => kindsOf(side)[card]?.id ?? '?');
}

function numbersOf(cards: readonly string[] | undefined): number[] {
  return (cards ?? []).map((id) => cardOf(id));
}

/** The options, those not named as they are by default. */
export function optionsOf(options: Readonly<Record<string, unknown>> = {}, seats = 2): EndorOptions {
  return readOptions(endor.options, options, seats) as EndorOptions;
}

/** A game just set up, its decks in ascending order. */
export function start(seats: 2 | 4 = 2, options: Readonly<Record<string, unknown>> = {}): Scene {
  return new Scene(setup(optionsOf(options, seats), seats, new ToldDice([])));
}

/** The scene of a position; one that can never be is a mistake in the test. */
export function scene(position: Position): Scene {
  const { state } = start(position.seats, position.options);
  if (position.ships) placeShips(state, position.ships);
  if (position.markers) placeMarkers(state, position.markers);
  placeTokens(state, position);
  state.lost = shipsMissing(state);
  for (const side of sides) placeCards(state, position, side);
  const impossible = whatIsImpossible(state);
  if (impossible) throw new Error(`This position can never be: ${impossible}.`);
  return new Scene(state);
}

function placeShips(state: EndorState, groups: Readonly<Record<string, Ships>>): void {
  state.ships.fill(0);
  for (const [id, group] of Object.entries(groups))
    for (const [type, count] of Object.entries(group))
      state.ships[sectorIds.indexOf(id) * shipCount + shipTypes.indexOf(type as ShipType)] = count;
}

function placeMarkers(state: EndorState, groups: Readonly<Record<string, Ships>>): void {
  state.faceUp = markerIds.map((id) => id in groups);
  state.carried = markerIds.flatMap((id) => [
    groups[id]?.xwing ?? 0,
    groups[id]?.ywing ?? 0,
    groups[id]?.bwing ?? 0,
  ]);
}

function placeTokens(state: EndorState, position: Position): void {
  const flies = (ship: number): boolean =>
    state.ships.some((count, i) => i % shipCount === ship && count > 0);
  const track = duelTracks[state.options.duelTracks];
  state.round = position.round ?? 2;
  state.falcon = flies(falcon) ? (position.falcon ?? (ships[falcon]?.hits as number)) : 0;
  state.executor = flies(executor) ? (position.executor ?? (ships[executor]?.hits as number)) : 0;
  state.reserve = flies(executor) ? (position.reserve ?? state.reserve) : 0;
  state.luke = position.luke ?? track.luke;
  state.vader = position.vader ?? (position.redeemed ? 0 : track.vader);
  state.redeemed = position.redeemed ?? false;
  state.team = position.team ?? 0;
  state.troopers = [...(position.troopers ?? [])];
}

/** Deals a side's cards: those told to where they are told, then the hands, and the rest to the deck or the discards. */
function placeCards(state: EndorState, position: Position, side: Side): void {
  const seats = state.hands.length;
  const index = sideIndex(side);
  const left = wholeDeck(side);
  const take = (cards: readonly string[] | undefined): number[] => {
    const found = numbersOf(cards);
    for (const card of found) left.splice(left.indexOf(card), 1);
    return found;
  };
  const planning = position.card === undefined;
  if (!planning && position.card?.startsWith(side === 'rebel' ? 'R' : 'E')) {
    [state.card] = take([position.card]) as [number];
    state.active = position.active ?? at(seatsOf(side, seats), 0);
    state.phase = 'chooseOrder';
  }
  const discards = take(position.discards?.[side]);
  const deck = take(position.deck?.[side] ?? position.top?.[side]).reverse();
  for (const seat of seatsOf(side, seats)) {
    const bonus = take(position.bonus?.[seat]);
    state.piles[seat] = [...take(position.piles?.[seat]), ...bonus];
    state.bonus[seat] = state.freshBonus[seat] = bonus.length;
    state.planned[seat] = !planning;
    state.hands[seat] = take(position.hands?.[seat]);
  }
  const size = numbers.handSize - (planning ? 0 : cardsPerRound(seats));
  for (const seat of seatsOf(side, seats)) {
    const hand = at(state.hands, seat);
    while (hand.length < size) hand.push(left.shift() as number);
  }
  state.discards[index] = position.deck?.[side] ? [...discards, ...left] : discards;
  state.decks[index] = position.deck?.[side] ? deck : [...left, ...deck];
}
