import { resolve } from 'node:path';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { type EndSessions, envelopeMemory } from '#gateway/areas/accounts/accounts.ts';
import type { OutboxService } from '#gateway/areas/messaging/messaging.ts';
import { compactMonths } from '#gateway/database/archive/compact-months.ts';
import { coalescingWriter } from '#gateway/database/coalescing-writer.ts';
import type { Database } from '#gateway/database/database.ts';
import { makeMonths } from '#gateway/database/make-months.ts';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { Log } from '#gateway/kit/log.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import { vendorKeys } from '#gateway/secrets/vendor-keys.ts';
import type { IntegrationParts } from './integrations/integration-parts.ts';
import { ledgerArchive } from './ledger/ledger-archive.ts';
import { ledgerAudit } from './ledger/ledger-audit.ts';
import { walletService } from './ledger/wallet-service.ts';
import { WATCH_EVERY_MS, watchPlay } from './protection/watch-play.ts';
import { readRoundsAgain } from './reconciliation/read-rounds-again.ts';
import { reconcileVendors } from './reconciliation/reconcile-vendors.ts';
import { reconciliationService } from './reconciliation/reconciliation-service.ts';
import { type ProcessRequest, playerOf, processMany } from './repository/process-repository.ts';
import { type GamesOfRounds, roundsService } from './rounds/rounds-service.ts';
import { integrationRoutes } from './routes/integration-routes.ts';
import { ledgerRoutes } from './routes/ledger-routes.ts';
import { memberLimitsRoutes } from './routes/member-limits-routes.ts';
import { playLimitsRoutes } from './routes/play-limits-routes.ts';
import { roundsRoutes } from './routes/rounds-routes.ts';
import { seamlessRoutes } from './routes/seamless-routes.ts';
import { type FundsOfMembers, transferRoutes } from './routes/transfer-routes.ts';
import { vendorRecordsRoutes } from './routes/vendor-records-routes.ts';
import { type TakeExchange, vendorSessionRoutes } from './routes/vendor-session-routes.ts';
import { walletRoutes } from './routes/wallet-routes.ts';
import { FINISH_EVERY_MS, finishTransfers } from './transfers/finish-transfers.ts';
import { knownDialects } from './vendor-wallet/dialects/known-dialects.ts';
import type { WalletDialect } from './vendor-wallet/dialects/wallet-dialect.ts';
import { type BetTermsOf, type SettledCall, settleVendorCalls } from './vendor-wallet/settle-vendor-calls.ts';
import { vendorCallLog } from './vendor-wallet/vendor-call-log.ts';
import { vendorDeskService } from './vendor-wallet/vendor-desk-service.ts';
import { vendorRecordsService } from './vendor-wallet/vendor-records-service.ts';
import { vendorWalletMetrics } from './vendor-wallet/vendor-wallet-metrics.ts';
import { followIntegrations } from './vendors/follow-integrations.ts';
import { followRounds } from './vendors/follow-rounds.ts';
import { holdVendors } from './vendors/hold-vendors.ts';
import { integrationBook } from './vendors/integration-book.ts';
import { noteKeyUses } from './vendors/note-key-uses.ts';
import { vendorAuthentication } from './vendors/vendor-authentication.ts';
import { vendorWallets } from './vendors/vendor-wallet-client.ts';

interface MoneyGiven {
  readonly configuration: Pick<Settings, 'dataDir' | 'rateLimitFactor'>;
  readonly database: Database;
  readonly sites: SiteDirectory;
  readonly jobs: Pick<RecurringJobs, 'every'>;
  readonly outbox: OutboxService;
  readonly games: GamesOfRounds;
  /** The vendors of the catalogue. */
  readonly catalogueVendors: IntegrationParts['catalogueVendors'];
  /** The dialects of vendors' calls to the wallet. */
  readonly walletDialects: readonly WalletDialect[];
  readonly termsOf: BetTermsOf;
  /** Called after the commit of each vendor call that changed something. It must not throw, and nobody waits for it. */
  readonly onSettled: (settled: SettledCall) => void;
  /** Called after the commit of each change of a member's main wallet. */
  readonly onMoved: (siteId: string, memberId: string) => void;
  /** Called after the commit of each won round that was read from a vendor. */
  readonly onWon: (won: { readonly siteId: string; readonly roundId: string; readonly winMinor: bigint }) => void;
  readonly metrics: Registry;
  readonly clock: () => Date;
  readonly log: Log;
}

