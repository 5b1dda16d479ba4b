import { type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { BonusTable } from '#gateway/database/schema/bonus-schema.ts';

export type BonusRow = Selectable<BonusTable>;

/** Whose bonuses, in which currency. */
export interface BonusOwner {
  readonly memberId: string;
  readonly currency: string;
}

/** What a bonus gives and asks for, in minor units. */
export interface BonusTerms {
  readonly amountMinor: bigint;
  /** The counted stakes that it needs. */
  readonly requiredMinor: bigint;
  /** The largest bet that takes money of it; null for any. */
  readonly largestBetMinor: bigint | null;
  readonly days: number;
  /** Bets take its money before the member's own. */
  readonly isFirst: boolean;
  readonly reason: string | null;
}

/** Grants a bonus, once for each source. @returns its number; null where the source gave it before. */
export async function grantBonus(
  tx: SiteTransaction,
  siteId: string,
  { memberId, currency }: BonusOwner,
  { source, terms, at }: { readonly source: string; readonly terms: BonusTerms; readonly at: Date },
): Promise<string | null> {
  const given = {
    amount: `${terms.amountMinor}`,
    required: `${terms.requiredMinor}`,
    largestBet: terms.largestBetMinor === null ? null : `${terms.largestBetMinor}`,
    days: terms.days,
    isFirst: terms.isFirst,
    reason: terms.reason,
  };
  const { rows } = await sql<{ bonus: string | null }>`
    select bonus_grant(${siteId}, ${memberId}, ${currency}, ${source}, ${JSON.stringify(given)}::jsonb, ${at}) as bonus
  `.execute(tx);
  return rows[0]?.bonus ?? null;
}

/** Ends a member's bonus that is at its end, and begins the next one. @returns whether anything changed. */
export async function settleBonus(
  tx: SiteTransaction,
  siteId: string,
  { memberId, currency }: BonusOwner,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ has_changed: boolean }>`
    select bonus_settle(${siteId}, ${memberId}, ${currency}, ${at}) as has_changed`.execute(tx);
  return rows[0]?.has_changed ?? false;
}

/** Gives a bonus up for its member. */
export async function cancelBonus(
  tx: SiteTransaction,
  siteId: string,
  { memberId, bonusId, at }: { readonly memberId: string; readonly bonusId: string; readonly at: Date },
): Promise<'cancelled' | 'unknown' | 'ended' | 'in_play'> {
  const { rows } = await sql<{ answer: 'cancelled' | 'unknown' | 'ended' | 'in_play' }>`
    select bonus_cancel(${siteId}, ${memberId}, ${bonusId}, ${at}) as answer`.execute(tx);
  return rows[0]?.answer ?? 'unknown';
}

/** A member's bonuses: the running ones first, then the latest. */
export function listBonuses(
  tx: SiteTransaction,
  siteId: string,
  { memberId, currency, most }: BonusOwner & { readonly most: number },
): Promise<BonusRow[]> {
  return tx
    .selectFrom('bonus')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .orderBy(sql`state = 'active'`, 'desc')
    .orderBy(sql`state = 'waiting'`, 'desc')
    .orderBy('bonus_id', 'desc')
    .limit(most)
    .execute();
}

/** Whether a round is open that a bonus paid for. */
export async function isBonusInPlay(tx: SiteTransaction, siteId: string, bonusId: string): Promise<boolean> {
  const { rows } = await sql<{ is_in_play: boolean }>`
    select bonus_in_play(${siteId}, ${bonusId}) as is_in_play`.execute(tx);
  return rows[0]?.is_in_play ?? false;
}

/** The bonus that a source gave a member. */
export function findBonusBySource(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  source: string,
): Promise<BonusRow | undefined> {
  return tx
    .selectFrom('bonus')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('source', '=', source)
    .executeTakeFirst();
}

/**
 * Active bonuses that may be at their end: enough is counted, nothing is left, or their time is over. The first to
 * expire comes first.
 * @param after the last bonus of the part before; null for the first part.
 */
export function listBonusesToEnd(
  tx: SiteTransaction,
  siteId: string,
  { at, after, most }: { readonly at: Date; readonly after: string | null; readonly most: number },
): Promise<Array<{ bonus_id: string; member_id: string; currency: string }>> {
  const due = tx
    .selectFrom('bonus as b')
    .leftJoin('ledger_account as a', (join) =>
      join
        .onRef('a.site_id', '=', 'b.site_id')
        .onRef('a.member_id', '=', 'b.member_id')
        .onRef('a.currency', '=', 'b.currency')
        .on('a.kind', '=', 'bonus'),
    )
    .leftJoin('ledger_balance as l', (join) =>
      join.onRef('l.site_id', '=', 'a.site_id').onRef('l.account_id', '=', 'a.account_id'),
    )
    .select(['b.bonus_id', 'b.member_id', 'b.currency'])
    .where('b.site_id', '=', siteId)
    .where('b.state', '=', 'active')
    .where((where) =>
      where.or([
        where('b.counted_minor', '>=', where.ref('b.required_minor')),
        where('l.balance', '=', '0'),
        where('b.expires_at', '<=', at.toISOString()),
      ]),
    )
    .orderBy('b.expires_at')
    .orderBy('b.bonus_id')
    .limit(most);
  if (after === null) return due.execute();
  return due
    .where(
      sql<boolean>`(b.expires_at, b.bonus_id) > (select last.expires_at, last.bonus_id from bonus last
        where last.site_id = ${siteId} and last.bonus_id = ${after})`,
    )
    .execute();
}

/** A member's bonuses of some offers and sources, the oldest first. */
export async function listBonusesFor(
  tx: SiteTransaction,
  siteId: string,
  {
    memberId,
    offers,
    sources,
  }: { readonly memberId: string; readonly offers: readonly string[]; readonly sources: readonly string[] },
): Promise<readonly BonusRow[]> {
  return tx
    .selectFrom('bonus')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where((where) =>
      where.or([
        ...(offers.length > 0 ? [where('offer', 'in', offers)] : []),
        ...(sources.length > 0 ? [where('source', 'in', sources)] : []),
      ]),
    )
    .orderBy('bonus_id')
    .execute();
}
