import { houseRefusal, type Question, type Viewer, type Words } from '@holoboard/kernel';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { pointsOf } from '../phases/ending.ts';
import { germanRulebook } from '../rulebook/rulebook.de.ts';
import type { Ending, Frame, Unit, WindowFrame } from '../state.ts';
import type { TacticalView } from '../view.ts';
import { germanActionWords } from './actions.de.ts';
import { germanEventWords } from './events.de.ts';
import { einheit, germanNumber, grad, sitz } from './names.de.ts';
import { cardName, eraName, factionName, letterOf, roundInches, tableName } from './names.ts';
import { germanOdds, oddsIn } from './odds.ts';
import { germanOptionWords } from './options.de.ts';
import { germanRefusals } from './refusals.de.ts';
import { germanTargets, targetWords } from './targets.ts';

const questions: Readonly<Record<string, string>> = {
  era: 'Wähle die vereinbarte Epoche.',
  table: 'Wähle einen Tisch.',
  faction: 'Wähle deine Fraktion.',
  army: 'Wähle deine Armee.',
  order: 'Ordne deine Karten von links nach rechts: So handeln sie das ganze Spiel.',
  command: 'Vergib den Befehl und wähle drei Strategiekarten.',
  deploy: 'Stelle deine Einheiten auf.',
  roll: 'Würfle.',
  select: 'Wähle die Einheit, die als Nächstes handelt.',
  strike: 'Wen trifft der Sturmangriff?',
  reroll: 'Noch einmal würfeln, oder behalten?',
  evade: 'Ausweichmanöver spielen?',
  strategy: 'Eine Strategiekarte spielen?',
  reserve: 'Soll die Einheit zu den Reserven?',
  place: 'Wo steht die Einheit?',
};

function prompt(view: TacticalView, { kind, seats }: Question, viewer: Viewer): string {
  const names = seats.map((seat) => sitz(seat, view.players.length)).join(' und ');
  const verb = seats.length > 1 ? 'müssen' : 'muss';
  if (typeof viewer !== 'number' || !seats.includes(viewer)) return `${names} ${verb} entscheiden.`;
  const frame = view.frames.at(-1);
  if (kind === 'strategy' && frame?.kind === 'window')
    return `${moments[frame.when]} eine Strategiekarte spielen?`;
  if (kind === 'reroll') return `${rollOf(view, frame)}: noch einmal würfeln, oder behalten?`;
  if (kind === 'act') return `${actPrompt(view)}: ${einheit(view, view.active?.unit ?? 0)}.`;
  return questions[kind] ?? 'Entscheide.';
}

const moments: Readonly<Record<WindowFrame['when'], string>> = {
  initiative: 'Nach dem Wurf der Initiative',
  beforeFirst: 'Vor der ersten Aktivierung',
  groupStart: 'Bevor diese Karte handelt',
  groupEnd: 'Nachdem diese Karte gehandelt hat',
  roundEnd: 'Am Ende der Runde',
};

/** The dice that may be rolled again. */
function rollOf(view: TacticalView, frame: Frame | undefined): string {
  if (frame?.kind === 'bombardment')
    return `${einheit(view, frame.units[0] ?? 0)} unter Beschuss, ${frame.die}`;
  if (frame?.kind !== 'attack') return 'Ein Wurf';
  const target = einheit(view, frame.targets[0] ?? 0);
  return frame.stage === 'resist'
    ? `Verteidigung von ${target}, ${frame.defence}`
    : `Angriff auf ${target}, ${frame.dice.join(' und ')}`;
}

/** What is to be done with a Unit next. */
function actPrompt({ active }: TacticalView): string {
  if (!active) return 'Handeln';
  const { mode, attacks, left, maneuvers } = active;
  if (mode === 'moving') return `Manöver ${maneuvers - left + 1} von ${maneuvers}`;
  if (mode === 'none') return attacks === 'none' ? 'Ziehen oder angreifen' : 'Jetzt ziehen';
  return attacks === 'none' ? 'Angreifen oder fertig' : 'Abschließen';
}

const endings: Readonly<Record<Ending, string>> = {
  eliminated: 'Sonst hat niemand mehr eine Einheit',
  surrendered: 'Die anderen haben aufgegeben',
  limit: 'Die Punkte sind gezählt',
};

function board(view: TacticalView): string[] {
  const { players, era, table, round } = view;
  return [
    `${era === null ? 'Noch keine Epoche' : eraName(era)}, ${table === null ? 'noch kein Tisch' : tableName(table, 'ein eigener Tisch')}, ${round === 0 ? 'Aufbau' : `Runde ${round}`}.`,
    ...players.flatMap((player, seat) => {
      const name = sitz(seat, players.length);
      const faction = player.faction === null ? 'noch ohne Fraktion' : factionName(player.faction);
      if (player.out > 0) return [`${name}, ${faction}: ausgeschieden.`];
      const units = view.units.filter((unit) => unit.seat === seat && unit.status !== 'defeated');
      const cards = player.slots.map(({ card, rotated }) => `${cardName(card)}${rotated ? ' (fertig)' : ''}`);
      return [
        `${name}, ${faction}${cards.length > 0 ? `: ${cards.join(', ')}` : ''}.`,
        ...units.map((unit) => `  ${unitLine(view, unit)}`),
      ];
    }),
  ];
}

function unitLine(view: TacticalView, unit: Unit): string {
  const card = cardOf(unit.card);
  const where =
    unit.status === 'deployed'
      ? `bei ${germanNumber(roundInches(unit.x))} / ${germanNumber(roundInches(unit.y))}${card.pointer ? `, Blick ${grad(unit.heading)}` : ''}`
      : unit.status === 'embarked'
        ? `an Bord von ${einheit(view, unit.carrier, unit.seat)}`
        : 'noch nicht aufgestellt';
  return `${unit.id} ${cardName(unit.card)} ${letterOf(unit.label)}: ${unit.hull} von ${card.hull}, ${where}.`;
}

/** Tactical Battles in German. */
export const germanWords: Words<TacticalAction, TacticalEvent, TacticalView> = {
  seat: (view, seat) => sitz(seat, view.players.length),
  question: prompt,
  action: germanActionWords,
  target: targetWords(germanTargets),
  odds: oddsIn(germanOdds),
  event: germanEventWords,
  refusal: (refusal) => houseRefusal(refusal, 'de') ?? germanRefusals[refusal.clause]?.(refusal.params) ?? '',
  outcome(view, { ranks, reason }) {
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [sitz(seat, view.players.length)] : []));
    const verb = winners.length > 1 ? 'teilen sich den Sieg' : 'gewinnt';
    const counted = view.players.map(
      (_, seat) => `${sitz(seat, view.players.length)} ${pointsOf(view, seat)}`,
    );
    const gone = view.players.flatMap(({ out }, seat) => (out > 0 ? [sitz(seat, view.players.length)] : []));
    const how =
      reason === 'surrendered' && gone.length === 1
        ? `${gone[0]} hat aufgegeben`
        : endings[reason as Ending] + (reason === 'limit' ? ` (${counted.join(', ')})` : '');
    return `${how}: ${winners.join(' und ')} ${verb}.`;
  },
  board,
  options: germanOptionWords,
  rulebook: germanRulebook,
};
