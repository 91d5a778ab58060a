import { loadGame, titleIn } from '@holoboard/games';
import { type AnyGame, type OptionSpec, type OptionValue, optionValues } from '@holoboard/kernel';
import type { UndoRule } from '@holoboard/table';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { keepMatch, startGame } from '../match/open.ts';
import { type Chair, chairsFor, seatsFrom } from '../match/seating.ts';
import { Field } from '../parts/field.tsx';
import { useFetched, WhenFetched } from '../parts/loading.tsx';
import { OptionFields } from '../parts/option-fields.tsx';
import { Page } from '../parts/page.tsx';
import { ModeFields, SeatFields } from '../parts/seat-fields.tsx';
import { addressOf, routes } from '../routes.ts';
import { useLanguage, useWords } from '../words/index.ts';
import './new-game.css';

/** Sets a game up. Play can be pressed at once: the defaults are me against the normal bot. */
export function NewGame({ id }: { readonly id: string }) {
  const fetched = useFetched(id, loadGame);
  return <WhenFetched fetched={fetched}>{(game) => <SetupPage game={game} />}</WhenFetched>;
}

function SetupPage({ game }: { readonly game: AnyGame }) {
  const { app, setup } = useWords();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [chairs, setChairs] = useState<readonly Chair[]>(() => chairsFor('bot', game.seats[0] ?? 2));
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({});
  const [undo, setUndo] = useState<UndoRule>('free');
  const [seed, setSeed] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const changeChairs = (next: readonly Chair[]): void => {
    setChairs(next);
    setOptions((chosen) => possible(game.options, chosen, next.length));
  };
  const start = async (): Promise<void> => {
    try {
      const match = startGame({ game, options, seats: seatsFrom(chairs, setup), undo, seed }, Date.now());
      navigate(addressOf.play(await keepMatch(match, Date.now())));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Page title={setup.title(titleIn(game.id, language))} narrow>
      <form
        className="setup"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <ModeFields chairs={chairs} onChange={changeChairs} />
        <SeatFields game={game} chairs={chairs} onChange={changeChairs} />
        <div className="setup-play">
          <button type="submit" className="button primary large">
            {setup.play}
          </button>
          <button type="button" className="button bare" onClick={() => navigate(routes.home)}>
            {app.back}
          </button>
          {problem !== null && <p role="alert">{setup.problem(problem)}</p>}
        </div>
        <OptionFields game={game} seats={chairs.length} chosen={options} onChange={setOptions} />
        <details className="card">
          <summary>{setup.more}</summary>
          <Field label={setup.undo} why={setup.undoWhy}>
            {(field) => (
              <select {...field} value={undo} onChange={(event) => setUndo(event.target.value as UndoRule)}>
                {Object.entries(setup.undoRules).map(([rule, label]) => (
                  <option key={rule} value={rule}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={setup.seed} why={setup.seedWhy}>
            {(field) => (
              <input
                {...field}
                value={seed}
                maxLength={200}
                placeholder={setup.seedEmpty}
                autoComplete="off"
                onChange={(event) => setSeed(event.target.value)}
              />
            )}
          </Field>
        </details>
      </form>
    </Page>
  );
}

/** Drops choices that a smaller table does not have. */
function possible(
  specs: readonly OptionSpec[],
  chosen: Readonly<Record<string, OptionValue>>,
  seats: number,
): Record<string, OptionValue> {
  const kept = specs.filter(({ key }) => Object.hasOwn(chosen, key));
  return Object.fromEntries(
    kept.flatMap((spec) => {
      const value = chosen[spec.key] as OptionValue;
      return optionValues(spec, seats).some((one) => String(one) === String(value))
        ? [[spec.key, value]]
        : [];
    }),
  );
}
