import { createHash } from 'node:crypto';
import type { LanguageCode, Redeemed, RedeemPoints } from '#contracts/generated/contracts.ts';
import { holdMember, stillProved } from '#gateway/areas/accounts/accounts.ts';
import { provePayer, sumCredited } from '#gateway/areas/cashier/cashier.ts';
import { balanceOf, postTransfer } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { POINTS, pointsSettings } from '../points/points-settings.ts';
import { holdItem, type PointItemRow, takePieces } from '../repository/point-item-repository.ts';
import {
  countRedeemed,
  findByRequest,
  insertRedemption,
  type RedemptionRow,
} from '../repository/redemption-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { presentRedeemed } from './mall-presenter.ts';
import { refusalsOf } from './redeem-terms.ts';

interface RedeemRequest {
  readonly asked: RedeemPoints;
  /** The idempotency key of the request. */
  readonly key: string;
  readonly language: LanguageCode;
}

/** The refusal of each requirement, naming what of the call it is about. */
const REFUSALS = {
  sold_out: () => new DomainError('sold_out', { fields: { quantity: 'out_of_range' } }),
  limit_reached: () => new DomainError('limit_reached', { fields: { quantity: 'out_of_range' } }),
  deposits_required: () => new DomainError('deposits_required', { fields: { itemId: 'out_of_range' } }),
  not_enough_points: () => new DomainError('not_enough_points', { fields: { quantity: 'out_of_range' } }),
} as const;

/**
 * Redeems points for pieces of an item: the points go to the house, the pieces are taken and an operator is asked, in
 * one transaction. Pieces are never taken twice. Once for each key: a repeat gets the first answer (specification,
 * section 7, "Points").
 * @throws DomainError `invalid_request` naming the field, `payment_password_required`, `wrong_payment_password`,
 *   `too_many_requests`, `not_found` for an item that is not shown, `price_changed` since the member saw it,
 *   `sold_out`, `limit_reached`, `deposits_required`, `not_enough_points`, `idempotency_mismatch`, `feature_disabled`.
 *   Nothing is moved then.
 */
export async function redeemPoints(
  parts: RewardParts,
  site: PublishedSite,
  memberId: string,
  { asked, key, language }: RedeemRequest,
): Promise<Redeemed> {
  pointsSettings(site);
  const wanted = {
    ...{ itemId: asked.itemId, quantity: asked.quantity, points: asked.points },
    ...{ address: wordsOf(asked.receivingAddress), remark: wordsOf(asked.remark) },
  };
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.values(wanted)))
    .digest('hex');
  const proved = await provePayer(parts, site, { memberId, typed: asked.paymentPassword });
  const row = await parts.database.forSite(site.id, async (tx) => {
    // Two requests of one member are judged one after the other.
    await holdMember(tx, site.id, memberId);
    await stillProved(tx, site, proved, 'paymentPassword');
    const known = await findByRequest(tx, site.id, { memberId, key });
    if (known !== undefined && known.request_digest !== digest) throw new DomainError('idempotency_mismatch');
    return known ?? take(tx, site, { ...wanted, memberId, key, digest, at: parts.clock() });
  });
  return presentRedeemed(site, row, language);
}

interface Wanted {
  readonly memberId: string;
  readonly itemId: string;
  readonly quantity: number;
  /** The price of one piece, as the member saw it. */
  readonly points: number;
  readonly address: string | null;
  readonly remark: string | null;
  readonly key: string;
  readonly digest: string;
  readonly at: Date;
}

async function take(tx: SiteTransaction, site: PublishedSite, wanted: Wanted): Promise<RedemptionRow> {
  const { memberId, itemId, quantity, points, address, remark, key, digest, at } = wanted;
  const item = await holdItem(tx, site.id, itemId);
  if (item === undefined || item.state === 'hidden') throw new DomainError('not_found');
  checkAddress(item, address);
  if (BigInt(item.points) !== BigInt(points))
    throw new DomainError('price_changed', { fields: { points: 'not_allowed_value' } });
  const left = await checkTerms(tx, site, item, wanted);
  await takePieces(tx, site.id, { itemId, count: quantity });
  const price = BigInt(item.points) * BigInt(quantity);
  const row = await insertRedemption(tx, site.id, {
    ...{ member_id: memberId, item_id: itemId, names: jsonText(item.names), quantity, address, remark },
    ...{ points: `${price}`, points_left: `${left - price}`, request_key: key, request_digest: digest, asked_at: at },
    bonus_minor: item.bonus_minor === null ? null : `${BigInt(item.bonus_minor) * BigInt(quantity)}`,
  });
  await postTransfer(tx, site.id, {
    ...{ kind: 'points_redemption', currency: POINTS, reference: row.redemption_id },
    request: { scope: 'points redemption', key: row.redemption_id },
    lines: [
      { kind: 'points', memberId, amount: -price },
      { kind: 'house', amount: price },
    ],
  });
  return row;
}

/** Things are sent to an address, and money is not. @throws DomainError `invalid_request`. */
function checkAddress(item: PointItemRow, address: string | null): void {
  if (item.bonus_minor === null && address === null)
    throw new DomainError('invalid_request', { fields: { receivingAddress: 'required' } });
  if (item.bonus_minor !== null && address !== null)
    throw new DomainError('invalid_request', { fields: { receivingAddress: 'not_allowed_value' } });
}

/** @returns the member's points. @throws DomainError naming the first requirement that is not met. */
async function checkTerms(
  tx: SiteTransaction,
  site: PublishedSite,
  item: PointItemRow,
  { memberId, quantity }: Wanted,
): Promise<bigint> {
  const { code: currency, decimals } = site.site.currency;
  const points = await balanceOf(tx, site.id, { memberId, currency: POINTS, kind: 'points' });
  const redeemed = (await countRedeemed(tx, site.id, memberId)).get(item.item_id) ?? 0;
  const deposited = await sumCredited(tx, site.id, { memberId, currency });
  const [refusal] = refusalsOf(item, quantity, { points, deposited, redeemed, decimals });
  if (refusal === undefined) return points;
  throw REFUSALS[refusal.reason]();
}

/** What was typed without the spaces around it; null for nothing. */
function wordsOf(typed: string | undefined): string | null {
  const words = typed?.trim() ?? '';
  return words === '' ? null : words;
}
