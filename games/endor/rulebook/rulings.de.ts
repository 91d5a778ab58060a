/** How the rules are read where they are unclear, in German; options are named as in the English rulebook. */
export const germanRulings: readonly (readonly [id: string, text: string])[] = [
  [
    'END-RULING-01',
    'Luke und Vader nehmen je 4 Treffer; mit `duelTracks` nimmt Luke 12 und Vader 13. Vaders rote Felder sind so oder so die mit 3, 2 und 1 übrigen Treffer.',
  ],
  [
    'END-RULING-02',
    'Der Weg auf Endor hat nach dem Start 28 Felder: neun 2en, dreizehn 3en, vier 4en und zwei 5en, das letzte ist der Generator; mit `shieldTrack` 20 Felder, je fünf 2en, 3en, 4en und 5en.',
  ],
  [
    'END-RULING-03',
    'Jeder Würfel gilt für ein Feld: für jedes nächste Feld der niedrigste übrige, der seine Zahl erreicht, bis es keiner mehr tut. Mit `shieldDice` werden stattdessen alle Würfel mit dem einen nächsten Feld verglichen; jeder Erfolg ist ein Feld, nicht über das Ende hinaus.',
  ],
  [
    'END-RULING-04',
    'Niemand fliegt je in den Sektor des Todessterns. Mit `deathStarRun` gilt nach dem Fall des Schilds: Rebellen dürfen vom inneren Ring aus hinein, der Falke auch hindurch, solange kein TIE-Jäger dort ist; TIE-Jäger dürfen hinein, solange ein Rebellenschiff dort ist; die Executor nie. Beide Seiten dürfen zusammen darin stehen und darin, hinaus und hinein angreifen; Rebellen darin dürfen den Todesstern selbst angreifen, und er kann nicht dorthin feuern.',
  ],
  [
    'END-RULING-05',
    'Am Todesstern wirft ein Angriff dieselben Würfel wie gegen Schiffe, eine 6 gewinnt, und er ist der Angriff des Befehls; vorher darf geflogen werden.',
  ],
  [
    'END-RULING-06',
    'Nach Flug, Start oder Aussenden kommt der Angriff aus dem Sektor, in dem diese Schiffe nun sind; ist nichts geflogen, aus irgendeinem Sektor mit der befohlenen Art. Mit `attackFrom` in jedem Fall aus irgendeinem solchen Sektor.',
  ],
  [
    'END-RULING-07',
    'Eine Bewegung nimmt beliebig viele Schiffe der Art aus einem Ort mit. Mit `moveOrigins` dürfen Schiffe aus mehreren Sektoren und von mehreren Flottenmarkern neben einem Sektor zusammen dorthin fliegen.',
  ],
  [
    'END-RULING-08',
    'Schiffe greifen an, ob sie geflogen sind oder nicht. Mit `attackersMustMove` würfeln nur Schiffe, die dieser Befehl bewegt, gestartet oder ausgesandt hat.',
  ],
  [
    'END-RULING-09',
    'Ein TIE-Befehl ist eine Bewegung oder ein Aussenden von genau vier, danach vielleicht ein Angriff. Mit `deployThenMove` darf nach dem Aussenden noch eine Gruppe fliegen, und der Angriff kommt vom einen oder vom anderen Ort.',
  ],
  [
    'END-RULING-10',
    'Ein Angriff wirft einen Würfel je Jäger, zwei für den Falken und vier für die Executor, nie mehr als fünf und nie freiwillig weniger.',
  ],
  [
    'END-RULING-11',
    'TIE-Jäger und die Executor dürfen einen aufgedeckten Flottenmarker neben ihrem Sektor angreifen; `fightersHitMarkers` kann es verbieten.',
  ],
  [
    'END-RULING-12',
    'Ein Flottenmarker ist ein eigenes Ziel: Ein Würfel ab 5 zerstört ihn, weitere sind verschenkt. Jäger darauf können nicht einzeln getroffen werden. Auch ein leerer aufgedeckter Marker darf angegriffen werden und bringt seine Karte.',
  ],
  [
    'END-RULING-13',
    'Leere aufgedeckte Marker ziehen das Feuer des Todessterns auf sich wie beladene. Ohne `emptyMarkersShield` müssen nur beladene zuerst beschossen werden, und ein leerer darf trotzdem gewählt werden.',
  ],
  [
    'END-RULING-14',
    'Der Platz eines Markers ist kein Sektor: Niemand fliegt hinein oder zurück, niemand greift von dort an, und jeder berührt genau einen Sektor, in den als Bewegung eines Befehls beliebig viele Jäger des Markers starten dürfen, wenn dort keine Feinde sind.',
  ],
  [
    'END-RULING-15',
    'Kein Befehl bewegt die Flotte als solche: X-Flügler starten mit einem X-Flügler-Befehl, und so weiter.',
  ],
  [
    'END-RULING-16',
    'Ein vom Todesstern zerstörter Flottenmarker bringt seine Karte; `deathStarMarkerBonus` kann es verbieten.',
  ],
  [
    'END-RULING-17',
    'Ein Schuss auf einen Sektor wird vor dem Wurf angesagt, braucht dort ein Rebellenschiff und wirft dieselben zwei Würfel für eine 5; ein Erfolg bringt eine Karte für den Sektor und zwei für den Falken.',
  ],
  [
    'END-RULING-18',
    'Verschiedene Boni werden zusammengezählt. Einen Flottenmarker zu zerstören ist insgesamt eine Karte.',
  ],
  [
    'END-RULING-19',
    'Hat eine Karte einen gültigen Befehl, muss einer gewählt werden; ein Befehl an Schiffe darf aber ohne Flug und Angriff enden. Mit `freePass` darf eine aufgedeckte Karte auch ungenutzt abgelegt werden.',
  ],
  [
    'END-RULING-20',
    'Gültig sind: X-, Y- und B-Flügler mit einem solchen Jäger in einem Sektor oder auf einem aufgedeckten Marker; der Falke und die Executor, bis sie zerstört sind; TIE-Jäger mit einem in einem Sektor oder in der Reserve einer lebenden Executor; der Todesstern immer, außer beim Flug in ihn; Schildangriff, solange der Schild steht; Hinterhalt, solange der Schild steht, mit einer Sturmtruppe im Vorrat und einem freien Feld voraus; Luke, Vader und der Imperator, solange beide Duellanten leben; Läuterung, solange Luke lebt und Vader auf einem roten Feld steht.',
  ],
  [
    'END-RULING-21',
    'Ein Duellbefehl ohne lebendes Ziel ist nicht gültig. Ein geläuterter Vader gilt als besiegt. Treffer über die Leiste hinaus verfallen, und das Duell ist vorbei, wenn einer fällt.',
  ],
  [
    'END-RULING-22',
    'Bonuskarten werden einzeln gezogen, bevor die gespielte Karte abgelegt wird, und liegen in gezogener Reihenfolge unter allem im Befehlsstapel. Beim Mischen bleiben die gespielte Karte, Hände und Befehlsstapel außen vor. Sind Stapel und Ablage leer, verfällt der Rest.',
  ],
  [
    'END-RULING-23',
    'In Gruppen gehören Befehlsstapel den Einzelnen, Stapel und Ablage der Gruppe; wer keine Karten hat, wird übersprungen; Bonuskarten gehen an den, der den Befehl gab; nachgezogen wird der Reihe nach, je zwei; beide befehligen alle Schiffe ihrer Seite.',
  ],
  [
    'END-RULING-24',
    '28 TIE-Jäger beginnen in sieben Vierergruppen und 28 in der Reserve; mit `tieStart` fehlt die Gruppe in i4, und die Reserve ist 32.',
  ],
  ['END-RULING-25', 'Drei B-Flügler beginnen in o1, als Spiegelbild der Gruppe in o4.'],
  [
    'END-RULING-26',
    'Sturmtruppen kommen einzeln auf die nächsten freien Felder vor dem Stoßtrupp, bis zum letzten einschließlich; das Imperium bestimmt, wie viele: von einer bis zum Kleinsten aus drei, Vorrat und freien Feldern.',
  ],
  [
    'END-RULING-27',
    'Es wird nicht neu gewürfelt. Mit `duelLeadReroll` darf, solange beide Duellanten leben, die Seite, deren Duellant mehr übrig hat, einmal je Zug einen Würfel des eigenen Wurfs neu werfen, bevor etwas daraus folgt.',
  ],
  [
    'END-RULING-28',
    'Ein Sektor ist geräumt, wenn vor einem Angriff oder Schuss feindliche Schiffe darin waren und danach keine mehr; Schiffe, die wegfliegen, bringen nichts ein. Auch die Rebellen bekommen dafür ihre Karte.',
  ],
  ['END-RULING-29', 'In einem Sektor dürfen beliebig viele Schiffe sein.'],
  [
    'END-RULING-30',
    'Ist die Executor verloren, kämpfen TIE-Jäger in Sektoren weiter, aber ausgesandt werden keine mehr.',
  ],
  [
    'END-RULING-31',
    'Der Sieg wird geprüft, sooft Schiffe entfernt werden, und nach jedem Wurf am Todesstern; das Spiel endet sofort, ohne Unentschieden.',
  ],
  [
    'END-RULING-32',
    'Jeder Würfel gilt höchstens einem feindlichen Schiff im Zielsektor, dessen Zahl er erreicht; ein Jäger nimmt einen, ein besonderes Schiff nicht mehr, als es noch aushält; kein Würfel darf ungenutzt bleiben, der ein dann noch vorhandenes Schiff treffen könnte.',
  ],
  [
    'END-RULING-33',
    'Ein Flug über zwei Sektoren sind zwei erlaubte Schritte, darf nach dem ersten enden und endet in einem anderen Sektor, als er begann.',
  ],
  ['END-RULING-34', 'Der Falke nimmt 6 Treffer und die Executor 8; der letzte zerstört das Schiff.'],
  [
    'END-RULING-35',
    'Wem der Befehlsstapel gehört, darf die geplanten Karten ansehen, die Bonuskarten nicht, und nichts davon umordnen.',
  ],
  [
    'END-RULING-36',
    'Nicht ausgesandte TIE-Jäger sind bei der Executor, aber nicht in ihrem Sektor: Sie werden nicht angegriffen, kämpfen nicht, versperren niemandem den Weg und hindern nicht daran, dass der Sektor als geräumt gilt.',
  ],
  [
    'END-RULING-37',
    'Spielt der Rechner allein, darf er ein Spiel nach 200 Runden als unvollendet abbrechen.',
  ],
];
