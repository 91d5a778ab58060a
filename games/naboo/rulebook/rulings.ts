/** What holds where the rules contradict themselves or say nothing; a name in backquotes is the option that changes it. */
export const rulings: readonly (readonly [id: string, text: string])[] = [
  [
    'NAB-RULING-01',
    'A line along hex edges is blocked by any obstruction on its one side together with any on its other; with `edgeLos` only by two that face each other at one edge.',
  ],
  ['NAB-RULING-02', 'Ranges are meant as up to so many spaces; with `rangeMeaning` exactly so many.'],
  [
    'NAB-RULING-03',
    'For a range of 2 one empty hex next to both is enough; with `rangeTwoPath` only straight lines count, by their middle hex. Distances are counted over hexes in play.',
  ],
  [
    'NAB-RULING-04',
    'Every member of a group rolls its defence dice; with `groupDefense` the group rolls as one.',
  ],
  [
    'NAB-RULING-05',
    'Tanks and transports do not enter shield hexes while the shield is up; with `vehiclesMayEnterShieldHex` they do, but go no further in. They may always attack units on shield hexes from outside.',
  ],
  ['NAB-RULING-06', 'Who climbs two floors may pass an occupied window; with `windowMiddleBlocks` not.'],
  [
    'NAB-RULING-07',
    'Droids that find no staging space are gone for good; with `excessDroids` they can be activated again. Destroyed droids of plains and palace go to the pool for activation.',
  ],
  [
    'NAB-RULING-08',
    'A whole group is sent to the palace, and as many as fit are placed; without an empty staging space the action is not available. With `partialGroupToPalace` a part of the group may be sent, one droid at least. The hex left empty earns no card.',
  ],
  [
    'NAB-RULING-09',
    'A Jedi or Darth Maul who dies of an attack still strikes back, and both may die; then the attacker’s side draws its bonus cards first. With `riposteWhenKilled` off the dying do not strike back.',
  ],
  [
    'NAB-RULING-10',
    'Destroying all droids in battle does not replace the Control Ship; with `droidsWipedOutCounts` it does for victory, while Anakin and the Starfighters go on.',
  ],
  [
    'NAB-RULING-11',
    'After the death of the real queen Rush the Palace still gives 8; with `rushAfterQueenDeath` 4. Window Ledge cards give the guards 2.',
  ],
  [
    'NAB-RULING-12',
    'An empty deck is made anew from its discards, except those turned up in the card play going on; what cannot be drawn is skipped, and a bonus card then comes from the other deck. With `reshuffleDecks` off an empty deck stays empty. The Starfighter pile always does.',
  ],
  [
    'NAB-RULING-13',
    'Bonus cards are played in the order they were drawn; with `bonusOrder` the other way round.',
  ],
  ['NAB-RULING-14', 'A unit finishes its move and its attack before the next one begins.'],
  [
    'NAB-RULING-15',
    'One of the available actions must be chosen, and a card without any is discarded. Units may be left unused, moved nowhere and kept from attacking. All other actions are carried out once they are chosen.',
  ],
  ['NAB-RULING-16', 'A line that meets only a corner of a hex does not cross it.'],
  ['NAB-RULING-17', 'Walls are whole hexes that stop movement and sight, also beyond the outer wall.'],
  [
    'NAB-RULING-18',
    'Stairs can be stood on; even empty they block what looks across them, and who stands there sees and is seen on the own floor.',
  ],
  ['NAB-RULING-19', 'Pillars and the throne cannot be entered.'],
  [
    'NAB-RULING-20',
    'Sight never passes from floor to floor or from room to room, but along a staircase and straight through a door. First floor and courtyard are one room.',
  ],
  [
    'NAB-RULING-21',
    'Four players sit clockwise as Trade Federation plains, Trade Federation palace, Naboo palace, Naboo plains; with `fourPlayerSeating` the sides alternate. Who has no cards is skipped. Cards are drawn clockwise from who led the round, the Battlefield deck first.',
  ],
  [
    'NAB-RULING-22',
    'Who turns a card up chooses its action, and the commander of the battle does the rest. The commander of the palace chooses the real queen, that of the battle the deck of a bonus card, that of the droids in space Starfighter grids and blocked slots.',
  ],
  ['NAB-RULING-23', 'A damage number is the point that destroys.'],
  ['NAB-RULING-24', 'It does not matter which member of a group falls, and hits too many are lost.'],
  [
    'NAB-RULING-25',
    'Victory is looked for after every move, attack with its riposte, removal and step of Anakin; nothing is played after it. A move counts where it ends.',
  ],
  ['NAB-RULING-26', 'There is no last round; with `roundLimit` the game is a draw after that round.'],
  [
    'NAB-RULING-27',
    'Once the Control Ship is gone the death of Darth Maul wins for Naboo too. Actions of droids are then not available.',
  ],
  ['NAB-RULING-28', 'Droids that leave with the Control Ship earn nobody a card.'],
  [
    'NAB-RULING-29',
    'Fewer dice may be placed than hit; a slot takes one, and none where a Starfighter is printed.',
  ],
  [
    'NAB-RULING-30',
    'A Starfighter card is turned up before its grid is chosen, and lies on top of those there. The grid Anakin faces is not yet passed.',
  ],
  ['NAB-RULING-31', 'Jedi in the core count as palace pieces, in the throne room only when they are in it.'],
  [
    'NAB-RULING-32',
    'Next to a Jedi or Darth Maul are passable neighbours, the other side of a door and the other end of a staircase; he may strike through the core door before he may leave.',
  ],
  [
    'NAB-RULING-33',
    'A majority is more Naboo pieces in the throne room than pieces of the Trade Federation, Viceroys and Darth Maul included.',
  ],
  [
    'NAB-RULING-34',
    'When either queen dies both sides learn who is real; the death of the decoy does nothing else.',
  ],
  ['NAB-RULING-35', 'Droids just activated or arrived do nothing else by that action.'],
  ['NAB-RULING-36', 'Discards, passed Starfighter cards, damage and boards are open.'],
  ['NAB-RULING-37', 'Recovering never goes beyond no damage.'],
  ['NAB-RULING-38', 'ATT and AAT are the same tank.'],
  ['NAB-RULING-39', 'Rush the Palace moves only the 4 guards it uses further.'],
  ['NAB-RULING-40', 'There are 10 green and 8 brown counters; play does not depend on it.'],
  [
    'NAB-RULING-41',
    'A droid that arrives in the palace is a single character there, and one destroyed there may return in a group on the plains.',
  ],
  [
    'NAB-RULING-42',
    'Battlefield cards are for units of the plains, Palace cards for those of palace and core.',
  ],
  [
    'NAB-RULING-43',
    'Who has fewer cards than are planned plans all of them; when nobody has a card in hand or a bonus card, the game is a draw.',
  ],
];
