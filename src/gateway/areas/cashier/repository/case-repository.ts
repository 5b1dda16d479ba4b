import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { CaseSubject } from '#gateway/database/schema/payment-schema.ts';
import {
  APPROVERS_OF_PART,
  type CaseFilters,
  isDepositInReview,
  isInReview,
  isReported,
  openKeys,
  PAID_AT,
} from './open-case-keys.ts';

/** A case by its kind, payment, and part of an arrival. */
export interface CaseKey {
  readonly subject: CaseSubject;
  readonly paymentId: string;
  /** Null for all but arrivals. */
  readonly part: number | null;
}

/** Something that waits for a decision, or was decided. */
export interface CaseRow {
  readonly subject: CaseSubject;
  readonly payment_id: string;
  readonly part: number | null;
  readonly member_id: string;
  readonly account: string;
  readonly channel_id: string;
  readonly reference: string;
  readonly currency: string;
  readonly amount_minor: string;
  /** What the decision is about: what waits on the clearing account, is asked for, or is missing. */
  readonly about_minor: string;
  readonly why: string;
  readonly reasons: readonly string[];
  readonly opened_at: string;
  readonly approvals: readonly string[];
  readonly approvals_needed: number;
  readonly claim_operator: string | null;
  readonly claim_until: string | null;
  readonly hold_operator: string | null;
  readonly hold_note: string | null;
  readonly held_at: string | null;
  readonly hold_until: string | null;
  readonly decision: 'approved' | 'rejected' | null;
  readonly operator: string | null;
  readonly reason: string | null;
  readonly decided_at: string | null;
}

/** An operator's decision on a part that did not arrive in full. */
export interface PartDecisionRow {
  readonly payment_id: string;
  readonly part: number | null;
  readonly reason: string;
  readonly decided_at: string;
}

interface Decision extends CaseKey {
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
  { subject, paymentId, part, decision, why, amountMinor, operator, reason, at }: Decision,
): Promise<void> {
  await tx
    .insertInto('payment_decision')
    .values({
      ...{ site_id: siteId, payment_id: paymentId, subject, part, decision, why, operator, reason },
      ...{ amount_minor: amountMinor, decided_at: at },
    })
    .execute();
}

/** Decisions on parts of some withdrawals. */
export async function partDecisionsOf(
  tx: SiteTransaction,
  siteId: string,
  paymentIds: readonly string[],
): Promise<readonly PartDecisionRow[]> {
  if (paymentIds.length === 0) return [];
  return tx
    .selectFrom('payment_decision')
    .select(['payment_id', 'part', 'reason', 'decided_at'])
    .where('site_id', '=', siteId)
    .where('payment_id', 'in', paymentIds)
    .where('subject', '=', 'arrival')
    .execute();
}

