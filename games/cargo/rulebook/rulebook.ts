import type { Clause } from '@holoboard/kernel';

/** Every clause of Cargo Run: the code that enforces one names it, and so does the test that proves it. */
export const rulebook: readonly Clause[] = [
  {
    id: 'CARGO-SETUP-01',
    section: 'Set-up',
    text: 'Two or three smugglers play with twelve cards, numbered from 1 to 12. Each has two coins in the purse and an empty vault.',
  },
  {
    id: 'CARGO-SETUP-02',
    section: 'Set-up',
    text: 'The cards are shuffled and three dealt to each hand; the others are the deck, face down.',
  },
  {
    id: 'CARGO-PLAN-01',
    section: 'Planning',
    text: 'A round begins with everybody planning one card of the own hand, all at once and in secret.',
  },
  {
    id: 'CARGO-PLAN-02',
    section: 'Planning',
    text: 'When all have planned, the cards are shown and discarded. The highest one wins the round and scores a point.',
  },
  {
    id: 'CARGO-PRIZE-01',
    section: 'The prize',
    text: 'Who has won the round may bank coins and look at the top card of the deck, and ends the round by taking that card or by searching.',
  },
  {
    id: 'CARGO-PRIZE-02',
    section: 'The prize',
    text: 'Banking moves coins from the purse to the vault: as many as one likes, but no more than there are.',
  },
  {
    id: 'CARGO-PRIZE-03',
    section: 'The prize',
    text: 'Only a card that is there can be taken or looked at.',
  },
  {
    id: 'CARGO-PRIZE-04',
    section: 'The prize',
    text: 'Nobody looks at the same top card twice, and nobody at all where peeking is not played.',
  },
  {
    id: 'CARGO-PRIZE-05',
    section: 'The prize',
    text: 'A card that is taken goes to the hand, unseen by others.',
  },
  {
    id: 'CARGO-PRIZE-06',
    section: 'The prize',
    text: 'Searching is one roll of a die: a 5 or a 6 scores another point. (Up to version 1 of these rules only a 6 did.)',
  },
  {
    id: 'CARGO-END-01',
    section: 'The end',
    text: 'The game ends with the round in which somebody has come to the goal of two or three points.',
  },
  {
    id: 'CARGO-END-02',
    section: 'The end',
    text: 'It also ends with a round after which somebody has no card left to plan.',
  },
  {
    id: 'CARGO-END-03',
    section: 'The end',
    text: 'The most points win; among equals, the most coins in the vault. Who is equal in both shares the rank.',
  },
  {
    id: 'CARGO-LEAVE-01',
    section: 'The end',
    text: 'Who leaves the game discards all cards openly and comes in last. The last one who stays has won.',
  },
];
