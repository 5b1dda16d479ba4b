import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import type { WebhookRequest } from '../providers/payment-provider.ts';
import { findProviderPayment } from '../repository/payment-repository.ts';
import { insertProviderEvent, noteOutcome } from '../repository/provider-event-repository.ts';
import { takeProviderPayment } from './take-provider-payment.ts';

/** What came of a webhook. */
export type WebhookOutcome = 'applied' | 'known' | 'unmatched' | 'ignored' | 'refused' | 'unknown_provider';

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
  const { eventId, payment: told } = event;
  let movedMember: string | null = null;
  const outcome = await parts.database.forSite(site.id, async (tx): Promise<WebhookOutcome> => {
    const received = { provider: providerName, eventId, body: request.body, receivedAt: at };
    if (!(await insertProviderEvent(tx, site.id, received))) return 'known';
    const said = async (came: WebhookOutcome): Promise<WebhookOutcome> => {
      await noteOutcome(tx, site.id, { provider: providerName, eventId, outcome: came });
      return came;
    };
    if (told === null) return said('ignored');
    const payment = await findProviderPayment(tx, site.id, { provider: providerName, ...told });
    if (payment === undefined || payment.currency !== told.currency) return said('unmatched');
    const applied = await said('applied');
    const cause = `provider ${eventId}`;
    if (await takeProviderPayment(tx, site, payment, { told, cause, at })) movedMember = payment.member_id;
    return applied;
  });
  if (movedMember !== null) parts.onMoved(site.id, movedMember);
  const fields = { provider: providerName, eventId, site: site.id };
  if (outcome === 'unmatched') parts.log.warn(fields, 'webhook matches no payment');
  if (outcome === 'ignored') parts.log.warn(fields, 'webhook tells of no payment that could be read');
  return outcome;
}

function siteOf(sites: Pick<SiteDirectory, 'all'>, merchant: string): PublishedSite | undefined {
  return sites.all().find(({ site }) => site.merchantCode === merchant);
}
