import { readPlay } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { PaidPeriod } from '../periods/paid-period.ts';
import type { PayParts } from '../periods/pay-periods.ts';
import { playersOf } from '../repository/period-repository.ts';
import {
  closedStakesOf,
  holdRaffle,
  issueSpan,
  keptFromRaffles,
  ticketOwners,
} from '../repository/raffle-repository.ts';
import type { GameTypeOf } from '../reward-parts.ts';
import { raffleSettings, ticketMinor } from './raffle-settings.ts';

const PLAYERS_AT_A_TIME = 100;

/** A period of a raffle, and how games are told apart. */
export interface RaffleTerms {
  readonly period: PaidPeriod;
  readonly gameTypeOf: GameTypeOf;
  readonly at: Date;
}

/** A ticket that is earned: the member's nth, from 1, and when its stakes were reached. */
export interface EarnedTicket {
  readonly memberId: string;
  readonly nth: number;
  readonly reachedAt: Date;
}

/** What a member has staked for a raffle in rounds that are over, in minor units, and how many tickets that earns. */
export async function readEntries(
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  { memberId, period, gameTypeOf, at }: RaffleTerms & { readonly memberId: string },
): Promise<{ readonly stakedMinor: bigint; readonly earned: number }> {
  const settings = raffleSettings(site);
  const { games } = await readPlay(tx, { siteId: id, memberId, currency: site.currency.code }, period, at);
  const stakedMinor = games.reduce(
    (sum, game) => (isCounted(settings.categories, gameTypeOf(game)) ? sum + game.stakedMinor : sum),
    0n,
  );
  const earned = stakedMinor / ticketMinor(settings, site.currency);
  return { stakedMinor, earned: earned < BigInt(settings.most) ? Number(earned) : settings.most };
}

/**
 * The tickets that members have earned in a period and do not have, in the order in which stakes were reached. Members
 * who take no part in raffles are left out, and so are those who have all that a member can have.
 * @returns also whether some members could not be read: `onFailed` hears of each, and the others' tickets are there.
 */
export async function earnedTickets(
  { database, onFailed }: Pick<PayParts, 'database' | 'onFailed'>,
  published: PublishedSite,
  terms: RaffleTerms,
  stopping?: AbortSignal,
): Promise<{ readonly earned: readonly EarnedTicket[]; readonly hasFailed: boolean }> {
  const { id } = published;
  const owners = await database.forSite(id, (tx) => ticketOwners(tx, id, terms.period.first));
  const earned: EarnedTicket[] = [];
  let hasFailed = false;
  let after: string | null = '0';
  while (after !== null) {
    const page: PlayersPage = await pageOfPlayers(database, published, { ...terms, after, owners });
    for (const memberId of page.members) {
      if (stopping?.aborted) return { earned: [], hasFailed: true };
      const has = owners.get(memberId) ?? 0;
      try {
        earned.push(...(await database.forSite(id, (tx) => earnedBy(tx, published, { ...terms, memberId, has }))));
      } catch (error) {
        hasFailed = true;
        onFailed(id, memberId, error);
      }
    }
    after = page.next;
  }
  const inOrder = earned.toSorted(
    (one, other) =>
      one.reachedAt.getTime() - other.reachedAt.getTime() ||
      Number(one.memberId > other.memberId) - Number(one.memberId < other.memberId) ||
      one.nth - other.nth,
  );
  return { earned: inOrder, hasFailed };
}

interface PlayersPage {
  readonly members: readonly string[];
  /** The last account of the page, where another page may follow; null otherwise. */
  readonly next: string | null;
}

