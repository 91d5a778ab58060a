/** What holds where the rules contradict themselves or say nothing; a name in backquotes is the option that changes it. */
export const rulings: readonly (readonly [id: string, text: string])[] = [
  [
    'END-RULING-01',
    "Luke and Vader take 4 hits each; with `duelTracks` Luke takes 12 and Vader 13. Vader's red spaces are 3, 2 and 1 remaining either way.",
  ],
  [
    'END-RULING-02',
    'The Shield Assault Track has 28 spaces after the start: nine 2s, thirteen 3s, four 4s and two 5s, the last being the generator; with `shieldTrack` 20 spaces, five each of 2, 3, 4 and 5.',
  ],
  [
    'END-RULING-03',
    'Each shield die is spent on one space: for each next space the lowest die left that meets its number, until no die does. With `shieldDice` all dice are compared with the one next space instead, and each success is a space, not beyond the end.',
  ],
  [
    'END-RULING-04',
    "Nobody ever enters the Death Star's sector. With `deathStarRun`, once the shield is down: Rebels may enter it from the inner ring and the Falcon pass through while no TIE fighter is there; TIE fighters may enter while a Rebel ship is in it; the Executor never. Both sides may stand in it together and attack in it, out of it and into it; Rebels in it may attack the Death Star itself, and the Death Star cannot fire at it.",
  ],
  [
    'END-RULING-05',
    "At the Death Star an attack rolls the same dice as at ships, one 6 wins, and it takes the place of the order's attack; a move may come before it.",
  ],
  [
    'END-RULING-06',
    'After a move, launch or deployment the attack comes from the sector those ships ended in; if nothing moved, from any one sector that holds the ordered type. With `attackFrom` from any such sector in either case.',
  ],
  [
    'END-RULING-07',
    'A move takes any number of ships of the type from one origin. With `moveOrigins` ships from several sectors and fleet markers beside one sector may go there together.',
  ],
  [
    'END-RULING-08',
    'Ships attack whether they moved or not. With `attackersMustMove` only ships that moved, launched or were deployed by this order roll dice.',
  ],
  [
    'END-RULING-09',
    'A TIE order is one move or one deployment of exactly four, then perhaps an attack. With `deployThenMove` a group may also move after the deployment, and the attack may come from either place.',
  ],
  [
    'END-RULING-10',
    'An attack rolls one die for each fighter, two for the Falcon and four for the Executor, never more than five and never fewer by choice.',
  ],
  [
    'END-RULING-11',
    'TIE fighters and the Executor may attack a face-up fleet marker beside their sector; `fightersHitMarkers` can forbid it.',
  ],
  [
    'END-RULING-12',
    'A fleet marker is a target of its own: one die of 5 or more destroys it and further dice are wasted. Fighters on it cannot be hit singly. An empty face-up marker may be attacked too, and pays.',
  ],
  [
    'END-RULING-13',
    "Empty face-up markers draw the Death Star's fire like loaded ones. With `emptyMarkersShield` off only loaded ones must be shot first, and an empty one may still be chosen.",
  ],
  [
    'END-RULING-14',
    "A slot is no sector: nobody enters it or returns to it, nobody attacks out of it, and each touches one sector, into which any number of the marker's fighters may launch as the move of an order, unless enemies hold it.",
  ],
  ['END-RULING-15', 'No order moves the fleet ships as such: X-wings launch by an X-wing order, and so on.'],
  [
    'END-RULING-16',
    'A fleet marker destroyed by the Death Star earns its card; `deathStarMarkerBonus` can forbid it.',
  ],
  [
    'END-RULING-17',
    'A shot at a sector is named before the roll, needs a Rebel ship there, and rolls the same two dice for a 5; success earns one card for the sector and two for the Falcon.',
  ],
  ['END-RULING-18', 'Different bonuses add up. Destroying a fleet marker is one card in all.'],
  [
    'END-RULING-19',
    'A card with a valid order must be used for one, but an order to ships may end without move and attack. With `freePass` a flipped card may also be discarded unused.',
  ],
  [
    'END-RULING-20',
    'Valid are: X-, Y- and B-wings with such a fighter in a sector or on a face-up marker; the Falcon and the Executor until destroyed; TIE fighters with one in a sector or in the Reserve of a living Executor; the Death Star always, but for its run; Shield Assault while the shield is up; Shield Ambush with the shield up, a Stormtrooper in supply and a free space ahead; Luke, Vader and the Emperor while both duellists live; redemption while Luke lives and Vader is on a red space.',
  ],
  [
    'END-RULING-21',
    'A duel order without a living target is not valid. A redeemed Vader counts as destroyed. Hits beyond the track are lost, and the duel is over when either falls.',
  ],
  [
    'END-RULING-22',
    'Bonus cards are drawn one at a time, before the played card is discarded, and lie below everything in the pile in the order drawn. A reshuffle leaves out the card being played, hands and piles. With deck and discards empty the rest is forfeited.',
  ],
  [
    'END-RULING-23',
    "In teams piles are personal, deck and discards are the team's; a player without cards is skipped; bonus cards go to the player who gave the order; cards are drawn in seat order, two each; either teammate commands any ship of the side.",
  ],
  [
    'END-RULING-24',
    '28 TIE fighters start in seven groups of four and 28 in the Reserve; with `tieStart` the group in i4 is missing and the Reserve is 32.',
  ],
  ['END-RULING-25', 'Three B-wings start in o1, the mirror image of the group in o4.'],
  [
    'END-RULING-26',
    'Stormtroopers go one to a space to the nearest free spaces ahead of the team, up to and with the last; the Empire picks how many, from one to the smallest of three, the supply and the free spaces.',
  ],
  [
    'END-RULING-27',
    'Dice are not re-rolled. With `duelLeadReroll`, while both duellists live, the side whose duellist has strictly more left may re-roll one die of its own roll once a turn, before anything comes of it.',
  ],
  [
    'END-RULING-28',
    'A sector is cleared when it held enemy ships before an attack or shot and holds none after it; ships that leave earn nothing. The Rebels earn it too.',
  ],
  ['END-RULING-29', 'Any number of ships may be in a sector.'],
  [
    'END-RULING-30',
    'When the Executor is gone TIE fighters in sectors fight on, but none are deployed any more.',
  ],
  [
    'END-RULING-31',
    'Victory is checked whenever ships are removed and after every roll at the Death Star; the game stops at once, with no tie.',
  ],
  [
    'END-RULING-32',
    'Each die is given to at most one enemy ship in the target sector whose number it meets, a fighter taking one and a special ship no more than it has left; no die may stay unused that could hit a ship still there.',
  ],
  [
    'END-RULING-33',
    'A move of two sectors is two legal steps, may stop after the first, and ends in another sector than it began.',
  ],
  ['END-RULING-34', 'The Falcon takes 6 hits and the Executor 8; the last one destroys it.'],
  ['END-RULING-35', 'The owner may look at the cards planned, not at bonus cards, and may reorder neither.'],
  [
    'END-RULING-36',
    'Undeployed TIE fighters are with the Executor but not in its sector: they are not attacked, do not fight, block nobody, and do not keep the sector from being cleared.',
  ],
  ['END-RULING-37', 'Automated play may stop a game after 200 rounds as unfinished.'],
];
