import { sql } from 'kysely';
import { noteWritten } from '#gateway/areas/messaging/messaging.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { ProviderPayment } from '../providers/payment-provider.ts';
import type { PaymentRow } from './payment-repository.ts';

/** The site's rule of credits, as the functions of the database take it. */
export interface CreditRule {
  readonly zone: string;
  readonly decimals: number;
  /** How much of a credit has to be staked before it can be withdrawn; absent where nothing has to be. */
  readonly turnoverPercent?: number;
}

/** What caused a change of a deposit, and when. */
interface Caused {
  readonly rule: CreditRule;
  readonly cause: string;
  readonly at: Date;
}

/** A webhook that tells of a deposit. */
export interface DepositWebhook {
  readonly provider: string;
  readonly eventId: string;
  readonly body: Buffer;
  readonly at: Date;
  readonly deposit: ProviderPayment;
  readonly rule: CreditRule;
}

/** What came of a webhook that tells of a deposit. */
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

/** Takes webhooks in one call of the database, each once; their outcomes in the same order. */
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

/** Brings a deposit to where its provider says that it is. @returns whether it was credited. */
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

/** Credits what waits of a deposit, and opens its turnover. @returns the deposit after it; null where nothing waits. */
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

/** Tells open pages of a deposit's new state; a message to the member says that it was credited, or failed. */
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

/** Amounts as text: they may be larger than a number of JSON can tell. */
function toldOf({ receivedMinor, refundedMinor, ...told }: ProviderPayment): object {
  return { ...told, received: `${receivedMinor}`, refunded: `${refundedMinor}` };
}

function noteEvents(tx: SiteTransaction, audience: string, events: readonly WrittenEvent[], at: Date): void {
  for (const event of events) noteWritten(tx, { ...event, audience, at: at.toISOString() });
}
