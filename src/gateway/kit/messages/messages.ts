import type { ErrorCode, FieldErrorCode } from '#contracts/errors.ts';
import type {
  Deposit,
  DepositStatus,
  LanguageCode,
  MemberMessageKind,
  RejectionReason,
  TransactionKind,
  WithdrawalStatus,
} from '#contracts/generated/contracts.ts';
import { type CompleteLanguage, languages } from '#contracts/languages.ts';
import { gatewayWords } from '#words/generated/gateway-words.ts';
import { createTranslator, type Translate } from '#words/translator.ts';

/** A text that the gateway itself says to people. */
export type MessageKey =
  | `error.${ErrorCode}`
  | `field.${FieldErrorCode}`
  | `format.${NamedFormat}`
  | StatusMessageKey
  | OfflineMessageKey
  | PreviewMessageKey
  | InboxMessageKey
  | SentMessageKey
  | DrawMessageKey
  | RecordMessageKey
  | ChatMessageKey
  | `promotion.reason.${RejectionReason}`
  | IdentityMessageKey;

/** Formats with an error message of their own (specification, section 5, "Other messages"). */
type NamedFormat = 'account' | 'password' | 'email' | 'phone' | 'realName';

type StatusMessageKey =
  | 'status.maintenance.title'
  | 'status.maintenance.message'
  | 'status.region.message'
  | 'status.invalidUrl.title'
  | 'status.invalidUrl.message';

/** Texts that are sent to people, with values in braces. */
export type SentMessageKey =
  | 'message.code'
  | 'message.codeSubject'
  | 'message.reset'
  | 'message.resetSubject'
  | 'message.security'
  | 'message.securitySubject'
  | `change.${SecurityChangeKind}`;

/** A change to the protection of an account, or to a play limit. */
export type SecurityChangeKind =
  | 'password'
  | 'paymentPassword'
  | 'totpOn'
  | 'totpOff'
  | 'recoveryCodes'
  | 'bankAccountAdded'
  | 'bankAccountRemoved'
  | 'eWalletAdded'
  | 'eWalletRemoved'
  | 'payoutDefault'
  | 'email'
  | 'mobile'
  | 'rememberedElsewhere'
  | 'socialLinked'
  | 'socialUnlinked'
  | PlayLimitNews;

/** A change to a member's play limits. */
export type PlayLimitNews =
  | 'playLimit'
  | 'playExclusion'
  | 'playExclusionEndAsked'
  | 'playExclusionLifted'
  | 'playExclusionLiftAsked';

/** The texts of messages to members, with values in braces. */
export type InboxMessageKey =
  | `inbox.subject.${Exclude<MemberMessageKind, 'operator'>}`
  | 'inbox.newAddress'
  | `inbox.${'depositCredited' | 'depositFailed'}`
  | `inbox.${'withdrawalApproved' | 'withdrawalRejected' | 'withdrawalSent' | 'withdrawalReturned' | 'transferReceived'}`
  | `inbox.redemption${'Approved' | 'Rejected'}`
  | `inbox.promotion${'Approved' | 'Bonus' | 'Rejected' | 'Started'}`
  | `inbox.${Extract<MemberMessageKind, `contract${string}` | 'paymentDividend' | 'paymentDailySalary'>}`
  | 'inbox.notYou';

/** Records of members: what moved a wallet, and what files of records say. */
export type RecordMessageKey =
  | `record.kind.${TransactionKind}`
  | `record.status.${'open' | 'closed'}`
  | `record.deposit.${DepositStatus | NonNullable<Deposit['held']>}`
  | `record.withdrawal.${WithdrawalStatus}`
  | `record.payment.${'ready' | 'requested' | 'processing' | 'paid'}`
  | `record.title.${'transactions' | 'bets' | 'profit' | 'deposits' | 'withdrawals' | 'income'}`
  | `record.title.${'team' | 'downline' | 'links' | 'losses'}`
  | `record.head.${RecordHead}`;

/** What a file of a chat says, with values in braces. */
type ChatMessageKey = `chat.${'transcript' | 'you' | 'service' | 'joined' | 'closed' | 'image'}`;

