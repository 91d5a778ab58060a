import type { Strategy } from '../data/strategies.ts';

/** What a Strategy card says: when it is played, and what it does. */
interface StrategyText {
  readonly when: string;
  readonly effect: string;
}

const english: Readonly<Record<Strategy, StrategyText>> = {
  seize_initiative: {
    when: 'Once the initiative is rolled',
    effect: 'You begin this round; the others follow clockwise.',
  },
  change_of_plan: {
    when: 'Before anybody acts in a round',
    effect: 'Lay your cards out anew, in any order.',
  },
  forced_march: {
    when: 'As an Infantry card begins',
    effect: 'Its Units go up to 1″ further with each Maneuver.',
  },
  concentrate_fire: {
    when: 'As a card begins',
    effect: 'Its Units have +1 Targeting on Ranged Attacks.',
  },
  dig_in: {
    when: 'As a card ends',
    effect: 'Its Infantry and Ground Units that stayed where they were have +1 defence until they act again.',
  },
  evasive_action: {
    when: 'As a flyer of yours is aimed at',
    effect: 'It is harder to hit by 2 against this attack.',
  },
  smoke_screen: {
    when: 'Before anybody acts in a round',
    effect: 'A circle of Cover, 2″ in radius, for one round; not centred on a base.',
  },
  bombardment: {
    when: 'Before anybody acts in a round',
    effect: 'Every Unit within 2″ of a point, friend or foe, takes 1 damage on a 5 or 6.',
  },
  field_repairs: {
    when: 'At the end of a round',
    effect: 'A Flying or Ground Unit of yours has 1 Hull back.',
  },
  reserves: {
    when: 'As Troopers or Elites of yours are Defeated',
    effect: 'They come back next round, unhurt, in your strip, on a new card at the right.',
  },
};

const german: Readonly<Record<Strategy, StrategyText>> = {
  seize_initiative: {
    when: 'Sobald die Initiative gewürfelt ist',
    effect: 'Du beginnst diese Runde; die anderen folgen im Uhrzeigersinn.',
  },
  change_of_plan: {
    when: 'Bevor in einer Runde jemand handelt',
    effect: 'Lege deine Karten neu aus, in beliebiger Reihenfolge.',
  },
  forced_march: {
    when: 'Wenn eine Infanteriekarte beginnt',
    effect: 'Ihre Einheiten gehen mit jedem Manöver bis zu 1″ weiter.',
  },
  concentrate_fire: {
    when: 'Wenn eine Karte beginnt',
    effect: 'Ihre Einheiten haben +1 Targeting bei Fernangriffen.',
  },
  dig_in: {
    when: 'Wenn eine Karte endet',
    effect:
      'Ihre Infanterie und Bodenfahrzeuge, die geblieben sind, wo sie waren, haben +1 Abwehr, bis sie wieder handeln.',
  },
  evasive_action: {
    when: 'Wenn auf einen deiner Flieger gezielt wird',
    effect: 'Er ist gegen diesen Angriff um 2 schwerer zu treffen.',
  },
  smoke_screen: {
    when: 'Bevor in einer Runde jemand handelt',
    effect: 'Ein Kreis Deckung von 2″ Radius für eine Runde, nicht mitten auf einem Sockel.',
  },
  bombardment: {
    when: 'Bevor in einer Runde jemand handelt',
    effect: 'Jede Einheit in 2″ um einen Punkt, Freund wie Feind, nimmt bei 5 oder 6 einen Schaden.',
  },
  field_repairs: {
    when: 'Am Ende einer Runde',
    effect: 'Ein Flieger oder Bodenfahrzeug von dir hat 1 Rumpf zurück.',
  },
  reserves: {
    when: 'Wenn Soldaten oder Eliten von dir besiegt werden',
    effect:
      'Sie kommen nächste Runde unversehrt in deinen Streifen zurück, auf einer neuen Karte rechts außen.',
  },
};

/** What the Strategy cards say in a language. */
export function strategyTexts(language: string): Readonly<Record<Strategy, StrategyText>> {
  return language === 'de' ? german : english;
}
