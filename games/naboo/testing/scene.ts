import { at, eventsFor, keptIn, RecordedChance, type Viewer } from '@holoboard/kernel';
import { cardOf, cards, decks } from '../data/cards.ts';
import { blockFaces, hitFaces, riposteFace } from '../data/dice.ts';
import { sideOf } from '../data/seats.ts';
import { starfighters } from '../data/track.ts';
import { naboo } from '../index.ts';
import type { NabooAction, NabooEvent, NabooState } from '../state.ts';

/** What a scene begins with; everything else is as at the set-up. */
export interface Scene {
  /** The card that has just been flipped. */
  readonly card?: string;
  /** What differs from the set-up, as positions say it: `BD3:bf-2-4/2,PBD2:-`. */
  readonly pieces?: string;
  /** Further words of a position: `anakin=2 pool=3,0 bare`. */
  readonly more?: string;
  /** Options that differ from the default: `edgeLos:perEdge`. */
  readonly options?: string;
  readonly seats?: 2 | 4;
  /** What each seat has still to play. */
  readonly piles?: string;
  /** Cards that lie on top of their decks, the topmost first, Starfighter cards too: `nb-04 nb-01 sf-1`. */
  readonly tops?: string;
}

/** The seat that plays a card: with four players that of the TF plains or of the Naboo palace. */
function playerOf(id: string, seats: number): number {
  const side = at(decks, at(cards, cardOf(id) as number).deck).side;
  return seats === 2 ? (side === 'naboo' ? 0 : 1) : side === 'naboo' ? 2 : 0;
}

