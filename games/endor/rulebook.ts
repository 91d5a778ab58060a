import type { Clause } from '@holoboard/kernel';

/** Clauses of one section. */
export function section(name: string, clauses: readonly (readonly [id: string, text: string])[]): Clause[] {
  return clauses.map(([id, text]) => ({ id, section: name, text }));
}

/** Every rule of The Battle of Endor, numbered, in our own words. */
export const rulebook: readonly Clause[] = [
  ...section('Objectives', [
    [
      'END-OBJ-01',
      'The Rebels destroy the shield generator by bringing the Strike Team to the end of the Shield Assault Track.',
    ],
    ['END-OBJ-02', 'Once the shield is down, the Rebels win by destroying the Death Star.'],
    ['END-OBJ-03', 'Destroying the Death Star takes a 6 on a die rolled from a sector adjacent to it.'],
    ['END-OBJ-04', 'The Empire wins by destroying all Rebel ships before the Death Star is destroyed.'],
    [
      'END-OBJ-05',
      'Rebel ships in the sense of END-OBJ-04 are every X-wing, Y-wing and B-wing, in a sector or on a fleet marker, and the Millennium Falcon.',
    ],
    [
      'END-OBJ-06',
      'The loss of the Executor does not lose the game for the Empire; neither the Executor nor a Death Star shot is needed for its victory.',
    ],
  ]),
  ...section('Components', [
    ['END-COMP-01', 'The board is three pieces showing the space sectors and Endor.'],
    ['END-COMP-02', 'There are 20 X-wings.'],
    ['END-COMP-03', 'There are 16 Y-wings.'],
    ['END-COMP-04', 'There are 15 B-wings.'],
    ['END-COMP-05', 'There are 56 TIE fighters.'],
    ['END-COMP-06', 'There are 6 Rebel Fleet Markers, each able to hold fighters.'],
    ['END-COMP-07', 'There is 1 Executor.'],
    ['END-COMP-08', 'There is 1 Millennium Falcon.'],
    ['END-COMP-09', 'There are 9 Stormtrooper tokens.'],
    ['END-COMP-10', 'There is 1 Rebel Strike Team token.'],
    ['END-COMP-11', 'Luke and Vader each have a hit track.'],
    ['END-COMP-12', 'There are 4 hit tokens: two for the special ships, two for the characters.'],
    ['END-COMP-13', 'The Rebel deck has 30 order cards.'],
    ['END-COMP-14', 'The Empire deck has 30 order cards.'],
    ['END-COMP-15', 'There are five ordinary six-sided dice, so no roll uses more than five.'],
  ]),
  ...section('Setup', [
    ['END-SETUP-01', 'All ships and tokens start at fixed printed places.'],
    ['END-SETUP-02', 'The two sides, Empire and Rebels, go to one player each.'],
    ['END-SETUP-03', 'Each side shuffles its own 30-card deck.'],
    ['END-SETUP-04', 'Each player draws 6 cards as the starting hand.'],
    ['END-SETUP-05', 'Decks lie face down with a discard pile beside each.'],
    ['END-SETUP-06', 'The Executor starts in its designated sector.'],
    ['END-SETUP-07', 'All undeployed TIE fighters start with the Executor (the Reserve).'],
    ['END-SETUP-08', 'The fleet markers start in their places with their assigned fighters on them.'],
    ['END-SETUP-09', 'The Strike Team starts on the start space of the track.'],
    ['END-SETUP-10', 'The hit tokens of Luke and Vader start at the full end of their tracks.'],
  ]),
  ...section('Four-player teams', [
    ['END-TEAM-01', 'Two players form the Rebel team and two the Empire team.'],
    ['END-TEAM-02', 'Each team shares one order deck.'],
    ['END-TEAM-03', 'Each of the four players draws 6 cards.'],
    ['END-TEAM-04', 'Each player plays 2 cards per round.'],
    ['END-TEAM-05', 'Turn order is Rebel 1, Empire 1, Empire 2, Rebel 2, repeating (clockwise seating).'],
    ['END-TEAM-06', 'Teammates may discuss strategy.'],
    ['END-TEAM-07', 'Teammates may show each other their cards.'],
    ['END-TEAM-08', 'Teammates may not exchange cards.'],
    ['END-TEAM-09', 'In the draw phase each player draws 2 cards.'],
  ]),
  ...section('Round: plan assault', [
    ['END-PLAN-01', 'A round has three phases in order: plan assault, take turns giving orders, draw cards.'],
    ['END-PLAN-02', 'All players plan simultaneously.'],
    ['END-PLAN-03', 'Each player picks exactly 3 hand cards (2 with four players).'],
    ['END-PLAN-04', 'The picked cards go face down as the Order Pile.'],
    [
      'END-PLAN-05',
      'The top card of the pile is the first order, the bottom the last; the player chooses the sequence.',
    ],
    [
      'END-PLAN-06',
      'The rest of the hand is set aside and cannot be used until the next draw phase is over.',
    ],
  ]),
  ...section('Round: giving orders', [
    ['END-TURN-01', 'The Rebel player takes the first turn of the phase.'],
    ['END-TURN-02', 'Turns alternate.'],
    ['END-TURN-03', 'On a turn the player flips the top card of the own Order Pile.'],
    ['END-TURN-04', 'The player chooses exactly one of the orders on that card.'],
    ['END-TURN-05', 'After it is played the card goes face up on the own discard pile.'],
    [
      'END-TURN-06',
      "When one side's pile is empty, the other side takes back-to-back turns until its pile is empty.",
    ],
    ['END-TURN-07', 'The phase ends when all Order Piles are empty.'],
    [
      'END-TURN-08',
      'A player may not choose an order that cannot be used; another available order on the card must be chosen.',
    ],
    [
      'END-TURN-09',
      'If no order on the flipped card is valid, the turn is lost (and the card is discarded).',
    ],
  ]),
  ...section('Round: draw cards', [
    ['END-DRAW-01', 'Each player draws 3 cards (2 with four players), which restores the hand to 6.'],
    [
      'END-DRAW-02',
      'If the deck runs out, the discard pile is shuffled to form a new deck and drawing continues.',
    ],
    ['END-DRAW-03', 'After the draw a new round begins, unless a side has won.'],
  ]),
  ...section('Movement', [
    ['END-MOVE-01', 'A ship may move only into an adjacent sector that is friendly (own ships) or empty.'],
    ['END-MOVE-02', 'A ship may not move into a sector that contains enemy ships.'],
    ['END-MOVE-03', 'A ship may not move through a sector that contains enemy ships.'],
    ['END-MOVE-04', 'No ship may enter or cross the Death Star sector.'],
    ['END-MOVE-05', 'All ships selected for one move must be of the ordered type.'],
    ['END-MOVE-06', 'All ships selected for one move go to the same adjacent sector.'],
    ['END-MOVE-07', 'Movement is optional.'],
    ['END-MOVE-08', 'Movement happens before the attack, never after.'],
    ['END-MOVE-09', 'One move takes the Millennium Falcon 1 or 2 sectors.'],
    ['END-MOVE-10', 'One move takes the Executor 1 or 2 sectors.'],
    ['END-MOVE-11', 'Every other ship moves 1 sector.'],
  ]),
  ...section('Deployment and fleet ships', [
    ['END-DEPLOY-01', 'A TIE order may deploy 4 new TIE fighters from the Reserve.'],
    ['END-DEPLOY-02', 'They appear in the sector that contains the Executor.'],
    ['END-DEPLOY-03', 'Freshly deployed TIE fighters may attack within the same order.'],
    ['END-FLEET-01', 'Fleet markers carry backup fighters.'],
    ['END-FLEET-02', 'By an order, fighters on a marker may be moved to the sector adjacent to it.'],
  ]),
  ...section('Attack', [
    ['END-ATK-01', 'An attack starts in a single sector and strikes a single sector next to it.'],
    [
      'END-ATK-02',
      'All ships of the ordered type in the attacking sector may take part, whether or not they moved.',
    ],
    ['END-ATK-03', 'Only the ship type named by the order may attack in that turn.'],
    ['END-ATK-04', 'An attack rolls at most 5 dice.'],
    ['END-ATK-05', 'All dice of an attack are rolled at once.'],
    ['END-ATK-06', 'The attacking player decides which enemy ships take the hits.'],
    ['END-ATK-07', 'A player may attack without having moved.'],
    ['END-ATK-08', 'Dice are never re-rolled in the base rules.'],
  ]),
  ...section('Hits', [
    ['END-HIT-01', 'An X-wing is hit on 3 or more.'],
    ['END-HIT-02', 'A TIE fighter is hit on 3 or more.'],
    ['END-HIT-03', 'A Y-wing is hit on 4 or more.'],
    ['END-HIT-04', 'A B-wing is hit on 5 or more.'],
    ['END-HIT-05', 'The Millennium Falcon is hit on 5 or more.'],
    ['END-HIT-06', 'A Rebel Fleet Marker is hit on 5 or more.'],
    ['END-HIT-07', 'The Executor is hit on 5 or more.'],
    ['END-HIT-08', 'The Death Star is hit on 6, and only after the shield is down.'],
    ['END-HIT-09', 'A fighter is destroyed by its first hit.'],
    ['END-HIT-10', 'A fleet marker is destroyed by its first hit.'],
    ['END-HIT-11', 'Each hit on the Falcon or the Executor moves its token one space along its track.'],
    ['END-HIT-12', 'The Falcon or Executor is destroyed when its track is full.'],
    ['END-HIT-13', 'The loss of the Executor also destroys every undeployed TIE fighter.'],
    ['END-HIT-14', 'Fighters still on a fleet marker perish with it.'],
    ['END-HIT-15', 'A destroyed fleet marker is flipped to its inactive side.'],
  ]),
  ...section('The Death Star fires (Empire)', [
    ['END-DSW-01', 'While any Rebel Fleet Marker is face up, the Death Star must target a face-up marker.'],
    ['END-DSW-02', 'The shot rolls 2 dice.'],
    ['END-DSW-03', 'A 5 or 6 on either die destroys the targeted marker.'],
    ['END-DSW-04', 'The fighters on that marker are destroyed with it.'],
    ['END-DSW-05', 'When no face-up marker remains, the Death Star may target any sector.'],
    ['END-DSW-06', 'A successful shot at a sector destroys all ships in it.'],
    ['END-DSW-07', 'That includes the Millennium Falcon, whatever its hits.'],
    ['END-DSW-08', 'The Death Star may not target a sector of fighters while a face-up marker remains.'],
  ]),
  ...section('Attacking the Death Star (Rebels)', [
    ['END-DSA-01', 'The Rebels may attack the Death Star only after the shield generator is destroyed.'],
    ['END-DSA-02', 'They must attack from a sector adjacent to the Death Star.'],
    ['END-DSA-03', 'They roll up to 5 dice.'],
    ['END-DSA-04', 'One or more 6s among them destroy the Death Star, and the Rebels have won.'],
  ]),
  ...section('Shield assault and ambush', [
    ['END-SHLD-01', 'The Shield Assault order rolls all 5 dice.'],
    [
      'END-SHLD-02',
      'A die that equals or beats the number of the space ahead takes the Strike Team 1 space further.',
    ],
    ['END-SHLD-03', 'A Stormtrooper on a space raises its number by 1.'],
    ['END-SHLD-04', "When the team advances onto a Stormtrooper's space, that Stormtrooper is removed."],
    ['END-SHLD-05', "The removed Stormtrooper returns to the Empire's supply."],
    ['END-SHLD-06', 'Shield Ambush places up to 3 Stormtroopers.'],
    ['END-SHLD-07', 'They go on the next unoccupied spaces ahead of the Strike Team, nearest first.'],
    ['END-SHLD-08', 'Each placed Stormtrooper adds 1 to the roll needed there.'],
    ['END-SHLD-09', 'Shield Ambush cannot be used with no Stormtrooper in supply.'],
    [
      'END-SHLD-10',
      'Arrival on the last space of the track brings the shield down, for the rest of the game.',
    ],
    ['END-SHLD-11', 'From then on the Rebels may attack the Death Star.'],
  ]),
  ...section('The duel', [
    ['END-DUEL-01', "Luke's track takes 4 hits."],
    ['END-DUEL-02', "Vader's track takes 4 hits."],
    ['END-DUEL-03', "Vader's spaces at 3, 2 and 1 remaining are red (redemption) spaces."],
    ['END-DUEL-04', 'The Luke order rolls 4 dice.'],
    ['END-DUEL-05', 'Every die of 4 or more rolled for the Luke order is 1 hit on Vader.'],
    ['END-DUEL-06', 'Darth Vader Redeemed may be used only while Vader is on a red space.'],
    ['END-DUEL-07', 'Darth Vader Redeemed may be used only while Luke is alive.'],
    ['END-DUEL-08', 'Darth Vader Redeemed destroys both Vader and the Emperor, without a roll.'],
    ['END-DUEL-09', 'The Darth Vader order rolls 4 dice.'],
    ['END-DUEL-10', 'Every die of 4 or more rolled for the Darth Vader order is 1 hit on Luke.'],
    ['END-DUEL-11', 'The Emperor order deals 2 hits to Luke at once, without a roll.'],
    ['END-DUEL-12', 'The Luke order cannot be used once Luke is destroyed.'],
    ['END-DUEL-13', 'The Darth Vader order cannot be used once Vader is destroyed.'],
    ['END-DUEL-14', 'The Emperor order cannot be used once Vader is destroyed.'],
    ['END-DUEL-15', 'The Emperor order cannot be used once Vader is redeemed.'],
  ]),
  ...section('Bonus orders', [
    ['END-BONUS-01', 'Clearing an enemy sector earns 1 card.'],
    ['END-BONUS-02', 'Destroying a Rebel Fleet Marker earns the Empire 1 card.'],
    ['END-BONUS-03', 'Destroying the Millennium Falcon earns the Empire 2 cards.'],
    ['END-BONUS-04', 'Destroying Luke earns the Empire 4 cards.'],
    ['END-BONUS-05', 'Destroying Vader earns the Rebels 3 cards.'],
    ['END-BONUS-06', 'Redeeming Vader earns the Rebels 5 cards.'],
    ['END-BONUS-07', 'Bonus cards are drawn immediately.'],
    ['END-BONUS-08', 'They come from the top of the own deck.'],
    ['END-BONUS-09', 'They go face down to the bottom of the own Order Pile.'],
    ['END-BONUS-10', 'Nobody, not even the owner, looks at them when they are placed.'],
    ['END-BONUS-11', 'They are played in the same round and never carry over.'],
  ]),
  ...section('End of the game', [
    ['END-END-01', 'The Rebels win the moment the Death Star is destroyed.'],
    ['END-END-02', 'The Empire wins the moment no Rebel ship remains in any sector or on any marker.'],
    ['END-END-03', 'The fleet markers themselves need not be destroyed for the Empire to win.'],
  ]),
  ...section('FAQ answers not already covered', [
    [
      'END-FAQ-01',
      'TIE fighters may not enter the Death Star sector first; they may only follow Rebel ships that entered.',
    ],
    ['END-FAQ-02', 'The Executor may never enter the Death Star sector.'],
    ['END-FAQ-03', 'A useless order does not excuse the player from playing the card.'],
    ['END-FAQ-04', 'Re-rolls tied to the duel lead exist only as a variant.'],
  ]),
  ...section('Rulings', [
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
    [
      'END-RULING-15',
      'No order moves the fleet ships as such: X-wings launch by an X-wing order, and so on.',
    ],
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
    [
      'END-RULING-35',
      'The owner may look at the cards planned, not at bonus cards, and may reorder neither.',
    ],
    [
      'END-RULING-36',
      'Undeployed TIE fighters are with the Executor but not in its sector: they are not attacked, do not fight, block nobody, and do not keep the sector from being cleared.',
    ],
    ['END-RULING-37', 'Automated play may stop a game after 200 rounds as unfinished.'],
  ]),
];
