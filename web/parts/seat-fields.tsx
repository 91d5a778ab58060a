import { levels } from '@holoboard/bots';
import { type AnyGame, readOptions, SeededChance, wordsIn } from '@holoboard/kernel';
import { useMemo } from 'react';
import { type Chair, chairsFor, type Mode, modeOf, resized } from '../match/seating.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { Field } from './field.tsx';
import './seat-fields.css';

interface ChairsProps {
  readonly game: AnyGame;
  readonly chairs: readonly Chair[];
  readonly onChange: (chairs: readonly Chair[]) => void;
}

/** The names of the seats, before there is a game to ask. */
function seatNames(game: AnyGame, language: string, seats: number): string[] {
  const state: unknown = game.setup(readOptions(game.options, {}, seats), seats, new SeededChance(0));
  const view: unknown = game.view(state, 'spectator');
  return Array.from({ length: seats }, (_, seat) => wordsIn(game, language).seat(view, seat));
}

/** The usual tables, one click each. */
export function ModeFields({ chairs, onChange }: Omit<ChairsProps, 'game'>) {
  const { setup } = useWords();
  const modes: readonly (readonly [Mode, string])[] = [
    ['bot', setup.modeBot],
    ['hotSeat', setup.modeHotSeat],
    ['watch', setup.modeWatch],
  ];
  return (
    <fieldset className="modes">
      <legend className="unseen">{setup.modes}</legend>
      <div className="segments">
        {modes.map(([mode, label]) => (
          <label key={mode}>
            <input
              type="radio"
              name="mode"
              checked={modeOf(chairs) === mode}
              onChange={() => onChange(chairsFor(mode, chairs.length))}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How many play, and who sits where. */
export function SeatFields({ game, chairs, onChange }: ChairsProps) {
  const { setup } = useWords();
  const language = useLanguage();
  const names = useMemo(() => seatNames(game, language, chairs.length), [game, language, chairs.length]);
  return (
    <fieldset className="card chairs">
      <legend className="unseen">{setup.seats}</legend>
      <Field label={setup.players}>
        {(field) => (
          <select
            {...field}
            value={chairs.length}
            onChange={(event) => onChange(resized(chairs, Number(event.target.value)))}
          >
            {game.seats.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        )}
      </Field>
      {chairs.map((chair, seat) => (
        <ChairField
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          key={seat}
          name={names[seat] ?? ''}
          chair={chair}
          onChange={(changed) => onChange(chairs.with(seat, changed))}
          placeholder={
            chairs.filter(({ who }) => who === 'human').length === 1 ? setup.you : setup.player(seat + 1)
          }
        />
      ))}
    </fieldset>
  );
}

function ChairField({
  name,
  chair,
  placeholder,
  onChange,
}: {
  readonly name: string;
  readonly chair: Chair;
  readonly placeholder: string;
  readonly onChange: (chair: Chair) => void;
}) {
  const { setup } = useWords();
  const { who } = chair;
  return (
    <div className="field">
      <div>
        {name}
        {who !== 'human' && <p className="quiet small">{setup.levelNotes[who.level]}</p>}
      </div>
      <div className="chair">
        {who === 'human' && (
          <input
            aria-label={setup.seatName(name)}
            value={chair.name}
            maxLength={40}
            placeholder={placeholder}
            autoComplete="off"
            onChange={(event) => onChange({ ...chair, name: event.target.value })}
          />
        )}
        <select
          aria-label={setup.seatKind(name)}
          value={who === 'human' ? 'human' : who.level}
          onChange={({ target }) =>
            onChange({ ...chair, who: target.value === 'human' ? 'human' : { level: target.value } })
          }
        >
          <option value="human">{setup.human}</option>
          {Object.keys(levels).map((level) => (
            <option key={level} value={level}>
              {setup.bot(setup.levels[level] ?? level)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
