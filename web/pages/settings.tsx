import { useId } from 'react';
import { Account } from '../parts/account.tsx';
import { Page } from '../parts/page.tsx';
import { changeSettings, languages, motions, themes, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

/** The settings of this device. */
export function SettingsPage() {
  const { settings: words } = useWords();
  const settings = useSettings();
  const onOff = { on: words.on, off: words.off };
  return (
    <Page title={words.title} intro={words.stored} narrow>
      <form className="settings">
        <Choice
          legend={words.theme}
          values={themes}
          labels={words.themes}
          chosen={settings.theme}
          onChoose={(theme) => changeSettings({ theme })}
        />
        <Choice
          legend={words.motion}
          values={motions}
          labels={words.motions}
          chosen={settings.motion}
          onChoose={(motion) => changeSettings({ motion })}
        />
        <Choice
          legend={words.sound}
          why={words.soundWhy}
          values={['on', 'off']}
          labels={onOff}
          chosen={settings.sound ? 'on' : 'off'}
          onChoose={(value) => changeSettings({ sound: value === 'on' })}
        />
        <Choice
          legend={words.playForced}
          why={words.playForcedWhy}
          values={['on', 'off']}
          labels={onOff}
          chosen={settings.playForced ? 'on' : 'off'}
          onChoose={(value) => changeSettings({ playForced: value === 'on' })}
        />
        <Choice
          legend={words.playLuck}
          why={words.playLuckWhy}
          values={['on', 'off']}
          labels={onOff}
          chosen={settings.playLuck ? 'on' : 'off'}
          onChoose={(value) => changeSettings({ playLuck: value === 'on' })}
        />
        <Choice
          legend={words.language}
          values={languages}
          labels={words.languages}
          chosen={settings.language}
          onChoose={(language) => changeSettings({ language })}
        />
      </form>
      <Account />
    </Page>
  );
}

function Choice<Value extends string>({
  legend,
  why,
  values,
  labels,
  chosen,
  onChoose,
}: {
  readonly legend: string;
  readonly why?: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<string, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="card choice" aria-describedby={why === undefined ? undefined : `${name}-why`}>
      <legend>{legend}</legend>
      {why !== undefined && (
        <p className="quiet small" id={`${name}-why`}>
          {why}
        </p>
      )}
      <div className="segments">
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{labels[value] ?? value}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
