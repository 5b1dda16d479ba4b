import { ACE, rankOf } from '#arcade/games/video-poker/rules/cards.ts';

export const guesses = ['higher', 'lower'] as const;

export type Guess = (typeof guesses)[number];

/** The highest multiple, in hundredths. A round ends where it is reached. */
export const HIGHEST_MULTIPLE = 100_000;
/** A round ends after so many right guesses. */
export const MOST_GUESSES = 24;

const RETURN_PERCENT = 97;
const RANKS = ACE + 1;
const DEUCE = 0;

/** A deuce cannot be passed below and an ace not above, so an equal card is a guess of its own there. */
export function isSameOnly(guess: Guess, card: number): boolean {
  return rankOf(card) === (guess === 'higher' ? ACE : DEUCE);
}

/** Where an equal card would make the guess certain, it must not be equal. */
export function isStrict(guess: Guess, card: number): boolean {
  return rankOf(card) === (guess === 'higher' ? DEUCE : ACE);
}

/** With how many of the 13 ranks a guess on this card is right: 1 to 12. */
export function waysOf(guess: Guess, card: number): number {
  if (isStrict(guess, card)) return RANKS - 1;
  return guess === 'higher' ? RANKS - rankOf(card) : rankOf(card) + 1;
}

export function isRight(guess: Guess, card: number, next: number): boolean {
  const rise = rankOf(next) - rankOf(card);
  if (rise === 0) return !isStrict(guess, card);
  return guess === 'higher' ? rise > 0 : rise < 0;
}

/** Of two equally likely guesses it is the higher one. */
export function likelierGuess(card: number): Guess {
  return waysOf('higher', card) >= waysOf('lower', card) ? 'higher' : 'lower';
}

/**
 * What right guesses with these ways pay, in hundredths of the bet: 97 % of the fair multiple, rounded down, and 1,000
 * times the bet at most; 0 without a guess.
 */
export function multipleOf(ways: readonly number[]): number {
  if (ways.length === 0) return 0;
  const all = BigInt(RANKS) ** BigInt(ways.length);
  const right = ways.reduce((product, each) => product * BigInt(each), BigInt(1));
  return Math.min(HIGHEST_MULTIPLE, Number((BigInt(RETURN_PERCENT) * all) / right));
}