/** The next players of a period who may earn a ticket. */
async function pageOfPlayers(
  database: PayParts['database'],
  { id, site }: PublishedSite,
  {
    period: { first, last, from, until },
    at,
    after,
    owners,
  }: RaffleTerms & { readonly after: string; readonly owners: ReadonlyMap<string, number> },
): Promise<PlayersPage> {
  const { most } = raffleSettings(site);
  return database.forSite(id, async (tx) => {
    const players = await playersOf(tx, id, {
      ...{ first, last, from, until, currency: site.currency.code, after, most: PLAYERS_AT_A_TIME },
    });
    const wanting = players.flatMap(({ memberId }) => ((owners.get(memberId) ?? 0) < most ? memberId : []));
    const kept = await keptFromRaffles(tx, id, { members: wanting, at });
    return {
      members: wanting.filter((memberId) => !kept.has(memberId)),
      next: players.length < PLAYERS_AT_A_TIME ? null : (players.at(-1)?.account ?? null),
    };
  });
}

/** @param has how many tickets the member has. */
async function earnedBy(
  tx: SiteTransaction,
  published: PublishedSite,
  terms: RaffleTerms & { readonly memberId: string; readonly has: number },
): Promise<readonly EarnedTicket[]> {
  const { id, site } = published;
  const { memberId, has, period, gameTypeOf, at } = terms;
  const { categories } = raffleSettings(site);
  const { earned } = await readEntries(tx, published, terms);
  if (earned <= has) return [];
  const per = ticketMinor(raffleSettings(site), site.currency);
  const found: EarnedTicket[] = [];
  let sum = 0n;
  const owner = { siteId: id, memberId, currency: site.currency.code };
  for (const { closedAt, stakedMinor, ...game } of await closedStakesOf(tx, owner, period)) {
    if (!isCounted(categories, gameTypeOf(game))) continue;
    sum += stakedMinor;
    for (let nth = has + found.length + 1; nth <= earned && sum >= per * BigInt(nth); nth += 1)
      found.push({ memberId, nth, reachedAt: closedAt });
  }
  // Rounds of archived months no longer say when they ended.
  while (has + found.length < earned) found.push({ memberId, nth: has + found.length + 1, reachedAt: at });
  return found;
}

/**
 * Issues tickets in the given order, as far as there are seats; the raffle is locked. Members who are frozen or
 * excluded from play, and trial accounts, get none.
 * @param isFinal whether the draw follows at once. Then the seats of tickets that such members have go to others.
 * @returns the highest number that is issued, and the members who cannot win; null where the raffle is drawn already.
 */
export async function issueInOrder(
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  {
    first,
    earned,
    isFinal,
    at,
  }: { readonly first: string; readonly earned: readonly EarnedTicket[]; readonly isFinal: boolean; readonly at: Date },
): Promise<{ readonly issued: number; readonly kept: ReadonlySet<string> } | null> {
  const raffle = await holdRaffle(tx, id, first);
  if (raffle === undefined) return null;
  let { issued } = raffle;
  const owners = await ticketOwners(tx, id, first);
  const kept = await keptFromRaffles(tx, id, {
    members: [...new Set([...(isFinal ? owners.keys() : []), ...earned.map(({ memberId }) => memberId)])],
    at,
  });
  const left = isFinal
    ? [...owners].reduce((sum, [memberId, count]) => (kept.has(memberId) ? sum + count : sum), 0)
    : 0;
  const most = raffleSettings(site).seats + left;
  // A run beside this one may have issued some of them.
  const missing = earned.filter(({ memberId, nth }) => !kept.has(memberId) && nth > (owners.get(memberId) ?? 0));
  for (const { memberId, count } of inSpans(missing.slice(0, Math.max(0, most - issued)))) {
    await issueSpan(tx, id, { first, memberId, from: issued + 1, count, at });
    issued += count;
  }
  return { issued, kept };
}

/** Tickets of one member that follow each other are issued together. */
function inSpans(
  tickets: readonly EarnedTicket[],
): ReadonlyArray<{ readonly memberId: string; readonly count: number }> {
  const spans: Array<{ memberId: string; count: number }> = [];
  for (const { memberId } of tickets) {
    const last = spans.at(-1);
    if (last?.memberId === memberId) last.count += 1;
    else spans.push({ memberId, count: 1 });
  }
  return spans;
}

const isCounted = (categories: readonly string[] | undefined, type: string | undefined): boolean =>
  categories === undefined || (type !== undefined && categories.includes(type));
