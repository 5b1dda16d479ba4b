import { readPlay } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { DueMember } from '../periods/pay-periods.ts';
import { issueSpan, ticketsOf } from '../repository/raffle-repository.ts';
import { raffleSettings, ticketMinor } from './raffle-settings.ts';

/** What a member has staked in the period of a raffle, in minor units, and its tickets. */
interface RaffleEntries {
  readonly stakedMinor: bigint;
  readonly tickets: Awaited<ReturnType<typeof ticketsOf>>;
}

/**
 * Issues the tickets that a member has earned and does not have yet, as far as there are any left. The member's row is
 * held. Rounds that are over count; a ticket stays if a stake is rolled back later.
 */
export async function issueTickets(
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  { memberId, period, gameTypeOf, at }: DueMember,
): Promise<RaffleEntries> {
  const settings = raffleSettings(site);
  const { categories, most, seats } = settings;
  const { games } = await readPlay(tx, { siteId: id, memberId, currency: site.currency.code }, period, at);
  const stakedMinor = games.reduce((sum, game) => {
    const type = gameTypeOf(game);
    const isCounted = categories === undefined || (type !== undefined && categories.includes(type));
    return isCounted ? sum + game.stakedMinor : sum;
  }, 0n);
  const { first } = period;
  const tickets = await ticketsOf(tx, id, { first, memberId });
  const has = tickets.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const earned = Math.min(Number(stakedMinor / ticketMinor(settings, site.currency)), most);
  const span = earned > has ? await issueSpan(tx, id, { first, memberId, count: earned - has, seats, at }) : null;
  return { stakedMinor, tickets: span === null ? tickets : [...tickets, span] };
}
