/** What holds where the rules contradict themselves or say nothing, in German. */
export const germanRulings: readonly (readonly [id: string, text: string])[] = [
  [
    'NAB-RULING-01',
    'An Feldkanten entlang versperrt irgendein Hindernis auf der einen Seite zusammen mit irgendeinem auf der anderen; mit `edgeLos` nur zwei, die sich an einer Kante gegenüberliegen.',
  ],
  ['NAB-RULING-02', 'Reichweiten heißen bis zu so vielen Feldern; mit `rangeMeaning` genau so viele.'],
  [
    'NAB-RULING-03',
    'Für Reichweite 2 genügt ein freies Feld neben beiden; mit `rangeTwoPath` zählen nur gerade Linien mit ihrem mittleren Feld. Entfernungen zählen über Felder im Spiel.',
  ],
  [
    'NAB-RULING-04',
    'Jedes Mitglied einer Gruppe wirft seine Verteidigungswürfel; mit `groupDefense` wirft die Gruppe wie eines.',
  ],
  [
    'NAB-RULING-05',
    'Panzer und Transporter betreten keine Schildfelder, solange der Schild steht; mit `vehiclesMayEnterShieldHex` schon, aber nicht weiter. Von außen dürfen sie Einheiten auf Schildfeldern immer angreifen.',
  ],
  [
    'NAB-RULING-06',
    'Wer zwei Stockwerke klettert, darf an einem besetzten Fenster vorbei; mit `windowMiddleBlocks` nicht.',
  ],
  [
    'NAB-RULING-07',
    'Droiden ohne Platz im Sammelraum sind für immer verloren; mit `excessDroids` können sie wieder aktiviert werden. Vernichtete Droiden von Ebene und Palast können aktiviert werden.',
  ],
  [
    'NAB-RULING-08',
    'In den Palast geht eine ganze Gruppe, und so viele wie möglich kommen an; ohne freien Platz gibt es die Aktion nicht. Mit `partialGroupToPalace` darf ein Teil gehen, mindestens ein Droide. Das leere Feld bringt keine Karte.',
  ],
  [
    'NAB-RULING-09',
    'Ein Jedi oder Darth Maul schlägt auch im Sterben zurück, und beide können sterben; dann zieht die Seite des Angreifers ihre Bonuskarten zuerst. Ohne `riposteWhenKilled` schlagen Sterbende nicht zurück.',
  ],
  [
    'NAB-RULING-10',
    'Alle Droiden im Kampf zu vernichten ersetzt das Kontrollschiff nicht; mit `droidsWipedOutCounts` für den Sieg schon, während Anakin und die Sternjäger weitermachen.',
  ],
  [
    'NAB-RULING-11',
    'Nach dem Tod der echten Königin gibt der Sturm auf den Palast weiter 8; mit `rushAfterQueenDeath` 4. Fenstersims-Karten geben den Wachen 2.',
  ],
  [
    'NAB-RULING-12',
    'Ein leerer Stapel wird aus seiner Ablage neu gemischt, ohne die Karten, die gerade gespielt werden; was nicht zu ziehen ist, entfällt, und eine Bonuskarte kommt dann vom anderen Stapel. Ohne `reshuffleDecks` bleibt er leer, die Sternjäger-Karten immer.',
  ],
  [
    'NAB-RULING-13',
    'Bonuskarten werden in der Reihenfolge gespielt, in der sie gezogen wurden; mit `bonusOrder` umgekehrt.',
  ],
  ['NAB-RULING-14', 'Eine Einheit beendet Zug und Angriff, bevor die nächste beginnt.'],
  [
    'NAB-RULING-15',
    'Eine der möglichen Aktionen muss gewählt werden; eine Karte ohne mögliche wird abgelegt. Einheiten dürfen ausgelassen werden, stehen bleiben und auf den Angriff verzichten. Alle anderen Aktionen werden ausgeführt, wenn sie gewählt sind.',
  ],
  ['NAB-RULING-16', 'Eine Linie, die nur eine Ecke eines Feldes berührt, durchquert es nicht.'],
  ['NAB-RULING-17', 'Wände sind ganze Felder, die Züge und Sicht sperren, auch jenseits der Außenwand.'],
  [
    'NAB-RULING-18',
    'Auf Treppen kann man stehen; auch leer versperren sie die Sicht, und wer darauf steht, sieht und wird im eigenen Stock gesehen.',
  ],
  ['NAB-RULING-19', 'Säulen und Thron kann niemand betreten.'],
  [
    'NAB-RULING-20',
    'Sicht geht nie von Stock zu Stock oder Raum zu Raum, außer an einer Treppe und gerade durch eine Tür. Erster Stock und Hof sind ein Raum.',
  ],
  [
    'NAB-RULING-21',
    'Zu viert sitzen im Uhrzeigersinn Handelsföderation Ebene, Handelsföderation Palast, Naboo Palast, Naboo Ebene; mit `fourPlayerSeating` wechseln die Seiten sich ab. Wer keine Karten hat, wird übersprungen. Gezogen wird im Uhrzeigersinn ab dem, der die Runde begann, zuerst vom Schlachtfeld-Stapel.',
  ],
  [
    'NAB-RULING-22',
    'Wer eine Karte aufdeckt, wählt ihre Aktion; den Rest entscheidet, wer die Schlacht befehligt. Wer den Palast befehligt, bestimmt die echte Königin, wer die Schlacht, den Stapel einer Bonuskarte, wer die Droiden im Weltraum, Raster und gesperrte Lücken.',
  ],
  ['NAB-RULING-23', 'Die Zahl beim Schaden ist der Punkt, der vernichtet.'],
  ['NAB-RULING-24', 'Welches Mitglied einer Gruppe fällt, ist gleich, und überzählige Treffer verfallen.'],
  [
    'NAB-RULING-25',
    'Auf den Sieg wird nach jedem Zug, jedem Angriff samt Riposte, jedem Entfernen und jedem Schritt Anakins gesehen; danach wird nichts mehr gespielt. Ein Zug zählt, wo er endet.',
  ],
  [
    'NAB-RULING-26',
    'Es gibt keine letzte Runde; mit `roundLimit` endet das Spiel nach dieser Runde unentschieden.',
  ],
  [
    'NAB-RULING-27',
    'Ist das Kontrollschiff zerstört, gewinnt Naboo auch durch Darth Mauls Tod. Aktionen von Droiden gibt es dann nicht.',
  ],
  ['NAB-RULING-28', 'Droiden, die mit dem Kontrollschiff gehen, bringen niemandem eine Karte.'],
  [
    'NAB-RULING-29',
    'Es dürfen weniger Würfel gelegt werden, als treffen; eine Lücke nimmt einen, und keine, in der ein Sternjäger steht.',
  ],
  [
    'NAB-RULING-30',
    'Eine Sternjäger-Karte wird aufgedeckt, bevor ihr Raster gewählt wird, und liegt oben auf denen, die dort sind. Das Raster vor Anakin gilt als noch nicht durchflogen.',
  ],
  [
    'NAB-RULING-31',
    'Jedi im Reaktorkern zählen als Figuren im Palast, im Thronsaal nur, wenn sie darin stehen.',
  ],
  [
    'NAB-RULING-32',
    'Neben einem Jedi oder Darth Maul sind begehbare Nachbarfelder, die andere Seite einer Tür und das andere Ende einer Treppe; durch die Tür des Reaktorkerns darf er schlagen, bevor er hinausdarf.',
  ],
  [
    'NAB-RULING-33',
    'Mehrheit heißt mehr Figuren Naboos im Thronsaal als solche der Handelsföderation, Vizekönige und Darth Maul mitgezählt.',
  ],
  [
    'NAB-RULING-34',
    'Stirbt eine der Königinnen, erfahren alle, welche echt ist; der Tod der Doppelgängerin bewirkt sonst nichts.',
  ],
  ['NAB-RULING-35', 'Eben aktivierte oder eingetroffene Droiden tun in dieser Aktion sonst nichts.'],
  ['NAB-RULING-36', 'Ablagen, durchflogene Sternjäger-Karten, Schaden und Pläne liegen offen.'],
  ['NAB-RULING-37', 'Niemand erholt sich über keinen Schaden hinaus.'],
  ['NAB-RULING-38', 'ATT und AAT sind derselbe Panzer.'],
  ['NAB-RULING-39', 'Beim Sturm auf den Palast ziehen nur seine 4 Wachen weiter.'],
  ['NAB-RULING-40', 'Es gibt 10 grüne und 8 braune Marker; für das Spiel ist das gleich.'],
  [
    'NAB-RULING-41',
    'Ein im Palast eingetroffener Droide ist dort eine einzelne Figur, und ein dort vernichteter kann in einer Gruppe auf die Ebene zurückkehren.',
  ],
  [
    'NAB-RULING-42',
    'Schlachtfeld-Karten gelten für Einheiten der Ebene, Palast-Karten für die von Palast und Reaktorkern.',
  ],
  [
    'NAB-RULING-43',
    'Wer weniger Karten hat, als geplant werden, plant alle; hat niemand eine Karte auf der Hand oder eine Bonuskarte, endet das Spiel unentschieden.',
  ],
];
