import {
  type AnyGame,
  type OptionSpec,
  type OptionValue,
  optionsIn,
  optionValues,
  wordsIn,
} from '@holoboard/kernel';
import { useLanguage, useWords } from '../words/index.ts';
import { Field } from './field.tsx';

type Chosen = Readonly<Record<string, OptionValue>>;

const groups = ['table', 'reading', 'house'] as const;

/** The set-up options of a game, by group, each with one sentence of why. */
export function OptionFields({
  game,
  seats,
  chosen,
  onChange,
}: {
  readonly game: AnyGame;
  readonly seats: number;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}) {
  const { setup } = useWords();
  const change = (spec: OptionSpec, value: OptionValue): void => {
    const { [spec.key]: _, ...others } = chosen;
    onChange(value === spec.default ? others : { ...others, [spec.key]: value });
  };
  const offered = optionsIn(game.options, game.rulesVersion);
  return groups.map((group) => {
    const specs = offered.filter((spec) => spec.group === group);
    if (specs.length === 0) return null;
    const changed = specs.filter(({ key }) => Object.hasOwn(chosen, key)).length;
    return (
      <details key={group} className="card">
        <summary>
          {setup.groups[group]}{' '}
          <span className="quiet small">{changed === 0 ? setup.standard : setup.changed(changed)}</span>
        </summary>
        {specs.map((spec) => (
          <OptionField
            key={spec.key}
            game={game}
            spec={spec}
            seats={seats}
            value={chosen[spec.key] ?? spec.default}
            onChange={(value) => change(spec, value)}
          />
        ))}
      </details>
    );
  });
}

function OptionField({
  game,
  spec,
  seats,
  value,
  onChange,
}: {
  readonly game: AnyGame;
  readonly spec: OptionSpec;
  readonly seats: number;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}) {
  const words = wordsIn(game, useLanguage()).options[spec.key];
  const values = optionValues(spec, seats);
  return (
    <Field label={words?.label ?? spec.key} why={words?.why}>
      {(field) =>
        spec.kind === 'flag' ? (
          <input
            {...field}
            type="checkbox"
            role="switch"
            aria-checked={value === true}
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
          />
        ) : (
          <select
            {...field}
            value={String(value)}
            onChange={(event) => onChange(values[event.target.selectedIndex] ?? spec.default)}
          >
            {values.map((one) => (
              <option key={String(one)} value={String(one)}>
                {words?.values?.[String(one)] ?? String(one)}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  );
}
