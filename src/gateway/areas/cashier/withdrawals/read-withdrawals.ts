import type { Withdrawal, Withdrawals, WithdrawalsQuery, WithdrawalTerms } from '#contracts/generated/contracts.ts';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import { findById, isPayable, offeredPayouts, presentPayoutTo } from '#gateway/areas/accounts/accounts.ts';
import { balanceOf } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { partDecisionsOf } from '../repository/case-repository.ts';
import { listImages } from '../repository/payment-image-repository.ts';
import { stepsOf } from '../repository/payment-repository.ts';
import {
  findWithdrawal,
  pageOfWithdrawals,
  partsOf,
  readAskedSince,
  readReserved,
  type WithdrawalRow,
} from '../repository/withdrawal-repository.ts';
import { startOfDay } from './start-of-day.ts';
import { readTurnover } from './turnover.ts';
import { presentWithdrawal } from './withdrawal-presenter.ts';
import { withdrawalSettings } from './withdrawal-rules.ts';

const DEFAULT_PAGE = 20;

/**
 * What a member may withdraw now, what turnover locks, and where it may go.
 * @throws DomainError `feature_disabled`.
 */
export async function readTerms(parts: CashierParts, site: PublishedSite, memberId: string): Promise<WithdrawalTerms> {
  const { database, clock } = parts;
  const settings = withdrawalSettings(site, parts);
  const { code: currency, decimals } = site.site.currency;
  const at = clock();
  return database.forSite(site.id, async (tx) => {
    const member = await findById(tx, site.id, memberId);
    if (member === undefined) throw new DomainError('not_logged_in');
    const balance = await balanceOf(tx, site.id, { memberId, currency, kind: 'member' });
    const { lockedMinor, list } = await readTurnover(tx, site, memberId);
    const locked = lockedMinor < balance ? lockedMinor : balance;
    const today = await readAskedSince(tx, site.id, { memberId, since: startOfDay(site, at) });
    const reserved = await readReserved(tx, site.id, memberId);
    const left = decimalToMinor(settings.mostPerDay, decimals) - today.sumMinor;
    const freePerDay = settings.freePerDay ?? 0;
    const freeLeft = Math.max(0, freePerDay - today.count);
    const [nextFeePercent, nextFeeMin] = [settings.feePercent ?? '0', settings.feeMin ?? '0'];
    const accounts = await offeredPayouts(tx, site, memberId);
    const decimal = (minor: bigint): string => minorToDecimal(minor, decimals);
    return {
      currency,
      balance: decimal(balance),
      withdrawable: decimal(balance - locked),
      locked: decimal(locked),
      reserved: decimal(reserved),
      turnover: [...list],
      ...{ min: settings.min, max: settings.max },
      ...{ nextFeePercent, nextFeeMin, freeLeft, freePerDay },
      feePercent: freeLeft > 0 ? '0' : nextFeePercent,
      feeMin: freeLeft > 0 ? '0' : nextFeeMin,
      leftToday: decimal(left > 0n ? left : 0n),
      mostPerDay: settings.mostPerDay,
      countLeft: Math.max(0, settings.countPerDay - today.count),
      confirmMinutes: settings.confirmMinutes,
      hasPaymentPassword: member.payment_password_hash !== null,
      accounts: accounts.map((row) => ({
        payoutId: row.account_id,
        to: presentPayoutTo(site, {
          kind: row.kind,
          institution: row.institution,
          holderName: row.holder_name,
          maskedNumber: row.masked_number,
        }),
        isDefault: row.is_default,
        usableFrom: isPayable(row, at) ? null : new Date(row.usable_from).toISOString(),
      })),
    };
  });
}

/** One page of a member's withdrawals, the latest first. */
export async function listWithdrawals(
  { database }: CashierParts,
  site: PublishedSite,
  memberId: string,
  query: WithdrawalsQuery,
): Promise<Withdrawals> {
  const page = { pageNo: Number(query.pageNo ?? 1), pageSize: Number(query.pageSize ?? DEFAULT_PAGE) };
  return database.forSite(site.id, async (tx) => {
    const { rows, totalCount } = await pageOfWithdrawals(tx, site.id, memberId, page);
    return {
      list: [...(await presentAll(tx, site, rows))],
      totalPages: Math.ceil(totalCount / page.pageSize),
      totalCount,
    };
  });
}

/** One of a member's withdrawals. @throws DomainError `not_found`. */
export async function readWithdrawal(
  { database }: CashierParts,
  site: PublishedSite,
  { memberId, withdrawalId }: { readonly memberId: string; readonly withdrawalId: string },
): Promise<Withdrawal> {
  return database.forSite(site.id, (tx) => presentOwn(tx, site, { memberId, withdrawalId }));
}

/** One of a member's withdrawals as it is in a transaction. @throws DomainError `not_found`. */
export async function presentOwn(
  tx: SiteTransaction,
  site: PublishedSite,
  { memberId, withdrawalId }: { readonly memberId: string; readonly withdrawalId: string },
): Promise<Withdrawal> {
  const row = await findWithdrawal(tx, site.id, withdrawalId);
  if (row?.member_id !== memberId) throw new DomainError('not_found');
  const [shown] = await presentAll(tx, site, [row]);
  if (shown === undefined) throw new DomainError('not_found');
  return shown;
}

async function presentAll(
  tx: SiteTransaction,
  site: PublishedSite,
  rows: readonly WithdrawalRow[],
): Promise<readonly Withdrawal[]> {
  const ids = rows.map(({ payment_id }) => payment_id);
  const steps = await stepsOf(tx, site.id, ids);
  const parts = await partsOf(tx, site.id, ids);
  const decisions = await partDecisionsOf(tx, site.id, ids);
  const images = await listImages(tx, site.id, ids);
  return rows.map((row) => presentWithdrawal(row, { site, steps, parts, decisions, images }));
}
