import type {
  LanguageCode,
  LotteryTicket,
  LotteryTickets,
  LotteryTicketsQuery,
} from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { LotteryParts } from '../lottery-parts.ts';
import { findTickets, listTickets } from '../repository/lottery-repository.ts';
import { hiddenResults } from './hidden-results.ts';
import { presentTicket } from './ticket-presenter.ts';

const DEFAULT_PAGE_SIZE = 20;
const LARGEST_PAGE_SIZE = 100;

interface Reader {
  readonly memberId: string;
  readonly language: LanguageCode;
}

/** A page of a member's tickets, latest first. */
export async function readTickets(
  { database, secret, clock }: LotteryParts,
  site: PublishedSite,
  { memberId, language }: Reader,
  { gameCode, status, pageNo, pageSize }: LotteryTicketsQuery,
): Promise<LotteryTickets> {
  const limit = Math.min(Number(pageSize ?? DEFAULT_PAGE_SIZE), LARGEST_PAGE_SIZE);
  const offset = (Number(pageNo ?? 1) - 1) * limit;
  const at = clock();
  const { rows, count } = await database.forSite(site.id, async (tx) => {
    const hidden = status === undefined ? [] : (await hiddenResults(tx, site.id, { memberId, at })).ticketIds;
    return listTickets(tx, site.id, { memberId, gameCode, status, hidden, at, limit, offset });
  });
  const shown = { site, language, secret: await secret(), at };
  const list = rows.map((row) => presentTicket(row, shown));
  return { list, totalPages: Math.ceil(count / limit), totalCount: count };
}

/** One of a member's tickets. @throws DomainError `not_found`. */
export async function readTicket(
  { database, secret, clock }: LotteryParts,
  site: PublishedSite,
  { memberId, language, ticketId }: Reader & { readonly ticketId: string },
): Promise<LotteryTicket> {
  const [row] = await database.forSite(site.id, (tx) => findTickets(tx, site.id, { memberId, ids: [ticketId] }));
  if (row === undefined) throw new DomainError('not_found');
  return presentTicket(row, { site, language, secret: await secret(), at: clock() });
}
