import type { Room } from '@holoboard/kernel';

/** Cargo Run as the house knows it: an example, so it can be opened and is not offered. */
export const room: Room = {
  id: 'cargo',
  example: true,
  players: [2, 3],
  about: {
    en: {
      title: 'Cargo Run',
      summary: 'Plan in secret, let the highest card win, and search for what is hidden.',
      facts: 'An example · 2 or 3 players · 5 minutes',
    },
    de: {
      title: 'Cargo Run',
      summary: 'Plane im Geheimen, lass die höchste Karte gewinnen, und suche, was verborgen ist.',
      facts: 'Ein Beispiel · 2 oder 3 Personen · 5 Minuten',
    },
  },
  picture: [
    // Three cards, one of them one's own, and a die.
    { shape: 'M90 60h60v84h-60Z', opacity: 0.5 },
    { shape: 'M170 50h60v84h-60Z', look: 'own' },
    { shape: 'M250 60h60v84h-60Z', look: 'foe' },
    { shape: 'M186 156h28v28h-28Z', look: 'filled' },
  ],
};
