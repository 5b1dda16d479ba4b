import type { StoredWebhookOutcome } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import type { EventNews, WebhookRequest } from '../providers/payment-provider.ts';
import { findProviderPayment } from '../repository/payment-repository.ts';
import { insertProviderEvent, noteOutcome } from '../repository/provider-event-repository.ts';
import { takeProviderPayout } from '../withdrawals/take-provider-payout.ts';
import { takeProviderPayment } from './take-provider-payment.ts';

/** What came of a webhook. */
export type WebhookOutcome = StoredWebhookOutcome | 'known' | 'refused' | 'unknown_provider';

/**
 * Takes a webhook of a payment provider: once for each id of an event, in one transaction with everything that it
 * causes. A webhook whose payment is not ours, or of another currency, is stored for operators to look at.
 */
export async function takeWebhook(
  parts: CashierParts & { readonly sites: Pick<SiteDirectory, 'all'> },
  providerName: string,
  request: WebhookRequest,
): Promise<WebhookOutcome> {
  const provider = parts.providers.get(providerName);
  if (provider === undefined) return 'unknown_provider';
  const at = parts.clock();
  const event = provider.readEvent(request, at);
  const site = event && siteOf(parts.sites, event.merchant);
  if (!event || !site) return 'refused';
  const { eventId } = event;
  let movedMember: string | null = null;
  const outcome = await parts.database.forSite(site.id, async (tx): Promise<WebhookOutcome> => {
    const received = { provider: providerName, eventId, body: request.body, receivedAt: at };
    if (!(await insertProviderEvent(tx, site.id, received))) return 'known';
    const taken = await takeEvent(tx, site, event, { provider: providerName, at });
    movedMember = taken.movedMember;
    await noteOutcome(tx, site.id, { provider: providerName, eventId, outcome: taken.outcome });
    return taken.outcome;
  });
  if (movedMember !== null) parts.onMoved(site.id, movedMember);
  const fields = { provider: providerName, eventId, site: site.id };
  if (outcome === 'unmatched') parts.log.warn(fields, 'webhook matches no payment');
  if (outcome === 'ignored') parts.log.warn(fields, 'webhook tells of no payment that could be read');
  if (outcome === 'contradicted') parts.log.error(fields, 'provider moved money that cannot be booked');
  return outcome;
}

/** Does what an event causes, in its transaction. */
export async function takeEvent(
  tx: SiteTransaction,
  site: PublishedSite,
  { eventId, payment: paid, payout }: EventNews & { readonly eventId: string },
  { provider, at }: { readonly provider: string; readonly at: Date },
): Promise<{ readonly outcome: StoredWebhookOutcome; readonly movedMember: string | null }> {
  const told = paid ?? payout;
  if (told === null) return { outcome: 'ignored', movedMember: null };
  const flow = paid === null ? 'withdrawal' : 'deposit';
  const payment = await findProviderPayment(tx, site.id, { ...told, flow, provider });
  if (payment === undefined || payment.currency !== told.currency) return { outcome: 'unmatched', movedMember: null };
  const cause = `provider ${eventId}`;
  const taken =
    payout === null
      ? {
          isMoved: paid !== null && (await takeProviderPayment(tx, site, payment, { told: paid, cause, at })),
          isBooked: true,
        }
      : await takeProviderPayout(tx, site, payment.payment_id, { told: payout, cause, at });
  return {
    outcome: taken.isBooked ? 'applied' : 'contradicted',
    movedMember: taken.isMoved ? payment.member_id : null,
  };
}

function siteOf(sites: Pick<SiteDirectory, 'all'>, merchant: string): PublishedSite | undefined {
  return sites.all().find(({ site }) => site.merchantCode === merchant);
}
