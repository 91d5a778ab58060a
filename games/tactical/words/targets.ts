import type { Target } from '@holoboard/kernel';
import type { TacticalAction } from '../actions.ts';
import type { TacticalView } from '../view.ts';
import { cardName, degrees, inches, strategyName, unitName, weaponName } from './names.ts';

/** What pointing at things is called in a language. */
interface TargetWords {
  readonly move: string;
  readonly heading: (degrees: string) => string;
  readonly distance: (inches: string) => string;
  readonly spot: (x: string, y: string) => string;
  readonly fire: (weapon: string) => string;
  readonly run: (weapon: string) => string;
  readonly nobody: string;
  readonly done: string;
  readonly die: (number: number) => string;
}

export const englishTargets: TargetWords = {
  move: 'Move',
  heading: (text) => `Toward ${text}`,
  distance: (text) => `${text} inches`,
  spot: (x, y) => `At ${x}, ${y}`,
  fire: (weapon) => `Fire ${weapon}`,
  run: (weapon) => `Attack Run with ${weapon}`,
  nobody: 'Nobody',
  done: 'Confirm',
  die: (number) => `Let the Commander roll die ${number} again`,
};

export const germanTargets: TargetWords = {
  move: 'Bewegen',
  heading: (text) => `Richtung ${text}`,
  distance: (text) => `${text} Zoll`,
  spot: (x, y) => `Bei ${x}, ${y}`,
  fire: (weapon) => `${weapon} abfeuern`,
  run: (weapon) => `Sturmangriff mit ${weapon}`,
  nobody: 'Niemand',
  done: 'Bestätigen',
  die: (number) => `Den Befehlshaber Würfel ${number} neu werfen lassen`,
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
      case 'heading':
        return words.heading(degrees(Number(name)));
      case 'speed':
      case 'length':
        return words.distance(inches(Number(name)));
      case 'die':
        return words.die(Number(name) + 1);
      case 'point': {
        const [x = '0', y = '0'] = name.split(',');
        return words.spot(inches(Number(x)), inches(Number(y)));
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
