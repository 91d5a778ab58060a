import { type OddsLine, oddsIn } from '@holoboard/kernel';
import { type Evening, showBoard } from './evening.ts';
import type { Offer, Walk } from './walk.ts';

/** The question, and what can be chosen first. */
export function ask(evening: Evening, walk: Walk): void {
  const { sitting, terminal } = evening;
  const { seat } = walk.decision;
  if (evening.boardSeenBy !== seat) showBoard(evening, seat);
  terminal.line();
  terminal.styledText(
    'bold',
    sitting.game.words.en.question(sitting.view(seat), sitting.standing().question, seat, walk.path),
  );
  showChoices(evening, walk);
}

/** What has been chosen so far, and the numbered choices there are now, with their odds. */
export function showChoices(evening: Evening, walk: Walk): void {
  const { terminal } = evening;
  const { chosen, offers, said } = walk;
  if (chosen.length > 0)
    terminal.text(`${terminal.words('green', chosen.join(', then '))} (b: back)`, '    ', '  ');
  const [only] = offers;
  if (only && offers.length === 1 && !said) {
    terminal.text(told(evening, walk, only), ' '.repeat(9), `  ${terminal.styled('cyan', 'Enter:')} `);
    return;
  }
  offers.forEach((offer, i) => {
    const number = terminal.styled('cyan', String(i + 1).padStart(2));
    terminal.text(told(evening, walk, offer), '      ', `  ${number}  `);
  });
  if (said) terminal.line(`  ${terminal.styled('cyan', 'Enter:')} leave it at that`);
}

/** A choice with the odds of what it decides beside it. */
function told(
  { sitting, terminal }: Evening,
  { decision: { seat } }: Walk,
  { label, action }: Offer,
): string {
  const lines = action ? oddsIn(sitting.game.words.en, sitting.view(seat), seat, action) : [];
  if (lines.length === 0) return label;
  const texts = lines.map((line) => terminal.words(line.warning ? 'yellow' : 'dim', oddsText(line)));
  return `${label} [${texts.join('; ')}]`;
}

/** One line of odds in short, with its number. */
function oddsText({ label, chance, expected }: OddsLine): string {
  if (chance !== undefined) return `${label}: ${Math.round(chance * 100)}\u00a0%`;
  return expected === undefined ? label : `${label}: ${Number(expected.toFixed(1))}`;
}
