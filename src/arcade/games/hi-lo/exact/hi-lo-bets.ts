import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfPays, type PayChance } from '#arcade/games/returns/played-table.ts';
import { type Guess, isRight, likelierGuess, multipleOf, waysOf } from '../rules/hi-lo-prices.ts';
import { hiLoRules } from '../rules/hi-lo-rules.ts';

/** The first card of each rank. */
const RANK_CARDS = Array.from({ length: 13 }, (_, rank) => rank * 4);

/** A way to play: which guess on a card, and when to cash out. `multiple` is in hundredths of the bet. */
interface Guessing {
  readonly name: string;
  readonly guessOf: (card: number) => Guess;
  readonly isEnough: (guesses: number, multiple: number) => boolean;
}

/** The rounds that have the same open card and the same multiple. */
interface Rounds {
  readonly card: number;
  readonly ways: readonly number[];
  readonly chance: number;
}

/** All payouts of a way to play with their chances, guess after guess over all ranks. */
function paysOf({ guessOf, isEnough }: Guessing): readonly PayChance[] {
  const pays: PayChance[] = [];
  let rounds: readonly Rounds[] = RANK_CARDS.map((card) => ({ card, ways: [], chance: 1 / RANK_CARDS.length }));
  while (rounds.length > 0) {
    const next = new Map<string, Rounds>();
    for (const { card, ways, chance } of rounds) {
      const guess = guessOf(card);
      const more = [...ways, waysOf(guess, card)];
      const multiple = multipleOf(more);
      if (isEnough(more.length, multiple)) {
        pays.push([multiple / 100, (chance * waysOf(guess, card)) / RANK_CARDS.length]);
        continue;
      }
      const product = more.reduce((all, each) => all * each, 1);
      for (const open of RANK_CARDS.filter((other) => isRight(guess, card, other))) {
        const key = `${open} ${product}`;
        const before = next.get(key)?.chance ?? 0;
        next.set(key, { card: open, ways: more, chance: before + chance / RANK_CARDS.length });
      }
    }
    rounds = [...next.values()];
  }
  return pays;
}

function rarerGuess(card: number): Guess {
  return likelierGuess(card) === 'higher' ? 'lower' : 'higher';
}

const times = (count: number) => (guesses: number) => guesses === count;

/**
 * The higher the multiple, the less it loses by rounding: the last way comes next to the stated return, and one more
 * guess never takes it to the highest multiple, where more would be cut.
 */
const guessings: readonly Guessing[] = [
  { name: 'higher, once', guessOf: () => 'higher', isEnough: times(1) },
  { name: 'lower, once', guessOf: () => 'lower', isEnough: times(1) },
  { name: 'the likelier guess, 3 times', guessOf: likelierGuess, isEnough: times(3) },
  { name: 'the rarer guess, twice', guessOf: rarerGuess, isEnough: times(2) },
  {
    name: 'the rarer guess, up to 75 bets or more',
    guessOf: rarerGuess,
    isEnough: (_, multiple) => multiple >= 7_500,
  },
];

export const hiLoTables = guessings.map((guessing) =>
  choiceTable({
    rules: hiLoRules,
    bets: [betOfPays(guessing.name, paysOf(guessing))],
    stakeMinor: hiLoRules.betUnits,
    next: ({ cards, multiple }, made) =>
      made.length > 0 && guessing.isEnough(made.length, multiple)
        ? { cashOut: true }
        : { guess: guessing.guessOf(cards.at(-1) ?? 0) },
  }),
);
