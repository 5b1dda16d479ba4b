import { type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { RewardTable, SpinTerms } from '#gateway/database/schema/reward-schema.ts';

export type RewardRow = Selectable<RewardTable>;

interface Grant extends Pick<RewardRow, 'kind' | 'source' | 'currency' | 'facts'> {
  readonly memberId: string;
  /** In minor units; points and spins are whole. Above nothing. */
  readonly amountMinor: bigint;
  /** Of free spins. */
  readonly spins?: SpinTerms | null;
  readonly at: Date;
  /** Null: it never expires. */
  readonly expiresAt: Date | null;
}

/** Grants a reward, once for each source. @returns null where the member has it already. */
export async function insertReward(
  tx: SiteTransaction,
  siteId: string,
  { memberId, amountMinor, at, expiresAt, facts, spins, ...rest }: Grant,
): Promise<RewardRow | null> {
  const row = await tx
    .insertInto('reward')
    .values({
      ...{ site_id: siteId, member_id: memberId, amount_minor: amountMinor, facts: jsonText(facts), ...rest },
      spins: spins ? jsonText(spins) : null,
      ...{ created_at: at, expires_at: expiresAt },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export type ClaimOutcome = 'claimed' | 'already_claimed' | 'reward_expired' | 'reward_unknown';

/** Claims a member's reward; the wallet or the points have it with the commit. */
export async function claimRow(
  tx: SiteTransaction,
  siteId: string,
  { memberId, rewardId, at }: { readonly memberId: string; readonly rewardId: string; readonly at: Date },
): Promise<ClaimOutcome> {
  const { rows } = await sql<{ outcome: ClaimOutcome }>`
    select reward_claim(${siteId}, ${memberId}, ${rewardId}::bigint, ${at.toISOString()}::timestamptz) as outcome`.execute(
    tx,
  );
  return rows[0]?.outcome ?? 'reward_unknown';
}

/** A member's reward. */
export async function findReward(
  tx: SiteTransaction,
  siteId: string,
  { memberId, rewardId }: { readonly memberId: string; readonly rewardId: string },
): Promise<RewardRow | undefined> {
  return rewardsOf(tx, siteId, memberId).where('reward_id', '=', rewardId).executeTakeFirst();
}

/** What a member can claim now, the nearest to expire first. */
export async function listReady(
  tx: SiteTransaction,
  siteId: string,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<readonly RewardRow[]> {
  return rewardsOf(tx, siteId, memberId)
    .where('status', '=', 'ready')
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at.toISOString())]))
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('reward_id')
    .execute();
}

/** How many rewards a member can claim now. */
export async function countReady(
  tx: SiteTransaction,
  siteId: string,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('reward')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'ready')
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at.toISOString())]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The latest rewards that a member has claimed or let expire. */
export async function listPast(
  tx: SiteTransaction,
  siteId: string,
  { memberId, at, limit }: { readonly memberId: string; readonly at: Date; readonly limit: number },
): Promise<readonly RewardRow[]> {
  return rewardsOf(tx, siteId, memberId)
    .where((where) => where.or([where('status', '<>', 'ready'), where('expires_at', '<=', at.toISOString())]))
    .orderBy('reward_id', 'desc')
    .limit(limit)
    .execute();
}

/** The rewards of a kind whose sources are among the given ones. */
export async function findSources(
  tx: SiteTransaction,
  siteId: string,
  { memberId, kind, sources }: { readonly memberId: string; readonly kind: string; readonly sources: string[] },
): Promise<readonly RewardRow[]> {
  return rewardsOf(tx, siteId, memberId).where('kind', '=', kind).where('source', 'in', sources).execute();
}

/** The rewards of a kind whose source ends with one of these ISO dates. */
export async function findOfDays(
  tx: SiteTransaction,
  siteId: string,
  { memberId, kind, days }: { readonly memberId: string; readonly kind: string; readonly days: readonly string[] },
): Promise<readonly RewardRow[]> {
  return rewardsOf(tx, siteId, memberId).where('kind', '=', kind).where(sql`right(source, 10)`, 'in', days).execute();
}

/** The last source of a kind before a given one, as texts are ordered; null where there is none. */
export async function lastSource(
  tx: SiteTransaction,
  siteId: string,
  { memberId, kind, below }: { readonly memberId: string; readonly kind: string; readonly below: string },
): Promise<string | null> {
  const row = await rewardsOf(tx, siteId, memberId)
    .where('kind', '=', kind)
    .where('source', '<', below)
    .orderBy('source', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.source ?? null;
}

function rewardsOf(tx: SiteTransaction, siteId: string, memberId: string) {
  return tx.selectFrom('reward').selectAll().where('site_id', '=', siteId).where('member_id', '=', memberId);
}
