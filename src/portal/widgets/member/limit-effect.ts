import type { PlayLimit } from '#contracts/generated/contracts.ts';
import { isMore } from '#portal/data/decimals.ts';

/** The effect of an amount on a limit: it counts at once, it waits, or the limit does not change. */
export type LimitEffect = 'now' | 'later' | 'stays';

/**
 * Tells ahead what the gateway will do with an amount, since what is raised waits.
 * @param inForce undefined where there is no such limit, so that any is a tighter one.
 * @param amount a decimal of the currency; empty for no limit.
 */
export function limitEffect(inForce: PlayLimit | undefined, amount: string, decimals: number): LimitEffect {
  if (amount === '') return inForce === undefined ? 'stays' : 'later';
  if (inForce === undefined || isMore(inForce.amount, amount, decimals)) return 'now';
  return isMore(amount, inForce.amount, decimals) ? 'later' : 'stays';
}
