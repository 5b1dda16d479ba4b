import type { ConvertPoints, PointsConversion } from '#contracts/generated/contracts.ts';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import { holdMember, stillProved } from '#gateway/areas/accounts/accounts.ts';
import { provePayer } from '#gateway/areas/cashier/cashier.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { readMoved } from '../repository/points-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { conversionSettings, POINTS } from './points-settings.ts';

interface Conversion {
  readonly asked: ConvertPoints;
  /** The idempotency key of the request. */
  readonly key: string;
}

/**
 * Turns points into money of the main wallet, in whole steps, in one transaction. Once for each key: a repeat gets the
 * first answer (specification, section 7, "Points").
 * @throws DomainError `invalid_request` naming the field, `payment_password_required`, `wrong_payment_password`,
 *   `too_many_requests`, `not_enough_points`, `idempotency_mismatch`, `feature_disabled`. Nothing is moved then.
 */
export async function convertPoints(
  parts: RewardParts,
  site: PublishedSite,
  memberId: string,
  { asked, key }: Conversion,
): Promise<PointsConversion> {
  const conversion = conversionSettings(site);
  if (asked.points % conversion.points !== 0)
    throw new DomainError('invalid_request', { fields: { points: 'out_of_range' } });
  const proved = await provePayer(parts, site, { memberId, typed: asked.paymentPassword });
  const { answer, isNew } = await parts.database.forSite(site.id, async (tx) => {
    await holdMember(tx, site.id, memberId);
    await stillProved(tx, site, proved, 'paymentPassword');
    const { code: currency, decimals } = site.site.currency;
    const steps = BigInt(asked.points / conversion.points);
    const amount = steps * decimalToMinor(conversion.amount, decimals);
    const request = `${memberId} ${key}`;
    // The wallet before the points, as deposits do, so that the two never wait for each other.
    const paid = await postTransfer(tx, site.id, {
      ...{ kind: 'points_conversion', currency, reference: `${asked.points}` },
      request: { scope: 'points conversion', key: request },
      lines: [
        { kind: 'house', amount: -amount },
        { kind: 'member', memberId, amount },
      ],
    });
    const spent = await spend(tx, site.id, {
      ...{ kind: 'points_conversion', currency: POINTS, reference: paid.transferId },
      request: { scope: 'points converted', key: request },
      lines: [
        { kind: 'points', memberId, amount: BigInt(-asked.points) },
        { kind: 'house', amount: BigInt(asked.points) },
      ],
    });
    const money = await readMoved(tx, site.id, { memberId, kind: 'member', currency, transferId: paid.transferId });
    const points = await readMoved(tx, site.id, {
      ...{ memberId, kind: 'points', currency: POINTS, transferId: spent.transferId },
    });
    const made: PointsConversion = {
      ...{ transferId: paid.transferId, points: asked.points, amount: minorToDecimal(amount, decimals), currency },
      pointsLeft: Number(points.balance_after),
      balance: minorToDecimal(BigInt(money.balance_after), decimals),
      at: new Date(money.at).toISOString(),
    };
    return { answer: made, isNew: !paid.isRepeat };
  });
  if (isNew) parts.onMoved(site.id, memberId);
  return answer;
}

async function spend(tx: SiteTransaction, siteId: string, transfer: Parameters<typeof postTransfer>[2]) {
  try {
    return await postTransfer(tx, siteId, transfer);
  } catch (error) {
    const isShort = error instanceof DomainError && error.code === 'insufficient_funds';
    throw isShort ? new DomainError('not_enough_points', { fields: { points: 'out_of_range' } }) : error;
  }
}
