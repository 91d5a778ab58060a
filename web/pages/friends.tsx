import { loadGame, titleIn } from '@holoboard/games';
import type { AnyGame, OptionValue } from '@holoboard/kernel';
import { readOptions } from '@holoboard/kernel';
import type { ClockSpec, UndoRule } from '@holoboard/table';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { openTable } from '../far/api.ts';
import { beKnownAs, rememberedName, useMe } from '../far/me.ts';
import { Field } from '../parts/field.tsx';
import { useFetched, WhenFetched } from '../parts/loading.tsx';
import { OptionFields } from '../parts/option-fields.tsx';
import { Page } from '../parts/page.tsx';
import { addressOf, routes } from '../routes.ts';
import { useLanguage, useWords } from '../words/index.ts';
import './new-game.css';

/** The clocks that are offered; the slow ones are for games over days. */
const clocks: Readonly<Record<string, ClockSpec>> = {
  none: { kind: 'none' },
  quick: { kind: 'perGame', seconds: 900, increment: 10 },
  calm: { kind: 'perGame', seconds: 3600, increment: 30 },
  day: { kind: 'perMove', seconds: 86_400 },
  week: { kind: 'perMove', seconds: 604_800 },
};

/** Opens a table for friends far away. It can be opened at once. */
export function Friends({ id }: { readonly id: string }) {
  const fetched = useFetched(id, loadGame);
  return <WhenFetched fetched={fetched}>{(game) => <FriendsSetup game={game} />}</WhenFetched>;
}

function FriendsSetup({ game }: { readonly game: AnyGame }) {
  const { app, far, setup } = useWords();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [me] = useMe();
  const [name, setName] = useState(rememberedName);
  const [seats, setSeats] = useState(game.seats[0] ?? 2);
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({});
  const [listed, setListed] = useState(false);
  const [clock, setClock] = useState('none');
  const [undo, setUndo] = useState<UndoRule>('ask');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      await beKnownAs(name.trim() || me?.name || far.guest, me ?? null);
      const id = await openTable({
        game: game.id,
        options: readOptions(game.options, options, seats),
        seats,
        clock: clocks[clock] ?? { kind: 'none' },
        undo,
        pace: clock === 'day' || clock === 'week' ? 'days' : 'live',
        listed,
      });
      navigate(`${addressOf.table(id)}?sit`);
    } catch (error) {
      setBusy(false);
      setProblem((error instanceof Error && error.message) || far.offline);
    }
  };
  return (
    <Page title={far.friendsTitle(titleIn(game.id, language))} narrow>
      <form
        className="setup"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <fieldset className="card">
          <legend className="unseen">{far.friends}</legend>
          <Field label={far.name} why={far.nameWhy}>
            {(field) => (
              <input
                {...field}
                value={name}
                maxLength={40}
                placeholder={me?.name ?? far.guest}
                autoComplete="nickname"
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Field label={setup.players}>
            {(field) => (
              <select {...field} value={seats} onChange={(event) => setSeats(Number(event.target.value))}>
                {game.seats.map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            )}
          </Field>
          <Field label={far.listed} why={far.listedWhy}>
            {(field) => (
              <select
                {...field}
                value={listed ? 'everybody' : 'onlyLink'}
                onChange={(event) => setListed(event.target.value === 'everybody')}
              >
                <option value="onlyLink">{far.onlyLink}</option>
                <option value="everybody">{far.everybody}</option>
              </select>
            )}
          </Field>
          <Field label={far.clock} why={far.clockWhy}>
            {(field) => (
              <select {...field} value={clock} onChange={(event) => setClock(event.target.value)}>
                {Object.keys(clocks).map((kind) => (
                  <option key={kind} value={kind}>
                    {far.clocks[kind]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={setup.undo} why={setup.undoWhy}>
            {(field) => (
              <select {...field} value={undo} onChange={(event) => setUndo(event.target.value as UndoRule)}>
                {Object.entries(far.undoRules).map(([rule, label]) => (
                  <option key={rule} value={rule}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </fieldset>
        <div className="setup-play">
          <button type="submit" className="button primary large" disabled={busy || me === undefined}>
            {far.open}
          </button>
          <button type="button" className="button bare" onClick={() => navigate(routes.home)}>
            {app.back}
          </button>
          {problem !== null && <p role="alert">{setup.problem(problem)}</p>}
        </div>
        <OptionFields game={game} seats={seats} chosen={options} onChange={setOptions} />
      </form>
    </Page>
  );
}
