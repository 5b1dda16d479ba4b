import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import {
  accountsArea,
  type EndSessions,
  envelopeMemory,
  followSessionEnds,
  isPasswordChangeDue,
  readSessionStates,
  SessionBook,
  serviceOffer,
} from './areas/accounts/accounts.ts';
import { agentsArea } from './areas/agents/agents.ts';
import { cashierArea } from './areas/cashier/cashier.ts';
import { gamesArea } from './areas/games/games.ts';
import { lotteryArea } from './areas/lottery/lottery.ts';
import { memberFilesArea, noteFileRead } from './areas/member-files/member-files.ts';
import { messagingArea } from './areas/messaging/messaging.ts';
import { moneyArea, WALLET_DIALECTS } from './areas/money/money.ts';
import { operatorsArea } from './areas/operators/operators.ts';
import { recordsArea } from './areas/records/records.ts';
import { bringFriends, promosOf, rankOf, rewardsArea } from './areas/rewards/rewards.ts';
import { serviceArea } from './areas/service/service.ts';
import { sitePreviews, sitesArea } from './areas/sites/sites.ts';
import { betTerms } from './flows/bet-terms.ts';
import { forgetExpired } from './flows/forget-expired.ts';
import { playFlows } from './flows/play-flows.ts';
import { playNews } from './flows/play-news.ts';
import { envelope } from './http/envelope.ts';
import { httpServer } from './http/http-server.ts';
import { replicaMetrics } from './http/operations/replica-metrics.ts';
import type { FindSession, IsPasswordChangeDue } from './identity/session.ts';
import { recurringJobs } from './kit/jobs/recurring-jobs.ts';
import { publicRoutes } from './pages/public-routes.ts';
import { siteAddresses, siteOrigins } from './pages/site-origin.ts';
import type { GatewayParts } from './start/gateway-parts.ts';