/**
 * Transactions of vendor calls that this process has in flight. Calls that wait share the next one: one large
 * transaction costs the database less than several small ones. Further processes add their own.
 */
const LANES = 1;
const CHECK_LEDGERS_MS = 30 * 60_000;
const MAKE_MONTHS_MS = 6 * 60 * 60_000;
const COMPACT_MONTHS_MS = 6 * 60 * 60_000;

/** The ledger, player limits, rounds, wallet transfers and the vendors' side of the wallet. */
export function moneyArea(given: MoneyGiven) {
  const { database, sites, jobs, outbox, games, termsOf, onSettled, onMoved, onWon, metrics, clock, log } = given;
  const dialects = knownDialects(given.walletDialects);
  const measured = vendorWalletMetrics(metrics);
  const isSound = new Gauge({
    name: 'marquee_ledger_is_sound',
    help: 'Whether the latest audit of the ledger found no fault: 1 or 0.',
    labelNames: ['site'],
    registers: [metrics],
  });
  const audit = ledgerAudit(database, sites, (found) => {
    isSound.set({ site: found.siteId }, found.isSound ? 1 : 0);
    if (!found.isSound) log.error({ ledger: found }, 'ledger audit found faults');
  });

  const archive = ledgerArchive({ database, folder: resolve(given.configuration.dataDir, 'archive'), clock });
  const keys = vendorKeys(database.secrets);
  const isSite = (siteId: string): boolean => sites.all().some(({ id }) => id === siteId);
  const integrations = integrationBook({ database, keys, isSite, clock });
  const keyUses = noteKeyUses({ database, clock, log });
  const authenticate = vendorAuthentication({
    integrations,
    dialects,
    keepNonce: envelopeMemory(database),
    onKeyUsed: keyUses.note,
    clock,
  });
  const calls = vendorCallLog({ database, onLost: (count) => measured.lost.inc(count), log });
  const settle = settleVendorCalls({
    termsOf,
    write: coalescingWriter((requests: readonly ProcessRequest[]) => processMany(database, requests), {
      lanes: LANES,
      ownerOf: playerOf,
    }),
    clock,
    onSettled,
    onOwed({ siteId, vendor, integrationId }, { memberId, owedMinor }) {
      measured.owed.inc({ site: siteId, vendor });
      log.warn({ integration: integrationId, memberId, owedMinor }, 'rolled-back win had been spent');
    },
    log,
  });
  const desk = vendorDeskService({
    database,
    integrations,
    dialects,
    authenticate,
    settle,
    calls,
    clock,
    onAnswered: (operation, callStatus) => measured.calls.inc({ operation, status: callStatus }),
    log,
  });
  const records = vendorRecordsService({ database, desk, calls, dialects, integrations, sites, clock });
  const reconciliation = reconciliationService({
    database,
    integrations,
    clock,
    onLooked(integrationId, differences) {
      measured.differing.set({ integration: integrationId }, differences);
      if (differences > 0) log.warn({ integration: integrationId, differences }, 'reconciliation found differences');
    },
    onFailed(integrationId, error) {
      measured.unreconciled.inc({ integration: integrationId });
      log.warn({ err: error, integration: integrationId }, 'reconciliation failed: vendor did not answer');
    },
  });

  const transfers = { database, wallets: vendorWallets(keys), onMoved, clock };
  const vendors = holdVendors({ ...transfers, sites, log });
  const limits = { database, outbox, onChanged: vendors.nudge, clock };
  jobs.every('check-ledgers', { everyMs: CHECK_LEDGERS_MS }, audit);
  jobs.every('make-months', { everyMs: MAKE_MONTHS_MS }, () => database.forPlatform((tx) => makeMonths(tx, clock())));
  jobs.every('compact-months', { everyMs: COMPACT_MONTHS_MS }, (stopping) =>
    compactMonths(database, { now: clock(), stopping }, (partition) => {
      log.info({ partition }, 'indexes of a finished month rebuilt');
    }),
  );
  const followed = { database, keys, onWon, clock, log };
  let stopFollowing = async (): Promise<void> => undefined;
  reconcileVendors({ jobs, reconciliation, readAgain: (site) => readRoundsAgain(followed, site), sites });
  return {
    keys,
    integrations,
    authenticate,
    transfers,
    /** Orders vendors to end sessions and to keep limits, at once; called when sessions end or limits change. */
    holdVendors: vendors.nudge,
    forgetVendorCalls: records.forget,

    routes(
      inside: FastifyInstance,
      {
        funds,
        requireOpen,
        endSessions,
      }: {
        readonly funds: FundsOfMembers;
        readonly requireOpen: preHandlerAsyncHookHandler;
        readonly endSessions: EndSessions;
      },
    ): void {
      playLimitsRoutes(inside, { ...limits, endSessions, rateLimitFactor: given.configuration.rateLimitFactor });
      memberLimitsRoutes(inside, { ...limits, sites });
      roundsRoutes(inside, roundsService({ database, games, clock }));
      walletRoutes(inside, walletService(database));
      transferRoutes(inside, { funds, requireOpen });
      ledgerRoutes(inside, audit, archive);
      vendorRecordsRoutes(inside, records);
      integrationRoutes(inside, {
        ...{ database, keys, integrations, dialects, calls, sites, clock },
        catalogueVendors: given.catalogueVendors,
        holdVendors: vendors.nudge,
      });
    },

    /** The calls of vendors, which have envelopes of their own. */
    async vendorRoutes(app: FastifyInstance, takeExchange: TakeExchange): Promise<void> {
      await seamlessRoutes(app, { desk, dialects });
      await vendorSessionRoutes(app, takeExchange);
    },

    /** Follows changes of integrations by other processes. */
    async follow(): Promise<void> {
      stopFollowing = await followIntegrations(database, integrations);
    },

    /** Starts the jobs that call vendors: finish transfers, read rounds, enforce breaks and limits. */
    start(): void {
      vendors.begin(jobs);
      jobs.every('watch-play', { everyMs: WATCH_EVERY_MS }, async () => {
        for (const site of sites.all())
          await watchPlay({ database, onChanged: vendors.nudge, clock }, site).catch((error: unknown) =>
            log.warn({ err: error, site: site.id }, 'following play failed'),
          );
      });
      jobs.every('finish-transfers', { everyMs: FINISH_EVERY_MS }, () => finishTransfers({ ...transfers, sites, log }));
      followRounds({ ...followed, jobs, sites });
    },

    async stop(): Promise<void> {
      await stopFollowing();
      await vendors.stop();
      await calls.stop();
      await keyUses.stop();
    },
  };
}

