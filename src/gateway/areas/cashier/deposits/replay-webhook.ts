import type {
  StoredWebhook,
  StoredWebhookOutcome,
  StoredWebhooks,
  WebhooksQuery,
} from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import {
  holdProviderEvent,
  noteOutcome,
  type ProviderEventRow,
  pageOfProviderEvents,
} from '../repository/provider-event-repository.ts';
import { takeEvent } from './take-webhook.ts';

const DEFAULT_PAGE = 20;

/** One page of the webhooks that a site received, the latest first. */
export async function listWebhooks(
  { database }: Pick<CashierParts, 'database'>,
  site: PublishedSite,
  { outcome, ...query }: WebhooksQuery,
): Promise<StoredWebhooks> {
  const page = { pageNo: Number(query.pageNo ?? 1), pageSize: Number(query.pageSize ?? DEFAULT_PAGE) };
  const { rows, totalCount } = await database.forSite(site.id, (tx) =>
    pageOfProviderEvents(tx, site.id, { ...page, outcome }),
  );
  return { list: rows.map(presentWebhook), totalPages: Math.ceil(totalCount / page.pageSize), totalCount };
}

/**
 * Takes a stored webhook once more, from the bytes that were signed: what it causes that was not done before is done
 * now. Amounts are sums, so that one that was applied changes nothing.
 * @throws DomainError `not_found` for one that the site did not receive, or of a provider that is not known any more.
 */
export async function replayWebhook(
  { database, providers, clock, onMoved }: CashierParts,
  site: PublishedSite,
  { provider, eventId }: { readonly provider: string; readonly eventId: string },
): Promise<StoredWebhook> {
  const known = providers.get(provider);
  const { row, movedMember } = await database.forSite(site.id, async (tx) => {
    const stored = await holdProviderEvent(tx, site.id, { provider, eventId });
    if (known === undefined || stored === undefined) throw new DomainError('not_found');
    const event = { eventId, ...known.readBody(stored.body) };
    const taken = await takeEvent(tx, site, event, { provider, at: clock() });
    await noteOutcome(tx, site.id, { provider, eventId, outcome: taken.outcome });
    return { row: { ...stored, outcome: taken.outcome }, movedMember: taken.movedMember };
  });
  if (movedMember !== null) onMoved(site.id, movedMember);
  return presentWebhook(row);
}

function presentWebhook(row: ProviderEventRow): StoredWebhook {
  return {
    provider: row.provider,
    eventId: row.event_id,
    outcome: row.outcome as StoredWebhookOutcome,
    receivedAt: new Date(row.received_at).toISOString(),
    body: Buffer.from(row.body).toString('utf8'),
  };
}
