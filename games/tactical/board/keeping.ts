import { findEra } from '../data/eras.ts';
import type { Table } from '../data/table.ts';
import { type Army, isArmy } from '../phases/armies.ts';
import { readTable } from '../phases/custom-table.ts';

/** An army that somebody has built: what is saved, and what a link holds. */
export interface BuiltArmy {
  readonly name: string;
  readonly era: string;
  readonly faction: string;
  readonly cards: Army;
}

/** A table that somebody has drawn, as the text of the rules. */
export interface DrawnTable {
  readonly name: string;
  readonly text: string;
}

/** An army as the text of a link: `rebellion.rebel_alliance.reb_t47*4+reb_luke*1.Name`. */
export function armyLink({ name, era, faction, cards }: BuiltArmy): string {
  const list = cards.map(([card, count]) => `${card}*${count}`).join('+');
  return [era, faction, list, encodeURIComponent(name)].join('.');
}

/** Reads the text of a link; nothing when it holds no army. */
export function readArmyLink(text: string): BuiltArmy | null {
  const [era = '', faction = '', list = '', name = ''] = text.split('.', 4);
  const cards = list
    .split('+')
    .filter(Boolean)
    .map((entry) => {
      const [card = '', count = ''] = entry.split('*', 2);
      return [card, Number(count)] as const;
    });
  if (!findEra(era)?.factions.includes(faction) || !isArmy(cards)) return null;
  return { name: nameIn(name), era, faction, cards };
}

/** A table as the text of a link. */
export function tableLink({ name, text }: DrawnTable): string {
  return `${text}.${encodeURIComponent(name)}`;
}

/** Reads the text of a link or of a file; nothing when it holds no table. */
export function readTableLink(link: string): (DrawnTable & { readonly table: Table }) | null {
  const [text = '', name = ''] = link.trim().split('.', 2);
  try {
    return { name: nameIn(name), text, table: readTable(text) };
  } catch {
    return null;
  }
}

function nameIn(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, 60);
  } catch {
    return '';
  }
}

/** A shelf of this device; what cannot be read there is not there. */
function shelf<Thing>(key: string, write: (thing: Thing) => string, read: (text: string) => Thing | null) {
  const all = (): Thing[] => {
    try {
      const texts: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      if (!Array.isArray(texts)) return [];
      return texts.flatMap((text) => {
        const thing = typeof text === 'string' ? read(text) : null;
        return thing ? [thing] : [];
      });
    } catch {
      return [];
    }
  };
  return {
    all,
    /** Keeps some things instead of what was there; whether there was room. */
    keep(things: readonly Thing[]): boolean {
      try {
        localStorage.setItem(key, JSON.stringify(things.map(write)));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The armies that are saved on this device. */
export const keptArmies = shelf<BuiltArmy>('holoboard.tactical.armies', armyLink, readArmyLink);

/** The tables that are saved on this device. */
export const keptTables = shelf<DrawnTable>('holoboard.tactical.tables', tableLink, readTableLink);
