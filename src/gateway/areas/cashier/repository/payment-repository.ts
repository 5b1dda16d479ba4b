import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Withdrawal } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { PaymentEventTable, PaymentTable } from '#gateway/database/schema/payment-schema.ts';
import type { PaymentTerms } from '../providers/payment-provider.ts';

export type PaymentRow = Selectable<PaymentTable>;
export type PaymentEventRow = Pick<
  Selectable<PaymentEventTable>,
  'payment_id' | 'event' | 'to_state' | 'amount_minor' | 'at'
>;

/** Whether money comes in or goes out. */
export type PaymentFlow = PaymentRow['flow'];

/** A payment before its first step. */
export interface NewPayment {
  readonly flow: PaymentFlow;
  readonly memberId: string;
  readonly channelId: string;
  readonly kind: string;
  readonly provider: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly feeBasisPoints: number;
  /** Of a withdrawal: what the site keeps of it. */
  readonly feeDueMinor?: bigint;
  readonly reference: string;
  readonly requestKey: string;
  readonly requestDigest: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** When the job looks at it first; `infinity` for not before a step says so. */
  readonly lookAt: Date | 'infinity';
}

type DepositEvent = 'begin' | 'pay' | 'credit' | 'fail' | 'expire' | 'refund';
type WithdrawalEvent = Withdrawal['steps'][number]['event'];

/** A step that a payment takes. */
export interface PaymentStep {
  readonly event: DepositEvent | WithdrawalEvent;
  /** The provider's sum so far, of `pay`, `refund` and `return`. */
  readonly totalMinor?: bigint;
  /** What caused it: `member`, `job`, `operator <name>` or `provider <event id>`. */
  readonly cause: string;
  readonly at: Date;
}

