import { setTimeout as sleep } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { answerErrors } from './answer-errors.ts';
import type { ArcadeConfiguration } from './arcade-configuration.ts';
import type { ClientFiles } from './client-files/client-files.ts';
import { FishHall } from './fish/fish-hall.ts';
import type { ArcadeGames } from './games/arcade-games.ts';
import { MatchHall } from './matches/match-hall.ts';
import { finishLeftRounds } from './play/finish-left-rounds.ts';
import type { PlayParts, Secrets } from './play/play-parts.ts';
import { RoundViewCodes } from './play/round-view-codes.ts';
import { secrets as realSecrets } from './play/secrets.ts';
import { SESSION_IDLE_MS } from './play/session-access.ts';
import { settleInBackground } from './rounds/background-settling.ts';
import { PlayerQueue } from './rounds/player-queue.ts';
import { type ReconciliationReport, reconcile } from './rounds/reconcile.ts';
import { reconcileRegularly } from './rounds/regular-reconciliation.ts';
import { TAKEN_BACK } from './rounds/round-settler.ts';
import { artRoutes } from './routes/art-routes.ts';
import { fishRoutes } from './routes/fish-routes.ts';
import { gameRoutes } from './routes/game-routes.ts';
import { matchRoutes } from './routes/match-routes.ts';
import { operatorRoutes } from './routes/operator-routes.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { roundViewRoutes } from './routes/round-view-routes.ts';
import { sportsRoutes } from './routes/sports-routes.ts';
import { tableRoutes } from './routes/table-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { Sportsbook } from './sportsbook/sportsbook.ts';
import { forgetEnds } from './store/ended-session-store.ts';
import { openStore, type Store } from './store/open-store.ts';
import { cancelRound, countUnsettled, markBetApplied, type Round } from './store/round-store.ts';
import { forgetSessions } from './store/session-store.ts';
import { openTableHall, type TableHall } from './tables/table-hall.ts';
import { tableSeeds } from './tables/table-seeds.ts';
import { endUnusedConnections } from './unused-connections.ts';
import { accountWallet } from './wallet/account-wallet.ts';
import { actionsWallet } from './wallet/actions-wallet.ts';
import { callsWallet } from './wallet/calls-wallet.ts';
import { dialectOf } from './wallet/dialect-of.ts';
import { faultyWay } from './wallet/faulty-transport.ts';
import { operatorKeys } from './wallet/operator-keys.ts';
import type { RoundWallet } from './wallet/round-wallet.ts';
import { gatewayTransport, type WalletTransport } from './wallet/wallet-transport.ts';

export interface ArcadeAppParts {
  readonly configuration: Pick<
    ArcadeConfiguration,
    'gatewayUrl' | 'secret' | 'portals' | 'faults' | 'rateLimitFactor' | 'walletTimeoutMs' | 'hasMoneyBots'
  >;
  readonly store: Store;
  readonly games: ArcadeGames;
  readonly client: ClientFiles;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  /** Replaced in tests alone. */
  readonly secrets?: Secrets;
  readonly transport?: WalletTransport;
  readonly pause?: (ms: number) => Promise<void>;
}

export interface Arcade {
  readonly app: FastifyInstance;
  /** The place where real money is played for. */
  readonly real: PlayParts;
  /** The place of free trials. */
  readonly trial: PlayParts;
  readonly hall: TableHall;
  readonly matches: MatchHall;
  readonly sportsbook: Sportsbook;
  readonly fish: FishHall;
  /** Holds an integration's rounds of a span against the gateway's, and mends what can be mended. */
  readonly reconcile: (integration: string, from: Date, to: Date) => Promise<ReconciliationReport>;
  /** Tries all rounds once that wait for their wallet; answers how many are still waiting. */
  readonly settleWaiting: () => Promise<number>;
  readonly faultCounts: () => Readonly<Record<string, number>>;
}

/** Calls a minute from one address: a hand on the button plays one round a second, and opens a game now and then. */
const CALLS_PER_MINUTE = 600;
const FORGET_EVERY_MS = 600_000;

