import type { QuestionProps } from '@holoboard/kit';
import { type ReactNode, useState } from 'react';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { command, type Strategy, strategies } from '../data/strategies.ts';
import type { TacticalView } from '../view.ts';
import { strategie } from '../words/names.de.ts';
import { strategyName, unitName } from '../words/names.ts';
import { FigureIcon } from './figures.tsx';
import { strategyTexts } from './strategy-words.ts';
import { boardWords } from './words.ts';

type Props = QuestionProps<TacticalAction, TacticalEvent, TacticalView>;

/** TAC-OPT-CMD-01, TAC-OPT-CMD-04: who commands, and any three of the Strategy cards. */
export function CommandQuestion({ view, seat, language, judge, onAct }: Props): ReactNode {
  const { setupScreens } = boardWords(language);
  const texts = strategyTexts(language);
  const nameOf = language === 'de' ? strategie : strategyName;
  const action = (commander: number, cards: readonly Strategy[]): TacticalAction => ({
    ...{ type: 'command', commander, strategies: cards },
  });
  const officers = view.units.filter(
    (unit) => unit.seat === seat && judge(action(unit.id, strategies.slice(0, command.handSize))) === null,
  );
  const [commander, setCommander] = useState(officers[0]?.id ?? 0);
  const [chosen, setChosen] = useState<readonly Strategy[]>([]);
  const toggle = (card: Strategy): void =>
    setChosen(chosen.includes(card) ? chosen.filter((each) => each !== card) : [...chosen, card]);
  const left = command.handSize - chosen.length;
  return (
    <section className="tactical-setup" data-choice="setup" aria-label={setupScreens.command}>
      <h2>{setupScreens.command}</h2>
      <div className="tactical-setup-body">
        <p>{setupScreens.commandHint}</p>
        <ul className="tactical-options">
          {officers.map(({ id, card }) => (
            <li key={id}>
              <button
                type="button"
                className="tactical-option"
                aria-pressed={commander === id}
                onClick={() => setCommander(id)}
              >
                <span className="tactical-figures">
                  <FigureIcon card={card} />
                </span>
                <strong>{unitName(view, id, seat)}</strong>
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="tactical-option"
              aria-pressed={commander === 0}
              onClick={() => setCommander(0)}
            >
              <strong>{setupScreens.nobody}</strong>
              <span>{setupScreens.nobodyHint}</span>
            </button>
          </li>
        </ul>
        <p>{setupScreens.strategyHint}</p>
        <ul className="tactical-options">
          {strategies.map((card) => (
            <li key={card}>
              <button
                type="button"
                className="tactical-option"
                aria-pressed={chosen.includes(card)}
                disabled={left === 0 && !chosen.includes(card)}
                onClick={() => toggle(card)}
              >
                <strong>{nameOf(card)}</strong>
                <span>
                  {texts[card].when}: {texts[card].effect}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="choices tactical-setup-go">
        <button
          type="button"
          className="button primary"
          disabled={judge(action(commander, chosen)) !== null}
          onClick={() => onAct(action(commander, chosen))}
        >
          {left === 0 ? chosen.map(nameOf).join(', ') : setupScreens.strategiesLeft(left)}
        </button>
      </div>
    </section>
  );
}
