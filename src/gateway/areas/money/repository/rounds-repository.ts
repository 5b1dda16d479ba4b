import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** A game as rounds name it. */
export interface PlayedGame {
  readonly vassalage: string;
  readonly gameCode: string;
}

/** Rounds of a member that recent games are looked for in: an end for who plays a lot. */
const ROUNDS_LOOKED_AT = 2_000;

/**
 * The games that a member played, the latest first, among the latest rounds of a time.
 * @param most games at most.
 */
export async function playedGames(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  { most, since, until }: { readonly most: number; readonly since: Date; readonly until: Date },
): Promise<readonly PlayedGame[]> {
  const { rows } = await sql<PlayedGame>`
    select g.vendor as "vassalage", g.game_code as "gameCode"
    from (
      select game_no, max(round_id) as last_round from (
        select r.game_no, r.round_id from ledger_account a cross join lateral (
          select game_no, round_id from game_round
          where site_id = ${siteId} and account_id = a.account_id
            and round_id >= ledger_id_at(${since.toISOString()}::timestamptz)
            and round_id < ledger_id_at(${until.toISOString()}::timestamptz)
          order by round_id desc limit ${ROUNDS_LOOKED_AT}
        ) r
        where a.site_id = ${siteId} and a.member_id = ${memberId} and a.kind = 'member'
      ) latest group by game_no
    ) played
    join played_game g on g.site_id = ${siteId} and g.game_no = played.game_no
    group by g.vendor, g.game_code order by max(played.last_round) desc limit ${most}`.execute(tx);
  return rows;
}

/** Totals of rounds, in minor units. */
export interface RoundTotals {
  readonly count: number;
  readonly bet: bigint;
  readonly win: bigint;
}

/** The totals of a member's rounds that began within a time, read one by one. */
export async function totalOfRounds(
  tx: SiteTransaction,
  siteId: string,
  {
    memberId,
    currency,
    from,
    to,
  }: { readonly memberId: string; readonly currency: string; readonly from: string; readonly to: string },
): Promise<RoundTotals> {
  const { rows } = await sql<{ count: string; bet: string; win: string }>`
    select count(*)::text as count, coalesce(sum(r.bet_minor), 0)::text as bet,
      coalesce(sum(r.win_minor), 0)::text as win
    from game_round r
    where r.site_id = ${siteId} and r.account_id = (
        select account_id from ledger_account
        where site_id = ${siteId} and member_id = ${memberId} and kind = 'member' and currency = ${currency}
          and vendor is null)
      and r.round_id >= ledger_id_at(${from}::timestamptz) and r.round_id < ledger_id_at(${to}::timestamptz)`.execute(
    tx,
  );
  const [total] = rows;
  return { count: Number(total?.count ?? 0), bet: BigInt(total?.bet ?? 0), win: BigInt(total?.win ?? 0) };
}

/** A round as a vendor lists it that keeps wallets of its own. Amounts are in minor units. */
export interface ListedRound {
  readonly round: string;
  readonly game: string;
  /** The vendor's id for the member. */
  readonly user: string;
  readonly currency: string;
  readonly bet: number;
  readonly win: number;
  readonly rolled_back: number;
  readonly finished: boolean;
  /** RFC 3339, as the vendor tells it; where it does not, the round counts as played when it was read. */
  readonly openedAt: string | null;
  readonly closedAt: string | null;
}

/**
 * The rounds of a list that are not recorded as they are listed, by user. Most of a list is known from the reading
 * before.
 */