function positionOf({ card, pieces, more = '', options, seats = 2, piles }: Scene): string {
  const empty = new Array<string>(seats).fill('-').join(',');
  const player = card === undefined ? 0 : playerOf(card, seats);
  const deck = card === undefined ? -1 : at(cards, cardOf(card) as number).deck;
  const has = (word: string): boolean => new RegExp(`(^| )${word}=`).test(more);
  return [
    'round=1',
    card === undefined ? '' : `phase=play active=${player}`,
    card === undefined || has('frames') ? '' : `frames=card:${player}:${card}:-:0`,
    card === undefined || has(`${decks[deck]?.id}Discard`) ? '' : `${decks[deck]?.id}Discard=${card}`,
    card === undefined || has('flipped') ? '' : `flipped=${decks.map((_, i) => (i === deck ? 1 : 0)).join()}`,
    has('lead') ? '' : 'lead=0',
    has('anakin') ? '' : 'anakin=0',
    has('real') || more.includes('phase=queen') ? '' : 'real=RedQueen',
    has('hands') ? '' : `hands=${empty}`,
    `piles=${piles ?? empty}`,
    pieces === undefined ? '' : `pieces=${pieces}`,
    options === undefined ? '' : `options=${options}`,
    more,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The face of a die that shows something: `red2`, `blue0`, `green!` for the riposte, `anakin5`. */
function faceOf(word: string): number {
  const [, colour = '', shows = ''] = /^([a-z]+)(\d+|!)$/.exec(word) ?? [];
  if (colour === 'anakin') return Number(shows) - 1;
  if (colour === 'card') return Number(shows);
  if (shows === '!') return riposteFace;
  const faces = { ...hitFaces, ...blockFaces }[colour as 'red'];
  const face = colour === 'green' && shows === '0' ? 4 : (faces?.indexOf(Number(shows)) ?? -1);
  if (face < 0) throw new Error(`No die shows '${word}'.`);
  return face;
}

/** The faces of the dice that a line of play names after its colon. */
export function facesOf(line: string): number[] {
  const [, dice = ''] = line.split(': ');
  return dice.split(' ').filter(Boolean).map(faceOf);
}

/** Luck from words, each of which must be asked for by the colour it names. */
class Tape extends RecordedChance {
  private readonly words: readonly string[];
  private next = 0;

  constructor(words: readonly string[]) {
    super(words.map(faceOf));
    this.words = words;
  }

  override draw(name: string, sides: number): number {
    const word = this.words[this.next++] ?? 'nothing';
    if (!word.startsWith(name) && !word.startsWith('card'))
      throw new Error(`The tape says '${word}', but '${name}' is asked for.`);
    return super.draw(name, sides);
  }
}

/** A game in the middle of things, for tests that read like examples of a rulebook. */
class Stage {
  readonly state: NabooState;
  private events: NabooEvent[] = [];

  constructor(position: string) {
    this.state = naboo.notation.readPosition(position);
  }

  /** Plays actions, each with the dice it rolls: `attack BD3: gray1 gray0`. All must be legal, and all dice be used. */
  play(...lines: readonly string[]): this {
    this.events = [];
    for (const line of lines) {
      const [text = '', dice = ''] = line.split(': ');
      const action = naboo.notation.readAction(text);
      const seat = this.asked;
      const refusal = naboo.check(this.state, seat, action);
      if (refusal)
        throw new Error(`'${text}' is refused by ${refusal.clause}: ${JSON.stringify(refusal.params)}`);
      const tape = new Tape(dice.split(' ').filter(Boolean));
      naboo.apply(this.state, seat, action, tape, keptIn(this.events));
      if (tape.left > 0) throw new Error(`'${line}' leaves ${tape.left} dice unused.`);
    }
    return this;
  }

  /** The seat that is asked first. */
  get asked(): number {
    return naboo.question(this.state).seats[0] ?? -1;
  }

  get kind(): string {
    return naboo.question(this.state).kind;
  }

  /** What the seat that is asked may do. */
  legal(seat = this.asked): string[] {
    return [...naboo.legal(this.state, seat)].map((action: NabooAction) => naboo.notation.action(action));
  }

  /** The clause that refuses an action of the seat that is asked. */
  refusal(text: string, seat = this.asked): string | undefined {
    return naboo.check(this.state, seat, naboo.notation.readAction(text))?.clause;
  }

  /** Where a piece stands and what it has left: `bf-2-4/2`, or `gone`. */
  piece(id: string): string {
    const seen = naboo.view(this.state, 'spectator').pieces.find((piece) => piece.id === id);
    return seen ? `${seen.space}/${seen.left}` : 'gone';
  }

  /** The events of a type in the last `play`, as everybody or one viewer was told them. */
  told<Type extends NabooEvent['type']>(
    type: Type,
    viewer: Viewer = 'everything',
  ): (NabooEvent & { readonly type: Type })[] {
    return (eventsFor(this.events, viewer) as NabooEvent[]).filter(
      (event): event is NabooEvent & { readonly type: Type } => event.type === type,
    );
  }

  /** All events of the last `play`, as one viewer was told them. */
  allTold(viewer: Viewer = 'everything'): readonly NabooEvent[] {
    return eventsFor(this.events, viewer) as NabooEvent[];
  }

  /** Bonus cards that wait, Naboo's and the Trade Federation's. */
  get bonus(): number[] {
    const count = [0, 0];
    this.state.bonus.forEach((cards, seat) => {
      const index = sideOf(this.state, seat) === 'naboo' ? 0 : 1;
      count[index] = at(count, index) + cards.length;
    });
    return count;
  }
}

/** Brings a card of a pile to its top. */
function raise(pile: number[], card: number): void {
  const place = pile.indexOf(card);
  if (place < 0) throw new Error('The card is not in its pile.');
  pile.push(...pile.splice(place, 1));
}

/** Sets a scene. */
export function scene(begin: Scene): Stage {
  const stage = new Stage(positionOf(begin));
  for (const id of (begin.tops ?? '').split(' ').filter(Boolean).reverse()) {
    const card = cardOf(id);
    if (card === undefined)
      raise(
        stage.state.starfighters,
        starfighters.findIndex((each) => each.id === id),
      );
    else raise(at(stage.state.decks, at(cards, card).deck), card);
  }
  return stage;
}
