import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import {
  type Guess,
  guesses,
  HIGHEST_MULTIPLE,
  isRight,
  likelierGuess,
  MOST_GUESSES,
  multipleOf,
  waysOf,
} from './hi-lo-prices.ts';

/** The payout of a guess on the open card, and how many of the 13 ranks win it. */
export interface GuessPrice {
  readonly ways: number;
  /** In hundredths of the bet, with all guesses before it. */
  readonly multiple: number;
}

export interface HiLoView {
  /** All cards so far; the last one is open. */
  readonly cards: readonly number[];
  readonly guesses: readonly Guess[];
  /** Of the bet, in hundredths: what cashing out pays. 0 before the first guess and after a wrong one. */
  readonly multiple: number;
  /** The payout of cashing out, in minor units. */
  readonly cashOutMinor: number;
  /** Null in a finished round. */
  readonly prices: Readonly<Record<Guess, GuessPrice>> | null;
  readonly isLost: boolean;
}

const CARDS = 52;
/** In place of a guess: the one that is right with more cards. It is for players who have left. */
const LIKELIER = 'likelier';

function choiceProblem(made: readonly Choice[], next: Choice): string | null {
  const [key, ...further] = Object.keys(next);
  if (further.length > 0) return 'must have one key';
  if (key === 'cashOut') {
    if (next.cashOut !== true) return 'must be true to cash out';
    return made.length === 0 ? 'must not cash out before a guess' : null;
  }
  if (key !== 'guess') return 'must guess or cash out';
  return next.guess === LIKELIER || guesses.some((guess) => guess === next.guess)
    ? null
    : `guess must be one of ${guesses.join(', ')}`;
}

/** Null for cashing out. */
function guessOf({ guess }: Choice, card: number): Guess | null {
  if (guess === LIKELIER) return likelierGuess(card);
  return guesses.find((one) => one === guess) ?? null;
}

/**
 * A card is open, and the player guesses whether the next one is higher or lower, or cashes out. Every card is drawn
 * from all 52, so that a guess has the same chance whatever was dealt before. An equal card is right for both guesses
 * unless that would make one of them certain.
 *
 * However it is played, a round returns 97.00 % at most: rounding down takes up to one hundredth of the bet from a
 * multiple, and a guess at which the multiple is cut to 1,000 takes more. Bets in units of 100 divide with every
 * multiple.
 */
export const hiLoRules: GameRules<HiLoView> = {
  id: 'hi-lo-1',
  returnBasisPoints: 9700,
  volatility: 'high',
  betUnits: 100,
  startChoices: 0,
  choiceProblem,
  play: (draw, choices, betMinor) => {
    const cards = [draw(CARDS)];
    const guessed: Guess[] = [];
    const ways: number[] = [];
    let isOver = false;
    let isLost = false;
    for (const choice of choices) {
      const card = cards.at(-1) ?? 0;
      const guess: Guess | null = isOver ? null : guessOf(choice, card);
      if (guess === null) {
        isOver = true;
        break;
      }
      const next = draw(CARDS);
      cards.push(next);
      guessed.push(guess);
      ways.push(waysOf(guess, card));
      isLost = !isRight(guess, card, next);
      isOver = isLost || guessed.length === MOST_GUESSES || multipleOf(ways) === HIGHEST_MULTIPLE;
    }
    const multiple = isLost ? 0 : multipleOf(ways);
    const open = cards.at(-1) ?? 0;
    const priceOf = (guess: Guess): GuessPrice => {
      const next = waysOf(guess, open);
      return { ways: next, multiple: multipleOf([...ways, next]) };
    };
    const cashOutMinor = Math.floor((betMinor * multiple) / 100);
    const prices = isOver ? null : { higher: priceOf('higher'), lower: priceOf('lower') };
    return {
      view: { cards, guesses: guessed, multiple, cashOutMinor, prices, isLost },
      isOver,
      winMinor: isOver ? cashOutMinor : 0,
    };
  },
  choiceOfAbsent: (made) => (made.length === 0 ? { guess: LIKELIER } : { cashOut: true }),
};
