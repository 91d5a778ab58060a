/** What one lesson says. */
interface LessonText {
  readonly title: string;
  readonly text: string;
}

const english: Readonly<Record<string, LessonText>> = {
  group: {
    title: 'The plains: groups',
    text: 'You are Naboo, and your card lets you use three Gungan groups. A group moves and fights as one: three Gungans roll three dice. Take group G3.',
  },
  shieldHex: {
    title: 'The shield has two sides',
    text: 'Inside and outside cannot shoot at each other. Whoever stands on the shining line is on both sides, and can be shot at from both. Move onto it: hex 3-4.',
  },
  attack: {
    title: 'Move, then attack',
    text: 'Now choose whom to attack: one group within range. Every hit takes a droid. Attack BD3; Battle Droids have no dice to defend themselves.',
  },
  once: {
    title: 'Nobody twice',
    text: 'Two of four droids are gone. After its attack a group is done: it does not move on, and one card never uses it again. Try to use G3 once more.',
  },
  theatre: {
    title: 'Each card has its battlefield',
    text: 'Battlefield cards move what stands on the plains, Palace cards those in the palace and the core. Try to use a Palace Guard with this card.',
  },
  outside: {
    title: 'The tanks are held outside',
    text: 'Look at it from the other side: you are the Trade Federation. Your AAT is strong, but as long as the shield is up it reaches nobody inside. Try to fire at G3.',
  },
  fambaa: {
    title: 'The Fambaas carry the shield',
    text: 'Your Destroyers have walked onto the shield line, and between them and a Fambaa a hex is empty. If one Fambaa dies, the shield falls for good. Attack F1!',
  },
  bonus: {
    title: 'Bonus cards are blind, and late',
    text: 'Clearing a hex on the plains earns a bonus card. You choose its deck, but nobody looks at it, and it is played in the next round, after your four. Take a Palace card.',
  },
  sight: {
    title: 'The palace: line of sight',
    text: 'Naboo again. In the palace everybody attacks whom he sees, however far. Pillars, stairs, walls and people are in the way. Try to shoot past the stairs at PBD8.',
  },
  window: {
    title: 'Up along the windows',
    text: 'This card allows window moves: from a window to any window above or below it, for one step. From the courtyard to the third floor in four steps: go to third floor 0-6.',
  },
  shot: {
    title: 'And then attack',
    text: 'A guard rolls one gray die, and half of its faces hit. Droids fall from one hit. Attack PBD18.',
  },
  duel: {
    title: 'The core: split or strike',
    text: 'Jedi and Sith may mix moves and strikes as they like, with 12 steps and 3 dice in all. But against every strike the other rolls all his defence dice, so three dice at once are best. Strike Darth Maul with 3.',
  },
  bound: {
    title: 'Bound to the core',
    text: 'Three hits, and the green die struck back: that is the riposte. Now try to leave the core through its door while Maul lives.',
  },
  block: {
    title: 'Space: fill the gaps',
    text: 'For a moment you are the Federation. Anakin tries to pass a grid by two dice; you have rolled two hits and may block two slots. Sums around 7 are the likeliest: block 6 and 7.',
  },
  fly: {
    title: 'Anakin flies',
    text: 'Stopped! He never falls back, though, and any Anakin card is a new attempt. You are Naboo: try again with this card.',
  },
  plan: {
    title: 'A round: four cards, in secret',
    text: 'He is through. This is how a round begins: both sides lay down four of their ten cards in secret, in order. Take Anakin / Gungans, then Rush the Palace, then Qui-Gon / Obi-Wan / Guards, then 3 Gungan groups.',
  },
  first: {
    title: 'One action of each card',
    text: 'Your first card is turned over. Of its actions you carry out one, and you choose now, not when you laid it down. Let Anakin try.',
  },
  answer: {
    title: 'Then the other side',
    text: 'Cards are played in turn, one each, until all lie open. The Federation has turned up a card with a Starfighter. Choose that for it.',
  },
  starfighter: {
    title: 'More in Anakin’s way',
    text: 'A Starfighter card lies on any grid he has not passed, and must be passed before it. Lay it on the last grid.',
  },
  win: {
    title: 'The throne room',
    text: 'Much later: the ship is destroyed, and all droids have fallen. While Maul lives Naboo needs more pieces in the throne room than the Federation, so three against two Viceroys; earlier that would have won nothing. But with only two palace pieces left Naboo would have lost. Go in!',
  },
};

