import type {
  LanguageCode,
  MemberMessage,
  MemberMessageKind,
  RejectionReason,
  SiteCurrency,
} from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { formatMoney } from '#contracts/money.ts';
import { filledMessage, message } from '#gateway/kit/messages/messages.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import type { MessageRow } from '../repository/message-repository.ts';

/** Who reads messages, and on which site. */
export interface MessageReader {
  readonly language: LanguageCode;
  /** The name of the site that the account is on. */
  readonly siteName: string;
  readonly currency: SiteCurrency;
  /** Of the site. */
  readonly timeZone: string;
  /** In which the words of operators are for every reader. */
  readonly fallback: LanguageCode;
}

const KINDS: readonly MemberMessageKind[] = [
  'password',
  'paymentPassword',
  'totpOn',
  'totpOff',
  'recoveryCodes',
  'bankAccountAdded',
  'bankAccountRemoved',
  'eWalletAdded',
  'eWalletRemoved',
  'payoutDefault',
  'email',
  'mobile',
  'rememberedElsewhere',
  'socialLinked',
  'socialUnlinked',
  'newAddress',
  'playLimit',
  'playExclusion',
  'playExclusionLifted',
  'playExclusionLiftAsked',
  'playExclusionEndAsked',
  'depositCredited',
  'depositFailed',
  'withdrawalApproved',
  'withdrawalRejected',
  'withdrawalSent',
  'withdrawalReturned',
  'redemptionApproved',
  'redemptionRejected',
  'promotionApproved',
  'promotionBonus',
  'promotionRejected',
  'promotionStarted',
  'transferReceived',
  'contractOffered',
  'contractAccepted',
  'contractRejected',
  'contractWithdrawn',
  'contractTerminated',
  'contractEnded',
  'paymentDividend',
  'paymentDailySalary',
  'operator',
];

/** Messages about money and contracts, which have words of their own. */
type MoneyKind = Extract<
  MemberMessageKind,
  | `${'deposit' | 'transfer' | 'withdrawal' | 'redemption' | 'promotion' | 'contract'}${string}`
  | `payment${'Dividend' | 'DailySalary'}`
>;

/** What contracts of agents are about. */
const PLANS = {
  dividend: 'record.kind.agentDividend',
  daily: 'record.kind.agentDailySalary',
  hourly: 'record.kind.agentHourlySalary',
  realtime: 'record.kind.agentRealtimeSalary',
} as const;
/** Why an application to a promotion was rejected; others give their reasons in words. */
const REASONS: readonly RejectionReason[] = [
  'imageUnclear',
  'otherAccount',
  'notEligible',
  'termsNotMet',
  'sentBefore',
  'other',
];
const BEGINNINGS = ['deposit', 'transfer', 'withdrawal', 'redemption', 'promotion', 'contract', 'paymentD'] as const;

/** A message in the words of its reader's language. One of a kind that this version does not know is left out: null. */
export function presentMessage(row: MessageRow, reader: MessageReader): MemberMessage | null {
  const kind = KINDS.find((known) => known === row.kind);
  if (kind === undefined) return null;
  return {
    messageId: row.message_id,
    kind,
    ...(kind === 'operator' ? ofOperator(row, reader) : ofKind(kind, row, reader)),
    createdAt: new Date(row.created_at).toISOString(),
    readAt: row.read_at && new Date(row.read_at).toISOString(),
  };
}

function ofOperator({ subject, body }: MessageRow, { language, fallback }: MessageReader) {
  const said = (texts: MessageRow['subject']): string => textInLanguage(texts ?? {}, language, fallback);
  return { subject: said(subject), body: said(body) };
}

/** Kinds with a text of their own in `src/words`; operators write the others. */
type WordedKind = Exclude<MemberMessageKind, 'operator'>;

const ofKind = (kind: WordedKind, { params }: MessageRow, reader: MessageReader) => ({
  subject: message(`inbox.subject.${kind}`, reader.language),
  body: bodyOf(kind, params, reader),
});

function bodyOf(
  kind: WordedKind,
  params: MessageRow['params'],
  { language, siteName, currency, timeZone }: MessageReader,
): string {
  if (kind === 'newAddress') return filledMessage('inbox.newAddress', language, params);
  if (isAboutMoney(kind)) {
    const { tag } = languages[language];
    const amount = formatMoney(params.amount ?? '0', currency, tag);
    const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const time = params.time === undefined ? '' : format.format(new Date(params.time));
    const plan = message(PLANS[(params.plan ?? 'dividend') as keyof typeof PLANS], language);
    const reason = REASONS.find((known) => known === params.reason);
    const said = reason === undefined ? params.reason : message(`promotion.reason.${reason}`, language);
    return filledMessage(`inbox.${kind}`, language, { ...params, amount, time, plan, reason: said ?? '' }).trim();
  }
  // The same words as in the e-mail about the same change.
  const change = filledMessage(`change.${kind}`, language, { ...params, site: siteName });
  return `${change} ${message('inbox.notYou', language)}`;
}

function isAboutMoney(kind: WordedKind): kind is MoneyKind {
  return BEGINNINGS.some((beginning) => kind.startsWith(beginning));
}
