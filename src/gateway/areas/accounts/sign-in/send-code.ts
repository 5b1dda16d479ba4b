import type { SmsSent } from '#contracts/generated/contracts.ts';
import { findByMobile, type MemberRow } from '#gateway/areas/accounts/repository/member-repository.ts';
import { isRememberedFor } from '#gateway/areas/accounts/repository/remembered-browsers.ts';
import { isKnownAddress } from '#gateway/areas/accounts/repository/sign-in-history.ts';
import { scaledUsage, takeUses } from '#gateway/areas/accounts/repository/usage-counts.ts';
import { CODE_MINUTES, makeCode, type SentCode } from '#gateway/areas/accounts/repository/verification-codes.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { filledMessage } from '#gateway/kit/messages/messages.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import type { CaptchaSolution } from './captcha-service.ts';

interface TypedNumber {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/** How many codes a member is sent by e-mail in a day, whatever for. */
const EMAIL_CODES_PER_DAY = 10;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Sends a code to a mobile number for a visitor who has solved a captcha: to register, or for the account of the
 * number. The limits, the answer and its words do not reveal whether there is such an account. Only its owner is
 * rate-limited apart, on a browser or from an address that the account knows.
 * @throws DomainError `messages_unavailable`, `captcha_required`, `too_many_requests`, which leaves the captcha good
 *   for another try, or `invalid_request` naming what is wrong with the number.
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
    readonly number: TypedNumber & CaptchaSolution;
    readonly visit: Visit;
  },
): Promise<SmsSent> {
  if (!parts.outbox.isAvailable('sms')) throw new DomainError('messages_unavailable');
  const recipient = parts.smsGuard.normalise(number);
  const now = parts.clock();
  const isSolved = await parts.database.forSite(site.id, async (tx) => {
    if (!(await parts.captchas.redeem(tx, site.id, number))) return false;
    const owner = purpose === 'noLogin' ? await findByMobile(tx, site.id, recipient) : undefined;
    const standing = owner !== undefined && (await isKnownPlace(tx, site.id, owner, { visit, now })) ? 'owner' : 'open';
    const asked = { number: recipient, address: visit.address, standing, memberId: null, now } as const;
    await parts.smsGuard.check(tx, site.id, asked);
    if (purpose === 'register' || owner !== undefined)
      await enqueueCode(parts, tx, site, { purpose, recipient, channel: 'sms', visit, now });
    return true;
  });
  if (!isSolved) throw new DomainError('captcha_required', { captcha: true });
  parts.outbox.nudge(site.id);
  return { expiredMinutes: CODE_MINUTES };
}

/**
 * Counts a code that is sent to a member by e-mail, whatever for: each can be guessed a few times.
 * @throws DomainError `too_many_requests` once the day's codes are spent.
 */
export async function takeEmailCode(
  { rateLimitFactor }: Pick<AccountParts, 'rateLimitFactor'>,
  tx: SiteTransaction,
  siteId: string,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<void> {
  const limit = { subject: `email codes ${memberId}`, most: EMAIL_CODES_PER_DAY, withinMs: DAY_MS };
  await takeUses(tx, siteId, scaledUsage([limit], rateLimitFactor), now);
}

/** Whether an account knows the browser or the address. */
async function isKnownPlace(
  tx: SiteTransaction,
  siteId: string,
  { member_id: memberId }: MemberRow,
  { visit, now }: { readonly visit: Visit; readonly now: Date },
): Promise<boolean> {
  if (await isRememberedFor(tx, siteId, { memberId, brought: visit.remembered, now })) return true;
  return isKnownAddress(tx, siteId, memberId, visit.address);
}

/** Makes a code and puts the message that carries it into the outbox, within the caller's transaction. */
export async function enqueueCode(
  { outbox }: Pick<AccountParts, 'outbox'>,
  tx: SiteTransaction,
  site: PublishedSite,
  sent: SentCode & {
    readonly channel: 'sms' | 'email';
    /** The address of delivery, when that is not the recipient as such. */
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
