import type { Room } from '@holoboard/kernel';

/** Tactical Battles as the house knows it. TAC-GEN-03: it is given away, like everything here. */
export const room: Room = {
  id: 'tactical',
  players: [2, 3, 4],
  about: {
    en: {
      title: 'Tactical Battles',
      summary: 'Miniatures on open ground: manoeuvre, range and nerve.',
      facts: 'Miniatures · 2 to 4 players',
    },
    de: {
      title: 'Tactical Battles',
      summary: 'Miniaturen auf freiem Feld: Manöver, Reichweite und Nervenstärke.',
      facts: 'Miniaturen · 2 bis 4 Personen',
    },
  },
  workshops: [
    { id: 'army', title: { en: 'Army builder', de: 'Armeebauer' } },
    { id: 'table', title: { en: 'Table editor', de: 'Tischeditor' } },
  ],
  picture: [
    // What one figure sees, how far, and who stands there.
    { shape: 'M70 172A150 150 0 0 1 330 172', opacity: 0.4 },
    { shape: 'M120 172A92 92 0 0 1 280 172', opacity: 0.6 },
    { shape: 'M200 176 120 54M200 176 280 54', dashes: '4 7' },
    { shape: [200, 170, 13], look: 'own' },
    { shape: [168, 84, 11], look: 'foe' },
    { shape: [236, 72, 11], look: 'foe' },
  ],
};
