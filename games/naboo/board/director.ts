import type { BoardProps, Moment } from '@holoboard/kit';
import { useRef, useState } from 'react';
import type { NabooAction, NabooEvent } from '../state.ts';
import type { NabooView } from '../view.ts';
import { type Front, frontOfAction, frontOfEvent, frontOfPiece, frontOfTargets } from './fronts.ts';

/*
 * The director: which battle stands in the middle. It follows what happens and what is asked, and changes the scene only when that
 * lies elsewhere. Who wants to look around does so until something new is asked, or pins a battle for as long as it is wanted.
 */

/** What the director goes by. */
interface Given {
  readonly view: NabooView;
  readonly targets: BoardProps<NabooAction, NabooEvent, NabooView>['targets'];
  readonly moment: Moment<NabooEvent, NabooView> | null;
  /** What led to a position that is looked at by itself. */
  readonly told?: readonly NabooEvent[];
}

/** The battle that the scene should change to; nothing when it may stay. */
export function wantedFront({ view, targets, moment, told = [] }: Given, shown: Front): Front | null {
  if (moment) return frontOfEvent(view, moment.event);
  const frame = view.frames.at(-1);
  // Droids that are sent arrive there, also once all their spaces are picked and nothing but a confirmation is left.
  if (frame?.kind === 'arrive') return 'palace';
  const asked = frontOfTargets(view, targets, shown);
  if (asked) return asked;
  const happened = told.findLast((event) => frontOfEvent(view, event) !== null);
  if (happened) return frontOfEvent(view, happened);
  // A bonus card is drawn where its kill was, if the killer is still at it.
  const piece = view.frames.findLast((each) => each.piece !== undefined)?.piece;
  if (piece !== undefined) return frontOfPiece(view, piece);
  return frame?.kind === 'units' && frame.action ? frontOfAction(view, frame.action) : null;
}

/** What a look around is for: it ends when something new is asked, or for who only watches with the next card. */
function occasionOf({ view, targets }: Given): string {
  const frame = view.frames.at(-1);
  if (targets.length === 0) {
    const cards = view.piles.reduce((sum, { planned, blind }) => sum + planned + blind.length, 0);
    return `watching ${view.round} ${cards}`;
  }
  return `${view.round} ${frame?.kind} ${frame?.piece} ${frame?.action}`;
}

interface Look {
  readonly front: Front;
  readonly occasion: string;
}

/** The battle in the middle, and what a player can do about it. */
export interface Scene {
  readonly front: Front;
  readonly pinned: boolean;
  readonly look: (front: Front) => void;
  readonly pin: () => void;
}

/** Directs the scene. */
export function useDirector(given: Given): Scene {
  // Who comes to a game that is over sees the palace first: there it was won.
  const shown = useRef<Front>(given.view.phase === 'over' ? 'palace' : 'plains');
  const [pinned, setPinned] = useState(false);
  const [look, setLook] = useState<Look | null>(null);
  const occasion = occasionOf(given);
  const looking = look?.occasion === occasion ? look.front : null;
  // A question may be asked again in the same words: a look that is over stays over.
  if (look && looking === null) setLook(null);
  const front = pinned ? shown.current : (looking ?? wantedFront(given, shown.current) ?? shown.current);
  shown.current = front;
  return {
    front,
    pinned,
    look(wanted) {
      // What is pinned changes by hand only.
      shown.current = wanted;
      setLook({ front: wanted, occasion });
    },
    pin: () => setPinned(!pinned),
  };
}
