import type { GameWords } from '#arcade/client/words/game-words.ts';
import { type CrapsPlace, crapsPaysOf, sumOfRoll } from '../rules/craps-places.ts';
import type { CrapsView } from '../rules/craps-rules.ts';

const SUMS: Readonly<Partial<Record<CrapsPlace, number>>> = { two: 2, eleven: 11, twelve: 12 };

/** The name of a place. */
export function nameOfCrapsPlace(place: CrapsPlace, words: GameWords): string {
  switch (place) {
    case 'two':
    case 'eleven':
    case 'twelve':
      return words.say('craps.total', { sum: SUMS[place] ?? 0 });
    default:
      return words.craps[place];
  }
}

/** The pay of a place, such as `4:1`, or `1, 2, 3:1` for the field. */
export function paysOfCrapsPlace(place: CrapsPlace): string {
  return `${crapsPaysOf(place).join(', ')}:1`;
}

/** A round of the past: how it was decided, by its first and last roll. */
export type PastCraps = Pick<CrapsView, 'rolls' | 'point' | 'outcome'>;

/** The outcome of a round as a sentence. */
export function outcomeOfCraps({ rolls, point, outcome }: PastCraps, words: GameWords): string {
  const last = rolls.at(-1) ?? rolls[0];
  // Isolated, since the sentence may run from right to left.
  const dice = `\u2066${last.join(', ')}\u2069`;
  if (point !== null)
    return words.say(outcome === 'pass' ? 'craps.outcome.made' : 'craps.outcome.missed', { dice, point });
  if (outcome === 'push') return words.say('craps.outcome.push', { dice });
  return words.say(outcome === 'pass' ? 'craps.outcome.natural' : 'craps.outcome.craps', {
    dice,
    sum: sumOfRoll(last),
  });
}
