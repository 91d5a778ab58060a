import { at, type Chance, last, type Tell } from '@holoboard/kernel';
import { actionOf, cardId, type DeckId, deckOf } from '../data/cards.ts';
import { cardNumbers, sideOf } from '../data/seats.ts';
import { spaceOf } from '../data/spaces.ts';
import { purpleQueen, redQueen } from '../data/start.ts';
import { grids } from '../data/track.ts';
import { type Frame, type NabooAction, type NabooEvent, type NabooState, none } from '../state.ts';
import { attack, attackDice } from './attack.ts';
import { drawBonus, givingDecks } from './bonus.ts';
import { beginAction, goOnWithCard, hasChoice } from './cards.ts';
import { canGoOn } from './core.ts';
import { activate, activationHexes, arrive, freeStaging, groupsOf } from './droids.ts';
import { gridAhead, pieceNamed } from './pieces.ts';
import { reach } from './reach.ts';
import { beginRound, drawHands, endRound, flipFromPile, nextSeat, plan } from './round.ts';
import { deploy, fly } from './space.ts';
import { hasTarget } from './targets.ts';
import { beginUnit, canMove, canUseAny, move, reachOf } from './units.ts';

/**
 * The sequence of a round: NAB-ROUND-01. Everybody plans; cards are flipped in turn; while one is played, what is still to be done is
 * on the stack of frames, and the innermost frame is what is asked.
 */
export function takeAction(
  state: NabooState,
  seat: number,
  action: NabooAction,
  chance: Chance,
  tell?: Tell<NabooEvent>,
): void {
  if (action.type === 'queen') chooseQueen(state, seat, action.queen, chance, tell);
  else if (action.type === 'plan') plan(state, seat, action.cards, tell);
  else answer(state, last(state.frames), action, chance, tell);
  proceed(state, chance, tell);
}

/** NAB-SETUP-30, NAB-QUEEN-01, NAB-COMP-09: Naboo's secret, before the cards are dealt (NAB-SETUP-34). */
function chooseQueen(
  state: NabooState,
  seat: number,
  queen: 'redQueen' | 'purpleQueen',
  chance: Chance,
  tell?: Tell<NabooEvent>,
): void {
  state.real = queen === 'redQueen' ? redQueen : purpleQueen;
  tell?.({
    type: 'queenChosen',
    seat,
    queen,
    only: state.hands.flatMap((_, each) => (sideOf(state, each) === 'naboo' ? [each] : [])),
    others: { type: 'queenChosen', seat, queen: null },
  });
  drawHands(state, cardNumbers(state).dealtPerDeck, state.lead, chance, tell);
  beginRound(state, tell);
}

/** Answers what the innermost frame asks. */
function answer(
  state: NabooState,
  frame: Frame,
  action: NabooAction,
  chance: Chance,
  tell?: Tell<NabooEvent>,
): void {
  switch (action.type) {
    case 'choose':
      if (frame.kind === 'card')
        beginAction(state, frame, actionOf(action.action) as number, sideOf(state, frame.seat), chance, tell);
      break;
    case 'use':
      if (frame.kind === 'units') beginUnit(state, frame, pieceNamed(state, action.piece) as number);
      break;
    case 'done':
    case 'hold':
      state.frames.pop();
      break;
    case 'move':
      moveTo(state, frame, spaceOf(action.to) as number, tell);
      break;
    case 'stay':
      if (frame.kind === 'move') turnToAttack(state, frame);
      break;
    case 'attack':
      if (frame.kind === 'attack') {
        state.frames.pop();
        const target = pieceNamed(state, action.target) as number;
        attack(state, frame.piece, target, attackDice(state, frame.piece), chance, tell);
      }
      break;
    case 'strike':
      // NAB-JEDI-04, NAB-JEDI-05: so many of the dice left, against the full defence each time.
      if (frame.kind === 'duel') {
        frame.dice -= action.dice;
        const target = pieceNamed(state, action.target) as number;
        attack(state, frame.piece, target, { red: action.dice, gray: 0 }, chance, tell);
      }
      break;
    default:
      answerElsewhere(state, frame, action, chance, tell);
  }
}

/** Answers about bonus cards, Anakin and droids. */
function answerElsewhere(
  state: NabooState,
  frame: Frame,
  action: NabooAction,
  chance: Chance,
  tell?: Tell<NabooEvent>,
): void {
  switch (action.type) {
    case 'bonus':
      if (frame.kind === 'bonus') drawBonus(state, frame, deckOf(action.deck as DeckId), chance, tell);
      break;
    case 'block':
      state.frames.pop();
      tell?.({ type: 'blocked', grid: gridAhead(state).id, slots: action.slots });
      fly(state, action.slots, chance, tell);
      break;
    case 'deploy':
      if (frame.kind === 'deploy') {
        state.frames.pop();
        deploy(
          state,
          frame.starfighter,
          grids.findIndex(({ id }) => id === action.grid),
          tell,
        );
      }
      break;
    case 'send':
      sendGroup(state, pieceNamed(state, action.group) as number);
      break;
    case 'take':
      if (frame.kind === 'take') {
        state.frames.pop();
        state.frames.push({ ...frame, kind: 'arrive', droids: action.droids });
      }
      break;
    case 'arrive':
      if (frame.kind === 'arrive') {
        state.frames.pop();
        arrive(
          state,
          frame.piece,
          frame.droids,
          action.spaces.map((id) => spaceOf(id) as number),
          tell,
        );
      }
      break;
    case 'activate':
      if (frame.kind === 'activate') {
        state.frames.pop();
        activate(state, frame.droid, frame.most, spaceOf(action.to) as number, tell);
      }
      break;
  }
}