type RecordHead =
  | 'time'
  | 'what'
  | 'game'
  | 'studio'
  | 'reference'
  | 'amount'
  | 'balance'
  | 'receipt'
  | 'bet'
  | 'returned'
  | 'net'
  | 'status'
  | 'settled'
  | 'round'
  | 'vendorRound'
  | 'from'
  | 'to'
  | 'bets'
  | 'running'
  | 'method'
  | 'fee'
  | 'credited'
  | 'account'
  | 'sent'
  | 'back'
  | 'day'
  | 'member'
  | 'level'
  | 'people'
  | 'bonuses'
  | 'netLoss'
  | 'deposits'
  | 'withdrawals'
  | 'active'
  | 'registrations'
  | 'firstDeposits'
  | 'link'
  | 'clicks'
  | 'activeAfterWeek';

/** When a game of the lottery draws; `draw.zone.…` may be empty, where the time is the language's own. */
type DrawMessageKey =
  | 'draw.everyMinute'
  | 'draw.daily'
  | 'draw.onDays'
  | 'draw.dayComma'
  | `draw.day.${'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'}`
  | `draw.zone.${'hanoi' | 'bangkok' | 'madrid' | 'london'}`;

/** Keys whose texts have plural forms (`_one`, `_other`), chosen by the value `count`. */
type CountedMessageKey = 'draw.everyMinutes';

/** The texts of a demo's identity service, with `{site}` and `{service}` for names. */
export type IdentityMessageKey =
  | 'identity.mark'
  | 'identity.choose'
  | 'identity.toContinue'
  | 'identity.another'
  | 'identity.name'
  | 'identity.email'
  | 'identity.next'
  | 'identity.cancel'
  | 'identity.continueTo'
  | 'identity.willBeTold'
  | 'identity.yourName'
  | 'identity.yourEmail'
  | 'identity.allow'
  | 'identity.notVerified'
  | 'identity.over'
  | 'identity.overNote'
  | 'identity.note'
  | 'identity.standsFor';

type PreviewMessageKey = 'preview.revision' | 'preview.end';
type OfflineMessageKey = 'offline.title' | 'offline.message' | 'offline.retry';

type Messages = Readonly<Record<MessageKey | `${CountedMessageKey}_other`, string>>;

const messages: Readonly<Record<CompleteLanguage, Messages>> = gatewayWords;

/** How the gateway's texts mark the place of a value: `{name}`. */
const slots = { prefix: '{', suffix: '}' };

const translators = new Map<CompleteLanguage, Translate>();

function translatorOf(language: LanguageCode): Translate {
  const { words } = languages[language];
  const known = translators.get(words);
  if (known) return known;
  const made = createTranslator(languages[words].tag, messages[words], slots);
  translators.set(words, made);
  return made;
}

/** The gateway's words in a language; in English where it has none in that one. */
export function message(key: MessageKey, language: LanguageCode): string {
  return translatorOf(language)(key);
}

/** Fields whose form people know by a name. */
const FORMAT_BY_FIELD: ReadonlyMap<string, NamedFormat> = new Map([
  ['username', 'account'],
  ['password', 'password'],
  ['newPassword', 'password'],
  ['email', 'email'],
  ['contact', 'email'],
  ['mobileNum', 'phone'],
  ['payeeName', 'realName'],
  ['accountName', 'realName'],
]);

/** The error message of a field; a wrong format is named where that format has a message of its own. */
export function fieldMessage(field: string, code: FieldErrorCode, language: LanguageCode): string {
  const format = code === 'wrong_format' ? FORMAT_BY_FIELD.get(field) : undefined;
  return message(format === undefined ? `field.${code}` : `format.${format}`, language);
}

/** The gateway's words with their values filled in: `{name}` is replaced by the value of that name. */
export function filledMessage(
  key:
    | PreviewMessageKey
    | SentMessageKey
    | InboxMessageKey
    | DrawMessageKey
    | IdentityMessageKey
    | ChatMessageKey
    | CountedMessageKey,
  language: LanguageCode,
  values: Readonly<Record<string, string | number>>,
): string {
  return translatorOf(language)(key, values);
}
