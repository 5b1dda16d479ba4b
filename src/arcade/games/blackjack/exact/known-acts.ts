import type { BlackjackAct } from '../rules/blackjack-choices.ts';
import { bestAct } from './exact-return.ts';

const known = new Map<number, BlackjackAct>();

/**
 * The best act of a hand, as `bestAct` finds it, looked up where it was asked before: for many rounds.
 * @param values of the cards in the hand, an ace as 1
 */
export function knownBestAct(values: readonly number[], shown: number, hasSplit: boolean): BlackjackAct {
  const [first = 0, second = 0] = values;
  const least = values.reduce((sum, value) => sum + value, 0);
  const isFirst = values.length === 2;
  const isPair = isFirst && first === second;
  const flags = Number(values.includes(1)) + 2 * Number(isFirst) + 4 * Number(isPair) + 8 * Number(hasSplit);
  const key = (least * 16 + flags) * 16 + shown;
  const found = known.get(key) ?? bestAct(values, shown, hasSplit);
  known.set(key, found);
  return found;
}
