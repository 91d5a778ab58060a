import type { Clause } from '@holoboard/kernel';

/** The clauses of one section. */
export function section(name: string, clauses: readonly (readonly [id: string, text: string])[]): Clause[] {
  return clauses.map(([id, text]) => ({ id, section: name, text }));
}

/** Every rule of Escape from Hoth, numbered, in our own words. */
export const rulebook: readonly Clause[] = [
  ...section('Set-up', [
    ['HOTH-SETUP-01', 'The game is for 2, 3 or 4 players.'],
    [
      'HOTH-SETUP-02',
      'The box holds one board, four X-Wing markers, one TIE marker, four X-Wing puzzles, one Rebel and one Imperial spinner, and one Force card.',
    ],
    ['HOTH-SETUP-03', 'Each player takes one X-Wing marker; no two players share one.'],
    ['HOTH-SETUP-04', 'Every X-Wing marker starts on Planet Hoth itself, not on a ring space.'],
    ['HOTH-SETUP-05', 'Each player takes the puzzle whose colour matches his marker.'],
    ['HOTH-SETUP-06', 'Each puzzle starts fully assembled, so every Fighter starts undamaged.'],
    ['HOTH-SETUP-07', 'The puzzle stays in front of its owner, off the board, in plain sight.'],
    ['HOTH-SETUP-08', 'The black TIE marker starts on the TIE symbol, which lies on a ring of Hoth.'],
    ['HOTH-SETUP-09', 'The TIE marker is Darth Vader; no player owns it.'],
    ['HOTH-SETUP-10', 'The Force card starts beside the board, held by nobody.'],
    ['HOTH-SETUP-11', 'The players choose who goes first.'],
    ['HOTH-SETUP-12', 'After each turn play passes to the player on the left.'],
  ]),
  ...section('Goal', [
    ['HOTH-GOAL-01', 'Each player aims to get to Planet Dantooine ahead of all other Rebels.'],
    ['HOTH-GOAL-02', 'Exactly one Rebel wins; there are no later places.'],
  ]),
  ...section('Turn', [
    ['HOTH-TURN-01', 'A turn has three steps in this order: Rebel move, Vader move, laser attack.'],
    ['HOTH-TURN-02', 'The steps cannot be taken in any other order.'],
    [
      'HOTH-TURN-03',
      'Step 1: the active player spins the Rebel spinner and moves his own marker the spun number.',
    ],
    ['HOTH-TURN-04', 'Step 2: the active player spins the Imperial spinner and moves Vader the spun number.'],
    ['HOTH-TURN-05', 'Step 2 is compulsory.'],
    ['HOTH-TURN-06', 'Step 3 takes place only if Vader was moved into an attack position this turn.'],
    ['HOTH-TURN-07', "A Rebel's route is Hoth's rings, then hyperspace, then Dantooine's rings."],
  ]),
  ...section('Moving a Rebel', [
    ['HOTH-MOVE-01', 'On his first turn a player spins the Rebel spinner and reads the inner circle.'],
    ['HOTH-MOVE-02', 'On the first turn the red space is the first space counted.'],
    ['HOTH-MOVE-03', 'A Rebel moves in the direction of the arrows.'],
    ['HOTH-MOVE-04', 'A plain number must be moved exactly: "5" means 5 spaces.'],
    ['HOTH-MOVE-05', '"1-10" lets the player move any whole number of spaces he chooses from 1 to 10.'],
    ['HOTH-MOVE-06', "In Hoth's rings a Rebel always moves counter-clockwise."],
    ['HOTH-MOVE-07', "In Hoth's rings a Rebel always reads the inner circle."],
    [
      'HOTH-MOVE-08',
      "Hoth's outer ring is reached only over a yellow space on which the count ends exactly.",
    ],
    ['HOTH-MOVE-09', 'Moving 3 spaces on the first turn lands on a yellow space.'],
    ['HOTH-MOVE-10', 'A Rebel that lands on a yellow space may slide to the next ring.'],
    ['HOTH-MOVE-11', 'A slide ends the move: the Rebel stops on the next ring.'],
    ['HOTH-MOVE-12', 'The slide is optional.'],
    [
      'HOTH-MOVE-13',
      'A Rebel that stayed on a yellow space may not slide from it at the start of his next turn.',
    ],
    [
      'HOTH-MOVE-14',
      'After sliding, the Rebel goes on counter-clockwise from his next turn until he can enter hyperspace.',
    ],
    ['HOTH-MOVE-15', 'Passing over a yellow space without ending the count there gives no slide.'],
    ['HOTH-MOVE-16', 'Any number of markers may share a space, at any time.'],
    ['HOTH-MOVE-17', 'Landing on an occupied space does nothing to the markers already there.'],
  ]),
  ...section('Hyperspace', [
    ['HOTH-HYPER-01', 'A Rebel that reaches the TIE symbol may leave the rings and enter hyperspace.'],
    ['HOTH-HYPER-02', 'Leaving there is a choice, not an obligation.'],
    ['HOTH-HYPER-03', "The TIE symbol is the only way from Hoth's rings into hyperspace."],
    ['HOTH-HYPER-04', 'In hyperspace a Rebel reads the outer circle of the Rebel spinner.'],
  ]),
  ...section('Asteroid fields', [
    [
      'HOTH-AST-01',
      'A Rebel that lands on an asteroid space moves only 1 space per turn until he has left that field.',
    ],
    ['HOTH-AST-02', 'While in the field he does not spin the Rebel spinner.'],
    ['HOTH-AST-03', 'While in the field he still spins the Imperial spinner and moves Vader on his turn.'],
    ['HOTH-AST-04', 'Only landing counts; flying over asteroid spaces in one move costs nothing.'],
    ['HOTH-AST-05', 'Once out of the field he moves normally again from his next turn.'],
    ['HOTH-AST-06', 'Vader ignores asteroid fields entirely.'],
  ]),
  ...section('The Force', [
    [
      'HOTH-FORCE-01',
      'A player who spins The Force Is With You takes the Force card and puts it on his own puzzle.',
    ],
    ['HOTH-FORCE-02', 'He also moves the number that goes with that sector.'],
    ['HOTH-FORCE-03', 'The card protects its holder from attack by Vader.'],
    [
      'HOTH-FORCE-04',
      'The holder gives the card up as soon as another player spins The Force Is With You; it goes to that player.',
    ],
    ['HOTH-FORCE-05', 'There is one card, so at most one player is protected by it.'],
  ]),
  ...section('Moving Vader', [
    ['HOTH-VADER-01', 'After his Rebel move the active player has to spin for Vader and move him.'],
    ['HOTH-VADER-02', 'Vader moves the number spun.'],
    ['HOTH-VADER-03', "In Hoth's rings Vader moves in the direction of the arrows."],
    [
      'HOTH-VADER-04',
      "Vader changes rings on a Rebel's terms: his count must end exactly on a yellow space, from which he slides across.",
    ],
    ['HOTH-VADER-05', "Vader's slide is optional, at the active player's choice."],
    ['HOTH-VADER-06', "As long as no player has entered hyperspace, Vader may not leave Hoth's rings."],
    ['HOTH-VADER-07', "When every player has entered hyperspace, Vader has to leave Hoth's rings."],
    ['HOTH-VADER-08', 'Vader never goes back from hyperspace to Hoth.'],
    ['HOTH-VADER-09', 'In hyperspace the active player may move Vader forward or backward.'],
    [
      'HOTH-VADER-10',
      'A single Vader move may not mix directions: with "8", 6 forward and 2 back is illegal.',
    ],
    ['HOTH-VADER-11', "As long as no player has entered Dantooine's rings, they are closed to Vader."],
    [
      'HOTH-VADER-12',
      "When every player has entered Dantooine's rings, Vader may fly only forward in hyperspace, until he is in those rings too.",
    ],
    ['HOTH-VADER-13', "Vader never goes back from Dantooine's rings to hyperspace."],
  ]),
  ...section('Laser attack', [
    ['HOTH-ATT-01', 'A Rebel is in attack position when Vader is on the same space.'],
    ['HOTH-ATT-02', 'A Rebel is in attack position when Vader is on the space directly in front of him.'],
    ['HOTH-ATT-03', 'A Rebel is in attack position when Vader is on the space directly behind him.'],
    [
      'HOTH-ATT-04',
      'An opponent is under attack as soon as the active player moves Vader into attack position.',
    ],
    [
      'HOTH-ATT-05',
      "If Vader's move puts him in attack position against the active player, that player must attack himself.",
    ],
    ['HOTH-ATT-06', 'The attack is resolved by spinning the Imperial spinner and reading its inner circle.'],
    ['HOTH-ATT-07', 'One burst damages 1 part: the victim separates 1 piece from his puzzle.'],
    ['HOTH-ATT-08', 'Two bursts damage 2 parts: the victim separates 2 pieces.'],
    ['HOTH-ATT-09', 'More than one player can be attacked in the same turn.'],
    ['HOTH-ATT-10', 'Each Rebel in attack position is identified and attacked in turn, with his own spin.'],
    ['HOTH-ATT-11', 'A player can be attacked any number of times in the game.'],
    ['HOTH-ATT-12', 'A player never loses more than 4 pieces.'],
  ]),
  ...section('Damaged Fighters', [
    ['HOTH-DMG-01', 'On the turns after a hit the owner of a damaged Fighter makes no Rebel spin.'],
    ['HOTH-DMG-02', 'With 4 pieces left he moves 4 spaces a turn.'],
    ['HOTH-DMG-03', 'With 3 pieces left he moves 3 spaces a turn.'],
    ['HOTH-DMG-04', 'With 2 pieces left he moves 2 spaces a turn.'],
    ['HOTH-DMG-05', 'With 1 piece left he moves 1 space a turn.'],
    ['HOTH-DMG-06', 'That speed lasts until a Repair Station has mended the Fighter.'],
    [
      'HOTH-DMG-07',
      'A damaged player still spins the Imperial spinner and moves Vader on each of his turns.',
    ],
  ]),
  ...section('Repair stations', [
    ['HOTH-REP-01', 'A damaged Fighter is repaired only by landing on a Repair Station space.'],
    ['HOTH-REP-02', 'Repair rejoins all separated pieces at once.'],
    [
      'HOTH-REP-03',
      'A damaged Rebel need not hit the station by exact count: he may stop as soon as he reaches it.',
    ],
    ['HOTH-REP-04', 'Stopping there is a choice; he may fly past.'],
    ['HOTH-REP-05', 'A Rebel on a Repair Station cannot be attacked by Vader.'],
    ['HOTH-REP-06', 'A repaired player spins and moves normally from his next turn.'],
  ]),
  ...section('Dantooine', [
    ['HOTH-DAN-01', "From the end of hyperspace a Rebel enters Dantooine's rings."],
    ['HOTH-DAN-02', "In Dantooine's rings a Rebel reads the inner circle."],
    ['HOTH-DAN-03', "In Dantooine's rings a Rebel moves in the direction of the arrows."],
    ['HOTH-DAN-04', 'That direction is clockwise.'],
    ['HOTH-DAN-05', 'Landing on a yellow space lets a Rebel move onto the inner ring.'],
  ]),
  ...section('Winning', [
    [
      'HOTH-WIN-01',
      'Victory goes to the Rebel who first flies over the red space and onto Planet Dantooine.',
    ],
    ['HOTH-WIN-02', 'No exact count is needed to land on the planet.'],
    ['HOTH-WIN-03', 'The game is won the moment the planet is reached.'],
  ]),
  ...section('Rulings', [
    ['HOTH-RULING-01', 'An attack spin that shows no burst is a miss and does no damage.'],
    ['HOTH-RULING-02', 'Flying your Rebel, moving Vader and every attack that results are compulsory.'],
    [
      'HOTH-RULING-03',
      'The planet lies one step beyond the red space: a Rebel resting on red has not won yet, but any later move wins. Option: reaching the red space wins.',
    ],
    [
      'HOTH-RULING-04',
      'Counting starts from the planet: the planet is step 0, the red space step 1, the first yellow space step 3.',
    ],
    ['HOTH-RULING-05', 'Each planet has two rings.'],
    [
      'HOTH-RULING-06',
      "Steps left over at a junction carry on into the new zone, for Rebels and for Vader. Option: a Rebel's leftover steps are lost on the first space of hyperspace or of Dantooine's rings.",
    ],
    [
      'HOTH-RULING-07',
      "A Rebel reads the circle of the zone where he stands when he spins. The TIE symbol and Planet Hoth count as Hoth's rings.",
    ],
    [
      'HOTH-RULING-08',
      'Rebels slide one way only: outwards on Hoth, inwards on Dantooine. To a Rebel the far end of a slide is an ordinary space.',
    ],
    ['HOTH-RULING-09', 'Vader slides both ways on both planets. Option: only the way the Rebels slide.'],
    [
      'HOTH-RULING-10',
      'Once every player is past Hoth, Vader must take the way into hyperspace when he passes the TIE symbol, must slide out when his count ends on a yellow space of the inner ring, and may not slide inwards. Until he gets out he keeps circling.',
    ],
    [
      'HOTH-RULING-11',
      "Having entered a zone is permanent and is read when Vader moves, so the active player's own flight counts. A Rebel at Dantooine has entered hyperspace too. While some players have entered and some not, the active player chooses at the junction.",
    ],
    [
      'HOTH-RULING-12',
      "In Dantooine's rings Vader moves clockwise only, slides as on Hoth, treats the red space as an ordinary one and never lands on the planet.",
    ],
    [
      'HOTH-RULING-13',
      'Directly in front or behind means one step along the track. Rings close on themselves, and attacks cross both junctions. The two ends of a slide are not adjacent. Option: they are.',
    ],
    ['HOTH-RULING-14', 'A Rebel still on Planet Hoth is on no space and cannot be attacked.'],
    [
      'HOTH-RULING-15',
      'Attack position is judged once, where Vader comes to rest. Flying past a Rebel is no attack, and neither is a Rebel flying up to Vader.',
    ],
    [
      'HOTH-RULING-16',
      'The Force card protects until another player spins the Force; no attack spin is made against its holder. Option: the first attack it prevents puts it back beside the board.',
    ],
    [
      'HOTH-RULING-17',
      "Attacks are made from the active player's left around, the active player last, one spin each; none may be skipped.",
    ],
    [
      'HOTH-RULING-18',
      'An attack on a Fighter with one piece is still spun, without effect. Two bursts on two pieces leave one.',
    ],
    [
      'HOTH-RULING-19',
      'An undamaged Rebel may not stop early at a station, but has its shelter when his count ends there. Option: he may stop early too.',
    ],
    [
      'HOTH-RULING-20',
      'A damaged Rebel moves exactly his number, except that he may stop at a station; he may slide if it ends on yellow, and keeps his number until repaired or hit again. Repair happens on arrival.',
    ],
    [
      'HOTH-RULING-21',
      'A damaged Rebel in an asteroid field moves 1 space. Once out of the field he uses his damaged number, or spins if he is whole.',
    ],
    [
      'HOTH-RULING-22',
      'If Vader could move in neither direction he would stop at the end of hyperspace; this board never lets it happen. When only one direction is legal it is forced, even onto the active player.',
    ],
    [
      'HOTH-RULING-23',
      'The Force card changes hands at the spin, so it already counts when Vader moves that turn. A holder who spins the Force keeps it. Who does not spin cannot gain it, and keeps it if he has it.',
    ],
    ['HOTH-RULING-24', 'Which puzzle piece comes off makes no difference; they come off in a fixed order.'],
    ['HOTH-RULING-25', 'Chance decides who goes first, unless the host chooses.'],
    ['HOTH-RULING-26', 'The goal is Planet Dantooine.'],
    [
      'HOTH-RULING-27',
      'A player who resigns is removed with his marker; the Force card, if his, goes beside the board; "all players" then means those who remain, and a sole survivor wins. If it is his own turn it ends there and play passes to the left; attacks due against him are dropped. Automated play may stop after 2,000 turns and report the game as unfinished.',
    ],
  ]),
  ...section('House variants', [
    [
      'HOTH-HOUSE-01',
      'Imperial Orders: nobody spins for Vader. Each player has eight open order cards, 1 to 8, plays one and moves Vader that many spaces. When his last one is played he takes all eight back at the end of that turn. Attacks are still spun.',
    ],
    [
      'HOTH-HOUSE-02',
      'Throttle: each player starts with 3 tokens. After spinning a plain number above 1 he may spend one to fly any number from 1 up to it.',
    ],
    [
      'HOTH-HOUSE-03',
      'Force Surge: once on his own turn, right after a movement spin, the holder of the Force card may put it beside the board to choose the number himself: 1 to 10 for his Rebel, 1 to 8 for Vader. A card gained by a spin of that turn cannot be surged in it.',
    ],
    ['HOTH-HOUSE-04', 'Fair Start: the last player in turn order begins with the Force card.'],
  ]),
];
