import { sql } from 'kysely';
import { noteWritten } from '#gateway/areas/messaging/messaging.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { SpinTerms } from '#gateway/database/schema/reward-schema.ts';
import type { ProviderPayment } from '../providers/payment-provider.ts';
import type { PaymentRow } from './payment-repository.ts';

/** The site's rule for credits, as the database functions take it. */
export interface CreditRule {
  readonly zone: string;
  readonly decimals: number;
  /** The stakes required before a withdrawal, in percent of the credit; absent where none are required. */
  readonly turnoverPercent?: number;
  /** What a credit gives in points, by `from`: minor units as text. Absent where it gives none. */
  readonly pointsRates?: ReadonlyArray<{ readonly from: string; readonly per: string; readonly points: number }>;
  /** The bonuses that come with a credit. Absent where there are none. */
  readonly bonusOffers?: readonly BonusOfferRule[];
}

/** A bonus that comes with a credit: amounts in minor units as text. */
interface BonusOfferRule {
  readonly offer: string;
  /** Null: with the first deposit alone. */
  readonly every: 'day' | 'week' | 'month' | null;
  readonly percent: number;
  readonly from: string;
  readonly largest: string;
  /** How many times it is to be staked. */
  readonly times: number;
  readonly largestBet: string | null;
  readonly days: number;
  /** Bets take its money before the member's own. */
  readonly isFirst: boolean;
  /** How many free spins come with it, and what they are. Absent where none do. */
  readonly spins?: number;
  readonly spinTerms?: SpinTerms;
}

/** What caused a change of a deposit, and when. */
interface Caused {
  readonly rule: CreditRule;
  readonly cause: string;
  readonly at: Date;
}

/** A webhook about a deposit. */
export interface DepositWebhook {
  readonly provider: string;
  readonly eventId: string;
  readonly body: Buffer;
  readonly at: Date;
  readonly deposit: ProviderPayment;
  readonly rule: CreditRule;
}

/** The outcome of a webhook about a deposit. */
export interface TakenDepositWebhook {
  readonly outcome: 'applied' | 'known' | 'unmatched';
  /** The member whose wallet changed; null for none. */
  readonly movedMember: string | null;
}

interface ToldDeposit {
  readonly member: string;
  readonly isCredited: boolean;
  readonly events: readonly WrittenEvent[];
}

interface WrittenEvent {
  readonly id: number;
  readonly type: string;
  readonly payload: object;
}

/** Processes webhooks in one database call, each event id once. @returns their outcomes in the same order. */
export async function takeDepositWebhooks(
  tx: SiteTransaction,
  siteId: string,
  webhooks: readonly DepositWebhook[],
): Promise<readonly TakenDepositWebhook[]> {
  const asked = JSON.stringify(
    webhooks.map(({ body, deposit, ...webhook }) => ({
      ...webhook,
      body: body.toString('base64'),
      deposit: toldOf(deposit),
    })),
  );
  type Answer = Pick<TakenDepositWebhook, 'outcome'> & Partial<ToldDeposit>;
  const { rows } = await sql<{ answers: readonly Answer[] }>`
    select take_deposit_webhooks(${siteId}, ${asked}::jsonb) as answers`.execute(tx);
  const answers = rows[0]?.answers ?? [];
  if (answers.length !== webhooks.length) throw new Error('the database took other webhooks than it was given');
  return answers.map(({ outcome, member, isCredited = false, events = [] }, place) => {
    const at = webhooks[place]?.at;
    if (member !== undefined && at) noteEvents(tx, member, events, at);
    return { outcome, movedMember: isCredited ? (member ?? null) : null };
  });
}

/** Applies a provider's status of a deposit. @returns whether the deposit was credited. */
export async function tellDeposit(
  tx: SiteTransaction,
  siteId: string,
  paymentId: string,
  { told, rule, cause, at }: Caused & { readonly told: ProviderPayment },
): Promise<boolean> {
  const { rows } = await sql<{ answer: ToldDeposit }>`
    select deposit_told(${siteId}, ${paymentId}::bigint, ${JSON.stringify(toldOf(told))}::jsonb,
      ${JSON.stringify(rule)}::jsonb, ${cause}, ${at.toISOString()}::timestamptz) as answer`.execute(tx);
  const answer = rows[0]?.answer;
  if (answer) noteEvents(tx, answer.member, answer.events, at);
  return answer?.isCredited ?? false;
}

/** Credits a deposit and opens its turnover. @returns the deposit after it; null where there is nothing to credit. */
export async function creditDeposit(
  tx: SiteTransaction,
  siteId: string,
  paymentId: string,
  { rule, cause, at }: Caused,
): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    select p.* from deposit_credit(${siteId}, ${paymentId}::bigint, ${JSON.stringify(rule)}::jsonb, ${cause},
      ${at.toISOString()}::timestamptz) p where p.payment_id is not null`.execute(tx);
  return rows[0] ?? null;
}

/** Notifies the member of a deposit's new state: a realtime event, and a message when it was credited or failed. */
export async function announceDeposit(
  tx: SiteTransaction,
  siteId: string,
  { before, decimals, at }: { readonly before: PaymentRow; readonly decimals: number; readonly at: Date },
): Promise<void> {
  const { rows } = await sql<{ events: readonly WrittenEvent[] }>`
    select deposit_announce(p, ${before.credited_minor}::bigint, ${before.state}, ${decimals}::integer,
      ${at.toISOString()}::timestamptz) as events
    from payment p where p.site_id = ${siteId} and p.payment_id = ${before.payment_id}::bigint`.execute(tx);
  noteEvents(tx, before.member_id, rows[0]?.events ?? [], at);
}

/** Amounts as text: a JSON number loses precision above 2^53. */
function toldOf({ receivedMinor, refundedMinor, ...told }: ProviderPayment): object {
  return { ...told, received: `${receivedMinor}`, refunded: `${refundedMinor}` };
}

function noteEvents(tx: SiteTransaction, audience: string, events: readonly WrittenEvent[], at: Date): void {
  for (const event of events) noteWritten(tx, { ...event, audience, at: at.toISOString() });
}
