import { type GameAction, type OddsLine, oddsIn, type Target, targetIn, type Words } from '@holoboard/kernel';
import { type AnyScreen, type BoardProps, SeatBadge } from '@holoboard/kit';
import { useMemo } from 'react';
import type { MatchController } from '../match/controller.ts';
import { type TableState, wholeScreenFor } from '../match/table-state.ts';
import { useWords } from '../words/index.ts';
import { nameAt } from '../words/names.ts';
import { Choices, isConfirmed } from './choices.tsx';
import { OddsList } from './odds-panel.tsx';
import './dock.css';

export interface DockProps {
  readonly state: TableState;
  readonly controller: MatchController;
  readonly screen: AnyScreen;
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly words: Words<any, any, any>;
  readonly focused: string | null;
  readonly onFocus: (id: string | null) => void;
  readonly onPick: (id: string) => void;
  readonly onResult: () => void;
  /** What the board is given too. */
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly board: BoardProps<any, any, any>;
  /** What the viewer holds, when that is to be shown now. */
  readonly hand: AnyScreen['hand'] | null;
}

/** The action that pointing at a target would say, as far as that is known. */
export function actionOf(target: Target<GameAction> | undefined): GameAction | null {
  return target?.completes ?? (target?.actions.length === 1 ? (target.actions[0] ?? null) : null);
}

/** What is asked now, everything that can be answered, and the odds of what is pointed at. */
export function Dock(given: Omit<DockProps, 'hand'>) {
  const { table } = useWords();
  const { state, controller, screen, board, onPick } = given;
  const shown = state.cover === null && screen.hand?.shows(state.view, state.viewer, state.asked !== null);
  const props: DockProps = { ...given, hand: shown ? screen.hand : null };
  const odds = useOdds(props);
  // What has the whole screen is answered there.
  const whole = wholeScreenFor(screen, state) !== null;
  return (
    <section
      className="dock"
      aria-label={table.decision}
      data-whole={whole}
      data-sent={state.sent}
      data-version={state.version}
    >
      <Prompt {...props} />
      {!whole && <HeldLine {...given} />}
      {!whole && (
        <div
          className="dock-row"
          data-single={state.choice.targets.length < 2}
          data-hand={props.hand !== null}
          data-odds={odds !== null}
        >
          {props.hand && (
            <div className="dock-hand">
              <props.hand.Hand
                {...board}
                onPick={onPick}
                onUnpick={(index) => controller.answering.unpick(index)}
              />
            </div>
          )}
          {state.cover === null && <Choices {...props} />}
          {odds && <FocusedOdds {...props} {...odds} />}
        </div>
      )}
    </section>
  );
}

/** What the viewer holds stays in sight while something is decided. */
function HeldLine({ state, screen, board }: Pick<DockProps, 'state' | 'screen' | 'board'>) {
  const Line = screen.hand?.Line;
  if (!Line || state.asked === null || state.cover !== null) return null;
  return (
    <div className="dock-held">
      <Line view={state.view} viewer={state.viewer} language={board.language} />
    </div>
  );
}

/** The line that always answers: what can I do now? */
export function promptText(
  state: TableState,
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  words: Words<any, any, any>,
  table: ReturnType<typeof useWords>['table'],
  { luck }: Pick<AnyScreen, 'luck'>,
): string {
  if (state.moment) {
    const { event } = state.moment;
    return luck(event) ? table.suspense : words.event(state.view, event);
  }
  if (state.outcome) return words.outcome(state.view, state.outcome);
  if (state.thinking !== null) return table.thinking(words.seat(state.view, state.thinking));
  if (state.asked !== null) return words.question(state.view, state.question, state.asked, state.choice.path);
  return state.question.seats.length > 0 ? words.question(state.view, state.question, state.viewer) : '';
}

function Prompt({ state, controller, screen, words }: DockProps) {
  const app = useWords();
  const { table } = app;
  const seat = state.asked ?? state.thinking;
  const { facts, seats } = controller.sitting;
  const mine = state.asked !== null;
  return (
    <p
      className="prompt"
      data-mine={mine}
      style={
        seat === null
          ? undefined
          : ({ '--seat': screen.identity(seat, state.view).colour } as React.CSSProperties)
      }
    >
      {seat !== null && <SeatBadge identity={screen.identity(seat, state.view)} />}
      {state.asked !== null && (
        <strong>
          {seats.length === 1
            ? table.yourTurn
            : table.turnOf(words.seat(state.view, state.asked), nameAt(facts.seats, state.asked, app))}
        </strong>
      )}
      <span>{promptText(state, words, table, screen)}</span>
      {state.forced && <span className="quiet"> {table.forcedSoon}</span>}
    </p>
  );
}

/** What is known of the odds: of what is pointed at, or that something has any. */
interface Odds {
  readonly target: Target<GameAction> | undefined;
  /** What pointing there would do at once. */
  readonly action: GameAction | null;
  readonly lines: readonly OddsLine[];
}

/** The action whose odds are told of a target: what it says, or, when only how many is open, as many as there are. */
function toldOf(target: Target<GameAction> | undefined, steps: (action: GameAction) => readonly string[]) {
  const said = actionOf(target);
  const most = target?.actions.at(-1);
  if (said || !target || !most) return said;
  const path = steps(most).slice(0, -1).join();
  return target.actions.every((action) => steps(action).slice(0, -1).join() === path) ? most : null;
}

/** The odds to tell with a decision; nothing when there are none, and nothing is to be confirmed either. */
function useOdds(props: DockProps): Odds | null {
  const { state, controller, words, focused } = props;
  const { choice, view, asked } = state;
  const { steps } = controller.sitting.game;
  const open = asked !== null && !isConfirmed(props);
  const any = useMemo(() => {
    if (!open) return false;
    return choice.targets.some((target) => {
      const action = toldOf(target, steps);
      return action && oddsIn(words, view, asked, action).length > 0;
    });
  }, [open, choice, view, asked, words, steps]);
  if (!open) return null;
  const { targets } = choice;
  const target = targets.length === 1 ? targets[0] : targets.find(({ id }) => id === focused);
  const action = actionOf(target);
  const told = toldOf(target, steps);
  const lines = told ? oddsIn(words, view, asked, told) : [];
  const confirms = action !== null && targets.length > 1 && matchMedia('(hover: none)').matches;
  return any || confirms ? { target, action, lines } : null;
}

function FocusedOdds({ target, action, lines, ...props }: DockProps & Odds) {
  const { state, words, onPick } = props;
  const { panels } = useWords();
  const { targets } = state.choice;
  const label = target ? targetIn(words, state.view, target, state.picked) : '';
  return (
    // On a phone it may scroll, and must be reachable by keyboard then.
    <section className="dock-odds" aria-label={panels.odds} {...(targets.length < 2 && { tabIndex: 0 })}>
      {target && (
        <>
          <p className="dock-odds-title">{label}</p>
          {action && targets.length > 1 && !props.hand?.offers(target.id) && (
            <button type="button" className="button primary confirm" onClick={() => onPick(target.id)}>
              {label}
            </button>
          )}
          <OddsList lines={lines} />
        </>
      )}
      {!target && <p className="quiet small dock-odds-empty">{panels.oddsEmpty}</p>}
    </section>
  );
}
