import { marketId, selectionIn } from '#arcade/games/sportsbook/markets/selection.ts';
import type { SlipLeg } from '#arcade/games/sportsbook/slip/slip.ts';

/** What the house may lose by one slip, and by all open slips on one pick of a market; in base units of money. */
export const MOST_LOSS_OF_SLIP = 5_000;
export const MOST_LOSS_OF_PICK = 20_000;

/** What open slips may cost, by market. A slip of several legs counts whole on each of them. */
export class Exposure {
  readonly #worthOf = new Map<string, number>();

  /** What may still be lost by a slip with these legs. */
  leftFor(legs: readonly Pick<SlipLeg, 'fixtureId' | 'selection'>[]): number {
    const left = legs.map((leg) => MOST_LOSS_OF_PICK - (this.#worthOf.get(keyOf(leg)) ?? 0));
    return Math.max(0, Math.min(MOST_LOSS_OF_SLIP, ...left));
  }

  add(legs: readonly Pick<SlipLeg, 'fixtureId' | 'selection'>[], worth: number): void {
    for (const leg of legs) {
      const key = keyOf(leg);
      const next = (this.#worthOf.get(key) ?? 0) + worth;
      if (next > 1e-9) this.#worthOf.set(key, next);
      else this.#worthOf.delete(key);
    }
  }
}

/** All lines of a handicap or a total are one market: who bets on over 2.5 and on over 3 bets on the same thing. */
function keyOf({ fixtureId, selection }: Pick<SlipLeg, 'fixtureId' | 'selection'>): string {
  const known = selectionIn(selection);
  if (known === undefined) return `${fixtureId} ${selection}`;
  return `${fixtureId} ${marketId({ ...known, line: 0 })} ${known.pick}`;
}
