import type {
  Deposit,
  DepositChannels,
  Deposits,
  DepositsQuery,
  LanguageCode,
} from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { wordsOf } from '#gateway/kit/text-in-language.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { findOwnDeposit, hasDeposited, pageOfDeposits, stepsOf } from '../repository/payment-repository.ts';
import { presentDeposit, wordsSource } from './deposit-presenter.ts';
import { offeredChannels } from './offered-channels.ts';

const DEFAULT_PAGE = 20;

interface DepositReader {
  readonly memberId: string;
  readonly language: LanguageCode;
}

/** The ways to deposit that a member may use, in the site's order. */
export async function listChannels(
  { database, providers, clock }: CashierParts,
  site: PublishedSite,
  { memberId, language }: DepositReader,
): Promise<DepositChannels> {
  const before = await database.forSite(site.id, (tx) => hasDeposited(tx, site.id, memberId));
  const offered = offeredChannels(site, (name) => providers.has(name), { hasDeposited: before, at: clock() });
  const words = wordsSource(site);
  return {
    currency: site.site.currency.code,
    chips: site.site.cashier?.deposits.chips ?? [],
    channels: offered.map(({ channel, min, closedUntil }) => ({
      id: channel.id,
      kind: channel.kind,
      name: wordsOf(channel.name, language, words) ?? channel.id,
      note: (channel.note && wordsOf(channel.note, language, words)) ?? null,
      min,
      max: channel.max,
      feePercent: channel.feePercent ?? '0',
      network: channel.network ?? null,
      closedUntil: closedUntil?.toISOString() ?? null,
    })),
  };
}

/** One page of a member's deposits, the latest first. */
export async function listDeposits(
  { database }: CashierParts,
  site: PublishedSite,
  { memberId, language }: DepositReader,
  query: DepositsQuery,
): Promise<Deposits> {
  const page = { pageNo: Number(query.pageNo ?? 1), pageSize: Number(query.pageSize ?? DEFAULT_PAGE) };
  return database.forSite(site.id, async (tx) => {
    const { rows, totalCount } = await pageOfDeposits(tx, site.id, memberId, page);
    const ids = rows.map(({ payment_id }) => payment_id);
    const steps = await stepsOf(tx, site.id, ids);
    return {
      list: rows.map((row) => presentDeposit(row, { site, language, steps })),
      totalPages: Math.ceil(totalCount / page.pageSize),
      totalCount,
    };
  });
}

/** One of a member's deposits. @throws DomainError `not_found`. */
export async function readDeposit(
  { database }: CashierParts,
  site: PublishedSite,
  { memberId, language }: DepositReader,
  depositId: string,
): Promise<Deposit> {
  return database.forSite(site.id, async (tx) => {
    const row = await findOwnDeposit(tx, site.id, { memberId, paymentId: depositId });
    if (row === undefined) throw new DomainError('not_found');
    return presentDeposit(row, { site, language, steps: await stepsOf(tx, site.id, [depositId]) });
  });
}
