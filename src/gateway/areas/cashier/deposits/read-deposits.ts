import type {
  Deposit,
  DepositChannels,
  Deposits,
  DepositsQuery,
  LanguageCode,
} from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { wordsOf } from '#gateway/kit/text-in-language.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { listImages } from '../repository/payment-image-repository.ts';
import {
  findOwnDeposit,
  hasDeposited,
  type PaymentRow,
  pageOfDeposits,
  stepsOf,
} from '../repository/payment-repository.ts';
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
  { database, clock }: CashierParts,
  site: PublishedSite,
  { memberId, language }: DepositReader,
  query: DepositsQuery,
): Promise<Deposits> {
  const page = { pageNo: Number(query.pageNo ?? 1), pageSize: Number(query.pageSize ?? DEFAULT_PAGE) };
  return database.forSite(site.id, async (tx) => {
    const { rows, totalCount } = await pageOfDeposits(tx, site.id, memberId, page);
    const ids = rows.map(({ payment_id }) => payment_id);
    const context = await contextOf(tx, site, ids, { language, at: clock() });
    return {
      list: rows.map((row) => presentDeposit(row, context)),
      totalPages: Math.ceil(totalCount / page.pageSize),
      totalCount,
    };
  });
}

/** One of a member's deposits. @throws DomainError `not_found`. */
export async function readDeposit(
  { database, clock }: CashierParts,
  site: PublishedSite,
  { memberId, language }: DepositReader,
  depositId: string,
): Promise<Deposit> {
  return database.forSite(site.id, async (tx) => {
    const row = await findOwnDeposit(tx, site.id, { memberId, paymentId: depositId });
    if (row === undefined) throw new DomainError('not_found');
    return presentStored(tx, site, row, { language, at: clock() });
  });
}

interface Presenting {
  readonly language: LanguageCode;
  readonly at: Date;
}

/** A deposit as its member sees it, with what is stored beside it. */
export async function presentStored(
  tx: SiteTransaction,
  site: PublishedSite,
  row: PaymentRow,
  presenting: Presenting,
): Promise<Deposit> {
  return presentDeposit(row, await contextOf(tx, site, [row.payment_id], presenting));
}

async function contextOf(
  tx: SiteTransaction,
  site: PublishedSite,
  paymentIds: readonly string[],
  presenting: Presenting,
) {
  const steps = await stepsOf(tx, site.id, paymentIds);
  return { site, ...presenting, steps, images: await listImages(tx, site.id, paymentIds) };
}
