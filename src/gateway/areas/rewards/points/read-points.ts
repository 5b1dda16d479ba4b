import { Temporal } from 'temporal-polyfill';
import type { PointsBalance, PointsConfig } from '#contracts/generated/contracts.ts';
import { findById } from '#gateway/areas/accounts/accounts.ts';
import { balanceOf } from '#gateway/areas/money/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { readEarnedSince } from '../repository/points-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { POINTS, pointsSettings } from './points-settings.ts';

/**
 * A member's points. They never expire (specification, section 9).
 * @throws DomainError `feature_disabled`.
 */
export async function readPoints(
  { database, clock }: Pick<RewardParts, 'database' | 'clock'>,
  site: PublishedSite,
  memberId: string,
): Promise<PointsBalance> {
  pointsSettings(site);
  const since = startOfMonth(site, clock());
  return database.forSite(site.id, async (tx) => ({
    points: Number(await balanceOf(tx, site.id, { memberId, currency: POINTS, kind: 'points' })),
    earnedThisMonth: await readEarnedSince(tx, site.id, { memberId, since }),
  }));
}

/**
 * What a site gives for deposits and for points, and whether the member can spend them.
 * @throws DomainError `feature_disabled`.
 */
export async function readPointsConfig(
  { database }: Pick<RewardParts, 'database'>,
  site: PublishedSite,
  memberId: string,
): Promise<PointsConfig> {
  const { rates, conversion = null } = pointsSettings(site);
  const member = await database.forSite(site.id, (tx) => findById(tx, site.id, memberId));
  return { rates, conversion, hasPaymentPassword: member?.payment_password_hash != null };
}

function startOfMonth({ site }: PublishedSite, at: Date): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(site.timeZone);
  return new Date(now.with({ day: 1 }).startOfDay().epochMilliseconds);
}
