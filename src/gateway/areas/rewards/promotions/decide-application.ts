import type {
  ApproveApplication,
  LanguageCode,
  OperatorApplication,
  RejectionReason,
} from '#contracts/generated/contracts.ts';
import { findById } from '#gateway/areas/accounts/accounts.ts';
import { notifyMember } from '#gateway/areas/messaging/messaging.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { assertMayPlay } from '../grants/assert-may-play.ts';
import { type ApplicationRow, changeApplication, holdApplication } from '../repository/application-repository.ts';
import { listPromotionImages } from '../repository/promotion-image-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { grantPromotion } from './grant-promotion.ts';
import { presentToOperator } from './list-applications.ts';

type DecisionParts = Pick<RewardParts, 'database' | 'clock' | 'onMoved'>;

interface Decision {
  readonly applicationId: string;
  /** The account of who decides. */
  readonly operator: string;
}

/**
 * Begins to look at an application, so that its member sees it in review.
 * @throws DomainError `not_found`; `case_decided` where somebody looks at it already, or it is decided.
 */
export async function takeApplication(
  { database, clock }: DecisionParts,
  site: PublishedSite,
  { applicationId, operator }: Decision,
): Promise<OperatorApplication> {
  return database.forSite(site.id, async (tx) => {
    await held(tx, site, applicationId, ['sent']);
    const change = { state: 'review', taken_at: clock(), operator } as const;
    return present(tx, site, await changeApplication(tx, site.id, applicationId, change));
  });
}

/**
 * Approves an application, once: its prize can be claimed for 30 days, or its bonus begins. All in one transaction with
 * the decision and the member's message.
 * @throws DomainError `not_found`; `case_decided`; `promotion_closed` where the site no longer has the promotion;
 *   `invalid_request` naming the prize; `account_frozen` and `play_excluded` of the member.
 */
export async function approveApplication(
  parts: DecisionParts,
  site: PublishedSite,
  { applicationId, operator, ...named }: Decision & ApproveApplication,
): Promise<OperatorApplication> {
  const { database, clock, onMoved } = parts;
  const at = clock();
  const { answer, isPaid } = await database.forSite(site.id, async (tx) => {
    const row = await held(tx, site, applicationId, ['sent', 'review']);
    const entry = site.announcements.announcements.find(({ id }) => id === row.promotion_id);
    if (entry?.promotion?.offer?.kind !== 'application') throw new DomainError('promotion_closed');
    await assertMayPlay(tx, site.id, { memberId: row.member_id, at });
    const isBonus = await grantPromotion(tx, site, { row, entry, offer: entry.promotion.offer, named, operator, at });
    const change = { state: 'approved', decided_at: at, operator } as const;
    const decided = await changeApplication(tx, site.id, applicationId, change);
    const presented = await present(tx, site, decided);
    await tell(tx, site, decided, { kind: isBonus ? 'promotionBonus' : 'promotionApproved', at });
    return { answer: presented, isPaid: isBonus };
  });
  if (isPaid) onMoved(site.id, answer.memberId);
  return answer;
}

/**
 * Rejects an application, once, with a reason that its member reads.
 * @throws DomainError `not_found`; `case_decided`.
 */
export async function rejectApplication(
  { database, clock }: DecisionParts,
  site: PublishedSite,
  {
    applicationId,
    operator,
    reason,
    note,
  }: Decision & { readonly reason: RejectionReason; readonly note?: string | undefined },
): Promise<OperatorApplication> {
  const at = clock();
  return database.forSite(site.id, async (tx) => {
    await held(tx, site, applicationId, ['sent', 'review']);
    const change = { state: 'rejected', decided_at: at, operator, reason, note: note?.trim() || null } as const;
    const decided = await changeApplication(tx, site.id, applicationId, change);
    const presented = await present(tx, site, decided);
    await tell(tx, site, decided, { kind: 'promotionRejected', at });
    return presented;
  });
}

async function held(
  tx: SiteTransaction,
  site: PublishedSite,
  applicationId: string,
  states: readonly ApplicationRow['state'][],
): Promise<ApplicationRow> {
  const row = await holdApplication(tx, site.id, applicationId);
  if (row === undefined) throw new DomainError('not_found');
  if (!states.includes(row.state)) throw new DomainError('case_decided');
  return row;
}

async function present(tx: SiteTransaction, site: PublishedSite, row: ApplicationRow): Promise<OperatorApplication> {
  const member = await findById(tx, site.id, row.member_id);
  const images = await listPromotionImages(tx, site.id, [row.application_id]);
  const language = site.site.languages.default;
  return presentToOperator(site, { ...row, account: member?.account ?? '', images, language });
}

async function tell(
  tx: SiteTransaction,
  site: PublishedSite,
  row: ApplicationRow,
  { kind, at }: { readonly kind: 'promotionApproved' | 'promotionBonus' | 'promotionRejected'; readonly at: Date },
): Promise<void> {
  const member = await findById(tx, site.id, row.member_id);
  const title = site.announcements.announcements.find(({ id }) => id === row.promotion_id)?.title ?? {};
  const fallback = site.site.languages.default;
  const language = (member?.language ?? fallback) as LanguageCode;
  const promotion = textInLanguage(title, language, fallback) || row.promotion_id;
  await notifyMember(tx, site.id, {
    ...{ memberId: row.member_id, kind, at },
    params: { promotion, ...(row.reason && { reason: row.reason }), note: row.note ?? '' },
  });
}
