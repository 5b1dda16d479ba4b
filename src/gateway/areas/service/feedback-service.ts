import { countWords } from '#contracts/count-words.ts';
import type { Feedback, FeedbackReceipt, LanguageCode } from '#contracts/generated/contracts.ts';
import { feedbackBounds } from '#gateway/areas/sites/sites.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { keepFeedback } from './repository/feedback-repository.ts';

/** Takes what visitors tell a site, with or without an account. */
export function feedbackService(database: Pick<TenantDatabase, 'forSite'>, clock: () => Date) {
  return {
    /**
     * Stores feedback once, however often it is sent (specification, section 5, "Feedback").
     * @throws DomainError `invalid_request` outside the site's bounds of words; `idempotency_mismatch` where the id
     *   stands for something else.
     */
    async send(site: PublishedSite, language: LanguageCode, feedback: Feedback): Promise<FeedbackReceipt> {
      const content = feedback.content.trim();
      const { minWords, maxWords } = feedbackBounds(site);
      const words = countWords(content);
      if (words < minWords) throw new DomainError('invalid_request', { fields: { content: 'too_short' } });
      if (words > maxWords) throw new DomainError('invalid_request', { fields: { content: 'too_long' } });
      const { feedbackId, kind, contact = null } = feedback;
      const stored = await database.forSite(site.id, (tx) =>
        keepFeedback(tx, site.id, {
          feedback_id: feedbackId,
          kind,
          content,
          contact,
          language,
          received_at: clock().toISOString(),
        }),
      );
      if (stored.kind !== kind || stored.content !== content || stored.contact !== contact)
        throw new DomainError('idempotency_mismatch');
      return { feedbackId, receivedAt: new Date(stored.received_at).toISOString() };
    },
  };
}

export type FeedbackService = ReturnType<typeof feedbackService>;
