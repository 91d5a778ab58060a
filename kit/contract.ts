import type {
  GameAction,
  GameEvent,
  Outcome,
  Question,
  Refusal,
  Target,
  Viewer,
  Words,
} from '@holoboard/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Sound } from './sound.ts';

/** How much things move: nothing, quickly, or as drawn. */
export type Motion = 'off' | 'fast' | 'normal';

/** The event that is being shown right now, before the view takes it in. */
export interface Moment<Event extends GameEvent, View = unknown> {
  readonly event: Event;
  /** The position it leads to. */
  readonly after: View;
  /** Counts up, so that equal events in a row are different moments. */
  readonly key: number;
  /** How long it is shown, in milliseconds; 0 when nothing moves. */
  readonly milliseconds: number;
}

/** What is recalled of an event when somebody's turn has come round again, besides its words. */
export interface Recalled {
  /** What dice or spinners showed. */
  readonly luck?: readonly (number | string)[];
  /** Where it went on the board, by ids, from the first to the last: the board draws an arrow there. */
  readonly way?: readonly string[];
  /** Whether it was meant to do harm. */
  readonly harm?: boolean;
  /** How much was lost by it, where its way ends. */
  readonly lost?: number;
  /** Whether it is told in one breath with what came before it, or with what comes next; a spin or roll goes without words then. */
  readonly joins?: 'last' | 'next';
}

/** Something the others have done, as the board shows it until one acts. */
export interface Trace {
  readonly way: readonly string[];
  readonly colour: string;
  readonly harm: boolean;
  readonly lost: number;
  /** Whether it is pointed at just now. */
  readonly lit: boolean;
}

/** What a board is given to draw, and how it tells what was pointed at. It knows no rules. */
export interface BoardProps<Action extends GameAction, Event extends GameEvent, View> {
  /** The position to draw: while a moment is shown, the one just before it. */
  readonly view: View;
  readonly viewer: Viewer;
  /** The seat whose side of the table it is seen from, where that is not the viewer's. */
  readonly side?: number;
  readonly words: Words<Action, Event, View>;
  readonly language: string;
  /** What can be pointed at now; empty when nothing is asked of this viewer. */
  readonly targets: readonly Target<Action>[];
  /** What has been pointed at so far of an action that takes several steps. */
  readonly picked: readonly string[];
  /** The target under the pointer or keyboard focus, wherever it is (board, action bar, menu). */
  readonly focused: string | null;
  readonly onFocus: (id: string | null) => void;
  /** Anything with an id may be pointed at; the table answers an impossible one with the reason. */
  readonly onPick: (id: string) => void;
  /** Why something cannot be pointed at now, in one sentence; nothing when it can, or when it means nothing. */
  readonly why: (id: string) => string | null;
  /**
   * Why an action the board has put together itself may not be done now; nothing when it may. Quick enough to be asked on every
   * frame of a drag, and nothing is drawn again for it.
   */
  readonly judge: (action: Action) => Refusal | null;
  /** Hands in a whole action; the table answers an impossible one with the reason. */
  readonly onAct: (action: Action) => void;
  /** Ids to mark because a log entry about them is hovered. */
  readonly marked: readonly string[];
  /** What the others did since the one who decides now has last acted. */
  readonly traces?: readonly Trace[];
  readonly moment: Moment<Event, View> | null;
  /** What led to a position that is looked at by itself, as in a replay that was leafed through. */
  readonly told?: readonly Event[];
  readonly motion: Motion;
}

/** What stands beside the choices is given the same, and how to take something picked back. */
export interface HandProps<Action extends GameAction, Event extends GameEvent, View>
  extends BoardProps<Action, Event, View> {
  /** Takes back what was picked at a place of `picked`. */
  readonly onUnpick: (index: number) => void;
}

/** What a component is given that takes the whole screen for one kind of question. */
export interface QuestionProps<Action extends GameAction, Event extends GameEvent, View>
  extends BoardProps<Action, Event, View> {
  readonly question: Question;
  /** The seat that is asked. */
  readonly seat: number;
}

/** What a component is given that stands around all that is drawn of one table. */
export interface AroundProps {
  readonly viewer: Viewer;
  readonly children: ReactNode;
}

/** One lesson of a tutorial: what is said, and what the player must do to go on. */
export interface Lesson<Action extends GameAction> {
  /** The key of its words. */
  readonly key: string;
  /** The clause it teaches. */
  readonly clause: string;
  /** The position it starts from, in the game's notation, once 'Next' is pressed; absent when it goes on from the one before, by itself. */
  readonly position?: string;
  /** The draws that chance gives during it, in order. */
  readonly draws: readonly number[];
  /** The action that is asked for; any other legal one is answered by a gentle word. */
  readonly expects?: Action;
  /** An action to try in vain: the lesson is learnt when its refusal, by the lesson's clause, has been read. */
  readonly tries?: Action;
  /** A target to point the player at. */
  readonly points?: string;
}

/** The lessons of a game, and what they say by language and key. */
export interface Course<Action extends GameAction> {
  readonly lessons: readonly Lesson<Action>[];
  readonly lessonWords: Readonly<
    Record<string, Readonly<Record<string, { readonly title: string; readonly text: string }>>>
  >;
}

