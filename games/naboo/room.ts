import type { Room } from '@holoboard/kernel';

/** The Queen's Gambit as the house knows it. */
export const room: Room = {
  id: 'naboo',
  players: [2, 4],
  about: {
    en: {
      title: "The Queen's Gambit",
      summary: 'Four battles at once, from the plains of Naboo to the duel in the core.',
      facts: '2000 · 2 or 4 players',
    },
    de: {
      title: "The Queen's Gambit",
      summary: 'Vier Schlachten zugleich, von den Ebenen Naboos bis zum Duell im Reaktorkern.',
      facts: '2000 · 2 oder 4 Personen',
    },
  },
  picture: [
    // The palace, a dome, a droid and two blades, one for each battle.
    { shape: 'M200 24v152M60 100h280', opacity: 0.4 },
    { shape: 'M128 78V44h16v34M160 78V30l10-10 10 10v48', look: 'filled' },
    { shape: 'M250 60a28 28 0 0 1 56 0' },
    { shape: 'M226 156h34l10-16M300 128l-24 24 24 18', look: 'foe' },
    { shape: 'M92 160l34-34M92 126l34 34', look: 'own' },
  ],
};
