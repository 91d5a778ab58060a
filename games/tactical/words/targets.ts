import type { Target } from '@holoboard/kernel';
import type { TacticalAction } from '../actions.ts';
import type { Unit } from '../state.ts';
import type { TacticalView } from '../view.ts';
import { richtung } from './names.de.ts';
import { cardName, degrees, exactInches, headingText, strategyName, unitName, weaponName } from './names.ts';

/** What pointing at things is called in a language. */
interface TargetWords {
  readonly move: string;
  readonly heading: (unit: Unit, heading: number) => string;
  readonly distance: (inches: string) => string;
  readonly spot: (x: string, y: string) => string;
  readonly fire: (weapon: string) => string;
  readonly run: (weapon: string) => string;
  readonly nobody: string;
  readonly done: string;
  /** The die of a number, or the only one. */
  readonly die: (number: number | null) => string;
}

export const englishTargets: TargetWords = {
  move: 'Move',
  heading: headingText,
  distance: (text) => `${text} ${text === '1' ? 'inch' : 'inches'}`,
  spot: (x, y) => `At ${x}, ${y}`,
  fire: (weapon) => `Fire ${weapon}`,
  run: (weapon) => `Attack Run with ${weapon}`,
  nobody: 'Nobody',
  done: 'Confirm',
  die: (number) => `Let the Commander roll ${number === null ? 'it' : `die ${number}`} again`,
};

export const germanTargets: TargetWords = {
  move: 'Bewegen',
  heading: richtung,
  distance: (text) => `${text.replace('.', ',')} Zoll`,
  spot: (x, y) => `Bei ${x.replace('.', ',')} / ${y.replace('.', ',')}`,
  fire: (weapon) => `${weapon} abfeuern`,
  run: (weapon) => `Sturmangriff mit ${weapon}`,
  nobody: 'Niemand',
  done: 'Bestätigen',
  die: (number) => `Den Befehlshaber ${number === null ? '' : `Würfel ${number} `}neu werfen lassen`,
};

/** What a target is called after what was picked; nothing where the words of its action say it best. */
export function targetWords(words: TargetWords) {
  return (
    view: TacticalView,
    { id, actions, completes }: Target<TacticalAction>,
    picked: readonly string[],
  ): string | null => {
    const [kind = '', name = ''] = id.split(/:(.*)/s);
    switch (kind) {
      case 'done':
        return picked.length === 0 && view.active?.mode === 'strike' ? words.nobody : words.done;
      case 'card':
        return cardName(name.split('*')[0] ?? name);
      case 'strategy':
        return strategyName(name);
      case 'heading': {
        const unit = view.units[(view.active?.unit ?? 0) - 1];
        return unit ? words.heading(unit, Number(name)) : degrees(Number(name));
      }
      case 'speed':
      case 'length':
        return words.distance(exactInches(Number(name)));
      case 'die': {
        const frame = view.frames.at(-1);
        const isOneOfTwo = frame?.kind === 'attack' && frame.stage !== 'resist' && frame.dice.length > 1;
        return words.die(isOneOfTwo ? Number(name) + 1 : null);
      }
      case 'point': {
        const [x = '0', y = '0'] = name.split(',');
        return words.spot(exactInches(Number(x)), exactInches(Number(y)));
      }
      case 'unit':
        if (name === '0') return words.nobody;
        return view.round > 0 || view.phase === 'command' ? unitName(view, Number(name)) : null;
      case 'weapon': {
        if (completes || actions.length === 1) return null;
        const weapon = weaponName(view, view.active?.unit ?? 0, name);
        return actions[0]?.type === 'run' ? words.run(weapon) : words.fire(weapon);
      }
      default:
        return id === 'do:move' ? words.move : null;
    }
  };
}