/** Stores a payment in the state `created`. @returns its row. */
export async function insertPayment(tx: SiteTransaction, siteId: string, payment: NewPayment): Promise<PaymentRow> {
  return tx
    .insertInto('payment')
    .values({
      site_id: siteId,
      payment_id: sql<string>`ledger_next_id(${payment.createdAt.toISOString()}::timestamptz, 0)`,
      member_id: payment.memberId,
      flow: payment.flow,
      channel_id: payment.channelId,
      kind: payment.kind,
      provider: payment.provider,
      currency: payment.currency,
      amount_minor: payment.amountMinor,
      fee_basis_points: payment.feeBasisPoints,
      ...(payment.feeDueMinor !== undefined && { fee_due_minor: payment.feeDueMinor }),
      reference: payment.reference,
      request_key: payment.requestKey,
      request_digest: payment.requestDigest,
      created_at: payment.createdAt,
      expires_at: payment.expiresAt,
      look_at: payment.lookAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Takes a step of a payment: transition, ledger and event in one call of the database.
 * @returns the payment after it; null where its state does not allow the step, or where nothing would move.
 */
export async function takePaymentStep(
  tx: SiteTransaction,
  siteId: string,
  paymentId: string,
  { event, totalMinor = 0n, cause, at }: PaymentStep,
): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    select p.* from payment_step(${siteId}, ${paymentId}::bigint, ${event}, ${totalMinor}::bigint, ${cause},
      ${at.toISOString()}::timestamptz) p where p.payment_id is not null`.execute(tx);
  return rows[0] ?? null;
}

/** A payment, locked until the transaction ends. */
export async function holdPayment(
  tx: SiteTransaction,
  siteId: string,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** What a provider calls a payment. */
interface ProviderNames {
  readonly flow: PaymentFlow;
  readonly provider: string;
  readonly providerId: string;
  readonly reference: string;
}

/** The payment that a provider means: by its own id, or by our reference while it has told no id. */
export async function findProviderPayment(
  tx: SiteTransaction,
  siteId: string,
  { flow, provider, providerId, reference }: ProviderNames,
): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('flow', '=', flow)
    .where('provider', '=', provider)
    .where((one) =>
      one.or([
        one('provider_id', '=', providerId),
        one.and([one('reference', '=', reference), one('provider_id', 'is', null)]),
      ]),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Stores how a payment is to be paid. */
export async function keepTerms(
  tx: SiteTransaction,
  siteId: string,
  paymentId: string,
  { providerId, terms }: { readonly providerId: string; readonly terms: PaymentTerms },
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ provider_id: providerId, terms: jsonText<object>(terms) })
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Changes what describes a payment, beside its state and sums. */
export async function notePayment(
  tx: SiteTransaction,
  siteId: string,
  paymentId: string,
  changes: {
    readonly provider_id?: string;
    readonly answer?: string;
    readonly confirmations?: number;
    readonly held?: string | null;
    readonly failure?: string | null;
    /** When the job looks at it next; it begins to count its looks again. */
    readonly look_at?: Date;
    readonly looks?: 0;
    readonly sent_at?: Date;
  },
): Promise<void> {
  await tx
    .updateTable('payment')
    .set(changes)
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .execute();
}

function paymentsOf(tx: SiteTransaction, siteId: string, memberId: string) {
  return tx.selectFrom('payment').where('site_id', '=', siteId).where('member_id', '=', memberId);
}

/** The payment that a request of a member began; a key names one payment, whether it comes in or goes out. */
export async function findByRequest(
  tx: SiteTransaction,
  siteId: string,
  { memberId, key }: { readonly memberId: string; readonly key: string },
): Promise<PaymentRow | undefined> {
  return paymentsOf(tx, siteId, memberId).selectAll().where('request_key', '=', key).executeTakeFirst();
}

/** One of a member's deposits. */
export async function findOwnDeposit(
  tx: SiteTransaction,
  siteId: string,
  { memberId, paymentId }: { readonly memberId: string; readonly paymentId: string },
): Promise<PaymentRow | undefined> {
  return paymentsOf(tx, siteId, memberId)
    .selectAll()
    .where('flow', '=', 'deposit')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

/** One page of a member's deposits, the latest first, and how many there are. */
export async function pageOfDeposits(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly PaymentRow[]; readonly totalCount: number }> {
  const own = paymentsOf(tx, siteId, memberId).where('flow', '=', 'deposit');
  const { count } = await own.select((one) => one.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('payment_id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { rows, totalCount: Number(count) };
}

/** The steps of some payments, in their order. */
export async function stepsOf(
  tx: SiteTransaction,
  siteId: string,
  paymentIds: readonly string[],
): Promise<readonly PaymentEventRow[]> {
  if (paymentIds.length === 0) return [];
  return tx
    .selectFrom('payment_event')
    .select(['payment_id', 'event', 'to_state', 'amount_minor', 'at'])
    .where('site_id', '=', siteId)
    .where('payment_id', 'in', paymentIds)
    .orderBy('payment_id')
    .orderBy('step')
    .execute();
}

/** How many deposits of a member wait for their money. */
export async function countOpenDeposits(tx: SiteTransaction, siteId: string, memberId: string): Promise<number> {
  const { count } = await paymentsOf(tx, siteId, memberId)
    .select((one) => one.fn.countAll<string>().as('count'))
    .where('flow', '=', 'deposit')
    .where('state', 'in', ['created', 'pending'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a deposit of the member was ever credited. */
export async function hasDeposited(tx: SiteTransaction, siteId: string, memberId: string): Promise<boolean> {
  const one = await paymentsOf(tx, siteId, memberId)
    .select('payment_id')
    .where('flow', '=', 'deposit')
    .where('credited_minor', '>', '0')
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** The sum of a member's credited deposits, in minor units of a currency. */
export async function sumCredited(
  tx: SiteTransaction,
  siteId: string,
  { memberId, currency }: { readonly memberId: string; readonly currency: string },
): Promise<bigint> {
  const { sum } = await paymentsOf(tx, siteId, memberId)
    .select((one) => one.fn.sum<string | null>('credited_minor').as('sum'))
    .where('flow', '=', 'deposit')
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}

/** Money may arrive so long after a payment expired or failed, with a webhook that was lost. */
const LATE_DAYS = 7;
/** A bank may send a withdrawal back so long after it was paid out. */
const RETURN_DAYS = 60;

/**
 * Takes payments that are due to be looked at, and puts the next look of each off: while money is awaited, or has to go
 * back or be sent, by ten seconds and then twice as long each time, up to half an hour; after it expired or failed by
 * six hours, for a week; while it waits for an operator, and after a withdrawal was sent, by a day.
 */
export async function takeDuePayments(
  tx: SiteTransaction,
  siteId: string,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly PaymentRow[]> {
  return (
    tx
      .updateTable('payment')
      .set((one) => ({
        looks: one('looks', '+', 1),
        look_at: sql<string>`case
        when state in ('created', 'pending', 'approved', 'paying', 'partlyPaid') or held = 'refunding'
          then ${now.toISOString()}::timestamptz + least(10 * power(2, least(looks, 8)), 1800) * interval '1 second'
        when state in ('expired', 'failed')
          and expires_at > ${now.toISOString()}::timestamptz - ${LATE_DAYS} * interval '1 day'
          then ${now.toISOString()}::timestamptz + interval '6 hours'
        when state = 'paid'
          or state = 'confirmed' and created_at > ${now.toISOString()}::timestamptz - ${RETURN_DAYS} * interval '1 day'
          then ${now.toISOString()}::timestamptz + interval '1 day'
        else 'infinity' end`,
      }))
      .where('site_id', '=', siteId)
      // As an array, so that the plan takes the batch once.
      .where(
        sql<SqlBool>`payment_id = any (array(
        select d.payment_id from payment d
        where d.site_id = ${siteId} and d.look_at <= ${now.toISOString()}::timestamptz
        order by d.look_at limit ${most} for update skip locked))`,
      )
      .returningAll()
      .execute()
  );
}
