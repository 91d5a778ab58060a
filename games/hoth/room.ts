import type { Room } from '@holoboard/kernel';

/** Escape from Hoth as the house knows it. */
export const room: Room = {
  id: 'hoth',
  players: [2, 3, 4],
  about: {
    en: {
      title: 'Escape from Hoth',
      summary: 'Race your X-Wing to Dantooine, and drop Darth Vader on everybody else.',
      facts: '1982 · 2 to 4 players · 20 minutes',
    },
    de: {
      title: 'Escape from Hoth',
      summary: 'Fliege deinen X-Wing nach Dantooine, und hetze Darth Vader allen anderen auf den Hals.',
      facts: '1982 · 2 bis 4 Personen · 20 Minuten',
    },
  },
  picture: [
    // Hoth and Dantooine with the rings around them, and the way from one to the other.
    { shape: [88, 132, 26], look: 'filled' },
    { shape: [88, 132, 46], opacity: 0.55, dashes: '3 7' },
    { shape: [88, 132, 64], opacity: 0.35, dashes: '3 9' },
    { shape: [312, 68, 22], look: 'filled' },
    { shape: [312, 68, 40], opacity: 0.55, dashes: '3 7' },
    { shape: [312, 68, 56], opacity: 0.35, dashes: '3 9' },
    { shape: 'M150 148C210 176 226 142 200 108S196 28 262 46', dashes: '1 11', wide: 5 },
    // An X-Wing, and the TIE Fighter behind it.
    {
      shape: 'M18 0-10-3v6ZM-8-2-14-12M-8 2-14 12M-15-12h12M-15 12h12',
      look: 'own',
      at: 'translate(206 118) rotate(-62)',
    },
    { shape: [0, 0, 5], look: 'foe', at: 'translate(258 150)' },
    { shape: 'M-5 0h-7M5 0h7M-12-11v22M12-11v22', look: 'foe', at: 'translate(258 150)' },
  ],
};
