import type { SmsSent } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { DomainError } from '#gateway/domain-error.ts';
import { filledMessage } from '#gateway/messages/messages.ts';
import { findByMobile } from '#gateway/modules/member/member-repository.ts';
import { CODE_MINUTES, makeCode, type SentCode } from '#gateway/modules/session/verification-codes.ts';
import type { Visit } from '#gateway/plugins/visit.ts';
import type { AccountParts } from './account-parts.ts';

interface TypedNumber {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/**
 * Sends a code to a mobile number: to register with, or for an account that has the number. Whether there is one, nobody learns: the limits, the
 * answer and its words are the same.
 * @throws DomainError `messages_unavailable`, `too_many_requests`, or `invalid_request` naming what is wrong with the number.
 */
export async function sendSmsCode(
  parts: AccountParts,
  site: PublishedSite,
  {
    purpose,
    number,
    visit,
  }: {
    readonly purpose: 'noLogin' | 'register';
    readonly number: TypedNumber;
    readonly visit: Visit;
  },
): Promise<SmsSent> {
  if (!parts.outbox.isAvailable('sms')) throw new DomainError('messages_unavailable');
  const recipient = parts.smsGuard.normalise(number);
  const now = parts.clock();
  await parts.database.forSite(site.id, async (tx) => {
    await parts.smsGuard.check(tx, site.id, { number: recipient, address: visit.address, now });
    if (purpose === 'noLogin' && !(await findByMobile(tx, site.id, recipient))) return;
    await enqueueCode(parts, tx, site, { purpose, recipient, channel: 'sms', visit, now });
  });
  parts.outbox.nudge(site.id);
  return { expiredMinutes: CODE_MINUTES };
}

/** Makes a code and puts the message that carries it into the outbox, within the caller's transaction. */
export async function enqueueCode(
  { outbox }: Pick<AccountParts, 'outbox'>,
  tx: SiteTransaction,
  site: PublishedSite,
  sent: SentCode & {
    readonly channel: 'sms' | 'email';
    /** Where it goes, when that is not the recipient as such. */
    readonly to?: string;
    readonly visit: Visit;
    readonly now: Date;
  },
): Promise<void> {
  const { channel, recipient, to = recipient, visit, now } = sent;
  const code = await makeCode(tx, site.id, sent, now);
  const values = { site: site.site.name, code, minutes: String(CODE_MINUTES) };
  const common = {
    kind: 'verify',
    to,
    text: filledMessage('message.code', visit.language, values),
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
  };
  await outbox.enqueue(
    tx,
    site.id,
    channel === 'sms'
      ? { ...common, channel }
      : { ...common, channel, subject: filledMessage('message.codeSubject', visit.language, values) },
  );
}
