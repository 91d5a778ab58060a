import { targetIn } from '@holoboard/kernel';
import { mustConfirm } from '@holoboard/table';
import { useWords } from '../words/index.ts';
import type { DockProps } from './dock.tsx';
import { Icon } from './icons.tsx';
import { shelvesOf } from './shelves.ts';
import './choices.css';

/** So many choices are written out; more are put together by what they have in common. */
const roomFor = 4;

/** More than so many do not fit at full size. */
const many = 6;

/** Everything that can be answered, and what has been pointed at so far. */
export function Choices(props: DockProps) {
  const { state, controller, focused, onFocus, onPick, onResult } = props;
  const { table } = useWords();
  const { choice } = state;
  if (state.outcome)
    return (
      <div className="choices">
        <button type="button" className="button primary" onClick={onResult}>
          {table.result}
        </button>
      </div>
    );
  if (state.asked === null) return <Waiting state={state} controller={controller} />;
  const offered = choice.targets.filter(({ id }) => !props.hand?.offers(id));
  const labels = offered.map((target) => ({
    id: target.id,
    label: targetIn(props.words, state.view, target, state.picked),
  }));
  // Who has put nothing together yet is not led to be done with it.
  const early = state.picked.length === 0 && isConfirmed(props);
  const lead = (id: string): boolean => (id === 'done' && !early) || choice.targets.length === 1;
  return (
    <ul className="choices" aria-label={table.choices} data-many={offered.length > many}>
      <Picked {...props} />
      {shelvesOf(labels, roomFor).map(({ lead: words, choices }) => (
        <li key={words + choices[0]?.id}>
          {words !== '' && <span aria-hidden="true">{words}</span>}
          {choices.map(({ id, label, short }) => (
            <button
              key={id}
              type="button"
              className={lead(id) ? 'button primary' : 'button'}
              data-choice={id}
              data-focused={focused === id}
              aria-label={short === label ? undefined : label}
              // A finger takes what it touches; only keys and mice look first.
              onFocus={({ target }) => target.matches(':focus-visible') && onFocus(id)}
              onPointerEnter={(event) => looksFirst(event) && onFocus(id)}
              onPointerLeave={(event) => looksFirst(event) && onFocus(null)}
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
          <button type="button" className="button primary" onClick={() => controller.answering.say()}>
            {table.sayAsIs}
          </button>
        </li>
      )}
      {isConfirmed(props) && (
        <li>
          <button type="button" className="button" onClick={() => void controller.answering.suggest()}>
            <Icon name="hint" />
            {table.suggest}
          </button>
        </li>
      )}
      {state.picked.length > 0 && (
        <li>
          <button type="button" className="button bare" onClick={() => controller.answering.unpick()}>
            {table.pickOther}
          </button>
        </li>
      )}
    </ul>
  );
}

/**
 * Whether a pointer can rest on something without taking it. A screen for fingers shows odds above the choices: under a mouse that strayed
 * there, they would move away and come back without end.
 */
function looksFirst({ pointerType }: { readonly pointerType: string }): boolean {
  return pointerType !== 'touch' && matchMedia('(hover: hover)').matches;
}

/** Whether the decision is put together piece by piece and confirmed at the end. */
export function isConfirmed({ state, controller }: Pick<DockProps, 'state' | 'controller'>): boolean {
  const { steps } = controller.sitting.game;
  return state.choice.targets.some(({ actions }) => actions.some((action) => mustConfirm(action, steps)));
}

/** What has been pointed at so far of something that is confirmed at the end; each can be taken back. */
function Picked(props: DockProps) {
  const { table } = useWords();
  const { state, controller, hand } = props;
  if (!isConfirmed(props)) return null;
  // What was picked leads to all that can be done now.
  const { targets, said } = state.choice;
  const actions = targets[0]?.actions ?? (said ? [said] : []);
  return state.picked.map((id, i) => {
    if (hand?.offers(id)) return null;
    const label = targetIn(props.words, state.view, { id, actions, completes: null }, state.picked);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can be picked twice.
      <li key={i}>
        <button
          type="button"
          className="button picked"
          aria-label={table.takeOut(label)}
          onClick={() => controller.answering.unpick(i)}
        >
          {label} <span aria-hidden="true">✕</span>
        </button>
      </li>
    );
  });
}

/** What can be done while others play. */
function Waiting({ state, controller }: Pick<DockProps, 'state' | 'controller'>) {
  const { table } = useWords();
  const watching = controller.sitting.seats.length === 0;
  return (
    <div className="choices waiting">
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
