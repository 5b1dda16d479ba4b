import { type Insertable, type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { WithdrawalPartTable, WithdrawalTable } from '#gateway/database/schema/payment-schema.ts';
import type { PaymentRow } from './payment-repository.ts';

export type WithdrawalDetails = Omit<Selectable<WithdrawalTable>, 'site_id'>;
export type WithdrawalPartRow = Selectable<WithdrawalPartTable>;

/** A payment of the flow `withdrawal` with what it has beside that. */
export type WithdrawalRow = PaymentRow & WithdrawalDetails;

/** Stores what a withdrawal has beside its payment. */
export async function insertWithdrawal(
  tx: SiteTransaction,
  siteId: string,
  details: Omit<Insertable<WithdrawalTable>, 'site_id'>,
): Promise<void> {
  await tx
    .insertInto('withdrawal')
    .values({ site_id: siteId, ...details })
    .execute();
}

function withdrawalsOf(tx: SiteTransaction, siteId: string) {
  return tx
    .selectFrom('payment as p')
    .innerJoin('withdrawal as w', (join) =>
      join.onRef('w.site_id', '=', 'p.site_id').onRef('w.payment_id', '=', 'p.payment_id'),
    )
    .selectAll('w')
    .selectAll('p')
    .where('p.site_id', '=', siteId)
    .where('p.flow', '=', 'withdrawal');
}

/** A withdrawal of any member. */
export async function findWithdrawal(
  tx: SiteTransaction,
  siteId: string,
  paymentId: string,
): Promise<WithdrawalRow | undefined> {
  return withdrawalsOf(tx, siteId).where('p.payment_id', '=', paymentId).executeTakeFirst();
}

/** A withdrawal, its payment locked until the transaction ends. */
export async function holdWithdrawal(
  tx: SiteTransaction,
  siteId: string,
  paymentId: string,
): Promise<WithdrawalRow | undefined> {
  return withdrawalsOf(tx, siteId).where('p.payment_id', '=', paymentId).forNoKeyUpdate('p').executeTakeFirst();
}

/** One page of a member's withdrawals, the latest first, and how many there are. */
export async function pageOfWithdrawals(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly WithdrawalRow[]; readonly totalCount: number }> {
  const { count } = await tx
    .selectFrom('payment')
    .select((one) => one.fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('flow', '=', 'withdrawal')
    .executeTakeFirstOrThrow();
  const rows = await withdrawalsOf(tx, siteId)
    .where('p.member_id', '=', memberId)
    .orderBy('p.payment_id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { rows, totalCount: Number(count) };
}

/** What a member asked for since a moment, without what was cancelled, rejected or returned. */
export async function readAskedSince(
  tx: SiteTransaction,
  siteId: string,
  { memberId, since }: { readonly memberId: string; readonly since: Date },
): Promise<{ readonly sumMinor: bigint; readonly count: number }> {
  const { sum, count } = await tx
    .selectFrom('payment')
    .select((one) => [one.fn.sum<string | null>('amount_minor').as('sum'), one.fn.countAll<string>().as('count')])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('flow', '=', 'withdrawal')
    .where('created_at', '>=', since.toISOString())
    .where('state', 'not in', ['cancelled', 'rejected', 'returned'])
    .executeTakeFirstOrThrow();
  return { sumMinor: BigInt(sum ?? 0), count: Number(count) };
}

/** What a member's withdrawals that are under way hold on the clearing account, in minor units. */
export async function readReserved(tx: SiteTransaction, siteId: string, memberId: string): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('payment')
    .select(sql<string | null>`sum(amount_minor - sent_minor - released_minor - fee_minor)`.as('sum'))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('flow', '=', 'withdrawal')
    .where('state', 'in', ['requested', 'reviewing', 'approved', 'paying', 'partlyPaid'])
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}

/** Counts an operator's approval of a withdrawal that takes two. */
export async function countApproval(tx: SiteTransaction, siteId: string, paymentId: string): Promise<void> {
  await tx
    .updateTable('withdrawal')
    .set((row) => ({ approvals_given: row('approvals_given', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('approvals_needed', '>', 1)
    .execute();
}

/** A rejected withdrawal waits for no second approval. */
export async function forgetApprovals(tx: SiteTransaction, siteId: string, paymentId: string): Promise<void> {
  await tx
    .updateTable('withdrawal')
    .set({ approvals_given: 0 })
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('approvals_given', '>', 0)
    .execute();
}

/** The operator's words with which a withdrawal was rejected. */
export async function keepRefusal(
  tx: SiteTransaction,
  siteId: string,
  { paymentId, refusal }: { readonly paymentId: string; readonly refusal: string },
): Promise<void> {
  await tx
    .updateTable('withdrawal')
    .set({ refusal })
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .execute();
}

/** The parts of some withdrawals, in their order. */
export async function partsOf(
  tx: SiteTransaction,
  siteId: string,
  paymentIds: readonly string[],
): Promise<readonly WithdrawalPartRow[]> {
  if (paymentIds.length === 0) return [];
  return tx
    .selectFrom('withdrawal_part')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('payment_id', 'in', paymentIds)
    .orderBy('payment_id')
    .orderBy('part')
    .execute();
}

/** Stores a part that was sent. */
export async function insertPart(
  tx: SiteTransaction,
  siteId: string,
  part: Omit<Insertable<WithdrawalPartTable>, 'site_id'>,
): Promise<void> {
  await tx
    .insertInto('withdrawal_part')
    .values({ site_id: siteId, ...part })
    .execute();
}

/** Updates a part. */
export async function notePart(
  tx: SiteTransaction,
  siteId: string,
  { payment_id, part }: Pick<WithdrawalPartRow, 'payment_id' | 'part'>,
  changes: {
    readonly returned_minor?: bigint;
    readonly state?: WithdrawalPartRow['state'];
    readonly answer?: WithdrawalPartRow['answer'];
    readonly answered_by?: WithdrawalPartRow['answered_by'];
    readonly answered_at?: Date;
    readonly received_minor?: bigint;
  },
): Promise<void> {
  await tx
    .updateTable('withdrawal_part')
    .set(changes)
    .where('site_id', '=', siteId)
    .where('payment_id', '=', payment_id)
    .where('part', '=', part)
    .execute();
}

/** Withdrawals with a part that was not confirmed in time. */
export async function overdueWithdrawals(
  tx: SiteTransaction,
  siteId: string,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('withdrawal_part')
    .select('payment_id')
    .where('site_id', '=', siteId)
    .where('state', '=', 'waiting')
    .where('confirm_by', '<=', now.toISOString())
    .orderBy('confirm_by')
    .limit(most)
    .execute();
  return [...new Set(rows.map(({ payment_id }) => payment_id))];
}
