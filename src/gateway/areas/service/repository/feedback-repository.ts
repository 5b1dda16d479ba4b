import type { SiteTransaction } from '#gateway/database/database.ts';
import type { FeedbackTable } from '#gateway/database/schema/schema.ts';

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
