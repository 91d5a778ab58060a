import type { Words } from '@holoboard/kernel';
import type { AnyScreen } from '@holoboard/kit';
import { useId } from 'react';
import { useStore } from '../store.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { type ReplayPlayer, speeds } from './replay-player.ts';
import { type Recording, roundFrom, turnFrom } from './replay-recording.ts';
import '../parts/dock.css';
import './replay-controls.css';

const signs = {
  first: 'M6 5v14M19 5 9 12l10 7V5Z',
  previousRound: 'M5 6v12M13 6l-6 6 6 6V6ZM20 6l-6 6 6 6V6Z',
  previousTurn: 'M12 6l-8 6 8 6V6ZM20 6l-8 6 8 6V6Z',
  previous: 'M16 6l-8 6 8 6',
  play: 'M7 5l12 7-12 7V5Z',
  pause: 'M8 5v14M16 5v14',
  next: 'M8 6l8 6-8 6',
  nextTurn: 'M4 6l8 6-8 6V6ZM12 6l8 6-8 6V6Z',
  nextRound: 'M19 6v12M4 6l6 6-6 6V6ZM11 6l6 6-6 6V6Z',
  last: 'M18 5v14M5 5l10 7-10 7V5Z',
} as const;

/** What happened here, and everything that leads elsewhere: buttons, slider, speed, and playing on. */
export function ReplayControls({
  player,
  recording,
  words,
  round,
  line,
  onBranch,
}: {
  readonly player: ReplayPlayer;
  readonly recording: Recording;
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  readonly words: Words<any, any, any>;
  /** The round of a position; nothing where a game has none. */
  readonly round: ((view: unknown) => number) | undefined;
  /** See `GameScreen`. */
  readonly line: AnyScreen['line'];
  readonly onBranch: () => void;
}) {
  const { replay } = useWords();
  const { place, playing, moment, view } = useStore(player);
  const { last } = player;
  const frame = recording.frames[place];
  const position = replay.position(place, last);
  const number = round?.(frame?.view) ?? 0;
  // The set-up belongs to no round.
  const inRound = number > 0 ? replay.round(number) : null;
  const told = moment ? [moment.event] : (frame?.told.map(({ event }) => event) ?? []);
  const setting = recording.fromPosition ? replay.fromPosition : replay.start;
  // A step that tells nothing has led to a question.
  const silent =
    place === 0 || !frame ? setting : words.question(frame.view, frame.question, recording.viewer);
  const tell =
    told
      .filter((event) => !frame || line?.(event, frame.view) !== 'none')
      .map((event) => words.event(moment ? view : frame?.view, event))
      .join(' ') || silent;
  const button = (sign: keyof typeof signs, label: string, enabled: boolean, does: () => void) => (
    <button
      type="button"
      className={sign === 'play' || sign === 'pause' ? 'button primary' : 'button bare'}
      aria-label={label}
      title={label}
      disabled={!enabled}
      onClick={does}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[sign]} />
      </svg>
    </button>
  );
  return (
    <section className="dock replay-dock" aria-label={replay.controls}>
      <p className="prompt" role="status">
        <span>{tell}</span>
        {inRound && <span className="unseen">{inRound}</span>}
      </p>
      <div className="replay-scrub">
        <input
          type="range"
          min={0}
          max={last}
          value={place}
          aria-label={replay.scrub}
          aria-valuetext={inRound ? `${inRound}, ${position}` : position}
          onChange={(event) => player.goTo(Number(event.target.value))}
        />
        {inRound && <span className="quiet small">{inRound}</span>}
        <span className="quiet small">{position}</span>
      </div>
      <div className="replay-buttons">
        {button('first', replay.first, place > 0, () => player.goTo(0))}
        {round &&
          button('previousRound', replay.previousRound, place > 0, () =>
            player.goTo(roundFrom(recording, round, place, -1)),
          )}
        {button('previousTurn', replay.previousTurn, place > 0, () =>
          player.goTo(turnFrom(recording, place, -1)),
        )}
        {button('previous', replay.previous, place > 0, () => player.goTo(place - 1))}
        {button(playing ? 'pause' : 'play', playing ? replay.pause : replay.play, last > 0, () =>
          player.toggle(),
        )}
        {button('next', replay.next, place < last, () => player.stepOn())}
        {button('nextTurn', replay.nextTurn, place < last, () => player.goTo(turnFrom(recording, place, 1)))}
        {round &&
          button('nextRound', replay.nextRound, place < last, () =>
            player.goTo(roundFrom(recording, round, place, 1)),
          )}
        {button('last', replay.last, place < last, () => player.goTo(last))}
        <Speed player={player} />
        <button type="button" className="button" onClick={onBranch}>
          {replay.branch}
        </button>
      </div>
    </section>
  );
}

function Speed({ player }: { readonly player: ReplayPlayer }) {
  const { replay } = useWords();
  const language = useLanguage();
  const { speed } = useStore(player);
  const field = useId();
  const number = new Intl.NumberFormat(language);
  return (
    <span className="replay-speed">
      <label className="unseen" htmlFor={field}>
        {replay.speed}
      </label>
      <select
        id={field}
        value={speed}
        title={replay.speed}
        onChange={(event) => player.setSpeed(Number(event.target.value))}
      >
        {speeds.map((factor) => (
          <option key={factor} value={factor}>
            {replay.speedOf(number.format(factor))}
          </option>
        ))}
      </select>
    </span>
  );
}
