import type { ContactMethod } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { clearTries, takeTry } from '../repository/member-tries-repository.ts';
import { assertNotAgain, redeemCode } from '../repository/verification-codes.ts';
import { enqueueCode, takeEmailCode } from '../sign-in/send-code.ts';

/** A code for a member's payout accounts, and what it is for: the recipient names that beside the contact. */
interface PayoutCode {
  readonly memberId: string;
  readonly recipient: string;
}

/**
 * Sends a code to a verified contact of the member.
 * @throws DomainError `too_many_requests`; `messages_unavailable`.
 */
export async function sendPayoutCode(
  parts: AccountParts,
  site: PublishedSite,
  asked: PayoutCode & { readonly method: ContactMethod; readonly to: string; readonly visit: Visit },
): Promise<void> {
  const { memberId, recipient, method, to, visit } = asked;
  const now = parts.clock();
  const sent = { purpose: 'payout', recipient } as const;
  await parts.database.forSite(site.id, async (tx) => {
    if (method === 'mobile') {
      const message = { number: to, address: visit.address, standing: 'owner', memberId, now } as const;
      await parts.smsGuard.check(tx, site.id, message);
    } else {
      await assertNotAgain(tx, site.id, sent, now);
      await takeEmailCode(parts, tx, site.id, { memberId, now });
    }
    await enqueueCode(parts, tx, site, { ...sent, to, channel: method === 'mobile' ? 'sms' : 'email', visit, now });
  });
  parts.outbox.nudge(site.id);
}

/**
 * Redeems a code. Wrong ones have the waits of the authenticator.
 * @returns the refusal, so that the transaction keeps the try that was used up; null for the right code.
 */
export async function redeemPayoutCode(
  { clock, rateLimitFactor: factor }: Pick<AccountParts, 'clock' | 'rateLimitFactor'>,
  tx: SiteTransaction,
  site: PublishedSite,
  { memberId, recipient, answer }: PayoutCode & { readonly answer: string },
): Promise<DomainError | null> {
  const now = clock();
  const retryAfterSeconds = await takeTry(tx, site.id, { memberId, kind: 'totp', now, factor });
  if (retryAfterSeconds > 0) return new DomainError('too_many_requests', { retryAfterSeconds });
  if (!(await redeemCode(tx, site.id, { purpose: 'payout', recipient, code: answer, now })))
    return new DomainError('invalid_verification_code', { fields: { answer: 'wrong_value' } });
  await clearTries(tx, site.id, memberId, 'totp');
  return null;
}
