import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { Player } from './play-limits-repository.ts';

/** A member at one vendor. */
export interface VendorPlayer extends Player {
  readonly integrationId: string;
}

/** The limits of a member that a vendor receives, in minor units; null for no limit. */
export interface HandedLimits {
  readonly version: bigint;
  readonly maxBet: bigint | null;
  readonly maxStaked: bigint | null;
}

/** How soon limits are looked at again that nothing changed: windows begin anew, and raised limits come into force. */
const LOOK_AGAIN_MS = 10 * 60_000;

/**
 * Computes the limits that the vendor has to receive now. A larger grant of stakes counts towards the member's limits
 * from this transaction on.
 * @returns null where there are no limits to send and none were sent before.
 */
export async function handLimitsOut(
  tx: SiteTransaction,
  { siteId, memberId, integrationId, currency, zone, at }: VendorPlayer,
): Promise<HandedLimits | null> {
  const { rows } = await sql<{ version: string | null; max_bet: string | null; max_staked: string | null }>`
    select version, max_bet, max_staked from play_hand_limits(${siteId}, ${memberId}, ${integrationId}, ${currency},
      ${zone}, ${at.toISOString()}::timestamptz)`.execute(tx);
  const [limits] = rows;
  if (limits === undefined || limits.version === null) return null;
  const minor = (amount: string | null): bigint | null => (amount === null ? null : BigInt(amount));
  return { version: BigInt(limits.version), maxBet: minor(limits.max_bet), maxStaked: minor(limits.max_staked) };
}

/** Records that the vendor applies these limits, and the balance that it reports. */
export async function noteLimitsHanded(
  tx: SiteTransaction,
  { siteId, memberId, integrationId, currency, at }: VendorPlayer,
  { version, maxBet, maxStaked }: HandedLimits,
  heldMinor: bigint,
): Promise<void> {
  const isLimited = maxBet !== null || maxStaked !== null;
  const next = isLimited ? new Date(at.getTime() + LOOK_AGAIN_MS).toISOString() : 'infinity';
  await sql`select play_limits_handed(${siteId}, ${memberId}, ${integrationId}, ${currency}, ${version.toString()}::bigint,
    ${maxStaked?.toString() ?? null}::bigint, ${next}::timestamptz)`.execute(tx);
  await recordHeldBalance(tx, { siteId, memberId, integrationId, currency }, heldMinor);
}

/**
 * Records the balance that the vendor reports. Where it differs from the last one, the limits are handed over again.
 */
export async function recordHeldBalance(
  tx: SiteTransaction,
  {
    siteId,
    memberId,
    integrationId,
    currency,
  }: Pick<VendorPlayer, 'siteId' | 'memberId' | 'integrationId' | 'currency'>,
  heldMinor: bigint,
): Promise<void> {
  const held = sql`${heldMinor.toString()}::bigint`;
  await sql`update vendor_limit set told_minor = ${held},
      next_try_at = case when granted_minor is null then next_try_at else '-infinity' end
    where site_id = ${siteId} and member_id = ${memberId} and integration_id = ${integrationId} and currency = ${currency}
      and told_minor <> ${held}`.execute(tx);
}

/** Has the limits handed over at once. */
export async function dueNow(
  tx: SiteTransaction,
  { siteId, memberId, integrationId, currency }: VendorPlayer,
): Promise<void> {
  await sql`update vendor_limit set next_try_at = '-infinity', tries = 0 where site_id = ${siteId}
    and member_id = ${memberId} and integration_id = ${integrationId} and currency = ${currency}`.execute(tx);
}

/** Takes limits that are to be handed over. */
export async function takeDueLimits(
  tx: SiteTransaction,
  siteId: string,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<ReadonlyArray<{ readonly memberId: string; readonly integrationId: string; readonly currency: string }>> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<{ memberId: string; integrationId: string; currency: string }>`
    update vendor_limit l set next_try_at = ${at} + interval '1 minute' from (
      select member_id, integration_id, currency from vendor_limit
      where site_id = ${siteId} and next_try_at <= ${at} order by next_try_at limit ${most} for update skip locked
    ) due
    where l.site_id = ${siteId} and l.member_id = due.member_id and l.integration_id = due.integration_id
      and l.currency = due.currency
    returning l.member_id as "memberId", l.integration_id as "integrationId", l.currency`.execute(tx);
  return rows;
}