const german: Readonly<Record<string, LessonText>> = {
  group: {
    title: 'Die Ebene: Gruppen',
    text: 'Du bist Naboo, und deine Karte setzt drei Gungan-Gruppen ein. Eine Gruppe zieht und kämpft gemeinsam: drei Gungans werfen drei Würfel. Nimm Gruppe G3.',
  },
  shieldHex: {
    title: 'Der Schild hat zwei Seiten',
    text: 'Drinnen und draußen können nicht aufeinander schießen. Wer auf der leuchtenden Linie steht, ist auf beiden Seiten, und wird von beiden beschossen. Zieh auf sie: Feld 3-4.',
  },
  attack: {
    title: 'Erst ziehen, dann angreifen',
    text: 'Wähle nun dein Ziel: eine Gruppe in Reichweite. Jeder Treffer nimmt einen Droiden. Greif BD3 an; Kampfdroiden haben keine Abwehrwürfel.',
  },
  once: {
    title: 'Niemand zweimal',
    text: 'Zwei von vier Droiden sind fort. Nach ihrem Angriff ist eine Gruppe fertig: sie zieht nicht weiter, und eine Karte setzt sie nie zweimal ein. Versuche, G3 noch einmal zu nehmen.',
  },
  theatre: {
    title: 'Jede Karte hat ihr Feld',
    text: 'Schlachtfeldkarten bewegen, was auf der Ebene steht, Palastkarten alle in Palast und Kern. Versuche, mit dieser Karte eine Palastwache einzusetzen.',
  },
  outside: {
    title: 'Panzer bleiben draußen',
    text: 'Sieh es von der anderen Seite: du bist die Handelsföderation. Dein AAT ist stark, aber solange der Schild steht, erreicht er drinnen niemanden. Versuche, auf G3 zu feuern.',
  },
  fambaa: {
    title: 'Die Fambaas tragen den Schild',
    text: 'Deine Zerstörer stehen auf der Schildlinie, und zwischen ihnen und einem Fambaa ist ein Feld leer. Stirbt ein Fambaa, fällt der Schild für immer. Greif F1 an!',
  },
  bonus: {
    title: 'Bonuskarten sind blind und kommen spät',
    text: 'Wer auf der Ebene ein Feld räumt, bekommt eine Bonuskarte. Du wählst den Stapel, aber niemand sieht sie an, und gespielt wird sie in der nächsten Runde nach deinen vier. Nimm eine Palastkarte.',
  },
  sight: {
    title: 'Der Palast: Sichtlinien',
    text: 'Wieder Naboo. Im Palast greift jeder an, wen er sieht, wie weit auch immer. Säulen, Treppen, Wände und Figuren nehmen die Sicht. Versuche, an der Treppe vorbei auf PBD8 zu schießen.',
  },
  window: {
    title: 'An den Fenstern hinauf',
    text: 'Diese Karte erlaubt Fensterzüge: von einem Fenster zu jedem darüber oder darunter, für einen Schritt. In vier Schritten bis in den dritten Stock: geh auf dritter Stock 0-6.',
  },
  shot: {
    title: 'Und dann angreifen',
    text: 'Eine Wache wirft einen grauen Würfel, dessen halbe Seiten treffen. Droiden fallen durch einen Treffer. Greif PBD18 an.',
  },
  duel: {
    title: 'Der Kern: teilen oder schlagen',
    text: 'Jedi und Sith mischen Züge und Hiebe nach Belieben, mit 12 Schritten und 3 Würfeln im Ganzen. Aber gegen jeden Hieb wirft der andere alle Abwehrwürfel, also sind drei auf einmal am besten. Schlag Darth Maul mit 3.',
  },
  bound: {
    title: 'An den Kern gebunden',
    text: 'Drei Treffer, und der grüne Würfel schlug zurück: das ist die Riposte. Versuche nun, den Kern durch die Tür zu verlassen, solange Maul lebt.',
  },
  block: {
    title: 'Der Weltraum: Lücken füllen',
    text: 'Für einen Augenblick bist du die Föderation. Anakin will mit zwei Würfeln durch ein Gitter; du hast zwei Treffer und sperrst zwei Plätze. Summen um 7 sind am wahrscheinlichsten: sperre 6 und 7.',
  },
  fly: {
    title: 'Anakin fliegt',
    text: 'Gestoppt! Er fällt aber nie zurück, und jede Anakin-Karte ist ein neuer Versuch. Du bist Naboo: versuche es mit dieser Karte noch einmal.',
  },
  plan: {
    title: 'Eine Runde: vier Karten, geheim',
    text: 'Er ist durch. So beginnt eine Runde: beide Seiten legen geheim vier ihrer zehn Karten hin, der Reihe nach. Nimm Anakin / Gungans, dann den Sturm auf den Palast, dann Qui-Gon / Obi-Wan / Wachen, dann 3 Gungan-Gruppen.',
  },
  first: {
    title: 'Eine Aktion je Karte',
    text: 'Deine erste Karte ist aufgedeckt. Von ihren Aktionen führst du eine aus, und du wählst jetzt, nicht beim Hinlegen. Lass es Anakin versuchen.',
  },
  answer: {
    title: 'Dann die andere Seite',
    text: 'Karten werden abwechselnd gespielt, bis alle offen liegen. Die Föderation hat eine mit einem Sternjäger aufgedeckt. Wähle das für sie.',
  },
  starfighter: {
    title: 'Mehr auf Anakins Weg',
    text: 'Eine Sternjägerkarte liegt auf einem Gitter, das er noch nicht durchflogen hat, und muss vor ihm überwunden werden. Leg sie auf das letzte.',
  },
  win: {
    title: 'Der Thronsaal',
    text: 'Viel später: das Schiff ist zerstört, alle Droiden sind gefallen. Solange Maul lebt, braucht Naboo im Thronsaal mehr Figuren als die Föderation, also drei gegen zwei Vizekönige; vorher hätte das nichts gewonnen. Mit nur zwei Palastfiguren aber hätte Naboo verloren. Geh hinein!',
  },
};

/** The words of the lessons by language and key. */
export const lessonWords: Readonly<Record<string, Readonly<Record<string, LessonText>>>> = {
  en: english,
  de: german,
};
