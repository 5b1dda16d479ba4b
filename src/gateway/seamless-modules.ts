import type { FastifyBaseLogger } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from './database/database.ts';
import type { SiteDirectory } from './documents/published-site.ts';
import type { StatusBoard } from './documents/status-board.ts';
import { reconcileVendors } from './jobs/reconcile-vendors.ts';
import type { CatalogueStore } from './modules/games/catalogue-store.ts';
import { coalescingWriter } from './modules/seamless/coalescing-writer.ts';
import { integrationBook } from './modules/seamless/integration-book.ts';
import { processMany } from './modules/seamless/process-repository.ts';
import { reconciliationService } from './modules/seamless/reconciliation-service.ts';
import { vendorAuthentication } from './modules/seamless/vendor-authentication.ts';
import { vendorCallLog } from './modules/seamless/vendor-call-log.ts';
import { vendorDeskService } from './modules/seamless/vendor-desk-service.ts';
import { vendorRecordsService } from './modules/seamless/vendor-records-service.ts';
import { envelopeMemory } from './modules/session/envelope-repository.ts';
import { vendorKeys } from './secrets/vendor-keys.ts';
import { betTerms } from './workflows/bet-terms.ts';
import { type SettledCall, settleVendorCalls } from './workflows/settle-vendor-calls.ts';

interface SeamlessModuleParts {
  readonly database: Database;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly catalogues: CatalogueStore;
  readonly status: StatusBoard;
  readonly metrics: Registry;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  /** Told of each call that changed something, after it is committed. It must not throw, and nobody waits for it. */
  readonly onSettled?: (settled: SettledCall) => void;
}

/**
 * Transactions of calls that may be under way in this process. Those that wait share the next one, which is cheaper for the database than
 * several small ones beside each other; further processes add theirs.
 */
const LANES = 1;

/** The vendors' side of the wallet. */
export function seamlessModules(parts: SeamlessModuleParts) {
  const { database, sites, catalogues, status, metrics, clock, log } = parts;
  const answered = new Counter({
    name: 'marquee_vendor_calls_total',
    help: 'Calls of vendors to the wallet, by what they asked and the status of the answer.',
    labelNames: ['operation', 'status'],
    registers: [metrics],
  });
  const owed = new Counter({
    name: 'marquee_spent_wins_rolled_back_total',
    help: 'Rollbacks of wins that had been spent: what was missing is owed.',
    labelNames: ['site', 'vendor'],
    registers: [metrics],
  });
  const lost = new Counter({
    name: 'marquee_vendor_calls_not_noted_total',
    help: 'Calls of vendors that are missing in the log of calls. They were answered all the same.',
    registers: [metrics],
  });

  const differing = new Gauge({
    name: 'marquee_reconciliation_differences',
    help: 'Rounds that a vendor and the wallet have otherwise.',
    labelNames: ['integration'],
    registers: [metrics],
  });
  const unreconciled = new Counter({
    name: 'marquee_reconciliation_failures_total',
    help: 'Looks at the rounds of a vendor that came to nothing: it did not answer, or not as it should.',
    labelNames: ['integration'],
    registers: [metrics],
  });

  const isSite = (siteId: string): boolean => sites.all().some(({ id }) => id === siteId);
  const integrations = integrationBook({
    database,
    keys: vendorKeys(database.secrets),
    isSite,
    clock,
  });
  const authenticate = vendorAuthentication({ integrations, keepNonce: envelopeMemory(database), clock });
  const calls = vendorCallLog({ database, onLost: (count) => lost.inc(count), log });
  const settle = settleVendorCalls({
    termsOf: betTerms({ sites, catalogues, status }),
    write: coalescingWriter((requests) => processMany(database, requests), LANES),
    clock,
    onSettled: parts.onSettled ?? (() => {}),
    onOwed({ siteId, vendor, integrationId }, { memberId, owedMinor }) {
      owed.inc({ site: siteId, vendor });
      log.warn({ integration: integrationId, memberId, owedMinor }, 'a win that was rolled back had been spent');
    },
    log,
  });
  const desk = vendorDeskService({
    database,
    integrations,
    authenticate,
    settle,
    calls,
    clock,
    onAnswered: (operation, callStatus) => answered.inc({ operation, status: callStatus }),
    log,
  });
  const reconciliation = reconciliationService({
    database,
    integrations,
    clock,
    onLooked(integrationId, differences) {
      differing.set({ integration: integrationId }, differences);
      if (differences > 0) log.warn({ integration: integrationId, differences }, 'a vendor has rounds otherwise');
    },
    onFailed(integrationId, error) {
      unreconciled.inc({ integration: integrationId });
      log.warn({ err: error, integration: integrationId }, 'a vendor could not be asked for its rounds');
    },
  });
  const stopReconciling = reconcileVendors({ reconciliation, sites, log });
  return {
    integrations,
    authenticate,
    desk,
    reconciliation,
    records: vendorRecordsService({ database, desk, calls, isSite, clock }),
    async stop() {
      await stopReconciling();
      await calls.stop();
    },
  };
}
