import { type Selectable, sql } from 'kysely';
import type { PlayLimitKind, PlayLimitPeriod } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type {
  PlayExclusionTable,
  PlayLimitChangeTable,
  PlayLimitTable,
} from '#gateway/database/schema/play-limit-schema.ts';

export type PlayLimitRow = Selectable<PlayLimitTable>;
export type PlayExclusionRow = Selectable<PlayExclusionTable>;
export type PlayLimitChangeRow = Selectable<PlayLimitChangeTable>;

/** A player, and the currency, time zone and moment by which limits are judged. */
export interface Player {
  readonly siteId: string;
  readonly memberId: string;
  readonly currency: string;
  /** IANA name. */
  readonly zone: string;
  readonly at: Date;
}

/** A limit that is in force. */
export interface LimitInForce {
  readonly kind: PlayLimitKind;
  readonly period: PlayLimitPeriod;
  /** In minor units. */
  readonly mostMinor: bigint;
  /** The amount that counts towards it so far; a negative loss is a win. */
  readonly usedMinor: bigint;
}

/** A limit as it is set. */
export interface SetLimit {
  readonly kind: PlayLimitKind;
  readonly period: PlayLimitPeriod;
  /** In minor units. */
  readonly amountMinor: bigint;
  /** The pending change; null for none. A null amount removes the limit. */
  readonly next: { readonly amountMinor: bigint | null; readonly from: Date } | null;
}

/** The limits as they are kept, with raised ones that wait or have lapsed. */
export async function listPlayLimits(
  tx: SiteTransaction,
  { siteId, memberId, currency }: Pick<Player, 'siteId' | 'memberId' | 'currency'>,
): Promise<PlayLimitRow[]> {
  return tx
    .selectFrom('play_limit')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .execute();
}

/** The limits that a bet at that moment is held to, with what counts towards them. */
export async function listLimitsInForce(
  tx: SiteTransaction,
  { siteId, memberId, currency, zone, at }: Player,
): Promise<readonly LimitInForce[]> {
  const { rows } = await sql<{ kind: PlayLimitKind; period: PlayLimitPeriod; most: string; used: string }>`
    select limit_kind as kind, limit_period as period, most_minor as most, used_minor as used
    from play_limits_in_force(${siteId}, ${memberId}, ${currency}, ${zone}, ${at.toISOString()}::timestamptz)`.execute(
    tx,
  );
  return rows.map(({ kind, period, most, used }) => ({
    kind,
    period,
    mostMinor: BigInt(most),
    usedMinor: BigInt(used),
  }));
}

/**
 * When a member may deposit again under a limit over 24 hours or 7 days that is used up; null where something is left,
 * or the moment is not known.
 */
export async function depositsFreeAt(
  tx: SiteTransaction,
  { siteId, memberId, currency, at }: Player,
  { period, mostMinor }: Pick<LimitInForce, 'mostMinor'> & { readonly period: 'day' | 'week' },
): Promise<Date | null> {
  const span = period === 'day' ? '24 hours' : '7 days';
  const { rows } = await sql<{ free: string | null }>`
    select deposits_free_at(${siteId}, ${memberId}, ${currency}, ${span}::interval, ${mostMinor}::bigint,
      ${at.toISOString()}::timestamptz) as free`.execute(tx);
  const free = rows[0]?.free ?? null;
  return free === null ? null : new Date(free);
}

/** Sets a limit in place of the one of its kind and period. */
export async function savePlayLimit(
  tx: SiteTransaction,
  { siteId, memberId, currency }: Pick<Player, 'siteId' | 'memberId' | 'currency'>,
  { kind, period, amountMinor, next }: SetLimit,
): Promise<void> {
  const changeable = {
    amount_minor: amountMinor,
    next_minor: next?.amountMinor ?? null,
    next_from: next?.from.toISOString() ?? null,
  };
  await tx
    .insertInto('play_limit')
    .values({ site_id: siteId, member_id: memberId, currency, kind, period, ...changeable })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'member_id', 'currency', 'kind', 'period']).doUpdateSet(changeable),
    )
    .execute();
}

