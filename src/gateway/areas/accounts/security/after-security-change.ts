import type { LanguageCode } from '#contracts/generated/contracts.ts';
import type { MemberRow } from '#gateway/areas/accounts/repository/member-repository.ts';
import { countMessagesTo, notifyMember } from '#gateway/areas/messaging/messaging.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { filledMessage, type SecurityChangeKind } from '#gateway/kit/messages/messages.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';

/**
 * Changes of where money is paid out, and of the contacts that hear of such changes: the member is notified by every
 * contact that was bound before, also by SMS.
 */
const ANNOUNCED_BY_SMS: ReadonlySet<SecurityChangeKind> = new Set([
  'bankAccountAdded',
  'bankAccountRemoved',
  'eWalletAdded',
  'eWalletRemoved',
  'payoutDefault',
  'mobile',
  'email',
]);
/** Some numbers earn by each text message that they are sent. Nobody changes accounts more often within a day. */
const MOST_SMS_A_DAY = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** A change of an account's protection. */
export interface SecurityChange {
  /** As it was before the change: it is the address from before that has to hear of another one. */
  readonly member: MemberRow;
  readonly kind: SecurityChangeKind;
  /** Parameters of the message: a masked `number` or `contact`. */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Notifies the member of a change to the account's protection, within its transaction: by a message in the inbox and,
 * where an address was verified, by e-mail, in the member's own language. The changes of `ANNOUNCED_BY_SMS` go out as
 * text messages too, where a number was verified. Nudge the outbox after the commit.
 */
export async function afterSecurityChange(
  { outbox, clock }: Pick<AccountParts, 'outbox' | 'clock'>,
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  { member, kind, values = {} }: SecurityChange,
): Promise<void> {
  const now = clock();
  await notifyMember(tx, id, { memberId: member.member_id, kind, params: values, at: now });
  const { account, email, email_verified_at, mobile_num: mobile, mobile_verified_at } = member;
  const language = (member.language as LanguageCode | null) ?? site.languages.default;
  const change = filledMessage(`change.${kind}`, language, { site: site.name, ...values });
  if (email !== null && email_verified_at !== null && outbox.isAvailable('email'))
    await outbox.enqueue(tx, id, {
      channel: 'email',
      kind: 'security',
      to: email,
      subject: filledMessage('message.securitySubject', language, { site: site.name }),
      text: filledMessage('message.security', language, { account, change, site: site.name }),
    });
  if (!ANNOUNCED_BY_SMS.has(kind) || mobile === null || mobile_verified_at === null || !outbox.isAvailable('sms'))
    return;
  const sent = { channel: 'sms', kind: 'security', to: mobile } as const;
  const since = new Date(now.getTime() - DAY_MS);
  if ((await countMessagesTo(tx, id, sent, since)) < MOST_SMS_A_DAY)
    await outbox.enqueue(tx, id, { ...sent, text: change });
}
