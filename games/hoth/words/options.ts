import type { OptionWords } from '@holoboard/kernel';
import type { HothOptions } from '../options.ts';

type AllOptionWords = Readonly<Record<keyof HothOptions, OptionWords>>;

const english: AllOptionWords = {
  firstPlayer: {
    label: 'First player',
    why: 'Going first is worth a little; chance is the fair way.',
    values: {
      random: 'by chance',
      blue: 'Blue Leader',
      green: 'Green Leader',
      orange: 'Orange Leader',
      violet: 'Violet Leader',
    },
  },
  winOnRedSpace: {
    label: 'Red space wins',
    why: 'Reaching the last red space is enough; the planet itself need not be reached.',
  },
  stopAtJunctions: {
    label: 'Stop at junctions',
    why: 'A Rebel who enters hyperspace or Dantooine stops there and loses the rest of his move.',
  },
  vaderOneWaySlides: {
    label: 'Vader slides one way',
    why: 'Vader slides only the way the Rebels do, so he never comes to the inner ring of Hoth.',
  },
  forceCardSingleUse: {
    label: 'Force card works once',
    why: 'The first attack it prevents puts the card back beside the board.',
  },
  slideEndsAdjacent: { label: 'Slide ends touch', why: 'Vader also attacks across the two ends of a slide.' },
  healthyMayStopAtRepair: {
    label: 'Anyone may stop at a station',
    why: 'An undamaged Rebel may stop early at a station for its shelter.',
  },
  houseImperialOrders: {
    label: 'Imperial Orders',
    why: 'Order cards from 1 to 8 replace the spin for Vader, for more skill and less luck.',
  },
  houseThrottle: { label: 'Throttle', why: 'Three tokens a player to fly less than the number spun.' },
  houseForceSurge: {
    label: 'Force Surge',
    why: 'The Force card can be given up to choose a number instead of spinning it.',
  },
  houseFairStart: {
    label: 'Fair Start',
    why: 'The last player begins with the Force card, which makes two-player games even.',
  },
};

const german: AllOptionWords = {
  firstPlayer: {
    label: 'Wer beginnt',
    why: 'Wer anfängt, ist ein wenig im Vorteil; der Zufall ist am gerechtesten.',
    values: {
      random: 'der Zufall entscheidet',
      blue: 'Blau Eins',
      green: 'Grün Eins',
      orange: 'Orange Eins',
      violet: 'Violett Eins',
    },
  },
  winOnRedSpace: {
    label: 'Rotes Feld gewinnt',
    why: 'Das letzte rote Feld zu erreichen genügt; auf dem Planeten musst du nicht landen.',
  },
  stopAtJunctions: {
    label: 'Halt an den Übergängen',
    why: 'Wer in den Hyperraum oder zu den Ringen von Dantooine kommt, hält dort an und verliert die übrigen Schritte.',
  },
  vaderOneWaySlides: {
    label: 'Vader gleitet nur in eine Richtung',
    why: 'Vader gleitet nur wie die Rebellen und kommt so nie auf den inneren Ring von Hoth.',
  },
  forceCardSingleUse: {
    label: 'Macht-Karte wirkt einmal',
    why: 'Der erste Angriff, den sie verhindert, legt die Karte wieder neben den Spielplan.',
  },
  slideEndsAdjacent: {
    label: 'Bahnenden sind Nachbarn',
    why: 'Vader greift auch über die beiden Enden einer Gleitbahn hinweg an.',
  },
  healthyMayStopAtRepair: {
    label: 'Stationen für alle',
    why: 'Auch ein heiler Jäger darf vorzeitig an einer Station anhalten, um geschützt zu sein.',
  },
  houseImperialOrders: {
    label: 'Imperiale Befehle',
    why: 'Befehlskarten von 1 bis 8 ersetzen das Drehen für Vader: mehr Können, weniger Glück.',
  },
  houseThrottle: {
    label: 'Drosseln',
    why: 'Alle haben drei Marken, um weniger weit zu fliegen als gedreht.',
  },
  houseForceSurge: {
    label: 'Machtschub',
    why: 'Wer die Macht-Karte abgibt, darf eine Zahl wählen, statt sie zu drehen.',
  },
  houseFairStart: {
    label: 'Fairer Start',
    why: 'Wer zuletzt an die Reihe kommt, beginnt mit der Macht-Karte; zu zweit gleicht das den Vorteil des ersten Zuges aus.',
  },
};

/** The labels of the set-up form, and why one might want each option. */
export const optionWords = { en: english, de: german };
