import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** A payment that waits for a decision, or was decided. */
export interface CaseRow {
  readonly payment_id: string;
  readonly member_id: string;
  readonly account: string;
  readonly channel_id: string;
  readonly reference: string;
  readonly currency: string;
  readonly amount_minor: string;
  /** What arrived and lies on the clearing account, before the decision. */
  readonly waiting_minor: string;
  readonly why: string;
  readonly opened_at: string;
  readonly decision: 'approved' | 'rejected' | null;
  readonly operator: string | null;
  readonly reason: string | null;
  readonly decided_at: string | null;
}

interface Decision {
  readonly paymentId: string;
  readonly decision: 'approved' | 'rejected';
  readonly why: string;
  readonly amountMinor: bigint;
  readonly operator: string;
  readonly reason: string;
  readonly at: Date;
}

/** Stores an operator's decision. */
export async function insertDecision(
  tx: SiteTransaction,
  siteId: string,
  { paymentId, decision, why, amountMinor, operator, reason, at }: Decision,
): Promise<void> {
  await tx
    .insertInto('payment_decision')
    .values({
      ...{ site_id: siteId, payment_id: paymentId, decision, why, operator, reason },
      ...{ amount_minor: amountMinor, decided_at: at },
    })
    .execute();
}

/** One page of a site's cases in a state, the oldest first, and how many there are. */
export async function pageOfCases(
  tx: SiteTransaction,
  siteId: string,
  state: 'open' | 'approved' | 'rejected',
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly CaseRow[]; readonly totalCount: number }> {
  const all = state === 'open' ? openCases(tx, siteId) : decidedCases(tx, siteId, state);
  const { count } = await tx
    .selectFrom(all.as('c'))
    .select((one) => one.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom(all.as('c'))
    .selectAll()
    .orderBy('opened_at')
    .orderBy('payment_id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { rows: rows as readonly CaseRow[], totalCount: Number(count) };
}

/** The latest case of a payment: the open one, else the last that was decided. */
export async function findCase(tx: SiteTransaction, siteId: string, paymentId: string): Promise<CaseRow | undefined> {
  const open = await openCases(tx, siteId).where('p.payment_id', '=', paymentId).executeTakeFirst();
  if (open !== undefined) return open as CaseRow;
  const decided = ['approved', 'rejected'].map((state) =>
    decidedCases(tx, siteId, state as 'approved')
      .where('p.payment_id', '=', paymentId)
      .execute(),
  );
  const rows = (await Promise.all(decided)).flat() as CaseRow[];
  return rows.sort((one, other) => ((one.decided_at ?? '') < (other.decided_at ?? '') ? 1 : -1))[0];
}

const ofPayment = [
  'p.payment_id',
  'p.member_id',
  'm.account',
  'p.channel_id',
  'p.reference',
  'p.currency',
  'p.amount_minor',
] as const;

const openedAt = sql<string>`(select max(e.at) from payment_event e
  where e.site_id = p.site_id and e.payment_id = p.payment_id and e.event = 'pay')`;

function openCases(tx: SiteTransaction, siteId: string) {
  return casesOf(tx, siteId)
    .select([
      sql<string>`p.received_minor - p.refunded_minor - p.credited_minor - p.fee_minor`.as('waiting_minor'),
      sql<string>`p.held`.as('why'),
      openedAt.as('opened_at'),
      sql<CaseRow['decision']>`null::text`.as('decision'),
      sql<string | null>`null::text`.as('operator'),
      sql<string | null>`null::text`.as('reason'),
      sql<string | null>`null::timestamptz`.as('decided_at'),
    ])
    .where(sql<SqlBool>`p.held in ('amountDiffers', 'limitReached') and p.state = 'paid'`);
}

function decidedCases(tx: SiteTransaction, siteId: string, state: 'approved' | 'rejected') {
  return casesOf(tx, siteId)
    .innerJoin('payment_decision as d', (join) =>
      join.onRef('d.site_id', '=', 'p.site_id').onRef('d.payment_id', '=', 'p.payment_id'),
    )
    .select([
      'd.amount_minor as waiting_minor',
      'd.why as why',
      openedAt.as('opened_at'),
      'd.decision',
      'd.operator',
      'd.reason',
      'd.decided_at',
    ])
    .where('d.decision', '=', state);
}

function casesOf(tx: SiteTransaction, siteId: string) {
  return tx
    .selectFrom('payment as p')
    .innerJoin('member as m', (join) =>
      join.onRef('m.site_id', '=', 'p.site_id').onRef('m.member_id', '=', 'p.member_id'),
    )
    .select(ofPayment)
    .where('p.site_id', '=', siteId);
}
