import type { Insertable, Selectable } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { ClosedFeedbackTable, FeedbackTable } from '#gateway/database/schema/schema.ts';

/** One visitor's feedback as it is stored. */
export type FeedbackRow = Readonly<
  Pick<FeedbackTable, 'feedback_id' | 'kind' | 'content' | 'contact' | 'language'> & { received_at: string }
>;

/** Stores feedback unless its id is taken, and answers what is stored under the id by then. */
export async function keepFeedback(tx: SiteTransaction, siteId: string, row: FeedbackRow): Promise<FeedbackRow> {
  await tx
    .insertInto('feedback')
    .values({ site_id: siteId, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('feedback')
    .select(['feedback_id', 'kind', 'content', 'contact', 'language', 'received_at'])
    .where('site_id', '=', siteId)
    .where('feedback_id', '=', row.feedback_id)
    .executeTakeFirstOrThrow();
}

/** Feedback with its outcome. */
export type FeedbackCaseRow = Pick<
  Selectable<FeedbackTable>,
  'feedback_id' | 'kind' | 'content' | 'contact' | 'language' | 'received_at'
> & {
  readonly outcome: ClosedFeedbackTable['outcome'] | null;
  readonly operator: string | null;
  readonly note: string | null;
  readonly closed_at: string | null;
};

function feedbackCases(tx: SiteTransaction, siteId: string) {
  return tx
    .selectFrom('feedback as f')
    .leftJoin('feedback_closed as c', (join) =>
      join.onRef('c.site_id', '=', 'f.site_id').onRef('c.feedback_id', '=', 'f.feedback_id'),
    )
    .where('f.site_id', '=', siteId);
}

const CASE_COLUMNS = [
  ...(['f.feedback_id', 'f.kind', 'f.content', 'f.contact', 'f.language', 'f.received_at'] as const),
  ...(['c.outcome', 'c.operator', 'c.note', 'c.closed_at'] as const),
] as const;

/** One page of a site's feedback, the oldest first, and how much there is. */
export async function pageOfFeedback(
  tx: SiteTransaction,
  siteId: string,
  { isOpen, pageNo, pageSize }: { readonly isOpen: boolean; readonly pageNo: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly FeedbackCaseRow[]; readonly totalCount: number }> {
  const inState = feedbackCases(tx, siteId).where('f.is_open', '=', isOpen);
  const { count } = await inState.select((one) => one.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await inState
    .select(CASE_COLUMNS)
    .orderBy('f.received_at')
    .orderBy('f.feedback_id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { rows, totalCount: Number(count) };
}

/** Undefined where the site has none of that id. */
export async function findFeedback(
  tx: SiteTransaction,
  siteId: string,
  feedbackId: string,
): Promise<FeedbackCaseRow | undefined> {
  return feedbackCases(tx, siteId).select(CASE_COLUMNS).where('f.feedback_id', '=', feedbackId).executeTakeFirst();
}

/** Closes feedback. @returns false where it is closed already. */
export async function insertClosed(
  tx: SiteTransaction,
  siteId: string,
  closed: Omit<Insertable<ClosedFeedbackTable>, 'site_id'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('feedback_closed')
    .values({ site_id: siteId, ...closed })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await tx
    .updateTable('feedback')
    .set({ is_open: false })
    .where('site_id', '=', siteId)
    .where('feedback_id', '=', closed.feedback_id)
    .execute();
  return true;
}