export { askedAmount } from './limits/asked-amount.ts';
export { notePlayBegun } from './protection/follow-play.ts';
export { assertMayGoOn, readStopReason } from './protection/play-standing.ts';
export { type FreeSpinRow, listFreeSpins } from './repository/free-spin-repository.ts';
export {
  findIntegration,
  type Integration,
  listIntegrations,
  vendorMemberId,
  vendorMemberIds,
} from './repository/integration-repository.ts';
export { balanceOf, balancesOf, postTransfer } from './repository/ledger-repository.ts';
export { findExclusion, listLimitsInForce } from './repository/play-limits-repository.ts';
export { holdStoppedPlay, stopPlay } from './repository/play-stop-repository.ts';
export {
  type BetTerms,
  type ProcessRequest,
  processInside,
  processMany,
  processRequest,
} from './repository/process-repository.ts';
export { forgetSessionEnds } from './repository/session-end-repository.ts';
export { vendorsWithFunds } from './repository/transfer-repository.ts';
export type { FundsOfMembers } from './routes/transfer-routes.ts';
export type { TakeExchange } from './routes/vendor-session-routes.ts';
export { hasToComeBack } from './transfers/recall-funds.ts';
export type { TransferParts } from './transfers/settle-transfer.ts';
export { transferFunds } from './transfers/transfer-funds.ts';
export type { WalletDialect, WireAnswer } from './vendor-wallet/dialects/wallet-dialect.ts';
export { WALLET_DIALECTS } from './vendor-wallet/dialects/wallet-dialects.ts';
export type { BetTermsOf, SettledCall } from './vendor-wallet/settle-vendor-calls.ts';
export {
  betsOf,
  REFUSALS,
  type RefusalCode,
  type WalletCall,
  type WalletOutcome,
} from './vendor-wallet/wallet-call.ts';
export { refuseVendorCall } from './vendor-wallet/wallet-refusals.ts';
export type { ClaimedCall } from './vendors/claimed-call.ts';
export type { IntegrationBook, KeyedIntegration } from './vendors/integration-book.ts';
export { openIntegration } from './vendors/open-integration.ts';
export type { AuthenticateVendor } from './vendors/vendor-authentication.ts';
