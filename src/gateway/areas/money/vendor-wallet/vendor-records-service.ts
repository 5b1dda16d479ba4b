import type {
  ReconciliationDifferences,
  SiteDocument,
  VendorCallReplayed,
  VendorCalls,
  VendorCallsQuery,
} from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { accountsOfUsers } from '../repository/integration-repository.ts';
import { listDifferences } from '../repository/reconciliation-repository.ts';
import { deleteOldCallCounts } from '../repository/vendor-call-count-repository.ts';
import { deleteVendorCallsBefore, findVendorCall, listVendorCalls } from '../repository/vendor-call-repository.ts';
import type { IntegrationBook } from '../vendors/integration-book.ts';
import type { KnownDialects } from './dialects/known-dialects.ts';
import { presentAsked, readNotedCall } from './read-noted-call.ts';
import type { VendorCallLog } from './vendor-call-log.ts';
import type { VendorDeskService } from './vendor-desk-service.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Four months, the longest of them. */
const KEPT_MS = 123 * DAY_MS;
const MOST_LISTED = 100;
const MOST_DIFFERENCES = 500;

interface RecordsParts {
  readonly database: Pick<TenantDatabase, 'forSite' | 'forReading'>;
  readonly desk: Pick<VendorDeskService, 'replay'>;
  readonly calls: Pick<VendorCallLog, 'flush'>;
  readonly dialects: KnownDialects;
  readonly integrations: Pick<IntegrationBook, 'ofSite'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly clock: () => Date;
}

/** The log of the vendors' calls, and how operators repeat one. */
export function vendorRecordsService({ database, desk, calls, dialects, integrations, sites, clock }: RecordsParts) {
  /** The currency of a site. @throws DomainError `not_found`. */
  function currencyAt(siteId: string): SiteDocument['currency'] {
    const site = sites.all().find(({ id }) => id === siteId);
    if (site === undefined) throw new DomainError('not_found');
    return site.site.currency;
  }

  return {
    /** The calls of a site, newest first. What was answered a moment ago is among them, unless a replica lags. */
    async list(siteId: string, query: VendorCallsQuery): Promise<VendorCalls> {
      const currency = currencyAt(siteId);
      await calls.flush();
      const known = await integrations.ofSite(siteId);
      const limit = Math.min(MOST_LISTED, Math.max(1, Number(query.pageSize ?? MOST_LISTED)));
      const { integration: integrationId, from, to, before, status } = query;
      const { rows, asked, accounts } = await database.forReading(siteId, async (tx) => {
        const rows = await listVendorCalls(tx, siteId, {
          ...(integrationId !== undefined && { integrationId }),
          ...(from !== undefined && { from }),
          ...(to !== undefined && { to }),
          ...(before !== undefined && { before }),
          ...(status !== undefined && { status: Number(status) }),
          limit: limit + 1,
        });
        const asked = new Map(rows.map((row) => [row.call_id, readNotedCall(dialects, known, row)]));
        const users = rows.map((row) => ({
          integrationId: row.integration_id,
          userId: asked.get(row.call_id)?.userId ?? '',
        }));
        return { rows, asked, accounts: await accountsOfUsers(tx, siteId, users) };
      });
      const accountOf = (row: (typeof rows)[number]) =>
        accounts.get(`${row.integration_id} ${asked.get(row.call_id)?.userId}`) ?? null;
      return {
        list: rows.slice(0, limit).map((row) => ({
          callId: row.call_id,
          integrationId: row.integration_id,
          operation: row.operation,
          request: Buffer.from(row.request).toString('utf8'),
          status: row.status,
          answer: row.answer,
          receivedAt: row.received_at,
          tookMs: row.took_ms,
          asked: presentAsked(asked.get(row.call_id) ?? null, accountOf(row), currency),
        })),
        hasMore: rows.length > limit,
        integrations: known.map((one) => one.integrationId),
      };
    },

    /**
     * Makes a call once more, by the bytes that came then. What it did then, it does not do again; what was refused may
     * apply now.
     */
    async replay(siteId: string, callId: string): Promise<VendorCallReplayed> {
      currencyAt(siteId);
      await calls.flush();
      const row = await database.forSite(siteId, (tx) => findVendorCall(tx, siteId, callId));
      if (row === undefined || !dialects.operations.includes(row.operation)) throw new DomainError('not_found');
      const { status, body } = await desk.replay(row.integration_id, row.operation, row.request);
      return { status, answer: body, wasStatus: row.status, wasAnswer: row.answer };
    },

    /** The rounds that vendors have otherwise, newest first. */
    async differences(siteId: string, withSettled: boolean): Promise<ReconciliationDifferences> {
      const { code, decimals } = currencyAt(siteId);
      const { rows, accounts } = await database.forReading(siteId, async (tx) => {
        const rows = await listDifferences(tx, siteId, { withSettled, limit: MOST_DIFFERENCES });
        const users = rows.map((row) => ({ integrationId: row.integration_id, userId: row.user_id }));
        return { rows, accounts: await accountsOfUsers(tx, siteId, users) };
      });
      return {
        list: rows.map((row) => ({
          differenceId: row.difference_id,
          integrationId: row.integration_id,
          vendorRoundId: row.vendor_round_id,
          userId: row.user_id,
          account: accounts.get(`${row.integration_id} ${row.user_id}`) ?? null,
          ours: row.ours && { ...row.ours },
          theirs: row.theirs && { ...row.theirs },
          foundAt: row.found_at,
          settledAt: row.settled_at,
        })),
        currency: { code, decimals },
      };
    },

    /** Deletes calls and counts that are too old to be shown. */
    async forget(siteId: string): Promise<void> {
      const before = new Date(clock().getTime() - KEPT_MS).toISOString();
      await database.forSite(siteId, async (tx) => {
        await deleteVendorCallsBefore(tx, siteId, before);
        await deleteOldCallCounts(tx, siteId, clock());
      });
    },
  };
}

export type VendorRecordsService = ReturnType<typeof vendorRecordsService>;