/** Takes a limit away, at once. @returns false where there was none. */
export async function deletePlayLimit(
  tx: SiteTransaction,
  { siteId, memberId, currency }: Pick<Player, 'siteId' | 'memberId' | 'currency'>,
  { kind, period }: Pick<SetLimit, 'kind' | 'period'>,
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('play_limit')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .returning('kind')
    .executeTakeFirst();
  return gone !== undefined;
}

/**
 * The exclusion of a member that is in force at a moment; undefined where there is none. One that ends on request may
 * be in force after its time.
 */
export async function findExclusion(
  tx: SiteTransaction,
  { siteId, memberId, at }: Pick<Player, 'siteId' | 'memberId' | 'at'>,
): Promise<PlayExclusionRow | undefined> {
  return tx
    .selectFrom('play_exclusion')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where((one) =>
      one.or([one('until_at', 'is', null), one('until_at', '>', at.toISOString()), one('ends_on_request', '=', true)]),
    )
    .executeTakeFirst();
}

/** An exclusion as it is kept. */
export interface SavedExclusion {
  readonly from: Date;
  /** Null: for good. */
  readonly until: Date | null;
  readonly isSelf?: boolean;
  /** Whether it holds after `until` until the member asks for its end: a self-exclusion for a time. */
  readonly endsOnRequest?: boolean;
}

/** Keeps a member from playing, in place of what was before. */
export async function saveExclusion(
  tx: SiteTransaction,
  { siteId, memberId }: Pick<Player, 'siteId' | 'memberId'>,
  { from, until, isSelf = false, endsOnRequest = false }: SavedExclusion,
): Promise<void> {
  const changeable = {
    from_at: from.toISOString(),
    until_at: until?.toISOString() ?? null,
    is_self: isSelf,
    ends_on_request: endsOnRequest,
  };
  await tx
    .insertInto('play_exclusion')
    .values({ site_id: siteId, member_id: memberId, ...changeable })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id']).doUpdateSet(changeable))
    .execute();
}

/** Writes down what was changed. */
export async function insertLimitChange(
  tx: SiteTransaction,
  siteId: string,
  change: Omit<PlayLimitChangeRow, 'site_id' | 'change_id'>,
): Promise<void> {
  await tx
    .insertInto('play_limit_change')
    .values({ site_id: siteId, ...change })
    .execute();
}

/** Changes of limits, newest first. */
export async function listLimitChanges(
  tx: SiteTransaction,
  { siteId, memberId }: Pick<Player, 'siteId' | 'memberId'>,
  limit: number,
): Promise<PlayLimitChangeRow[]> {
  return tx
    .selectFrom('play_limit_change')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('change_id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Has the member's bets be judged by what is kept now, from the commit on. Call it after every change, in its
 * transaction: it waits for the member's bets that are under way, and they for it.
 */
export async function applyPlayLimits(
  tx: SiteTransaction,
  { siteId, memberId, currency, zone, at }: Player,
): Promise<void> {
  await sql`select play_limits_changed(
    ${siteId}, ${memberId}, ${currency}, ${zone}, ${at.toISOString()}::timestamptz)`.execute(tx);
}

/**
 * Counts what a member lost in a wallet of a vendor's own, where its play is limited. It holds the member's main
 * balance.
 * @param lostMinor in minor units; below nothing what was won.
 */
export async function countAtVendor(
  tx: SiteTransaction,
  { siteId, memberId, currency, zone, at }: Player,
  lostMinor: bigint,
): Promise<void> {
  await sql`select play_count_at_vendor(${siteId}, ${memberId}, ${currency}, ${zone}, ${at.toISOString()}::timestamptz,
    ${lostMinor.toString()}::bigint)`.execute(tx);
}

/** The same day of a later month, or the last one that it has. */
export async function endOf(tx: SiteTransaction, at: Date, length: string): Promise<Date> {
  const { rows } = await sql<{ until: string }>`
    select ${at.toISOString()}::timestamptz + ${length}::interval as until`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('the database reckoned no moment');
  return new Date(row.until);
}
