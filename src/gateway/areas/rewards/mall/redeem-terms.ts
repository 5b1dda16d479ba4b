import type { RedeemRefusal } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { PointItemRow } from '../repository/point-item-repository.ts';

/** What an item's requirements are held against. */
export interface RedeemState {
  readonly points: bigint;
  /** In minor units. */
  readonly deposited: bigint;
  /** How many of the item the member has, or waits for. */
  readonly redeemed: number;
  readonly decimals: number;
}

/** The most of one call. */
const MOST_AT_ONCE = 1_000;

/** How many of an item are left; null for any number. */
export const availableOf = ({ quantity, taken }: Pick<PointItemRow, 'quantity' | 'taken'>): number | null =>
  quantity === null ? null : quantity - taken;

/** Why a member cannot redeem so many of an item: what is wrong with the item first, the points last. */
export function refusalsOf(item: PointItemRow, quantity: number, state: RedeemState): readonly RedeemRefusal[] {
  const { points, deposited, redeemed, decimals } = state;
  const available = availableOf(item);
  const required = BigInt(item.required_deposits_minor ?? 0);
  const price = BigInt(item.points) * BigInt(quantity);
  const refusals: RedeemRefusal[] = [];
  if (available !== null && available < quantity)
    refusals.push({ field: 'available', reason: 'sold_out', missing: null });
  if (item.per_member !== null && redeemed + quantity > item.per_member)
    refusals.push({ field: 'perMember', reason: 'limit_reached', missing: null });
  if (deposited < required) {
    const missing = minorToDecimal(required - deposited, decimals);
    refusals.push({ field: 'requiredDeposits', reason: 'deposits_required', missing });
  }
  if (points < price) refusals.push({ field: 'points', reason: 'not_enough_points', missing: `${price - points}` });
  return refusals;
}

/** The largest quantity that a member may redeem of an item now. */
export function mostOf(item: PointItemRow, state: RedeemState): number {
  if (refusalsOf(item, 1, state).length > 0) return 0;
  return Math.min(
    MOST_AT_ONCE,
    availableOf(item) ?? MOST_AT_ONCE,
    item.per_member === null ? MOST_AT_ONCE : item.per_member - state.redeemed,
    Number(state.points / BigInt(item.points)),
  );
}
