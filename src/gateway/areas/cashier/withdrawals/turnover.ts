import type { OpenTurnover } from '#contracts/generated/contracts.ts';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { PaymentRow } from '../repository/payment-repository.ts';
import {
  insertTurnover,
  listTurnover,
  readStaked,
  readTurnoverEnd,
  type TurnoverRow,
} from '../repository/turnover-repository.ts';

const DEFAULT_PERCENT = 100;
/** How many that are done are shown beside the open ones. */
const MOST_DONE = 3;

/** What a member has to stake still, and what that locks. */
export interface LockedByTurnover {
  readonly lockedMinor: bigint;
  /** What is open, and the latest that are done: the oldest first. */
  readonly list: readonly OpenTurnover[];
}

/**
 * What a member has staked, for `openTurnover`. Asked for before money moves: withdrawals lock the count before the
 * wallet too.
 * @returns null where nothing has to be played through.
 */
export async function holdStakes(
  tx: SiteTransaction,
  { id: siteId, site }: PublishedSite,
  { member_id: memberId, currency }: Pick<PaymentRow, 'member_id' | 'currency'>,
): Promise<bigint | null> {
  return site.cashier?.withdrawals === undefined ? null : readStaked(tx, siteId, { memberId, currency });
}

/**
 * Has a deposit played through before it can be withdrawn, by the site's rule. Deposits are played through one after
 * the other: stakes count for the oldest that is open.
 * @param credited the deposit after the step that credited it.
 * @param staked what `holdStakes` gave before that.
 */
export async function openTurnover(
  tx: SiteTransaction,
  { id: siteId, site }: PublishedSite,
  {
    before,
    credited,
    staked,
    at,
  }: { readonly before: PaymentRow; readonly credited: PaymentRow; readonly staked: bigint | null; readonly at: Date },
): Promise<void> {
  const rule = site.cashier?.withdrawals;
  const amountMinor = BigInt(credited.credited_minor) - BigInt(before.credited_minor);
  const requiredMinor = (amountMinor * BigInt(rule?.turnoverPercent ?? DEFAULT_PERCENT)) / 100n;
  if (staked === null || requiredMinor <= 0n) return;
  const player = { memberId: credited.member_id, currency: credited.currency };
  const end = await readTurnoverEnd(tx, siteId, player);
  const fromMinor = end !== null && end > staked ? end : staked;
  await insertTurnover(tx, siteId, {
    payment_id: credited.payment_id,
    step: credited.steps,
    member_id: credited.member_id,
    currency: credited.currency,
    amount_minor: `${amountMinor}`,
    from_minor: `${fromMinor}`,
    until_minor: `${fromMinor + requiredMinor}`,
    at: at.toISOString(),
  });
}

/** What turnover locks of a member's wallet now. */
export async function readTurnover(
  tx: SiteTransaction,
  { id: siteId, site }: PublishedSite,
  memberId: string,
): Promise<LockedByTurnover> {
  const player = { memberId, currency: site.currency.code };
  const staked = await readStaked(tx, siteId, player);
  const rows = await listTurnover(tx, siteId, { ...player, staked, mostDone: MOST_DONE });
  const list = rows.map((row) => presentTurnover(row, staked, site.currency.decimals));
  const lockedMinor = list.reduce((sum, { locked }) => sum + decimalToMinor(locked, site.currency.decimals), 0n);
  return { lockedMinor, list };
}

/** A deposit is locked in the share in which it is not played through. */
function presentTurnover(row: TurnoverRow, staked: bigint, decimals: number): OpenTurnover {
  const [from, until, amount] = [row.from_minor, row.until_minor, row.amount_minor].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ];
  const required = until - from;
  const done = staked <= from ? 0n : staked >= until ? required : staked - from;
  // Rounded up, so that nothing is unlocked early.
  const locked = (amount * (required - done) + required - 1n) / required;
  const decimal = (minor: bigint): string => minorToDecimal(minor, decimals);
  return {
    turnoverId: `${row.payment_id}-${row.step}`,
    bonus: null,
    reference: row.reference,
    at: new Date(row.at).toISOString(),
    amount: decimal(amount),
    required: decimal(required),
    done: decimal(done),
    locked: decimal(locked),
  };
}
