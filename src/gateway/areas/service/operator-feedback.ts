import type {
  CloseFeedback,
  FeedbackQuery,
  LanguageCode,
  OperatorFeedback,
  OperatorFeedbacks,
} from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { type FeedbackCaseRow, findFeedback, insertClosed, pageOfFeedback } from './repository/feedback-repository.ts';

const DEFAULT_PAGE = 20;

type Parts = { readonly database: Pick<TenantDatabase, 'forSite'>; readonly clock: () => Date };

/** One page of the feedback to a site, the oldest first. */
export async function listFeedback(
  { database }: Pick<Parts, 'database'>,
  siteId: string,
  query: FeedbackQuery,
): Promise<OperatorFeedbacks> {
  const page = { pageNo: Number(query.pageNo ?? 1), pageSize: Number(query.pageSize ?? DEFAULT_PAGE) };
  const isOpen = query.state !== 'closed';
  const { rows, totalCount } = await database.forSite(siteId, (tx) => pageOfFeedback(tx, siteId, { isOpen, ...page }));
  return {
    list: rows.map(presentFeedback),
    totalPages: Math.ceil(totalCount / page.pageSize),
    totalCount,
  };
}

/**
 * Closes feedback, once.
 * @throws DomainError `not_found`; `case_decided` where it is closed already.
 */
export async function closeFeedback(
  { database, clock }: Parts,
  siteId: string,
  { feedbackId, operator, outcome, note }: CloseFeedback & { readonly feedbackId: string; readonly operator: string },
): Promise<OperatorFeedback> {
  return database.forSite(siteId, async (tx) => {
    if ((await findFeedback(tx, siteId, feedbackId)) === undefined) throw new DomainError('not_found');
    const closed = { feedback_id: feedbackId, outcome, operator, note, closed_at: clock().toISOString() };
    if (!(await insertClosed(tx, siteId, closed))) throw new DomainError('case_decided');
    const row = await findFeedback(tx, siteId, feedbackId);
    if (row === undefined) throw new DomainError('not_found');
    return presentFeedback(row);
  });
}

function presentFeedback(row: FeedbackCaseRow): OperatorFeedback {
  const { outcome, operator, note, closed_at: at } = row;
  const isClosed = outcome !== null && operator !== null && note !== null && at !== null;
  return {
    ...{ feedbackId: row.feedback_id, kind: row.kind, content: row.content, contact: row.contact },
    language: row.language as LanguageCode,
    receivedAt: new Date(row.received_at).toISOString(),
    closed: isClosed ? { outcome, operator, note, at: new Date(at).toISOString() } : null,
  };
}
