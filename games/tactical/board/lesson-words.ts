/** The words of the lessons by language and key. */
export const lessonWords = {
  en: {
    order: {
      title: 'Cards act in order',
      text: 'Each name in your army has a card. From left to right they act, one card after the other, in every round: this order is for the whole battle. Keep it as it is.',
    },
    duty: {
      title: 'Moving is a duty',
      text: 'This X-Wing has three Maneuvers of 2 to 5 inches, and must take all of them. Try to be done without.',
    },
    first: {
      title: 'The first Maneuver',
      text: 'The fan shows where it may go: up to 45 degrees either way. Drag the ghost, or use heading and distance. Fly straight on, 5 inches: press Move.',
    },
    speed: {
      title: 'One speed for all',
      text: 'The first Maneuver has fixed the speed of this turn. Try to slow down.',
    },
    second: {
      title: 'Straight on',
      text: 'The ghost is locked at 5 inches now; only the heading is yours. Go on.',
    },
    third: {
      title: 'The last one',
      text: 'After the last Maneuver it comes to rest, and may attack. Move once more.',
    },
    nearest: {
      title: 'Only the nearest',
      text: 'A weapon fires at the nearest enemy in its arc that can be seen. Try the TIE Fighter behind the Stormtroopers.',
    },
    six: {
      title: 'A 6 always hurts',
      text: 'One die and Targeting against Stealth or Maneuver; a 6 hits whatever the total, and does 1 damage at once. Then the defender rolls against Power. Fire at the Stormtroopers!',
    },
    doubled: {
      title: 'Upwards is twice as far',
      text: 'The TIE Fighter is 5 inches away, and the rifles reach 8. But for fire from the ground at a flyer the distance counts double. See what comes of it.',
    },
    forest: {
      title: 'Infantry stops at the trees',
      text: 'On foot you stop as soon as you enter Difficult terrain, and the other Maneuvers are forfeited. Walk into the forest: 3 inches straight on.',
    },
    announce: {
      title: 'Announce it first',
      text: 'An Attack Run takes the whole movement in one straight line through the enemy. Luke has moved already: try it now.',
    },
    run: {
      title: 'The Attack Run',
      text: 'Here he has not. Choose the Attack Run with the Lightsaber instead of Movement, and run 8 inches straight ahead.',
    },
    strike: {
      title: 'Whom you passed',
      text: 'The run led through the Stormtroopers: strike them, and confirm.',
    },
    still: {
      title: 'A Transport stands still',
      text: 'The Falcon has troopers aboard, and has begun to move. Try to set them down now.',
    },
    drop: {
      title: 'Everybody out',
      text: 'A Transport that takes no Maneuver may set somebody down beside it. Set the troopers down at the spot nearest the enemy.',
    },
    decoy: {
      title: 'A cheap decoy',
      text: 'Since only the nearest can be fired at, a cheap flyer in front draws all the fire. Now you know what most newcomers learn the hard way.',
    },
  },
  de: {
    order: {
      title: 'Karten handeln der Reihe nach',
      text: 'Jeder Name deiner Armee hat eine Karte. Von links nach rechts handeln sie, eine nach der anderen, in jeder Runde: Diese Reihenfolge gilt für die ganze Schlacht. Lass sie, wie sie ist.',
    },
    duty: {
      title: 'Bewegen ist Pflicht',
      text: 'Dieser X-Wing hat drei Manöver von 2 bis 5 Zoll und muss sie alle fliegen. Versuche, ohne sie fertig zu sein.',
    },
    first: {
      title: 'Das erste Manöver',
      text: 'Der Fächer zeigt, wohin es gehen darf: bis 45 Grad nach jeder Seite. Ziehe den Geist, oder nimm Richtung und Strecke. Flieg 5 Zoll geradeaus: Drücke Bewegen.',
    },
    speed: {
      title: 'Ein Tempo für alle',
      text: 'Das erste Manöver hat das Tempo dieses Zuges bestimmt. Versuche, langsamer zu werden.',
    },
    second: {
      title: 'Geradeaus',
      text: 'Der Geist ist jetzt auf 5 Zoll festgelegt; nur die Richtung ist frei. Weiter.',
    },
    third: {
      title: 'Das letzte',
      text: 'Nach dem letzten Manöver kommt er zur Ruhe und darf angreifen. Noch einmal bewegen.',
    },
    nearest: {
      title: 'Nur das nächste Ziel',
      text: 'Eine Waffe schießt auf den nächsten Feind in ihrem Winkel, der zu sehen ist. Versuche es mit dem TIE Fighter hinter den Stormtroopers.',
    },
    six: {
      title: 'Eine 6 tut immer weh',
      text: 'Ein Würfel und Targeting gegen Stealth oder Maneuver; eine 6 trifft immer und macht sofort 1 Schaden. Dann würfelt der Verteidiger gegen Power. Feuer auf die Stormtroopers!',
    },
    doubled: {
      title: 'Nach oben ist es doppelt so weit',
      text: 'Der TIE Fighter ist 5 Zoll entfernt, die Gewehre reichen 8. Aber vom Boden auf Flieger zählt die Entfernung doppelt. Sieh, was daraus wird.',
    },
    forest: {
      title: 'Infanterie hält am Waldrand',
      text: 'Zu Fuß bleibst du stehen, sobald du schwieriges Gelände betrittst, und die übrigen Manöver verfallen. Geh in den Wald: 3 Zoll geradeaus.',
    },
    announce: {
      title: 'Erst ansagen',
      text: 'Ein Sturmangriff nimmt die ganze Bewegung in einer geraden Linie durch den Feind. Luke hat sich schon bewegt: Versuche es jetzt.',
    },
    run: {
      title: 'Der Sturmangriff',
      text: 'Hier noch nicht. Wähle statt Bewegung den Sturmangriff mit dem Lightsaber und stürme 8 Zoll geradeaus.',
    },
    strike: {
      title: 'Wen du überquert hast',
      text: 'Der Weg führte durch die Stormtroopers: Triff sie, und bestätige.',
    },
    still: {
      title: 'Ein Transporter steht still',
      text: 'Der Falcon hat Truppen an Bord und sich schon bewegt. Versuche, sie jetzt abzusetzen.',
    },
    drop: {
      title: 'Alle aussteigen',
      text: 'Ein Transporter, der kein Manöver fliegt, darf jemanden neben sich absetzen. Setze die Truppen dort ab, wo der Feind am nächsten ist.',
    },
    decoy: {
      title: 'Ein billiger Köder',
      text: 'Da nur das nächste Ziel beschossen werden darf, zieht ein billiger Flieger vorn alles Feuer auf sich. Jetzt weißt du, was die meisten erst durch Schaden lernen.',
    },
  },
} as const;