export async function changedRounds(
  tx: SiteTransaction,
  siteId: string,
  { integrationId, rounds }: { readonly integrationId: string; readonly rounds: readonly ListedRound[] },
): Promise<ReadonlyArray<readonly ListedRound[]>> {
  const { rows } = await sql<{ user: string; round: string }>`
    select listed."user", listed.round from jsonb_to_recordset(${JSON.stringify(rounds)}::jsonb) as listed (
      round text, "user" text, currency text, bet bigint, win bigint, rolled_back bigint, finished boolean
    )
    join vendor_member m on m.site_id = ${siteId} and m.integration_id = ${integrationId}
      and m.user_id = listed."user" collate "C"
    left join lateral (
      select wallet_key_of('round', ${integrationId}, m.member_id || ' ' || listed.round) as key offset 0
    ) said on true
    left join lateral (
      select r.* from (
          select id from wallet_key where site_id = ${siteId} and key = said.key offset 0
        ) k
        join ledger_account a on a.site_id = ${siteId} and a.member_id = m.member_id and a.kind = 'member'
          and a.currency = listed.currency collate "C"
        cross join lateral (
          select * from game_round where site_id = ${siteId} and account_id = a.account_id and round_id = k.id offset 0
        ) r
    ) r on true
    where r.round_id is null or (r.closed_at is null or listed.finished)
      and (r.bet_minor, r.win_minor, r.rolled_back_minor, r.closed_at is not null)
      is distinct from (listed.bet, listed.win, listed.rolled_back, listed.finished)`.execute(tx);
  const changed = new Set(rows.map(({ user, round }) => `${user} ${round}`));
  const byUser = new Map<string, ListedRound[]>();
  for (const round of rounds)
    if (changed.has(`${round.user} ${round.round}`)) byUser.set(round.user, [...(byUser.get(round.user) ?? []), round]);
  return [...byUser.values()];
}

/**
 * Writes down rounds that a vendor lists, those that changed alone, and counts their stakes towards the member's
 * limits.
 * @param rounds all of one user.
 * @returns the rounds that were written; `wonMinor` is null for rounds that go on or were not won.
 */
export async function recordVendorRounds(
  tx: SiteTransaction,
  siteId: string,
  {
    integrationId,
    rounds,
    zone,
    at,
  }: {
    readonly integrationId: string;
    readonly rounds: readonly ListedRound[];
    /** IANA name, of the site's calendar. */
    readonly zone: string;
    readonly at: Date;
  },
): Promise<ReadonlyArray<{ readonly roundId: string; readonly wonMinor: bigint | null }>> {
  const { rows } = await sql<{ recorded_round: string; recorded_win: string | null }>`
    select recorded_round, recorded_win from record_vendor_rounds(
      ${siteId}, ${integrationId}, ${zone}, ${at.toISOString()}::timestamptz, ${JSON.stringify(rounds)}::jsonb
    )`.execute(tx);
  return rows.map(({ recorded_round, recorded_win }) => ({
    roundId: recorded_round,
    wonMinor: recorded_win === null ? null : BigInt(recorded_win),
  }));
}

/**
 * Claims the reading of a vendor's rounds, unless another process did lately. Only `finishReading` moves the time up to
 * which rounds are read, so that a reading that fails is made good by the next one.
 * @returns since when to read; null where another process reads.
 */
export async function takeReading(
  tx: SiteTransaction,
  siteId: string,
  { integrationId, before, now }: { readonly integrationId: string; readonly before: Date; readonly now: Date },
): Promise<{ readonly since: Date } | null> {
  const { rows } = await sql<{ since: string }>`
    with known as (
      select integration_id, coalesce(rounds_read_until, created_at) as since from vendor_integration
      where site_id = ${siteId} and integration_id = ${integrationId}
        and (rounds_claimed_at is null or rounds_claimed_at < ${before.toISOString()}::timestamptz)
      for update skip locked
    )
    update vendor_integration i set rounds_claimed_at = ${now.toISOString()}::timestamptz from known
    where i.site_id = ${siteId} and i.integration_id = known.integration_id returning known.since`.execute(tx);
  const [taken] = rows;
  return taken ? { since: new Date(taken.since) } : null;
}

/** Notes that the rounds of a vendor are read until a time. A reading that began earlier never moves it back. */
export async function finishReading(
  tx: SiteTransaction,
  siteId: string,
  { integrationId, until }: { readonly integrationId: string; readonly until: Date },
): Promise<void> {
  await sql`update vendor_integration set rounds_read_until = greatest(rounds_read_until, ${until.toISOString()}::timestamptz)
    where site_id = ${siteId} and integration_id = ${integrationId}`.execute(tx);
}
