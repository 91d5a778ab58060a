/** CARGO-SETUP-01: what the game is played with. */
export const allCards: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const coinsEach = 2;
/** CARGO-SETUP-02 */
export const handSize = 3;
