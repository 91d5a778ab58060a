import type { QuestionProps } from '@holoboard/kit';
import { type ReactNode, useState } from 'react';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { armies } from '../data/armies.ts';
import { type Army, costOf, scaled } from '../phases/armies.ts';
import type { TacticalView } from '../view.ts';
import { armyText } from '../words/names.ts';
import { ArmyBuilder } from './army-builder.tsx';
import { keptArmies } from './keeping.ts';
import { Choosing, Figures, type Option } from './setup-screens.tsx';
import { boardWords } from './words.ts';

type Props = QuestionProps<TacticalAction, TacticalEvent, TacticalView>;

/** TAC-SET-01: a ready-made army, one that was saved, or one that is built here. */
export function ArmyQuestion(props: Props): ReactNode {
  const { view, seat, language, judge, onAct } = props;
  const words = boardWords(language);
  const { setupScreens } = words;
  const [own, setOwn] = useState<Army | null>(null);
  const faction = view.players[seat]?.faction ?? '';
  const era = view.era ?? '';
  const limit = Number(view.options.pointsLimit);
  const ready = armies
    .filter((army) => army.faction === faction)
    .map(({ id, name, cards, hint }): Option => {
      const list = limit === 100 ? cards : scaled(cards, limit);
      const action: TacticalAction =
        limit === 100 ? { type: 'army', army: id } : { type: 'muster', cards: list };
      // The advice is for the whole army: it speaks of Units that a part of it may lack.
      const whole = cards.every(([card]) => list.some(([other]) => other === card));
      const text = `${setupScreens.points(costOf(list))}: ${armyText(list)}.${whole ? ` ${hint}` : ''}`;
      return {
        id,
        title: name,
        text,
        action,
        picture: <Figures army={list} />,
        take: setupScreens.playArmy(name),
      };
    });
  const saved = keptArmies
    .all()
    .map(({ name, cards }, i): Option => {
      const title = name || setupScreens.saved;
      return {
        ...{ id: `saved ${i}`, title, text: `${setupScreens.points(costOf(cards))}: ${armyText(cards)}` },
        ...{ action: { type: 'muster', cards }, picture: <Figures army={cards} /> },
        take: setupScreens.playArmy(title),
      };
    })
    .filter(({ action }) => judge(action) === null);
  const explain = (army: Army): { readonly clause: string; readonly text: string } | null => {
    const refusal = judge({ type: 'muster', cards: army });
    return refusal && { clause: refusal.clause, text: props.words.refusal(refusal) };
  };
  if (!own)
    return (
      <Choosing title={setupScreens.army} options={[...ready, ...saved]} onAct={onAct}>
        <button type="button" className="button" onClick={() => setOwn([])}>
          {setupScreens.own}
        </button>
      </Choosing>
    );
  const action: TacticalAction = { type: 'muster', cards: own };
  return (
    <section className="tactical-setup" data-choice="setup" aria-label={setupScreens.army}>
      <h2>{setupScreens.army}</h2>
      <div className="tactical-setup-body">
        <ArmyBuilder
          era={era}
          faction={faction}
          limit={limit}
          army={own}
          onChange={setOwn}
          words={words}
          language={language}
          explain={explain}
        />
      </div>
      <div className="choices tactical-setup-go">
        <button
          type="button"
          className="button primary"
          disabled={judge(action) !== null}
          onClick={() => onAct(action)}
        >
          {setupScreens.playOwn(costOf(own))}
        </button>
        <button type="button" className="button" onClick={() => setOwn(null)}>
          {setupScreens.readyMade}
        </button>
      </div>
    </section>
  );
}
