import type { Clause } from '@holoboard/kernel';
import { section } from './rulebook.ts';

/** Every rule of Escape from Hoth in German, clause by clause as in the English rulebook. */
export const germanRulebook: readonly Clause[] = [
  ...section('Aufbau', [
    ['HOTH-SETUP-01', 'Das Spiel ist für 2, 3 oder 4 Personen.'],
    [
      'HOTH-SETUP-02',
      'In der Schachtel liegen ein Spielplan, vier X-Wing-Figuren, eine TIE-Figur, vier X-Wing-Puzzles, eine Rebellen- und eine Imperiumsscheibe zum Drehen sowie eine Macht-Karte.',
    ],
    ['HOTH-SETUP-03', 'Alle nehmen sich je eine X-Wing-Figur; keine Figur gehört zweien.'],
    ['HOTH-SETUP-04', 'Alle X-Wing-Figuren beginnen auf dem Planeten Hoth selbst, nicht auf einem Ringfeld.'],
    ['HOTH-SETUP-05', 'Alle nehmen sich das Puzzle in der Farbe ihrer Figur.'],
    ['HOTH-SETUP-06', 'Jedes Puzzle ist zu Beginn ganz, also startet jeder Jäger unbeschädigt.'],
    ['HOTH-SETUP-07', 'Das Puzzle liegt für alle sichtbar neben dem Spielplan vor seinem Besitzer.'],
    [
      'HOTH-SETUP-08',
      'Die schwarze TIE-Figur beginnt auf dem TIE-Symbol, das auf einem Ring von Hoth liegt.',
    ],
    ['HOTH-SETUP-09', 'Die TIE-Figur ist Darth Vader; sie gehört niemandem.'],
    ['HOTH-SETUP-10', 'Die Macht-Karte liegt zu Beginn neben dem Spielplan; niemand hat sie.'],
    ['HOTH-SETUP-11', 'Wer beginnt, machen die Spielenden unter sich aus.'],
    ['HOTH-SETUP-12', 'Nach jedem Zug ist die Person zur Linken an der Reihe.'],
  ]),
  ...section('Ziel', [
    ['HOTH-GOAL-01', 'Alle wollen vor allen anderen Rebellen auf dem Planeten Dantooine sein.'],
    ['HOTH-GOAL-02', 'Genau ein Rebell gewinnt; weitere Plätze gibt es nicht.'],
  ]),
  ...section('Der Zug', [
    [
      'HOTH-TURN-01',
      'Ein Zug hat drei Schritte in dieser Reihenfolge: Rebell fliegen, Vader bewegen, Laserangriff.',
    ],
    ['HOTH-TURN-02', 'In anderer Reihenfolge geht es nicht.'],
    [
      'HOTH-TURN-03',
      'Schritt 1: Wer am Zug ist, dreht die Rebellenscheibe und zieht die eigene Figur so weit wie gedreht.',
    ],
    [
      'HOTH-TURN-04',
      'Schritt 2: Wer am Zug ist, dreht die Imperiumsscheibe und bewegt Vader so weit wie gedreht.',
    ],
    ['HOTH-TURN-05', 'Schritt 2 ist Pflicht.'],
    [
      'HOTH-TURN-06',
      'Zu Schritt 3 kommt es nur, wenn Vader in diesem Zug in Angriffsposition gebracht wurde.',
    ],
    [
      'HOTH-TURN-07',
      'Der Weg eines Rebellen führt über die Ringe von Hoth durch den Hyperraum zu den Ringen von Dantooine.',
    ],
  ]),
  ...section('Rebellen bewegen', [
    ['HOTH-MOVE-01', 'Im ersten Zug dreht man die Rebellenscheibe und liest den inneren Kreis ab.'],
    ['HOTH-MOVE-02', 'Im ersten Zug ist das rote Feld das erste, das gezählt wird.'],
    ['HOTH-MOVE-03', 'Ein Rebell fliegt in Pfeilrichtung.'],
    ['HOTH-MOVE-04', 'Eine einfache Zahl wird genau geflogen: „5“ heißt 5 Felder.'],
    ['HOTH-MOVE-05', 'Bei „1-10“ darf man jede ganze Zahl von 1 bis 10 Feldern wählen.'],
    ['HOTH-MOVE-06', 'In den Ringen von Hoth fliegt ein Rebell immer gegen den Uhrzeigersinn.'],
    ['HOTH-MOVE-07', 'In den Ringen von Hoth liest ein Rebell immer den inneren Kreis ab.'],
    [
      'HOTH-MOVE-08',
      'Auf den äußeren Ring von Hoth kommt man nur über ein gelbes Feld, auf dem man mit genauer Zahl landet.',
    ],
    ['HOTH-MOVE-09', 'Wer im ersten Zug 3 Felder fliegt, landet auf einem gelben Feld.'],
    ['HOTH-MOVE-10', 'Wer auf einem gelben Feld landet, darf auf den nächsten Ring gleiten.'],
    ['HOTH-MOVE-11', 'Mit dem Gleiten endet die Bewegung: Der Rebell bleibt auf dem nächsten Ring stehen.'],
    ['HOTH-MOVE-12', 'Das Gleiten ist freiwillig.'],
    [
      'HOTH-MOVE-13',
      'Wer auf einem gelben Feld stehen geblieben ist, darf im nächsten Zug nicht von dort losgleiten.',
    ],
    [
      'HOTH-MOVE-14',
      'Nach dem Gleiten fliegt der Rebell ab dem nächsten Zug gegen den Uhrzeigersinn weiter, bis er in den Hyperraum kann.',
    ],
    ['HOTH-MOVE-15', 'Wer ein gelbes Feld nur überfliegt, darf dort nicht gleiten.'],
    ['HOTH-MOVE-16', 'Auf einem Feld dürfen jederzeit beliebig viele Figuren stehen.'],
    ['HOTH-MOVE-17', 'Wer auf einem besetzten Feld landet, stört die Figuren dort nicht.'],
  ]),
  ...section('Hyperraum', [
    [
      'HOTH-HYPER-01',
      'Ein Rebell, der das TIE-Symbol erreicht, darf die Ringe verlassen und in den Hyperraum fliegen.',
    ],
    ['HOTH-HYPER-02', 'Dort abzubiegen ist erlaubt, aber keine Pflicht.'],
    ['HOTH-HYPER-03', 'Nur über das TIE-Symbol gelangt man von den Ringen von Hoth in den Hyperraum.'],
    ['HOTH-HYPER-04', 'Im Hyperraum liest ein Rebell den äußeren Kreis der Rebellenscheibe ab.'],
  ]),
  ...section('Asteroidenfelder', [
    [
      'HOTH-AST-01',
      'Wer auf einem Asteroidenfeld landet, fliegt nur 1 Feld je Zug, bis er die Asteroiden hinter sich hat.',
    ],
    ['HOTH-AST-02', 'Zwischen Asteroiden dreht man die Rebellenscheibe nicht.'],
    [
      'HOTH-AST-03',
      'Auch zwischen Asteroiden dreht man im eigenen Zug die Imperiumsscheibe und bewegt Vader.',
    ],
    ['HOTH-AST-04', 'Nur das Landen zählt; Asteroiden in einer Bewegung zu überfliegen kostet nichts.'],
    ['HOTH-AST-05', 'Wer die Asteroiden hinter sich hat, fliegt ab dem nächsten Zug wieder normal.'],
    ['HOTH-AST-06', 'Vader beachtet Asteroiden überhaupt nicht.'],
  ]),
  ...section('Die Macht', [
    [
      'HOTH-FORCE-01',
      'Wer „Die Macht ist mit dir“ dreht, nimmt die Macht-Karte und legt sie auf das eigene Puzzle.',
    ],
    ['HOTH-FORCE-02', 'Die Zahl dieses Sektors fliegt man trotzdem.'],
    ['HOTH-FORCE-03', 'Die Karte schützt vor Angriffen durch Vader.'],
    ['HOTH-FORCE-04', 'Sobald jemand anders „Die Macht ist mit dir“ dreht, wechselt die Karte dorthin.'],
    ['HOTH-FORCE-05', 'Es gibt nur eine Karte, also ist durch sie höchstens einer geschützt.'],
  ]),
  ...section('Vader bewegen', [
    ['HOTH-VADER-01', 'Nach dem eigenen Flug muss, wer am Zug ist, für Vader drehen und ihn bewegen.'],
    ['HOTH-VADER-02', 'Vader zieht so weit wie gedreht.'],
    ['HOTH-VADER-03', 'In den Ringen von Hoth zieht Vader in Pfeilrichtung.'],
    [
      'HOTH-VADER-04',
      'Vader wechselt den Ring wie ein Rebell: Seine Zahl muss genau auf einem gelben Feld enden; von dort gleitet er hinüber.',
    ],
    ['HOTH-VADER-05', 'Ob Vader gleitet, entscheidet, wer am Zug ist.'],
    [
      'HOTH-VADER-06',
      'Solange noch niemand im Hyperraum war, darf Vader die Ringe von Hoth nicht verlassen.',
    ],
    ['HOTH-VADER-07', 'Sobald alle im Hyperraum waren, muss Vader die Ringe von Hoth verlassen.'],
    ['HOTH-VADER-08', 'Aus dem Hyperraum kehrt Vader nie nach Hoth zurück.'],
    ['HOTH-VADER-09', 'Im Hyperraum darf man Vader vorwärts oder rückwärts bewegen.'],
    [
      'HOTH-VADER-10',
      'Eine Bewegung Vaders mischt die Richtungen nicht: Bei „8“ sind 6 vor und 2 zurück verboten.',
    ],
    [
      'HOTH-VADER-11',
      'Solange noch niemand in den Ringen von Dantooine ist, sind sie für Vader geschlossen.',
    ],
    [
      'HOTH-VADER-12',
      'Sobald alle in den Ringen von Dantooine sind, darf Vader im Hyperraum nur noch vorwärts, bis auch er dort ist.',
    ],
    ['HOTH-VADER-13', 'Aus den Ringen von Dantooine kehrt Vader nie in den Hyperraum zurück.'],
  ]),
  ...section('Laserangriff', [
    ['HOTH-ATT-01', 'Ein Rebell ist in Angriffsposition, wenn Vader auf demselben Feld steht.'],
    ['HOTH-ATT-02', 'Ein Rebell ist in Angriffsposition, wenn Vader auf dem Feld direkt vor ihm steht.'],
    ['HOTH-ATT-03', 'Ein Rebell ist in Angriffsposition, wenn Vader auf dem Feld direkt hinter ihm steht.'],
    ['HOTH-ATT-04', 'Wer Vader in Angriffsposition bringt, löst damit den Angriff aus.'],
    [
      'HOTH-ATT-05',
      'Bringt man Vader in Angriffsposition zum eigenen Rebellen, muss man sich selbst angreifen.',
    ],
    [
      'HOTH-ATT-06',
      'Der Angriff wird mit der Imperiumsscheibe entschieden; abgelesen wird ihr innerer Kreis.',
    ],
    ['HOTH-ATT-07', 'Ein Einschlag beschädigt 1 Teil: Der Getroffene löst 1 Teil aus seinem Puzzle.'],
    ['HOTH-ATT-08', 'Zwei Einschläge beschädigen 2 Teile: Der Getroffene löst 2 Teile heraus.'],
    ['HOTH-ATT-09', 'In einem Zug können mehrere angegriffen werden.'],
    [
      'HOTH-ATT-10',
      'Jeder Rebell in Angriffsposition wird benannt und einzeln angegriffen, mit je einer eigenen Drehung.',
    ],
    ['HOTH-ATT-11', 'Man kann im Lauf des Spiels beliebig oft angegriffen werden.'],
    ['HOTH-ATT-12', 'Niemand verliert mehr als 4 Teile.'],
  ]),
  ...section('Beschädigte Jäger', [
    [
      'HOTH-DMG-01',
      'Nach einem Treffer dreht man für den beschädigten Jäger die Rebellenscheibe nicht mehr.',
    ],
    ['HOTH-DMG-02', 'Mit 4 verbliebenen Teilen fliegt er 4 Felder je Zug.'],
    ['HOTH-DMG-03', 'Mit 3 verbliebenen Teilen fliegt er 3 Felder je Zug.'],
    ['HOTH-DMG-04', 'Mit 2 verbliebenen Teilen fliegt er 2 Felder je Zug.'],
    ['HOTH-DMG-05', 'Mit 1 verbliebenen Teil fliegt er 1 Feld je Zug.'],
    ['HOTH-DMG-06', 'Dieses Tempo gilt, bis eine Reparaturstation den Jäger instand gesetzt hat.'],
    [
      'HOTH-DMG-07',
      'Auch wer beschädigt ist, dreht in jedem eigenen Zug die Imperiumsscheibe und bewegt Vader.',
    ],
  ]),
  ...section('Reparaturstationen', [
    [
      'HOTH-REP-01',
      'Ein beschädigter Jäger wird nur repariert, indem er auf dem Feld einer Reparaturstation landet.',
    ],
    ['HOTH-REP-02', 'Die Reparatur fügt alle gelösten Teile auf einmal wieder an.'],
    [
      'HOTH-REP-03',
      'Wer beschädigt ist, muss die Station nicht mit genauer Zahl treffen: Er darf dort anhalten, sobald er sie erreicht.',
    ],
    ['HOTH-REP-04', 'Dort anzuhalten ist freiwillig; man darf auch vorbeifliegen.'],
    ['HOTH-REP-05', 'Ein Rebell auf einer Reparaturstation kann von Vader nicht angegriffen werden.'],
    ['HOTH-REP-06', 'Nach der Reparatur dreht und fliegt man ab dem nächsten Zug wieder normal.'],
  ]),
  ...section('Dantooine', [
    ['HOTH-DAN-01', 'Vom Ende des Hyperraums fliegt ein Rebell in die Ringe von Dantooine.'],
    ['HOTH-DAN-02', 'In den Ringen von Dantooine liest ein Rebell den inneren Kreis ab.'],
    ['HOTH-DAN-03', 'In den Ringen von Dantooine fliegt ein Rebell in Pfeilrichtung.'],
    ['HOTH-DAN-04', 'Diese Richtung ist der Uhrzeigersinn.'],
    ['HOTH-DAN-05', 'Wer auf einem gelben Feld landet, darf auf den inneren Ring wechseln.'],
  ]),
  ...section('Sieg', [
    [
      'HOTH-WIN-01',
      'Es gewinnt der Rebell, der als Erster über das rote Feld auf den Planeten Dantooine fliegt.',
    ],
    ['HOTH-WIN-02', 'Für die Landung auf dem Planeten braucht man keine genaue Zahl.'],
    ['HOTH-WIN-03', 'In dem Augenblick, in dem der Planet erreicht wird, ist das Spiel gewonnen.'],
  ]),
  ...section('Auslegungen', [
    [
      'HOTH-RULING-01',
      'Zeigt die Drehung beim Angriff keinen Einschlag, geht der Schuss ohne Schaden vorbei.',
    ],
    [
      'HOTH-RULING-02',
      'Selbst zu fliegen, Vader zu bewegen und jeder Angriff, der daraus folgt, sind Pflicht.',
    ],
    [
      'HOTH-RULING-03',
      'Der Planet liegt einen Schritt hinter dem roten Feld: Wer auf Rot steht, hat noch nicht gewonnen, aber jede weitere Bewegung gewinnt. Option: Das rote Feld zu erreichen gewinnt.',
    ],
    [
      'HOTH-RULING-04',
      'Gezählt wird vom Planeten aus: Der Planet ist Schritt 0, das rote Feld Schritt 1, das erste gelbe Feld Schritt 3.',
    ],
    ['HOTH-RULING-05', 'Jeder Planet hat zwei Ringe.'],
    [
      'HOTH-RULING-06',
      'Am Übergang übrige Schritte gehen im neuen Abschnitt weiter, für Rebellen wie für Vader. Option: Ein Rebell verliert seine übrigen Schritte auf dem ersten Feld des Hyperraums oder der Ringe von Dantooine.',
    ],
    [
      'HOTH-RULING-07',
      'Ein Rebell liest den Kreis des Abschnitts ab, in dem er beim Drehen steht. Das TIE-Symbol und der Planet Hoth zählen zu den Ringen von Hoth.',
    ],
    [
      'HOTH-RULING-08',
      'Rebellen gleiten nur in eine Richtung: auf Hoth nach außen, auf Dantooine nach innen. Das andere Ende einer Gleitbahn ist für sie ein gewöhnliches Feld.',
    ],
    [
      'HOTH-RULING-09',
      'Vader gleitet auf beiden Planeten in beide Richtungen. Option: nur in die Richtung der Rebellen.',
    ],
    [
      'HOTH-RULING-10',
      'Sobald alle Hoth hinter sich haben, muss Vader am TIE-Symbol in den Hyperraum abbiegen, muss von einem gelben Feld des inneren Rings nach außen gleiten, wenn seine Zahl dort endet, und darf nicht nach innen gleiten. Bis er draußen ist, kreist er weiter.',
    ],
    [
      'HOTH-RULING-11',
      'Einen Abschnitt betreten zu haben gilt für immer und wird geprüft, wenn Vader zieht; der eigene Flug zählt also schon mit. Wer bei Dantooine ist, war auch im Hyperraum. Waren manche dort und manche nicht, wählt am Übergang, wer am Zug ist.',
    ],
    [
      'HOTH-RULING-12',
      'In den Ringen von Dantooine zieht Vader nur im Uhrzeigersinn, gleitet wie auf Hoth, behandelt das rote Feld wie ein gewöhnliches und landet nie auf dem Planeten.',
    ],
    [
      'HOTH-RULING-13',
      'Direkt davor oder dahinter heißt: einen Schritt auf der Bahn entfernt. Ringe sind geschlossen, und Angriffe reichen über beide Übergänge. Die beiden Enden einer Gleitbahn sind keine Nachbarn. Option: Sie sind es.',
    ],
    [
      'HOTH-RULING-14',
      'Ein Rebell, der noch auf dem Planeten Hoth steht, ist auf keinem Feld und kann nicht angegriffen werden.',
    ],
    [
      'HOTH-RULING-15',
      'Die Angriffsposition wird einmal geprüft, dort wo Vader stehen bleibt. An einem Rebellen vorbeizufliegen ist kein Angriff, und ein Rebell, der zu Vader fliegt, löst auch keinen aus.',
    ],
    [
      'HOTH-RULING-16',
      'Die Macht-Karte schützt, bis jemand anders die Macht dreht; gegen ihren Besitzer wird kein Angriff gedreht. Option: Der erste verhinderte Angriff legt sie wieder neben den Spielplan.',
    ],
    [
      'HOTH-RULING-17',
      'Angegriffen wird reihum von links, wer am Zug ist zuletzt, mit je einer Drehung; keine darf ausfallen.',
    ],
    [
      'HOTH-RULING-18',
      'Auch ein Angriff auf einen Jäger mit nur einem Teil wird gedreht, bleibt aber ohne Wirkung. Zwei Einschläge bei zwei Teilen lassen eines übrig.',
    ],
    [
      'HOTH-RULING-19',
      'Ein unbeschädigter Rebell darf an einer Station nicht vorzeitig anhalten, ist dort aber geschützt, wenn seine Zahl dort endet. Option: Auch er darf vorzeitig anhalten.',
    ],
    [
      'HOTH-RULING-20',
      'Ein beschädigter Rebell fliegt genau seine Zahl, außer er hält an einer Station; endet sie auf Gelb, darf er gleiten. Seine Zahl gilt bis zur Reparatur oder zum nächsten Treffer. Repariert wird bei der Ankunft.',
    ],
    [
      'HOTH-RULING-21',
      'Ein beschädigter Rebell zwischen Asteroiden fliegt 1 Feld. Hat er sie hinter sich, gilt die Zahl seines Schadens, oder er dreht, wenn er heil ist.',
    ],
    [
      'HOTH-RULING-22',
      'Könnte Vader in keine Richtung ziehen, bliebe er am Ende des Hyperraums stehen; auf diesem Spielplan kommt das nie vor. Ist nur eine Richtung erlaubt, ist sie Pflicht, selbst wenn sie zum eigenen Rebellen führt.',
    ],
    [
      'HOTH-RULING-23',
      'Die Macht-Karte wechselt schon beim Drehen den Besitzer und zählt daher, wenn Vader in diesem Zug bewegt wird. Wer sie hat und die Macht dreht, behält sie. Wer nicht dreht, kann sie nicht bekommen, verliert sie dadurch aber auch nicht.',
    ],
    ['HOTH-RULING-24', 'Welches Puzzleteil abgeht, ist ohne Bedeutung; sie gehen in fester Reihenfolge ab.'],
    ['HOTH-RULING-25', 'Der Zufall bestimmt, wer beginnt, wenn der Gastgeber nichts anderes wählt.'],
    ['HOTH-RULING-26', 'Das Ziel ist der Planet Dantooine.'],
    [
      'HOTH-RULING-27',
      'Wer aufgibt, scheidet mit seiner Figur aus; seine Macht-Karte kommt neben den Spielplan, „alle“ meint dann die Verbliebenen, und der Letzte gewinnt. Im eigenen Zug endet dieser sofort, und weiter geht es nach links; Angriffe gegen ihn entfallen. Automatisches Spiel darf nach 2.000 Zügen abbrechen und das Spiel als unbeendet melden.',
    ],
  ]),
  ...section('Hausvarianten', [
    [
      'HOTH-HOUSE-01',
      'Imperiale Befehle: Für Vader wird nicht gedreht. Alle haben acht offene Befehlskarten von 1 bis 8, spielen eine aus und bewegen Vader so viele Felder. Wer die letzte gespielt hat, nimmt am Ende dieses Zuges alle acht zurück. Angriffe werden weiterhin gedreht.',
    ],
    [
      'HOTH-HOUSE-02',
      'Drosseln: Alle beginnen mit 3 Marken. Nach einer einfachen Zahl über 1 darf man eine abgeben, um jede Zahl von 1 bis dahin zu fliegen.',
    ],
    [
      'HOTH-HOUSE-03',
      'Machtschub: Einmal im eigenen Zug, gleich nach einer Drehung für eine Bewegung, darf man die eigene Macht-Karte neben den Spielplan legen, um die Zahl selbst zu wählen: 1 bis 10 für den Rebellen, 1 bis 8 für Vader. Eine Karte, die man erst in diesem Zug gedreht hat, lässt sich in ihm nicht dafür nutzen.',
    ],
    ['HOTH-HOUSE-04', 'Fairer Start: Wer als Letzter an die Reihe kommt, beginnt mit der Macht-Karte.'],
  ]),
];