interface CasesPage {
  readonly state: 'open' | 'approved' | 'rejected';
  /** Every kind where it is undefined. */
  readonly subject: CaseSubject | undefined;
  /** Of open cases. */
  readonly filters: CaseFilters;
  readonly now: Date;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** One page of a site's cases in a state, the oldest first, and how many there are. */
export async function pageOfCases(
  tx: SiteTransaction,
  siteId: string,
  page: CasesPage,
): Promise<{ readonly rows: readonly CaseRow[]; readonly totalCount: number }> {
  const { keys, rows } = page.state === 'open' ? openPage(siteId, page) : decidedPage(siteId, page.state, page);
  const counted = await sql<{ count: string }>`select count(*) as count from (${keys}) one`.execute(tx);
  const read = await sql<CaseRow>`
    select one.*, ${CLAIM_AND_HOLD}
    from (${rows}) one ${claimAndHoldOf(siteId, CASE_ID, page.now)}
    order by one.opened_at, one.payment_id, one.part`.execute(tx);
  return { rows: read.rows, totalCount: Number(counted.rows[0]?.count ?? 0) };
}

/** The queries of a page: one to count, one for its rows. */
interface PageQueries {
  readonly keys: RawBuilder<unknown>;
  readonly rows: RawBuilder<unknown>;
}

const limitOf = ({ pageNo, pageSize }: CasesPage): RawBuilder<unknown> =>
  sql`order by one.opened_at, one.payment_id, one.part limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;

/**
 * Finds the keys of the page first and reads the other columns for those rows only: 100,000 cases may be open. Of each
 * kind it reads no more keys than the page can show.
 */
function openPage(siteId: string, page: CasesPage): PageQueries {
  const keys = openKeys(siteId, page);
  const most = page.pageNo * page.pageSize;
  const first = keys.map(
    (ofKind) => sql`(select one.* from (${ofKind}) one order by one.opened_at, one.payment_id, one.part limit ${most})`,
  );
  return {
    keys: unionOf(keys),
    rows: sql`select one.* from (select one.* from (${unionOf(first)}) one ${limitOf(page)}) key
      cross join lateral (${openCases(siteId, sql`key`)}) one`,
  };
}

const unionOf = (queries: ReadonlyArray<RawBuilder<unknown>>): RawBuilder<unknown> =>
  sql.join(queries, sql` union all `);

function decidedPage(siteId: string, decision: 'approved' | 'rejected', page: CasesPage): PageQueries {
  const ofKind = page.subject === undefined ? sql`true` : sql`one.subject = ${page.subject}`;
  const keys = sql`select one.* from (${decidedCases(siteId, decision)}) one where ${ofKind}`;
  return { keys, rows: sql`${keys} ${limitOf(page)}` };
}

/** The latest case of a key: the open one, else the last that was decided. */
export async function findCase(
  tx: SiteTransaction,
  siteId: string,
  { subject, paymentId, part, now }: CaseKey & { readonly now: Date },
): Promise<CaseRow | undefined> {
  const isThat = sql`one.subject = ${subject} and one.payment_id = ${paymentId}::bigint
    and one.part is not distinct from ${part}::integer`;
  const { rows } = await sql<CaseRow>`
    select one.*, ${CLAIM_AND_HOLD}
    from (${openCases(siteId)} union all ${decidedCases(siteId, 'approved')}
      union all ${decidedCases(siteId, 'rejected')}) one
      ${claimAndHoldOf(siteId, sql`${caseIdOf({ subject, paymentId, part })}::text`, now)}
    where ${isThat} order by one.decided_at desc nulls first limit 1`.execute(tx);
  return rows[0];
}

/** The id of a case as operators name it. */
export function caseIdOf({ subject, paymentId, part }: CaseKey): string {
  return `${subject}-${paymentId}${part === null ? '' : `-${part}`}`;
}

/**
 * Lets an operator work on a case for a while.
 * @returns who works on it after that: another operator whose time is not over yet keeps it.
 */
export async function claimCase(
  tx: SiteTransaction,
  siteId: string,
  {
    caseId,
    operator,
    now,
    until,
  }: { readonly caseId: string; readonly operator: string; readonly now: Date; readonly until: Date },
): Promise<string> {
  const mine = await tx
    .insertInto('case_claim')
    .values({ site_id: siteId, case_id: caseId, operator, until_at: until })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'case_id'])
        .doUpdateSet({ operator, until_at: until })
        .where((one) =>
          one.or([one('case_claim.operator', '=', operator), one('case_claim.until_at', '<=', now.toISOString())]),
        ),
    )
    .returning('operator')
    .executeTakeFirst();
  return mine?.operator ?? (await claimantOf(tx, siteId, { caseId, now })) ?? operator;
}

/** Lets everybody work on a case again. */
export async function dropClaim(tx: SiteTransaction, siteId: string, caseId: string): Promise<void> {
  await tx.deleteFrom('case_claim').where('site_id', '=', siteId).where('case_id', '=', caseId).execute();
}

/** Ends the claim that an operator has on a case. Another operator's stays. */
export async function dropOwnClaim(
  tx: SiteTransaction,
  siteId: string,
  { caseId, operator }: { readonly caseId: string; readonly operator: string },
): Promise<void> {
  await tx
    .deleteFrom('case_claim')
    .where('site_id', '=', siteId)
    .where('case_id', '=', caseId)
    .where('operator', '=', operator)
    .execute();
}

/** The operator who claimed a case; null if it is not claimed. */
export async function claimantOf(
  tx: SiteTransaction,
  siteId: string,
  { caseId, now }: { readonly caseId: string; readonly now: Date },
): Promise<string | null> {
  const claim = await tx
    .selectFrom('case_claim')
    .select('operator')
    .where('site_id', '=', siteId)
    .where('case_id', '=', caseId)
    .where('until_at', '>', now.toISOString())
    .executeTakeFirst();
  return claim?.operator ?? null;
}

const CLAIM_AND_HOLD = sql`claim.operator as claim_operator, claim.until_at as claim_until,
  hold.operator as hold_operator, hold.note as hold_note, hold.held_at, hold.until_at as hold_until`;

const CASE_ID = sql`one.subject || '-' || one.payment_id || coalesce('-' || one.part, '')`;

const claimAndHoldOf = (siteId: string, caseId: RawBuilder<unknown>, now: Date): RawBuilder<unknown> => sql`
  left join case_claim claim on claim.site_id = ${siteId} and claim.case_id = ${caseId}
    and claim.until_at > ${now.toISOString()}::timestamptz
  left join case_hold hold on hold.site_id = ${siteId} and hold.case_id = ${caseId}
    and hold.until_at > ${now.toISOString()}::timestamptz`;

const NOT_DECIDED = sql`null::text as decision, null::text as operator, null::text as reason,
  null::timestamptz as decided_at`;

const OF_PAYMENT = sql`p.member_id, m.account, p.channel_id, p.reference, p.currency`;

const APPROVERS = sql`array(select distinct a.operator from payment_decision a
  where a.site_id = p.site_id and a.payment_id = p.payment_id and a.subject = 'withdrawal'
    and a.decision = 'approved')`;

/**
 * Open cases with all columns.
 * @param key a relation of the outer query with one key; without it, all cases are read. Each part of the union has the
 *   condition itself, so that the planner looks rows up by key.
 */
function openCases(siteId: string, key?: RawBuilder<unknown>): RawBuilder<unknown> {
  const isMeant = (subject: CaseSubject, paymentId: RawBuilder<unknown>): RawBuilder<unknown> =>
    key === undefined ? sql`true` : sql`${key}.subject = ${subject} and ${key}.payment_id = ${paymentId}`;
  const isPart = key === undefined ? sql`true` : sql`${key}.part = r.part`;
  return sql`
    select 'deposit' as subject, p.payment_id, null::integer as part, ${OF_PAYMENT}, p.amount_minor,
      p.received_minor - p.refunded_minor - p.credited_minor - p.fee_minor as about_minor, p.held as why,
      '{}'::text[] as reasons, ${PAID_AT} as opened_at, '{}'::text[] as approvals, 1 as approvals_needed, ${NOT_DECIDED}
    from payment p join member m on m.site_id = p.site_id and m.member_id = p.member_id
    where ${isDepositInReview(siteId)} and ${isMeant('deposit', sql`p.payment_id`)}
    union all
    select 'withdrawal', p.payment_id, null, ${OF_PAYMENT}, p.amount_minor, p.amount_minor, 'review', w.reasons,
      p.created_at, ${APPROVERS}, w.approvals_needed, ${NOT_DECIDED}
    from payment p join withdrawal w on w.site_id = p.site_id and w.payment_id = p.payment_id
      join member m on m.site_id = p.site_id and m.member_id = p.member_id
    where ${isInReview(siteId)} and ${isMeant('withdrawal', sql`p.payment_id`)}
    union all
    select 'arrival', r.payment_id, r.part, ${OF_PAYMENT}, r.amount_minor,
      r.amount_minor - r.received_minor - r.returned_minor, r.answer, '{}', r.answered_at, ${APPROVERS_OF_PART},
      w.approvals_needed, ${NOT_DECIDED}
    from withdrawal_part r join payment p on p.site_id = r.site_id and p.payment_id = r.payment_id
      join withdrawal w on w.site_id = r.site_id and w.payment_id = r.payment_id
      join member m on m.site_id = p.site_id and m.member_id = p.member_id
    where ${isReported(siteId)} and ${isMeant('arrival', sql`r.payment_id`)} and ${isPart}`;
}

function decidedCases(siteId: string, decision: 'approved' | 'rejected'): RawBuilder<unknown> {
  // A first approval of two decides nothing yet.
  return sql`
    select d.subject, d.payment_id, d.part, ${OF_PAYMENT}, coalesce(r.amount_minor, p.amount_minor) as amount_minor,
      d.amount_minor as about_minor, d.why, coalesce(w.reasons, '{}') as reasons,
      case d.subject when 'deposit' then ${PAID_AT} when 'withdrawal' then p.created_at else r.answered_at end
        as opened_at,
      ${APPROVERS} as approvals, case d.subject when 'deposit' then 1 else w.approvals_needed end
        as approvals_needed, d.decision, d.operator, d.reason, d.decided_at
    from payment_decision d join payment p on p.site_id = d.site_id and p.payment_id = d.payment_id
      join member m on m.site_id = p.site_id and m.member_id = p.member_id
      left join withdrawal w on w.site_id = d.site_id and w.payment_id = d.payment_id
      left join withdrawal_part r on r.site_id = d.site_id and r.payment_id = d.payment_id and r.part = d.part
    where d.site_id = ${siteId} and d.decision = ${decision}
      and not (d.subject = 'withdrawal' and d.decision = 'approved' and p.state in ('reviewing', 'cancelled'))
      and not (d.subject = 'arrival' and r.state = 'reported')
      and not exists (select from payment_decision later where later.site_id = d.site_id
        and later.payment_id = d.payment_id and later.subject = d.subject and later.part is not distinct from d.part
        and d.subject <> 'deposit' and later.decision_id > d.decision_id)`;
}
