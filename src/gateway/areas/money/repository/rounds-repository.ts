import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** A game as rounds name it. */
export interface PlayedGame {
  readonly vassalage: string;
  readonly gameCode: string;
}

/** A round as its member may see it. Amounts are in minor units. */
export interface RoundRow {
  readonly round_id: string;
  readonly vendor: string;
  readonly game_code: string;
  readonly currency: string;
  readonly bet_minor: string;
  readonly win_minor: string;
  readonly status: 'open' | 'closed';
  readonly opened_at: string;
  readonly closed_at: string | null;
}

/** Which rounds of a member are meant. */
export interface RoundSearch {
  readonly memberId: string;
  readonly currency: string;
  /** RFC 3339; of when the round began. */
  readonly from: string;
  /** RFC 3339; not within any more. */
  readonly to: string;
  readonly vendor: string | undefined;
}

/** Totals of rounds, in minor units. */
export interface RoundTotals {
  readonly count: number;
  readonly bet: bigint;
  readonly win: bigint;
}

/**
 * The games that a member played, the latest first. Looks at one round of each game, by the index, however many rounds
 * there are.
 * @param most games at most.
 */
export async function playedGames(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  most: number,
): Promise<readonly PlayedGame[]> {
  const { rows } = await sql<PlayedGame>`
    with recursive played as (
      (
        select vendor, game_code, round_id from game_round where site_id = ${siteId} and member_id = ${memberId}
        order by vendor, game_code, round_id desc limit 1
      )
      union all
      select next.vendor, next.game_code, next.round_id from played cross join lateral (
        select vendor, game_code, round_id from game_round
        where site_id = ${siteId} and member_id = ${memberId}
          and (vendor, game_code) > (played.vendor, played.game_code)
        order by vendor, game_code, round_id desc limit 1
      ) next
    )
    select vendor as "vassalage", game_code as "gameCode" from played order by round_id desc limit ${most}`.execute(tx);
  return rows;
}

/** One page of a member's rounds, the latest first. */
export async function pageOfRounds(
  tx: SiteTransaction,
  siteId: string,
  search: RoundSearch,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<readonly RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select round_id, vendor, game_code, currency, bet_minor, win_minor, status, opened_at, closed_at
    from game_round where ${matching(siteId, search)}
    order by opened_at desc, round_id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(tx);
  return rows;
}

/** The totals of all rounds that a search finds. */
export async function totalOfRounds(tx: SiteTransaction, siteId: string, search: RoundSearch): Promise<RoundTotals> {
  const { rows } = await sql<{ count: string; bet: string; win: string }>`
    select count(*)::text as count, coalesce(sum(bet_minor), 0)::text as bet, coalesce(sum(win_minor), 0)::text as win
    from game_round where ${matching(siteId, search)}`.execute(tx);
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
      round text, "user" text, bet bigint, win bigint, rolled_back bigint, finished boolean
    )
    join vendor_member m on m.site_id = ${siteId} and m.integration_id = ${integrationId}
      and m.user_id = listed."user" collate "C"
    left join game_round r on r.site_id = ${siteId} and r.integration_id = ${integrationId}
      and r.vendor_round_id = listed.round collate "C" and r.member_id = m.member_id
    where r.round_id is null or (r.status = 'open' or listed.finished)
      and (r.bet_minor, r.win_minor, r.rolled_back_minor, r.status = 'closed')
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

function matching(siteId: string, { memberId, currency, from, to, vendor }: RoundSearch) {
  return sql`site_id = ${siteId} and member_id = ${memberId} and currency = ${currency}
    and opened_at >= ${from}::timestamptz and opened_at < ${to}::timestamptz
    ${vendor === undefined ? sql`` : sql`and vendor = ${vendor}`}`;
}
