import { houseRefusal, type Question, type Viewer, type Words } from '@holoboard/kernel';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { pointsOf } from '../phases/ending.ts';
import type { Ending, Frame, WindowFrame } from '../state.ts';
import type { TacticalView } from '../view.ts';
import { actionWords } from './actions.ts';
import { eventWords } from './events.ts';
import { seatName, unitName } from './names.ts';
import { englishOdds, oddsIn } from './odds.ts';
import { optionWords } from './options.ts';
import { refusals } from './refusals.ts';
import { englishTargets, targetWords } from './targets.ts';
import { textBoard } from './text-board.ts';

const questions: Readonly<Record<string, string>> = {
  era: 'Choose the era you have agreed on.',
  table: 'Choose a table.',
  faction: 'Choose your faction.',
  army: 'Choose your army.',
  order: 'Put your cards in order, left to right: they act in it all game long.',
  command: 'Name a Commander and choose three Strategy cards.',
  deploy: 'Deploy your Units.',
  roll: 'Roll the dice.',
  select: 'Pick the Unit that acts next.',
  strike: 'Whom does the Attack Run strike?',
  reroll: 'Roll again, or keep it?',
  evade: 'Play Evasive Action?',
  strategy: 'Play a Strategy card?',
  reserve: 'Shall it join your Reserves?',
  place: 'Where does it stand?',
};

function prompt(view: TacticalView, { kind, seats }: Question, viewer: Viewer): string {
  const names = seats.map((seat) => seatName(seat, view.players.length)).join(' and ');
  if (typeof viewer !== 'number' || !seats.includes(viewer)) return `${names} must decide.`;
  const frame = view.frames.at(-1);
  if (kind === 'strategy' && frame?.kind === 'window') return `Play a Strategy card ${moments[frame.when]}?`;
  if (kind === 'reroll') return `${rollOf(view, frame)}: roll again, or keep it?`;
  if (kind === 'act') return `${actPrompt(view)}: ${unitName(view, view.active?.unit ?? 0)}.`;
  return questions[kind] ?? 'Decide.';
}

const moments: Readonly<Record<WindowFrame['when'], string>> = {
  initiative: 'now that initiative is rolled',
  beforeFirst: 'before the first activation',
  groupStart: 'as this card begins to act',
  groupEnd: 'now that this card has acted',
  roundEnd: 'at the end of the round',
};

/** The dice that may be rolled again. */
function rollOf(view: TacticalView, frame: Frame | undefined): string {
  if (frame?.kind === 'bombardment')
    return `${unitName(view, frame.units[0] ?? 0)} under shells, ${frame.die}`;
  if (frame?.kind !== 'attack') return 'A roll';
  const target = unitName(view, frame.targets[0] ?? 0);
  return frame.stage === 'resist'
    ? `Defence of ${target}, ${frame.defence}`
    : `Attack on ${target}, ${frame.dice.join(' and ')}`;
}

/** What is to be done with a Unit next. */
function actPrompt({ active }: TacticalView): string {
  if (!active) return 'Act';
  const { mode, attacks, left, maneuvers } = active;
  if (mode === 'moving') return `Maneuver ${maneuvers - left + 1} of ${maneuvers}`;
  if (mode === 'none') return attacks === 'none' ? 'Move or attack' : 'Now move';
  return attacks === 'none' ? 'Attack or be done' : 'Finish';
}

const endings: Readonly<Record<Ending, string>> = {
  eliminated: 'Nobody else has a Unit left',
  surrendered: 'The others have given up',
  limit: 'The points are counted',
};

/** Tactical Battles in English. */
export const words: Words<TacticalAction, TacticalEvent, TacticalView> = {
  seat: (view, seat) => seatName(seat, view.players.length),
  question: prompt,
  action: actionWords,
  target: targetWords(englishTargets),
  odds: oddsIn(englishOdds),
  event: eventWords,
  refusal: (refusal) => houseRefusal(refusal) ?? refusals[refusal.clause]?.(refusal.params) ?? '',
  outcome(view, { ranks, reason }) {
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seatName(seat, view.players.length)] : []));
    const verb = winners.length > 1 ? 'share the win' : 'wins';
    const counted = view.players.map(
      (_, seat) => `${seatName(seat, view.players.length)} ${pointsOf(view, seat)}`,
    );
    const gone = view.players.flatMap(({ out }, seat) =>
      out > 0 ? [seatName(seat, view.players.length)] : [],
    );
    const how =
      reason === 'surrendered' && gone.length === 1
        ? `${gone[0]} has given up`
        : endings[reason as Ending] + (reason === 'limit' ? ` (${counted.join(', ')})` : '');
    return `${how}: ${winners.join(' and ')} ${verb}.`;
  },
  board: textBoard,
  options: optionWords,
};