function moveTo(state: NabooState, frame: Frame, to: number, tell?: Tell<NabooEvent>): void {
  if (frame.kind === 'move') {
    const way = tell ? reachOf(state, frame.piece) : null;
    if (!move(state, frame.piece, to, way, tell)) turnToAttack(state, frame);
  } else if (frame.kind === 'duel') {
    // NAB-JEDI-02: what a Jedi or Darth Maul walks comes off his movement.
    const way = reach(state, frame.piece, frame.moves, false);
    frame.moves -= way.steps[to] as number;
    move(state, frame.piece, to, way, tell);
  }
}

/** NAB-MOVE-01, NAB-MOVE-02, NAB-ATT-02: once it has moved it may attack, and then it is done. */
function turnToAttack(state: NabooState, { seat, piece }: Frame & { kind: 'move' }): void {
  state.frames.pop();
  state.frames.push({ kind: 'attack', seat, piece });
}

/** NAB-RULING-08: the whole group, or with the option a number that is asked for. */
function sendGroup(state: NabooState, piece: number): void {
  const { seat } = last(state.frames);
  state.frames.pop();
  const droids = at(state.left, piece);
  const asks = state.options.partialGroupToPalace && droids > 1;
  state.frames.push(asks ? { kind: 'take', seat, piece } : { kind: 'arrive', seat, piece, droids });
}

/** Goes on until somebody must decide, or the game is over. What has only one answer is not asked, but for the action of a card. */
function proceed(state: NabooState, chance: Chance, tell?: Tell<NabooEvent>): void {
  for (;;) {
    if (state.phase === 'plan' && !state.planned.includes(false)) {
      state.phase = 'play';
      // NAB-ROUND-09: the seat with the Go First marker flips first.
      playNext(state, state.lead, chance, tell);
    } else if (state.phase !== 'play') return;
    const frame = state.frames[state.frames.length - 1];
    if (frame) {
      if (isAsked(state, frame, chance, tell)) return;
    } else if (state.phase === 'play') {
      state.flipped.fill(0);
      playNext(state, (state.active + 1) % state.hands.length, chance, tell);
    }
  }
}

/** The next card of the round, or the end of it. */
function playNext(state: NabooState, from: number, chance: Chance, tell?: Tell<NabooEvent>): void {
  const seat = nextSeat(state, from);
  if (seat === none) endRound(state, chance, tell);
  else flipFromPile(state, seat, tell);
}

/** Whether a frame asks somebody now; if not it has done its part and gone on. */
function isAsked(state: NabooState, frame: Frame, chance: Chance, tell?: Tell<NabooEvent>): boolean {
  switch (frame.kind) {
    case 'card':
      if (frame.action !== none) {
        goOnWithCard(state, frame, chance, tell);
        return false;
      }
      if (hasChoice(state, frame.card)) return true;
      tell?.({ type: 'cardLost', seat: frame.seat, card: cardId(frame.card) });
      state.frames.pop();
      return false;
    case 'units':
      return canUseAny(state, frame) || !state.frames.pop();
    case 'move':
      if (canMove(state, frame.piece)) return true;
      turnToAttack(state, frame);
      return false;
    case 'attack':
      return hasTarget(state, frame.piece) || !state.frames.pop();
    case 'duel':
      return canGoOn(state, frame) || !state.frames.pop();
    case 'block':
    case 'take':
      return true;
    default:
      return isAskedElsewhere(state, frame, chance, tell);
  }
}

type OtherFrame = Frame & { kind: 'bonus' | 'deploy' | 'send' | 'arrive' | 'activate' };

function isAskedElsewhere(
  state: NabooState,
  frame: OtherFrame,
  chance: Chance,
  tell?: Tell<NabooEvent>,
): boolean {
  switch (frame.kind) {
    case 'bonus': {
      const giving = frame.cards > 0 ? givingDecks(state, frame) : [];
      if (giving.length > 1) return true;
      if (giving.length === 1) drawBonus(state, frame, at(giving, 0), chance, tell);
      else {
        state.frames.pop();
        // NAB-RULING-12: what no deck can give is not drawn.
        if (frame.cards > 0) tell?.({ type: 'bonusLost', seat: frame.owner, cards: frame.cards });
      }
      return false;
    }
    case 'deploy':
      if (state.anakin < grids.length - 1) return true;
      state.frames.pop();
      deploy(state, frame.starfighter, state.anakin, tell);
      return false;
    case 'send': {
      const groups = groupsOf(state, frame.droid);
      if (groups.length > 1) return true;
      sendGroup(state, at(groups, 0));
      return false;
    }
    case 'arrive': {
      const free = freeStaging(state);
      if (free.length > frame.droids) return true;
      state.frames.pop();
      arrive(state, frame.piece, frame.droids, free, tell);
      return false;
    }
    case 'activate': {
      const hexes = activationHexes(state);
      if (hexes.length > 1) return true;
      state.frames.pop();
      activate(state, frame.droid, frame.most, at(hexes, 0), tell);
      return false;
    }
  }
}
