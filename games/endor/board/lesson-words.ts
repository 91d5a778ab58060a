/** What one lesson says. */
interface LessonText {
  readonly title: string;
  readonly text: string;
}

const english: Readonly<Record<string, LessonText>> = {
  plan: {
    title: 'Three cards, in secret',
    text: 'You lead the Rebels; the Empire has planned already. Lay three of your six cards down, the first on top: X-wings / Luke, then X-wings / B-wings / Shield Assault, then Shield Assault / Luke.',
  },
  order: {
    title: 'One order of each card',
    text: 'Your first card is turned. It shows two orders, and you give exactly one of them. Take the X-wings.',
  },
  held: {
    title: 'You cannot fly into the enemy',
    text: 'TIE fighters hold the Port Trench (i1). Try to move your X-wings from Falcon’s Run (m1) right into them.',
  },
  stay: {
    title: 'Attack without moving',
    text: 'A sector must be cleared before you can enter it. But you may attack from where you are: moving is never a must. Stay.',
  },
  attack: {
    title: 'Fire into the next sector',
    text: 'Attacks go into a sector beside your own. All five X-wings fire, the Falcon with them does not: only the ships of the order do. And nobody ever rolls to defend. TIE fighters are hit by a 3 or more. Attack!',
  },
  clear: {
    title: 'Clearing a sector pays a card',
    text: 'One TIE fighter is left there. Destroy it: clearing a sector earns a bonus card, but it does not take your ships there. They stay where they fired.',
  },
  shield: {
    title: 'Bonus cards are blind',
    text: 'The bonus card went under your pile unseen; not even you could look. Now it is turned, and it is a good one: lead the Shield Assault. Each of five dice can take the team one space further, if it meets that space’s number.',
  },
  inside: {
    title: 'Nobody flies into the Death Star',
    text: 'The 5, the 3 and a 2 took the team three spaces on. Later: your B-wings are beside the Death Star. Try to fly them right into it.',
  },
  duel: {
    title: 'The duel wins no war',
    text: 'Luke and Vader fight on their own track. The duel does not decide the battle; it pays bonus cards: three if Vader falls, four to the Empire if Luke does. Strike with Luke: four dice, every 4 or more is a hit.',
  },
  redeem: {
    title: 'Save him instead',
    text: 'Vader stands on a red space: now he can be redeemed. He and the Emperor leave the fight, and that pays five bonus cards at once. Do it.',
  },
  markers: {
    title: 'Fleet markers go first',
    text: 'Now look at it from the other side: you command the Death Star. Rebel Y-wings in Gold Lane (m3) are a fine target, but two fleet markers are still face up, one of them empty. Try to fire at Gold Lane.',
  },
  carried: {
    title: 'They perish with their marker',
    text: 'As long as a marker is face up, even an empty one, it draws the fire. Fighters aboard are safe from single hits, but if their marker falls they all fall with it. Fire at Home One (f2): one die of 5 or more is enough.',
  },
  win: {
    title: 'One six',
    text: 'Back with the Rebels, some rounds later: the shield is down, and three B-wings are in the inner ring. You attack the Death Star from beside it; a single 6 wins the battle. May the Force be with you!',
  },
};

const german: Readonly<Record<string, LessonText>> = {
  plan: {
    title: 'Drei Karten, geheim',
    text: 'Du führst die Rebellen; das Imperium hat schon geplant. Lege drei deiner sechs Karten hin, die erste obenauf: X-Flügler / Luke, dann X-Flügler / B-Flügler / Schildangriff, dann Schildangriff / Luke.',
  },
  order: {
    title: 'Ein Befehl je Karte',
    text: 'Deine erste Karte ist aufgedeckt. Sie zeigt zwei Befehle, und du gibst genau einen davon. Nimm die X-Flügler.',
  },
  held: {
    title: 'Zum Feind kannst du nicht fliegen',
    text: 'TIE-Jäger halten den Backbord-Graben (i1). Versuche, deine X-Flügler aus Falkenflug (m1) mitten hinein zu ziehen.',
  },
  stay: {
    title: 'Angreifen, ohne zu ziehen',
    text: 'Ein Sektor muss erst geräumt sein, bevor du hineindarfst. Aber angreifen darfst du von dort, wo du bist: Ziehen ist nie Pflicht. Bleib.',
  },
  attack: {
    title: 'Feuer in den Nachbarsektor',
    text: 'Angriffe gehen in einen Sektor neben dem eigenen. Alle fünf X-Flügler feuern, der Falke bei ihnen nicht: nur die Schiffe des Befehls. Und zur Verteidigung würfelt nie jemand. TIE-Jäger trifft jede 3 oder mehr. Greif an!',
  },
  clear: {
    title: 'Räumen bringt eine Karte',
    text: 'Ein TIE-Jäger ist dort noch übrig. Zerstöre ihn: Einen Sektor zu räumen bringt eine Bonuskarte, aber deine Schiffe rücken nicht nach. Sie bleiben, wo sie gefeuert haben.',
  },
  shield: {
    title: 'Bonuskarten sind verdeckt',
    text: 'Die Bonuskarte kam ungesehen unter deinen Stapel; nicht einmal du durftest sie ansehen. Jetzt ist sie aufgedeckt, und sie ist gut: Führe den Schildangriff. Jeder von fünf Würfeln kann den Trupp ein Feld weiterbringen, wenn er die Zahl des Feldes erreicht.',
  },
  inside: {
    title: 'Niemand fliegt in den Todesstern',
    text: 'Die 5, die 3 und eine 2 haben den Trupp drei Felder weitergebracht. Später: Deine B-Flügler stehen neben dem Todesstern. Versuche, mitten hinein zu fliegen.',
  },
  duel: {
    title: 'Das Duell gewinnt keinen Krieg',
    text: 'Luke und Vader kämpfen auf ihrer eigenen Leiste. Das Duell entscheidet die Schlacht nicht; es bringt Bonuskarten: drei, wenn Vader fällt, vier für das Imperium, wenn Luke fällt. Schlag mit Luke zu: vier Würfel, jede 4 oder mehr trifft.',
  },
  redeem: {
    title: 'Rette ihn lieber',
    text: 'Vader steht auf einem roten Feld: Jetzt kann er geläutert werden. Er und der Imperator verlassen den Kampf, und das bringt auf einen Schlag fünf Bonuskarten. Tu es.',
  },
  markers: {
    title: 'Zuerst die Flottenmarker',
    text: 'Sieh es nun von der anderen Seite: Du befehligst den Todesstern. Die Y-Flügler in der Goldgasse (m3) wären ein schönes Ziel, aber zwei Flottenmarker liegen noch offen, einer davon leer. Versuche, auf die Goldgasse zu feuern.',
  },
  carried: {
    title: 'Mit dem Marker gehen sie unter',
    text: 'Solange ein Marker offen liegt, selbst ein leerer, zieht er das Feuer auf sich. Jäger darauf sind vor einzelnen Treffern sicher, aber fällt ihr Marker, fallen sie alle mit ihm. Feuere auf Home One (f2): Ein Würfel ab 5 genügt.',
  },
  win: {
    title: 'Eine Sechs',
    text: 'Zurück bei den Rebellen, einige Runden später: Der Schild ist aus, und drei B-Flügler stehen im inneren Ring. Du greifst den Todesstern von nebenan an; eine einzige 6 gewinnt die Schlacht. Möge die Macht mit dir sein!',
  },
};

/** What the lessons say, by language and key. */
export const lessonWords: Readonly<Record<string, Readonly<Record<string, LessonText>>>> = {
  en: english,
  de: german,
};
