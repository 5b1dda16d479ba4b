import type { StoredWebhookOutcome } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import type { EventNews, ProviderEvent, WebhookRequest } from '../providers/payment-provider.ts';
import { tellDeposit } from '../repository/deposit-news-repository.ts';
import { findProviderPayment } from '../repository/payment-repository.ts';
import { insertProviderEvent, noteOutcome } from '../repository/provider-event-repository.ts';
import { takeProviderPayout } from '../withdrawals/take-provider-payout.ts';
import { creditRule } from './credit-rule.ts';
import type { WriteDepositWebhook } from './deposit-webhook-writer.ts';

/** What came of a webhook. */
export type WebhookOutcome = StoredWebhookOutcome | 'known' | 'refused' | 'unknown_provider';

/** Dependencies of webhooks. */
export interface WebhookParts extends CashierParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly writeDeposit: WriteDepositWebhook;
}

/** What came of an event, and the member whose wallet changed; null for none. */
interface TakenEvent<Outcome extends WebhookOutcome = StoredWebhookOutcome> {
  readonly outcome: Outcome;
  readonly movedMember: string | null;
}

interface Received {
  readonly provider: string;
  readonly body: Buffer;
  readonly at: Date;
}

/**
 * Takes a webhook of a payment provider: once for each id of an event, in one transaction with everything that it
 * causes. A webhook whose payment is not ours, or of another currency, is stored for operators to look at.
 */
export async function takeWebhook(
  parts: WebhookParts,
  providerName: string,
  request: WebhookRequest,
): Promise<WebhookOutcome> {
  const provider = parts.providers.get(providerName);
  if (provider === undefined) return 'unknown_provider';
  const at = parts.clock();
  const event = provider.readEvent(request, at);
  const site = event && siteOf(parts.sites, event.merchant);
  if (!event || !site) return 'refused';
  const { eventId, payment: deposit } = event;
  const received: Received = { provider: providerName, body: request.body, at };
  const { outcome, movedMember } =
    deposit === null
      ? await parts.database.forSite(site.id, (tx) => takeOther(tx, site, event, received))
      : await parts.writeDeposit(site.id, { ...received, eventId, deposit, rule: creditRule(site) });
  if (movedMember !== null) parts.onMoved(site.id, movedMember);
  const fields = { provider: providerName, eventId, site: site.id };
  if (outcome === 'unmatched') parts.log.warn(fields, 'webhook matches no payment');
  if (outcome === 'ignored') parts.log.warn(fields, 'webhook tells of no payment that could be read');
  if (outcome === 'contradicted') parts.log.error(fields, 'provider moved money that cannot be booked');
  return outcome;
}

/** Processes an event that is not about a deposit. */
async function takeOther(
  tx: SiteTransaction,
  site: PublishedSite,
  event: ProviderEvent,
  { provider, body, at }: Received,
): Promise<TakenEvent<WebhookOutcome>> {
  const { eventId } = event;
  const isNew = await insertProviderEvent(tx, site.id, { provider, eventId, body, receivedAt: at });
  if (!isNew) return { outcome: 'known', movedMember: null };
  const taken = await takeEvent(tx, site, event, { provider, at });
  await noteOutcome(tx, site.id, { provider, eventId, outcome: taken.outcome });
  return taken;
}

/** Does what an event causes, in its transaction. */
export async function takeEvent(
  tx: SiteTransaction,
  site: PublishedSite,
  { eventId, payment: paid, payout }: EventNews & { readonly eventId: string },
  { provider, at }: { readonly provider: string; readonly at: Date },
): Promise<TakenEvent> {
  const told = paid ?? payout;
  if (told === null) return { outcome: 'ignored', movedMember: null };
  const flow = paid === null ? 'withdrawal' : 'deposit';
  const payment = await findProviderPayment(tx, site.id, { ...told, flow, provider });
  if (payment === undefined || payment.currency !== told.currency) return { outcome: 'unmatched', movedMember: null };
  const { payment_id: paymentId, member_id: memberId } = payment;
  const cause = `provider ${eventId}`;
  const { isMoved, isBooked } =
    'parts' in told
      ? await takeProviderPayout(tx, site, paymentId, { told, cause, at })
      : {
          isMoved: await tellDeposit(tx, site.id, paymentId, { told, rule: creditRule(site), cause, at }),
          isBooked: true,
        };
  return { outcome: isBooked ? 'applied' : 'contradicted', movedMember: isMoved ? memberId : null };
}

function siteOf(sites: Pick<SiteDirectory, 'all'>, merchant: string): PublishedSite | undefined {
  return sites.all().find(({ site }) => site.merchantCode === merchant);
}