/** The whole server: every part in order. It begins at once to finish what an earlier process left open. */
export async function buildArcade(parts: ArcadeAppParts): Promise<Arcade> {
  const { configuration, store, games, client, clock, log } = parts;
  const pause = parts.pause ?? ((ms: number) => sleep(ms));
  const keys = operatorKeys(configuration.secret);
  const gateway = gatewayTransport(configuration, keys, clock);
  const way = faultyWay(parts.transport ?? gateway.send, configuration.faults, pause);
  const trialStore = openStore(null);

  const giveUp = ({ id }: Round): void => cancelRound(store, id, TAKEN_BACK);
  const seamless: Record<'actions' | 'calls', RoundWallet> = {
    actions: way.wallet(actionsWallet(way.send), giveUp),
    calls: way.wallet(
      callsWallet(way.send, ({ id }) => markBetApplied(store, id)),
      giveUp,
    ),
  };
  const accounts = accountWallet(store, clock);
  const shared = { games, clock, pause, secrets: parts.secrets ?? realSecrets };
  const real: PlayParts = {
    ...shared,
    name: 'real',
    store,
    queue: new PlayerQueue(),
    walletOf: (played) => (played.wallet === 'account' ? accounts : seamless[dialectOf(played.integration)]),
  };
  const trialAccounts = accountWallet(trialStore, clock);
  const trial: PlayParts = {
    ...shared,
    name: 'trial',
    store: trialStore,
    queue: new PlayerQueue(),
    walletOf: () => trialAccounts,
  };
  // Before rounds go on in the background: it decides which of those that a process left at tables still count.
  const seeds = tableSeeds(store, shared.secrets.serverSeed, clock().getTime());
  const hall = openTableHall({
    real,
    trial,
    seeds,
    clock,
    onError: (error) => log.error({ err: error }, 'a shared table failed'),
  });
  const { hasMoneyBots } = configuration;
  const matches = new MatchHall({ real, trial, seeds, clock, log, hasMoneyBots });
  const sportsbook = new Sportsbook({
    real,
    seeds,
    clock,
    onError: (error) => log.error({ err: error }, 'the sportsbook failed'),
  });
  const fish = new FishHall({ clock, onError: (error) => log.error({ err: error }, 'a room of fish failed') });
  const background = settleInBackground(real, real.queue, (error) => log.error({ err: error }, 'settling failed'));

  const stopReconciling = reconcileRegularly(real, parts.transport ?? gateway.send, log);

  // Behind a portal all players of a machine share an address, so the limit is no wall; it bounds what a loop can do.
  const app = Fastify({
    loggerInstance: log,
    // The framework's own lines carry whole addresses, and a game's holds its launch code.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
  });
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  endUnusedConnections(app);
  securityHeaders(app);
  await app.register(rateLimit, {
    max: Math.ceil(CALLS_PER_MINUTE * configuration.rateLimitFactor),
    timeWindow: 60_000,
    allowList: (request) => !request.url.startsWith('/api/'),
  });
  app.get('/healthz', async () => ({ status: 'ok', unsettled: countUnsettled(store) }));
  // A code is exchanged for real by the gateway itself: faults are for rounds, a game that does not open shows nothing.
  const sessions = { real, trial, send: parts.transport ?? gateway.send };
  gameRoutes(app, sessions);
  tableRoutes(app, { ...sessions, hall });
  matchRoutes(app, { ...sessions, matches });
  sportsRoutes(app, { ...sessions, sportsbook });
  fishRoutes(app, { ...sessions, fish });
  const codes = new RoundViewCodes(store, shared.secrets.sessionToken);
  roundViewRoutes(app, { real, codes });
  operatorRoutes(app, { real, codes, store, keys, matches, clock });
  artRoutes(app, games);
  pageRoutes(app, { games, client, portals: configuration.portals });

  const forgetting = setInterval(() => {
    for (const place of [real, trial]) forgetSessions(place.store, clock().getTime() - SESSION_IDLE_MS);
    forgetEnds(store, clock().getTime() - 2 * SESSION_IDLE_MS);
    forgetTrials(trialStore);
    void finishLeftRounds(real, (error, round) => log.error({ err: error, round }, 'finishing a left round failed'));
  }, FORGET_EVERY_MS);
  forgetting.unref();
  app.addHook('onClose', async () => {
    clearInterval(forgetting);
    hall.stop();
    matches.stop();
    fish.stop();
    sportsbook.stop();
    await sportsbook.idle();
    await background.stop();
    await stopReconciling();
    gateway.close();
    trialStore.close();
  });
  return {
    app,
    real,
    trial,
    hall,
    matches,
    sportsbook,
    fish,
    reconcile: (integration, from, to) => reconcile(real, parts.transport ?? gateway.send, integration, from, to),
    settleWaiting: async () => {
      await way.flush();
      await background.lookOnce();
      return countUnsettled(store);
    },
    faultCounts: () => way.counts,
  };
}

/** Rounds and seeds of trials whose session is over; nothing of a trial outlives the process anyway. */
function forgetTrials({ statements, transaction }: Store): void {
  transaction(() => {
    for (const table of ['round', 'table_bet', 'account'])
      statements.run(`delete from ${table} where user_id not in (select user_id from session)`);
    statements.run(
      `delete from match_seat where match_id not in (select match_id from round where match_id is not null)`,
    );
    statements.run('delete from match_record where id not in (select match_id from match_seat)');
    // Seeds of live tables have no player. They are deleted with the last of their rounds.
    statements.run(
      `delete from seed where user_id not in (select user_id from session) and id not in (select seed_id from round)`,
    );
  });
}
