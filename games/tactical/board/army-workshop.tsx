import type { WorkshopProps } from '@holoboard/kit';
import { type ReactNode, useState } from 'react';
import { armies } from '../data/armies.ts';
import { cardOf } from '../data/cards.ts';
import { eras } from '../data/eras.ts';
import { armyProblem } from '../phases/armies.ts';
import { cardName, factionName } from '../words/names.ts';
import { ArmyBuilder } from './army-builder.tsx';
import { FigureIcon } from './figures.tsx';
import { armyLink, type BuiltArmy, keptArmies, readArmyLink } from './keeping.ts';
import { CardFacts } from './look.tsx';
import { type BoardWords, boardWords } from './words.ts';
import { explainedIn, Kept, Sharing, withSaved } from './workshop-parts.tsx';

const limits = [50, 75, 100, 150, 200] as const;
const blank: BuiltArmy = { name: '', era: 'rebellion', faction: 'rebel_alliance', cards: [] };

/** The army builder: an army of any era, to be saved, shared and printed. */
export function ArmyWorkshop({ language, text, linkTo }: WorkshopProps): ReactNode {
  const words = boardWords(language);
  const { builder, setupScreens } = words;
  const brought = text === '' ? blank : readArmyLink(text);
  const [made, setMade] = useState<BuiltArmy>(brought ?? blank);
  const [limit, setLimit] = useState(100);
  const [kept, setKept] = useState<readonly BuiltArmy[]>(() => keptArmies.all());
  const [saved, setSaved] = useState<BuiltArmy | null>(null);
  const { name, era, faction, cards } = made;
  const keep = (things: readonly BuiltArmy[]): boolean => {
    setKept(things);
    return keptArmies.keep(things);
  };
  const factions = eras.find(({ id }) => id === era)?.factions ?? [];
  return (
    <div className="tactical-workshop">
      {brought === null && <p role="alert">{builder.bad}</p>}
      <div className="tactical-workshop-fields">
        <label>
          {setupScreens.era}
          <select
            value={era}
            onChange={({ target }) => {
              const sides = eras.find(({ id }) => id === target.value)?.factions ?? [];
              setMade({ ...blank, name, era: target.value, faction: sides[0] ?? '' });
            }}
          >
            {eras.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {setupScreens.faction}
          <select
            value={faction}
            onChange={({ target }) => setMade({ ...made, faction: target.value, cards: [] })}
          >
            {factions.map((each) => (
              <option key={each} value={each}>
                {factionName(each)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {builder.limit}
          <select value={limit} onChange={({ target }) => setLimit(Number(target.value))}>
            {limits.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label>
          {setupScreens.readyMade}
          <select
            value=""
            onChange={({ target }) => {
              const ready = armies.find(({ id }) => id === target.value);
              if (ready) setMade({ ...made, name: ready.name, cards: ready.cards });
            }}
          >
            <option value="">–</option>
            {armies
              .filter((army) => army.faction === faction)
              .map((army) => (
                <option key={army.id} value={army.id}>
                  {army.name}
                </option>
              ))}
          </select>
        </label>
        <label>
          {builder.name}
          <input
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setMade({ ...made, name: target.value })}
          />
        </label>
      </div>
      <ArmyBuilder
        era={era}
        faction={faction}
        limit={limit}
        army={cards}
        onChange={(army) => setMade({ ...made, cards: army })}
        words={words}
        language={language}
        explain={(army) => explainedIn(language, armyProblem(army, faction, era, limit))}
      />
      <div className="buttons">
        <button
          type="button"
          className="button primary"
          disabled={cards.length === 0 || name === ''}
          onClick={() => keep(withSaved(kept, made)) && setSaved(made)}
        >
          {builder.save}
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          {builder.print}
        </button>
        <button type="button" className="button bare" onClick={() => setMade({ ...made, cards: [] })}>
          {builder.clear}
        </button>
        <span role="status">{saved === made ? builder.saved : ''}</span>
      </div>
      <Sharing link={linkTo(armyLink(made))} words={builder} />
      <Kept
        title={builder.kept}
        none={builder.none}
        open={builder.open}
        remove={builder.delete}
        things={kept}
        onOpen={setMade}
        onRemove={(index) => keep(kept.filter((_, i) => i !== index))}
      />
      <PrintedArmy made={made} words={words} language={language} />
    </div>
  );
}

/** The Stat Cards as they are printed, with a box for each point of Hull or Health. */
function PrintedArmy({
  made,
  words,
  language,
}: {
  readonly made: BuiltArmy;
  readonly words: BoardWords;
  readonly language: string;
}): ReactNode {
  return (
    <section className="tactical-print" aria-hidden="true">
      <h2>{made.name}</h2>
      {made.cards.map(([id, count]) => (
        <article key={id}>
          <h3>
            <FigureIcon card={id} /> {count} × {cardName(id)} ({cardOf(id).cost})
          </h3>
          <CardFacts card={id} words={words} language={language} />
          <p>{Array.from({ length: count }, () => '☐'.repeat(cardOf(id).hull)).join('   ')}</p>
        </article>
      ))}
    </section>
  );
}