/** What a page is given where something is made that a game uses. */
export interface WorkshopProps {
  readonly language: string;
  /** What a link has brought along; empty when it has brought nothing. */
  readonly text: string;
  /** The whole address of a link that brings a text here. */
  readonly linkTo: (text: string) => string;
}

/** Everything the app needs to show one game. A game exports it from its `board/` as a chunk of its own. */
export interface GameScreen<Action extends GameAction, Event extends GameEvent, View> {
  readonly Board: ComponentType<BoardProps<Action, Event, View>>;
  /** Stands around board, hand and questions of one table: what they share lives in it, and ends with the table or when another viewer sits down. */
  readonly Around?: ComponentType<AroundProps>;
  /** What stands in a seat's panel besides its name: what it holds, how it fares. */
  readonly SeatDetails: ComponentType<{
    readonly view: View;
    readonly seat: number;
    readonly viewer: Viewer;
    readonly words: Words<Action, Event, View>;
    readonly language: string;
    readonly moment: Moment<Event, View> | null;
  }>;
  /** What the viewer holds: it stands with the choices, and offers some of them itself. */
  readonly hand?: {
    readonly Hand: ComponentType<HandProps<Action, Event, View>>;
    /** Whether there is anything to show; while somebody decides, it may give way to the choices. */
    readonly shows: (view: View, viewer: Viewer, deciding: boolean) => boolean;
    /** The targets that it offers; the choices leave them out. */
    readonly offers: (id: string) => boolean;
    /** The same in one line, for decisions that are about something else; it may be empty. */
    readonly Line?: ComponentType<{
      readonly view: View;
      readonly viewer: Viewer;
      readonly language: string;
    }>;
  };
  /**
   * Components by kind of question that stand in place of board, hand and choices while a seat at this screen is asked so: choosing an
   * army, deploying it. Such a component puts the whole action together itself, asks `judge` about it, and hands it in by `onAct`;
   * before and after, and to everybody else, the board is shown as ever.
   */
  readonly questions?: Readonly<Record<string, ComponentType<QuestionProps<Action, Event, View>>>>;
  /** The pages that the room names as its workshops, by the names in their addresses. */
  readonly workshops?: Readonly<Record<string, ComponentType<WorkshopProps>>>;
  /**
   * Whether a decision needs only what everybody sees, so that people who share a screen need not hide it: neither the choices nor the
   * answer tell anything else. The view is what everybody sees.
   */
  readonly open?: (question: Question, view: View) => boolean;
  /** A banner above the board about the state of the game; nothing when there is nothing to tell. */
  readonly banner: (view: View, language: string) => string | null;
  /** Tables at hand: spinners, what the marks mean. */
  readonly Reference: ComponentType<{ readonly view: View; readonly language: string }>;
  /** The colour, shape and letter a seat is known by; which side it is on may depend on how many play. */
  readonly identity: (
    seat: number,
    view: View,
  ) => {
    readonly colour: string;
    readonly glyph: 'circle' | 'triangle' | 'square' | 'diamond';
    readonly letter: string;
  };
  /** How long an event is shown at normal speed, in milliseconds; 0 when it is not shown by itself. */
  readonly duration: (event: Event) => number;
  /** Whether an event shows luck, so that its words wait until it has been seen. */
  readonly luck: (event: Event) => boolean;
  /** The sound of an event. */
  readonly sound: (event: Event) => Sound | null;
  /** The action somebody seems to mean who points at these things although they are no targets; the judge says why not. */
  readonly attempt: (view: View, seat: number, pointed: readonly string[]) => Action | null;
  /** Whether an event opens a group of the log, as a round or a turn does. */
  readonly opens: (event: Event) => boolean;
  /**
   * How an event stands in the log, with the position after its step: in one line with what came before it, or not at all. Each has a line
   * of its own when absent.
   */
  readonly line?: (event: Event, view: View) => 'own' | 'joined' | 'none';
  /** The ids on the board that an event is about. */
  readonly marks: (event: Event) => readonly string[];
  /** Whose doing an event is, which happened by a step of `by`; nobody's when it is nothing. Its `seat` or else `by`, when absent. */
  readonly doer?: (event: Event, by: number) => number | null;
  /**
   * What is recalled of an event of the others to somebody whose turn has come round again, with the position after its step; nothing
   * when that is not worth a word. Words and marks of every event that opens no group, when absent.
   */
  readonly recall?: (event: Event, view: View) => Recalled | null;
  /** A scene for how the game ended, fetched and drawn once it is over: nothing moves in it where nothing is to move. */
  readonly Finale?: ComponentType<{
    readonly view: View;
    readonly outcome: Outcome;
    readonly motion: Motion;
  }>;
  /** The round a position is in, for games that have rounds: a replay can go from one to the next. */
  readonly round?: (view: View) => number;
  /** Fetches the lessons: only who wants to learn needs them. */
  readonly course: () => Promise<Course<Action>>;
}

/** A screen whose particular types do not matter to the caller; see `AnyGame`. */
// biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
export type AnyScreen = GameScreen<any, any, any>;
