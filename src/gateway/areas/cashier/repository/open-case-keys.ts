import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { CaseSubject } from '#gateway/database/schema/payment-schema.ts';

/** What open cases are searched for. */
export interface CaseSearch {
  /** A part of an account or of a reference. */
  readonly text: string;
  /** What a case is about, in minor units; null where the text is no amount. */
  readonly amountMinor: bigint | null;
}

/** Filters of open cases. Null lets everything through. */
export interface CaseFilters {
  readonly search: CaseSearch | null;
  readonly openedUntil: Date | null;
  /** What a case is about, in minor units. */
  readonly fromMinor: bigint | null;
  readonly toMinor: bigint | null;
  readonly claim: 'mine' | 'none' | 'any' | null;
  readonly isHalfApproved: boolean;
  /** Cases that are put aside, instead of those that are not. */
  readonly isOnHold: boolean;
  /** The operator who asks. */
  readonly operator: string;
}

/** Open cases of one kind. Its columns are SQL of the tables in `from`. */
interface OpenKind {
  readonly key: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly openedAt: RawBuilder<unknown>;
  readonly aboutMinor: RawBuilder<unknown>;
  /**
   * The condition that a case is in a list, which leads to few.
   * @param list a table `l` with ids of cases, and its conditions.
   */
  readonly isIn: (list: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The condition that a case is in no list, which leads to most. */
  readonly isNotIn: (list: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Whether one operator approved it and another is needed. */
  readonly isHalfApproved: RawBuilder<unknown>;
}

/** When the money of a deposit came. */
export const PAID_AT = sql`(select max(e.at) from payment_event e
  where e.site_id = p.site_id and e.payment_id = p.payment_id and e.event = 'pay')`;

/** Who approved an arrival since its member reported it. */
export const APPROVERS_OF_PART = sql`array(select distinct a.operator from payment_decision a
  where a.site_id = r.site_id and a.payment_id = r.payment_id and a.subject = 'arrival' and a.part = r.part
    and a.decision = 'approved' and a.decided_at >= r.answered_at)`;

/** The condition of a deposit that waits for a decision. */
export const isDepositInReview = (
  siteId: string,
) => sql`p.site_id = ${siteId} and p.flow = 'deposit' and p.state = 'paid'
  and p.held is not null and p.held in ('amountDiffers', 'limitReached')`;

/** The condition of a withdrawal that waits for a decision. */
export const isInReview = (siteId: string) => sql`p.site_id = ${siteId} and p.state = 'reviewing'`;

/** The condition of a part that waits for a decision. */
export const isReported = (siteId: string) => sql`r.site_id = ${siteId} and r.state = 'reported'`;

function openKinds(siteId: string): Readonly<Record<CaseSubject, OpenKind>> {
  const ofPayment = (subject: CaseSubject) => sql`${sql.lit(subject)} as subject, p.payment_id, null::integer as part`;
  return {
    deposit: {
      key: ofPayment('deposit'),
      from: sql`payment p where ${isDepositInReview(siteId)}`,
      openedAt: PAID_AT,
      aboutMinor: sql`p.received_minor - p.refunded_minor - p.credited_minor - p.fee_minor`,
      ...listsOf('deposit'),
      isHalfApproved: sql`false`,
    },
    withdrawal: {
      key: ofPayment('withdrawal'),
      from: sql`payment p where ${isInReview(siteId)}`,
      openedAt: sql`p.created_at`,
      aboutMinor: sql`p.amount_minor`,
      ...listsOf('withdrawal'),
      isHalfApproved: sql`p.payment_id = any(array(select w.payment_id from withdrawal w where w.site_id = ${siteId}
        and w.approvals_given > 0 and w.approvals_given < w.approvals_needed))`,
    },
    arrival: {
      key: sql`'arrival' as subject, r.payment_id, r.part`,
      from: sql`withdrawal_part r join payment p on p.site_id = r.site_id and p.payment_id = r.payment_id
        where ${isReported(siteId)}`,
      openedAt: sql`r.answered_at`,
      aboutMinor: sql`r.amount_minor - r.received_minor - r.returned_minor`,
      isIn: (list) => sql`'arrival-' || r.payment_id || '-' || r.part in (select l.case_id from ${list})`,
      isNotIn: (list) => sql`'arrival-' || r.payment_id || '-' || r.part not in (select l.case_id from ${list})`,
      isHalfApproved: sql`cardinality(${APPROVERS_OF_PART}) > 0`,
    },
  };
}

/**
 * The lists are short. The planner starts from an array by the keys of payments, and reads a list to leave out once.
 * Payments are compared by number: making the id of each of 100,000 open cases takes longer than counting them.
 */
function listsOf(subject: CaseSubject): Pick<OpenKind, 'isIn' | 'isNotIn'> {
  const numbers = (list: RawBuilder<unknown>) => sql`select split_part(l.case_id, '-', 2)::bigint from ${list}
    and l.case_id like ${sql.lit(`${subject}-%`)}`;
  return {
    isIn: (list) => sql`p.payment_id = any(array(${numbers(list)}))`,
    isNotIn: (list) => sql`p.payment_id not in (${numbers(list)})`,
  };
}

interface AskedCases {
  /** Every kind where it is undefined. */
  readonly subject: CaseSubject | undefined;
  readonly now: Date;
}

const kindsOf = (siteId: string, subject: CaseSubject | undefined): readonly OpenKind[] => {
  const kinds = openKinds(siteId);
  return subject === undefined ? Object.values(kinds) : [kinds[subject]];
};

/** The keys of open cases with the time they are ordered by: one query per kind. */
export function openKeys(
  siteId: string,
  { subject, filters, now }: AskedCases & { readonly filters: CaseFilters },
): ReadonlyArray<RawBuilder<unknown>> {
  return kindsOf(siteId, subject).map((kind) => {
    const conditions = [...conditionsOf(siteId, kind, filters, now)];
    return sql`select ${kind.key}, ${kind.openedAt} as opened_at from ${kind.from}
      and ${sql.join(conditions, sql` and `)}`;
  });
}

function* conditionsOf(
  siteId: string,
  { openedAt, aboutMinor, isIn, isNotIn, isHalfApproved }: OpenKind,
  filters: CaseFilters,
  now: Date,
): Generator<RawBuilder<unknown>> {
  const { search, openedUntil, fromMinor, toMinor, claim, operator } = filters;
  yield (filters.isOnHold ? isIn : isNotIn)(holds(siteId, now));
  if (openedUntil !== null) yield sql`${openedAt} <= ${openedUntil.toISOString()}::timestamptz`;
  if (fromMinor !== null) yield sql`${aboutMinor} >= ${fromMinor.toString()}::bigint`;
  if (toMinor !== null) yield sql`${aboutMinor} <= ${toMinor.toString()}::bigint`;
  if (claim === 'mine') yield isIn(claims(siteId, now, operator));
  if (claim === 'any') yield isIn(claims(siteId, now, null));
  if (claim === 'none') yield isNotIn(claims(siteId, now, null));
  if (filters.isHalfApproved) yield isHalfApproved;
  if (search !== null) yield isFound(search, aboutMinor);
}

const holds = (siteId: string, now: Date) => sql`case_hold l where l.site_id = ${siteId}
  and l.until_at > ${now.toISOString()}::timestamptz`;

/** @param operator null for whoever claimed them. */
const claims = (siteId: string, now: Date, operator: string | null) => sql`case_claim l where l.site_id = ${siteId}
  and l.until_at > ${now.toISOString()}::timestamptz and (${operator}::text is null or l.operator = ${operator})`;

/** The condition that a payment matches a search. */
function isFound({ text, amountMinor }: CaseSearch, aboutMinor: RawBuilder<unknown>): RawBuilder<unknown> {
  const part = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(p.reference ilike ${part} or ${aboutMinor} = ${amountMinor?.toString() ?? null}::bigint
    or p.member_id in (select m.member_id from member m where m.site_id = p.site_id and m.account ilike ${part}))`;
}

/** How many open cases there are. All but `held` leave out those that are put aside. */
export interface CaseCountsRow {
  readonly open: string;
  readonly mine: string;
  readonly claimed: string;
  readonly second: string;
  readonly held: string;
  /** By age, in the order in which it was asked for. */
  readonly older: readonly string[];
}

/** Counts a site's open cases as each filter finds them. @param ages in minutes. */
export async function countOpenCases(
  tx: SiteTransaction,
  siteId: string,
  { subject, operator, ages, now }: AskedCases & { readonly operator: string; readonly ages: readonly number[] },
): Promise<CaseCountsRow> {
  const keysOf = (only: Partial<CaseFilters>): RawBuilder<unknown> => {
    const keys = openKeys(siteId, { subject, filters: { ...NO_FILTERS, operator, ...only }, now });
    return sql`(${sql.join(keys, sql` union all `)}) one`;
  };
  const countOf = (only: Partial<CaseFilters>) => sql`(select count(*) from ${keysOf(only)})`;
  const older = ages.map((minutes) => {
    const until = new Date(now.getTime() - minutes * 60_000).toISOString();
    return sql`count(*) filter (where one.opened_at <= ${until}::timestamptz)`;
  });
  const { rows } = await sql<CaseCountsRow>`
    select count(*) as open, array[${sql.join(older)}]::text[] as older, ${countOf({ claim: 'mine' })} as mine,
      ${countOf({ claim: 'any' })} as claimed, ${countOf({ isHalfApproved: true })} as second,
      ${countOf({ isOnHold: true })} as held
    from ${keysOf({})}`.execute(tx);
  const [counts] = rows;
  if (counts === undefined) throw new Error('the counts of cases have no row');
  return counts;
}

const NO_FILTERS: Omit<CaseFilters, 'operator'> = {
  ...{ search: null, openedUntil: null, fromMinor: null, toMinor: null, claim: null },
  ...{ isHalfApproved: false, isOnHold: false },
};
