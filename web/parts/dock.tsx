import type { GameAction, Target, Words } from '@holoboard/kernel';
import { type AnyScreen, SeatBadge } from '@holoboard/kit';
import type { MatchController } from '../match/controller.ts';
import type { TableState } from '../match/table-state.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';
import { OddsList } from './odds-panel.tsx';
import { shelvesOf } from './shelves.ts';

/** So many choices are written out; more are put together by what they have in common. */
const roomFor = 4;

interface DockProps {
  readonly state: TableState;
  readonly controller: MatchController;
  readonly screen: AnyScreen;
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly words: Words<any, any, any>;
  readonly focused: string | null;
  readonly onFocus: (id: string | null) => void;
  readonly onPick: (id: string) => void;
  readonly onResult: () => void;
}

/** The action that pointing at a target would say, as far as that is known. */
function actionOf(target: Target<GameAction> | undefined): GameAction | null {
  return target?.completes ?? (target?.actions.length === 1 ? (target.actions[0] ?? null) : null);
}

/** What is asked now, everything that can be answered, and the odds of what is pointed at. */
export function Dock(props: DockProps) {
  const { table } = useWords();
  return (
    <section className="dock" aria-label={table.decision}>
      <Prompt {...props} />
      <div className="dock-row" data-single={props.state.choice.targets.length < 2}>
        <Choices {...props} />
        <FocusedOdds {...props} />
      </div>
    </section>
  );
}

/** The line that always answers: what can I do now? */
export function promptText(
  state: TableState,
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  words: Words<any, any, any>,
  table: ReturnType<typeof useWords>['table'],
): string {
  if (state.moment) return state.suspense ? table.suspense : words.event(state.view, state.moment.event);
  if (state.outcome) return words.outcome(state.view, state.outcome);
  if (state.thinking !== null) return table.thinking(words.seat(state.view, state.thinking));
  if (state.asked !== null) return words.question(state.view, state.question, state.asked);
  return state.question.seats.length > 0 ? words.question(state.view, state.question, state.viewer) : '';
}

function Prompt({ state, controller, screen, words }: DockProps) {
  const { table } = useWords();
  const seat = state.asked ?? state.thinking;
  const people = controller.match.seats.filter(({ kind }) => kind !== 'bot');
  const mine = state.asked !== null;
  const whose = mine && seat !== null ? controller.match.seats[seat]?.name : null;
  return (
    <p
      className="prompt"
      data-mine={mine}
      style={seat === null ? undefined : ({ '--seat': screen.identity(seat).colour } as React.CSSProperties)}
    >
      {seat !== null && <SeatBadge identity={screen.identity(seat)} />}
      {mine && (
        <strong>
          {people.length === 1
            ? table.yourTurn
            : table.turnOf(words.seat(state.view, seat as number), whose ?? '')}
        </strong>
      )}
      <span>{promptText(state, words, table)}</span>
      {state.forced && <span className="quiet"> {table.forcedSoon}</span>}
    </p>
  );
}

function Choices({ state, controller, words, focused, onFocus, onPick, onResult }: DockProps) {
  const { table } = useWords();
  const { choice, view } = state;
  if (state.outcome)
    return (
      <div className="choices">
        <button type="button" className="button primary" onClick={onResult}>
          {table.result}
        </button>
      </div>
    );
  if (state.asked === null) return <Waiting state={state} controller={controller} />;
  const only = choice.targets.length === 1;
  const labels = choice.targets.map(({ id, actions, completes }) => ({
    id,
    label: words.action(view, completes ?? actions[0]) + (completes ? '' : ' …'),
  }));
  return (
    <ul className="choices" aria-label={table.choices}>
      {shelvesOf(labels, roomFor).map(({ lead, choices }) => (
        <li key={lead + choices[0]?.id}>
          {lead !== '' && <span aria-hidden="true">{lead}</span>}
          {choices.map(({ id, label, short }) => (
            <button
              key={id}
              type="button"
              className={only ? 'button primary' : 'button'}
              data-choice={id}
              data-focused={focused === id}
              aria-label={short === label ? undefined : label}
              // A finger takes what it touches; only keys and mice look first.
              onFocus={({ target }) => target.matches(':focus-visible') && onFocus(id)}
              onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onFocus(id)}
              onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onFocus(null)}
              onBlur={() => onFocus(null)}
              onClick={() => onPick(id)}
            >
              {short}
            </button>
          ))}
        </li>
      ))}
      {choice.said && (
        <li>
          <button type="button" className="button primary" onClick={() => controller.say()}>
            {table.sayAsIs}
          </button>
        </li>
      )}
      {state.picked.length > 0 && (
        <li>
          <button type="button" className="button bare" onClick={() => controller.unpick()}>
            {table.pickOther}
          </button>
        </li>
      )}
    </ul>
  );
}

/** What can be done while others play. */
function Waiting({ state, controller }: Pick<DockProps, 'state' | 'controller'>) {
  const { table } = useWords();
  const watching = state.viewer === 'spectator';
  return (
    <div className="choices">
      <button type="button" className="button" onClick={() => controller.skip()} disabled={!state.moment}>
        {table.skip}
      </button>
      <button type="button" className="button" onClick={() => controller.fastForward()}>
        <Icon name="forward" />
        {watching ? table.toTheEnd : table.fastForward}
      </button>
      {watching && (
        <button type="button" className="button" onClick={() => controller.setPaused(!state.paused)}>
          <Icon name={state.paused ? 'play' : 'pause'} />
          {state.paused ? table.resume : table.pause}
        </button>
      )}
    </div>
  );
}

function FocusedOdds({ state, screen, words, focused, onPick }: DockProps) {
  const { panels } = useWords();
  const language = useLanguage();
  if (state.asked === null) return null;
  const { targets } = state.choice;
  const target = targets.length === 1 ? targets[0] : targets.find(({ id }) => id === focused);
  const action = actionOf(target);
  const lines = action ? screen.odds(state.view, state.asked, action, language) : [];
  if (lines.length === 0 && targets.length < 2) return null;
  return (
    // On a phone it may scroll, and must be reachable by keyboard then.
    <section className="dock-odds" aria-label={panels.odds} {...(targets.length < 2 && { tabIndex: 0 })}>
      {action && target ? (
        <>
          <p className="dock-odds-title">{words.action(state.view, action)}</p>
          {targets.length > 1 && (
            <button type="button" className="button primary confirm" onClick={() => onPick(target.id)}>
              {words.action(state.view, action)}
            </button>
          )}
          <OddsList lines={lines} />
        </>
      ) : (
        <p className="quiet small dock-odds-empty">{panels.oddsEmpty}</p>
      )}
    </section>
  );
}
