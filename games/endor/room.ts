import type { Room } from '@holoboard/kernel';

/** The Battle of Endor as the house knows it. */
export const room: Room = {
  id: 'endor',
  players: [2, 4],
  about: {
    en: {
      title: 'The Battle of Endor',
      summary: 'A shield to break, a fleet to save, a son to turn: a battle driven by cards.',
      facts: '2015 · 2 players, or 4 in teams · 25 minutes',
    },
    de: {
      title: 'The Battle of Endor',
      summary: 'Ein Schild bricht, eine Flotte bangt, ein Sohn zweifelt: eine Schlacht mit Karten.',
      facts: '2015 · 2 Personen, oder 4 in Teams · 25 Minuten',
    },
  },
  picture: [
    // The Death Star with its dish, the moon below it, and two shots.
    { shape: [270, 84, 48], look: 'filled' },
    { shape: 'M222 84h96', opacity: 0.6 },
    { shape: [254, 64, 11] },
    { shape: 'M40 176C90 118 180 118 236 176' },
    { shape: 'M120 148 236 100M120 148 240 120', look: 'own', dashes: '4 6' },
    { shape: [120, 148, 5], look: 'own' },
  ],
};
