import {
  type AnyGame,
  type Clause,
  type OptionSpec,
  type OptionValues,
  rulebookIn,
  sectionsOf,
  wordsIn,
} from '@holoboard/kernel';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useWords } from '../words/index.ts';
import './rules-list.css';

/** The clauses in which every word that was typed occurs, in any order. */
export function findClauses(clauses: readonly Clause[], typed: string): readonly Clause[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return clauses.filter(({ id, section, text }) => {
    const whole = `${id} ${section} ${text}`.toLowerCase();
    return wanted.every((word) => whole.includes(word));
  });
}

/** The options that differ from the published game. */
export function optionsInForce(specs: readonly OptionSpec[], values: OptionValues): readonly OptionSpec[] {
  return specs.filter(({ key, default: standard }) => (values[key] ?? standard) !== standard);
}

/** The rules of a game, searchable, with the options in force when they are given. */
export function RulesList({
  game,
  options,
  clause,
  anchors = false,
}: {
  readonly game: AnyGame;
  readonly options?: OptionValues;
  /** The clause to show. */
  readonly clause: string | null;
  /** Whether clauses can be linked to: on the page of the rules. */
  readonly anchors?: boolean;
}) {
  const { panels, rules } = useWords();
  const language = useLanguage();
  const search = useId();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clause that is asked for ends a search.
  useEffect(() => setTyped(''), [clause]);
  useEffect(() => {
    if (clause !== null && typed === '')
      list.current
        ?.querySelector(`[data-clause="${CSS.escape(clause)}"]`)
        ?.scrollIntoView({ block: 'center' });
  }, [clause, typed]);
  const found = findClauses(rulebookIn(game, language), typed);
  return (
    <div className="rules" ref={list}>
      <div className="rules-search">
        <label className="unseen" htmlFor={search}>
          {panels.rulesSearch}
        </label>
        <input
          id={search}
          type="search"
          placeholder={panels.rulesSearch}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span className="quiet" role="status">
          {found.length === 0 ? panels.rulesNone(typed) : panels.rulesFound(found.length)}
        </span>
      </div>
      {options && typed === '' && <OptionsInForce game={game} options={options} />}
      {[...sectionsOf(found)].map(([section, clauses]) => (
        <section key={section}>
          <h2>{section}</h2>
          <dl>
            {clauses.map(({ id, text }) => (
              <div key={id} id={anchors ? id : undefined} data-clause={id} data-sought={id === clause}>
                <dt>
                  {anchors ? (
                    <a href={`#${id}`} aria-label={rules.linkTo(id)}>
                      {id}
                    </a>
                  ) : (
                    id
                  )}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function OptionsInForce({ game, options }: { readonly game: AnyGame; readonly options: OptionValues }) {
  const { panels } = useWords();
  const words = wordsIn(game, useLanguage());
  const inForce = optionsInForce(game.options, options);
  return (
    <section>
      <h2>{panels.inForce}</h2>
      {inForce.length === 0 ? (
        <p className="quiet">{panels.inForceNone}</p>
      ) : (
        <dl>
          {inForce.map(({ key, clause }) => {
            const option = words.options[key];
            const value = options[key];
            return (
              <div key={key}>
                <dt>{clause ?? option?.label}</dt>
                <dd>
                  {clause !== undefined && `${option?.label}: `}
                  {typeof value === 'string' ? `${option?.values?.[value] ?? value}. ` : ''}
                  {option?.why}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
}
