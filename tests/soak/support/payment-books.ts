import type { Deposit, Deposits, Withdrawal, Withdrawals } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import type { PaymentView } from '#payments-sandbox/payments/payment.ts';
import type { PayoutView } from '#payments-sandbox/payouts/payout.ts';
import type { Payer, PaymentEnds } from './payment-ends.ts';
import type { PaymentFlows, Told } from './payment-flows.ts';

const PAGE = 100;
const FINAL_DEPOSITS: ReadonlySet<string> = new Set(['credited', 'failed', 'expired', 'refunded']);
const FINAL_WITHDRAWALS: ReadonlySet<string> = new Set(['paid', 'confirmed', 'returned', 'cancelled', 'rejected']);
const UNSENT: ReadonlySet<string> = new Set(['cancelled', 'rejected']);

/** How the gateway's books and the provider's list stand to each other. */
export interface PaymentBooks {
  /** One line for each payment that is not over, or that they tell differently. */
  readonly differences: readonly string[];
  readonly deposits: readonly Deposit[];
  readonly withdrawals: readonly Withdrawal[];
  readonly payouts: readonly PayoutView[];
}

/**
 * Holds what members see in the gateway against the provider's own list: each payment once on both sides with the same
 * sums, and each balance what the provider's list makes of it.
 * @param openingMinor what every member began with.
 */
export async function comparePayments(
  ends: PaymentEnds,
  flows: Pick<PaymentFlows, 'deposits' | 'withdrawals'>,
  { payers, openingMinor }: { readonly payers: readonly Payer[]; readonly openingMinor: bigint },
): Promise<PaymentBooks> {
  const [payments, payouts] = [await ends.payments(), await ends.payouts()];
  const differences: string[] = [];
  const note = (what: string, ours: unknown, theirs: unknown): void => {
    const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)];
    if (a !== b) differences.push(`${what}: ${a} here, ${b} there`);
  };
  const [paymentOf, payoutOf] = [byReference(payments), byReference(payouts)];
  const all = { deposits: [] as Deposit[], withdrawals: [] as Withdrawal[] };
  for (const payer of payers) {
    const deposits = await pages(async (page) => successOf<Deposits>(await ends.member(payer, `deposits${page}`)));
    const withdrawals = await pages(async (page) =>
      successOf<Withdrawals>(await ends.member(payer, `withdrawals${page}`)),
    );
    note(`deposits of ${payer.account}`, idsOf(deposits, 'depositId'), toldTo(flows.deposits, payer));
    note(`withdrawals of ${payer.account}`, idsOf(withdrawals, 'withdrawalId'), toldTo(flows.withdrawals, payer));
    let expected = openingMinor;
    for (const deposit of deposits) {
      const sums = depositSums(deposit, paymentOf.get(deposit.reference) ?? []);
      note(`deposit ${deposit.reference}`, sums.ours, sums.theirs);
      expected += sums.credit;
    }
    for (const withdrawal of withdrawals) {
      const sums = withdrawalSums(withdrawal, payoutOf.get(withdrawal.reference) ?? []);
      note(`withdrawal ${withdrawal.reference}`, sums.ours, sums.theirs);
      expected -= sums.gone;
    }
    note(`balance of ${payer.account}`, Number(minor(await ends.balance(payer))), Number(expected));
    all.deposits.push(...deposits);
    all.withdrawals.push(...withdrawals);
  }
  note('payments', new Set(all.deposits.map(({ reference }) => reference)).size, payments.length);
  const sent = all.withdrawals.filter(({ status }) => !UNSENT.has(status));
  note('payouts', new Set(sent.map(({ reference }) => reference)).size, payouts.length);
  return { differences, ...all, payouts };
}

/** What both sides say of a deposit, and what the provider's word leaves to the member. */
function depositSums(deposit: Deposit, found: readonly PaymentView[]) {
  const [payment] = found;
  const received = BigInt(payment?.received_amount ?? 0);
  const refunded = BigInt(payment?.refunded_amount ?? 0);
  const fee = minor(deposit.fee);
  const isPaid = payment?.status === 'paid' || payment?.status === 'refunded';
  const credit = isPaid && received > refunded ? received - refunded - fee : 0n;
  return {
    credit,
    ours: {
      count: 1,
      isOver: FINAL_DEPOSITS.has(deposit.status),
      isBack: deposit.status === 'refunded',
      received: deposit.received,
      credited: Number(minor(deposit.credited)),
    },
    theirs: {
      count: found.length,
      isOver: true,
      isBack: payment?.status === 'refunded',
      received: decimal(received),
      credited: Number(credit),
    },
  };
}

/** What both sides say of a withdrawal, and what is gone from the wallet by the provider's word. */
function withdrawalSums(withdrawal: Withdrawal, found: readonly PayoutView[]) {
  const [payout] = found;
  const sent = BigInt(payout?.sent_amount ?? 0);
  const away = sent - BigInt(payout?.returned_amount ?? 0);
  // The fee is taken with the last that is sent, and given back with the last that comes back.
  const fee = away > 0n && sent === minor(withdrawal.receives) ? minor(withdrawal.fee) : 0n;
  const cameBack = withdrawal.parts.reduce((sum, { returned }) => sum + minor(returned), 0n);
  return {
    gone: away + fee,
    ours: {
      isOver: FINAL_WITHDRAWALS.has(withdrawal.status),
      count: UNSENT.has(withdrawal.status) ? 0 : 1,
      sent: withdrawal.sent,
      parts: withdrawal.parts.length,
      returned: decimal(cameBack),
    },
    theirs: {
      isOver: payout?.status !== 'processing',
      count: found.length,
      sent: decimal(sent),
      parts: payout?.parts.length ?? 0,
      returned: decimal(sent - away),
    },
  };
}

async function pages<Row>(
  read: (query: string) => Promise<{ readonly list: readonly Row[]; readonly totalCount: number }>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { list, totalCount } = await read(`?pageNo=${pageNo}&pageSize=${PAGE}`);
    rows.push(...list);
    if (rows.length >= totalCount || list.length === 0) return rows;
  }
}

function byReference<Row extends { readonly reference: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.reference, [...(found.get(row.reference) ?? []), row]);
  return found;
}

function idsOf<Name extends string>(rows: ReadonlyArray<Readonly<Record<Name, string>>>, name: Name): string[] {
  return rows.map((row) => row[name]).sort();
}

function toldTo(told: Told, payer: Payer): string[] {
  return [...told.values()]
    .filter((one) => one.payer === payer)
    .map(({ id }) => id)
    .sort();
}

const minor = (text: string): bigint => decimalToMinor(text, 2);
const decimal = (sum: bigint): string => (Number(sum) / 100).toFixed(2);
