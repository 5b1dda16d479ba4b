import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** How often something may be done in a stretch of time, which begins with the first use. */
export interface UsageLimit {
  readonly subject: string;
  readonly most: number;
  readonly withinMs: number;
}

/** Limits multiplied by a factor; each lets one use through at least. */
export function scaledUsage(limits: readonly UsageLimit[], factor: number): readonly UsageLimit[] {
  return limits.map((limit) => ({ ...limit, most: Math.max(1, Math.ceil(limit.most * factor)) }));
}

/**
 * Counts one use towards every limit, in the database and so for all processes together. All or nothing: where one
 * limit is full, the error rolls the transaction back and nothing is counted.
 * @throws DomainError `too_many_requests` with the seconds until the fullest limit begins again.
 */
export async function takeUses(
  tx: SiteTransaction,
  siteId: string,
  limits: readonly UsageLimit[],
  now: Date,
): Promise<void> {
  // In one order for everybody, so that two transactions cannot wait for each other.
  const sorted = [...limits].sort((one, other) => (one.subject < other.subject ? -1 : 1));
  const rows = sorted.map(({ subject, withinMs }) => ({
    site_id: siteId,
    subject,
    uses: 1,
    expires_at: new Date(now.getTime() + withinMs).toISOString(),
  }));
  const isOver = sql<boolean>`usage_count.expires_at <= ${now.toISOString()}::timestamptz`;
  const counted = await tx
    .insertInto('usage_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'subject']).doUpdateSet({
        uses: sql<number>`case when ${isOver} then 1 else usage_count.uses + 1 end`,
        expires_at: sql<string>`case when ${isOver} then excluded.expires_at else usage_count.expires_at end`,
      }),
    )
    .returning(['subject', 'uses', 'expires_at'])
    .execute();
  const most = new Map(sorted.map((limit) => [limit.subject, limit.most]));
  const waitsMs = counted
    .filter(({ subject, uses }) => uses > (most.get(subject) ?? 0))
    .map(({ expires_at }) => Date.parse(expires_at) - now.getTime());
  if (waitsMs.length > 0)
    throw new DomainError('too_many_requests', { retryAfterSeconds: Math.ceil(Math.max(...waitsMs) / 1_000) });
}

/**
 * How often something was done in the current stretch of time. Nobody else counts it until the transaction ends, so
 * that what is decided by the count still holds when the use is taken.
 */
export async function holdUses(tx: SiteTransaction, siteId: string, subject: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`marquee usage ${siteId} ${subject}`}, 0))`.execute(tx);
  const found = await tx
    .selectFrom('usage_count')
    .select('uses')
    .where('site_id', '=', siteId)
    .where('subject', '=', subject)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return found?.uses ?? 0;
}