/** The whole server: every area, in order. */
export async function buildApp(given: GatewayParts): Promise<FastifyInstance> {
  const { configuration, sites, portal, clock, log } = given;
  const { rateLimitFactor } = configuration;
  await given.database.secrets.protect();
  const metrics = new Registry();
  if (given.database.replica !== null) replicaMetrics(metrics, given.database.replica);
  const jobs = recurringJobs({ database: given.database, metrics, clock, log });
  const book = new SessionBook(given.database, clock);
  const findSession: FindSession = (siteId, token) => book.find(siteId, token);
  const isChangeDue: IsPasswordChangeDue = (site, session) => isPasswordChangeDue(site, session, clock());
  const messaging = await messagingArea({
    configuration,
    database: given.database,
    sites,
    jobs,
    findSession,
    isChangeDue,
    sessionStates: (siteId, digests) =>
      given.database.forSite(siteId, (tx) => readSessionStates(tx, siteId, digests, clock().toISOString())),
    metrics,
    clock,
    log,
  });
  // From here on a transaction announces the events that it stored.
  const { database, outbox, smsGuard } = messaging;
  const shared = { configuration, database, sites, jobs, rateLimitFactor, metrics, clock, log };
  const operators = operatorsArea(shared);
  const previews = sitePreviews(shared);
  const rememberOfSite = envelopeMemory(database);
  const app = await httpServer({
    ...shared,
    previews,
    registerDevelopment: portal?.development?.register,
    findSession,
    isChangeDue,
    operatorToken: given.operatorToken,
    findOperator: operators.find,
    envelopes: {
      keys: database.secrets,
      remember: (siteId, ...sent) =>
        siteId === null ? operators.rememberEnvelope(...sent) : rememberOfSite(siteId, ...sent),
    },
  });
  const addressOf = siteAddresses(app, configuration);
  const originOf = siteOrigins(app, configuration);

  // Production never loads what belongs to demos.
  const demo =
    configuration.mode === 'demo'
      ? (await import('./areas/demo/demo.ts')).demoArea({
          ...shared,
          outbox,
          addressOf,
          verifiesNumbers: configuration.phoneService === null,
        })
      : null;
  const services = {
    socialClientOf: (...client: Parameters<typeof configuration.socialClientOf>) =>
      configuration.socialClientOf(...client) ?? demo?.socialClientOf(...client) ?? null,
    phoneService: () => configuration.phoneService ?? demo?.phoneService() ?? null,
  };
  const offerOf = serviceOffer(services.socialClientOf, services.phoneService);
  const siteArea = await sitesArea({ ...shared, offerOf, previews });
  const { requireOpen } = siteArea;
  const games = gamesArea(shared);
  const records = recordsArea({ ...shared, games: games.games });
  records.countErrors(app);
  const news = playNews({ ...shared, winners: games.winners, countBets: records.countBets });
  const termsOf = betTerms({ sites, catalogues: games.catalogues, status: siteArea.status });
  const money = moneyArea({
    ...shared,
    outbox,
    games: games.games,
    catalogueVendors: async () => [...(await games.catalogues.current()).vendors.keys()],
    walletDialects: given.walletDialects ?? WALLET_DIALECTS,
    termsOf,
    onSettled: news.callSettled,
    onMoved: news.balanceChanged,
    onWon: news.won,
  });
  await money.follow();
  await operators.follow();
  const ends = await followSessionEnds(given.database, book, messaging.sessionEnds);
  const endSessions: EndSessions = async (siteId, ...how) => {
    const ended = await ends.endSessions(siteId, ...how);
    money.holdVendors(siteId);
    return ended;
  };
  const accounts = accountsArea({
    ...shared,
    ...services,
    ...{ endSessions, outbox, smsGuard, originOf, rankOf, bringFriends, promosOf },
  });
  const lottery = lotteryArea({
    ...shared,
    ...money,
    secrets: database.secrets,
    termsOf,
    onSettled: news.callSettled,
    originOf,
  });
  const service = serviceArea({ ...shared, tellTyping: messaging.tellTyping });
  const cashier = cashierArea({
    ...shared,
    ...{ accounts: accounts.parts, originOf, onMoved: news.balanceChanged, noteFileRead },
  });
  const rewards = rewardsArea({
    ...shared,
    secrets: database.secrets,
    ...{ accounts: accounts.parts, games: games.games, originOf, onMoved: news.balanceChanged },
  });
  const agents = agentsArea({
    ...shared,
    ...{ accounts: accounts.parts, games: games.games, addressOf, onMoved: news.balanceChanged },
  });
  const memberFiles = memberFilesArea({
    ...shared,
    ...{ accounts: accounts.parts, games: games.games, onMoved: news.balanceChanged },
  });
  const play = playFlows({ ...shared, ...games, ...money });

  await app.register(async (calls) => {
    envelope(calls);
    siteArea.routes(calls);
    service.routes(calls);
    games.routes(calls, { launching: play.launching, requireOpen });
    accounts.routes(calls);
    messaging.routes(calls);
    money.routes(calls, { funds: play.funds, requireOpen, endSessions });
    cashier.routes(calls, { requireOpen });
    rewards.routes(calls, { requireOpen });
    records.routes(calls, { views: play.views });
    operators.routes(calls, addressOf);
    demo?.routes(calls, { ...money, onMoved: news.balanceChanged });
    lottery.routes(calls, { requireOpen });
    agents.routes(calls, { requireOpen });
    memberFiles.routes(calls);
  });
  await money.vendorRoutes(app, play.exchange);
  await cashier.webhookRoutes(app);
  messaging.socketRoutes(app);
  operators.socketRoutes(app);
  games.pictureRoutes(app);
  demo?.hostRoutes(app);
  publicRoutes(app, {
    configuration,
    database,
    sites,
    status: siteArea.status,
    countryOf: siteArea.countryOf,
    contentVersion: games.games.contentVersion,
    renderPage: portal?.renderPage ?? null,
    clientFolder: portal?.clientFolder ?? null,
    fontsFolder: given.fontsFolder,
    desk: given.desk ?? null,
    originOf,
    offerOf,
    clock,
  });

  // Outside of a hook, since Fastify gives hooks ten seconds.
  if (given.seedsVendors) await demo?.seedVendors(games.games, money.keys);
  if (given.seedsAccounts) await demo?.seedAccounts(accounts.parts);
  app.addHook('onReady', async () => {
    await siteArea.ensureKey();
    games.removeOldArt();
  });
  forgetExpired({
    ...shared,
    forgetEvents: messaging.forgetEvents,
    forgetVendorCalls: money.forgetVendorCalls,
    forgetOperators: operators.forgetExpired,
  });
  app.addHook('onListen', async () => {
    messaging.start();
    if (given.asksVendors) {
      money.start();
      cashier.start();
      lottery.start();
      agents.start();
      rewards.start();
    }
    if (given.measuresPlay) games.measure();
    demo?.startBots(accounts.parts);
    demo?.growTeams(accounts.parts);
    if (given.prewarmsPictures) await games.prewarm();
  });
  // Before the server closes, since bots call it.
  app.addHook('preClose', async () => demo?.stop());
  app.addHook('onClose', async () => {
    await siteArea.stop();
    await ends.stop();
    await jobs.stop();
    await lottery.stop();
    await money.stop();
    await news.stop();
    await operators.stop();
    await records.stop();
    games.stop();
    await messaging.stop();
  });
  return app;
}
