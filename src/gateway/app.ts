import path from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountModules } from './account-modules.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { crawlerRoutes } from './assets/crawler-routes.ts';
import { installRoutes } from './assets/install-routes.ts';
import { SiteAssetShelf } from './assets/site-asset-shelf.ts';
import { openCountryDatabase } from './documents/country-database.ts';
import { documentContext } from './documents/document-context.ts';
import { StatusBoard } from './documents/status-board.ts';
import { visitorCountry } from './documents/visitor-country.ts';
import { frontDesk } from './front/front-desk.ts';
import type { GatewayParts } from './gateway-parts.ts';
import { identityModules } from './identity-modules.ts';
import { checkLedgers } from './jobs/check-ledgers.ts';
import { forgetExpired } from './jobs/forget-expired.ts';
import { measurePlay } from './jobs/measure-play.ts';
import { playDemoBots } from './jobs/play-demo-bots.ts';
import { sendMessages } from './jobs/send-messages.ts';
import { limitModules } from './limit-modules.ts';
import { auditLog } from './log.ts';
import { contentRoutes } from './modules/content/content-routes.ts';
import { contentService } from './modules/content/content-service.ts';
import { favouritesRoutes } from './modules/favourites/favourites-routes.ts';
import { favouritesService } from './modules/favourites/favourites-service.ts';
import { feedbackRoutes } from './modules/feedback/feedback-routes.ts';
import { feedbackService } from './modules/feedback/feedback-service.ts';
import { CatalogueStore } from './modules/games/catalogue-store.ts';
import { gamesRoutes } from './modules/games/games-routes.ts';
import { gamesService } from './modules/games/games-service.ts';
import { PlayMeasuresStore } from './modules/games/play-measures-store.ts';
import { identityRoutes } from './modules/identity/identity-routes.ts';
import { numberRoutes } from './modules/identity/number-routes.ts';
import { launchRoutes } from './modules/launch/launch-routes.ts';
import { vendorSandboxRoutes } from './modules/launch/vendor-sandbox-routes.ts';
import { vendorSessionRoutes } from './modules/launch/vendor-session-routes.ts';
import { memberLimitsRoutes } from './modules/limits/member-limits-routes.ts';
import { playLimitsRoutes } from './modules/limits/play-limits-routes.ts';
import { lotteryRoutes } from './modules/lottery/lottery-routes.ts';
import { lotteryService } from './modules/lottery/lottery-service.ts';
import { memberRoutes } from './modules/member/member-routes.ts';
import { isPasswordChangeDue } from './modules/member/password-age.ts';
import { profileRoutes } from './modules/member/profile-routes.ts';
import { messageRoutes } from './modules/message/message-routes.ts';
import { messageService } from './modules/message/message-service.ts';
import { docsRoutes } from './modules/operations/docs-routes.ts';
import { watchEventLoop } from './modules/operations/event-loop-watch.ts';
import { masterKeyRoutes } from './modules/operations/master-key-routes.ts';
import { gatewayMetrics } from './modules/operations/metrics.ts';
import { operationsRoutes } from './modules/operations/operations-routes.ts';
import { operatorRoutes } from './modules/operator/operator-routes.ts';
import { inboxRoutes } from './modules/outbox/inbox-routes.ts';
import { inboxService } from './modules/outbox/inbox-service.ts';
import { outboxMetrics } from './modules/outbox/outbox-metrics.ts';
import { outboxService } from './modules/outbox/outbox-service.ts';
import { smsGuard } from './modules/outbox/sms/sms-guard.ts';
import { messageTransports } from './modules/outbox/transports/message-transports.ts';
import { artVersion } from './modules/pictures/draw-picture.ts';
import { pictureRoutes } from './modules/pictures/picture-routes.ts';
import { pictureService } from './modules/pictures/picture-service.ts';
import { prewarmPictures } from './modules/pictures/prewarm-pictures.ts';
import { realtimeRoutes } from './modules/realtime/realtime-routes.ts';
import { revisionsRoutes } from './modules/revisions/revisions-routes.ts';
import { revisionsService } from './modules/revisions/revisions-service.ts';
import { roundsRoutes } from './modules/rounds/rounds-routes.ts';
import { seamlessRoutes } from './modules/seamless/seamless-routes.ts';
import { vendorRecordsRoutes } from './modules/seamless/vendor-records-routes.ts';
import { payoutRoutes } from './modules/security/payout-routes.ts';
import { securityRoutes } from './modules/security/security-routes.ts';
import { envelopeMemory } from './modules/session/envelope-repository.ts';
import { phoneTokens } from './modules/session/phone-tokens.ts';
import { SessionBook } from './modules/session/session-book.ts';
import { sessionRoutes } from './modules/session/session-routes.ts';
import { sitesRoutes } from './modules/sites/sites-routes.ts';
import { sitesService } from './modules/sites/sites-service.ts';
import { systemKeysService } from './modules/sites/system-keys-service.ts';
import { openIdServices } from './modules/social/openid-services.ts';
import { socialLinkRoutes } from './modules/social/social-link-routes.ts';
import { socialRoutes } from './modules/social/social-routes.ts';
import { supportRoutes } from './modules/support/support-routes.ts';
import { supportService } from './modules/support/support-service.ts';
import { ledgerRoutes } from './modules/wallet/ledger-routes.ts';
import { transferRoutes } from './modules/wallet/transfer-routes.ts';
import { walletRoutes } from './modules/wallet/wallet-routes.ts';
import { winnersRoutes } from './modules/winners/winners-routes.ts';
import { operatorModules } from './operator-modules.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { siteAddresses, siteOrigins } from './pages/site-origin.ts';
import { playModules } from './play-modules.ts';
import { callValidation } from './plugins/call-validation.ts';
import { earlyRefusals } from './plugins/early-refusals.ts';
import { encryptedCalls } from './plugins/encrypted-calls.ts';
import { envelope } from './plugins/envelope.ts';
import { errorAnswers } from './plugins/error-answers.ts';
import { formBodies } from './plugins/form-bodies.ts';
import { operatorAccess } from './plugins/operator-access.ts';
import { originCheck } from './plugins/origin-check.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { requestIdOf } from './plugins/request-ids.ts';
import { requestLanguage } from './plugins/request-language.ts';
import { frontLog, requestLog } from './plugins/request-log.ts';
import { originForm, requestTarget } from './plugins/request-target.ts';
import { requireOpenSite } from './plugins/require-open-site.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { type FindSession, type IsPasswordChangeDue, sessionAccess } from './plugins/session-access.ts';
import { siteByHost } from './plugins/site-by-host.ts';
import { realtimeModules } from './realtime-modules.ts';
import { seamlessModules } from './seamless-modules.ts';
import { walletModules } from './wallet-modules.ts';
import { grantDemoFunds } from './workflows/grant-demo-funds.ts';
import { listVendorCategories } from './workflows/list-vendor-categories.ts';
import { pictureSubjects } from './workflows/picture-subjects.ts';
import { keepPushed, publishRevision, rollBack } from './workflows/publish-site.ts';
import { seedDemoAccounts } from './workflows/seed-demo-accounts.ts';

/** Bytes of a body that a call takes unless it says otherwise. */
const LARGEST_BODY = 64 * 1024;

/** The whole server: every plugin and every module, in order. */
export async function buildApp(parts: GatewayParts): Promise<FastifyInstance> {
  const { configuration, sites, portal, clock } = parts;
  await parts.database.secrets.protect();
  const app = Fastify({
    loggerInstance: parts.log,
    trustProxy: configuration.trustedProxies.option,
    genReqId: requestIdOf,
    // One line per answer, by the request log below; the framework's own two lines carry the whole address.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    rewriteUrl: originForm,
    // A request without a host is refused like any other, in the envelope.
    http: { requireHostHeader: false },
    ...earlyRefusals(sites),
    routerOptions: { maxParamLength: 200 },
  });

  errorAnswers(app);
  callValidation(app);
  const { registry: metrics, observeFront } = gatewayMetrics(app);
  const book = new SessionBook(parts.database, clock);
  const live = await realtimeModules({ database: parts.database, sites, book, metrics, clock, log: parts.log });
  const { database, realtime } = live;
  frontDesk(app, {
    sites,
    proxies: configuration.trustedProxies,
    factor: configuration.rateLimitFactor,
    clock,
    listeners: [observeFront, frontLog(app)].filter((listener) => listener !== null),
  });
  securityHeaders(app);
  requestLog(app);
  requestTarget(app);
  portal?.development?.register(app);
  siteByHost(app, sites);
  requestLanguage(app);
  originCheck(app);
  const staff = operatorModules({ database, configuration, clock, log: auditLog(parts.log) });
  const rememberOfSite = envelopeMemory(database);
  encryptedCalls(app, {
    keys: database.secrets,
    remember: (siteId, ...envelope) =>
      siteId === null ? staff.operators.rememberEnvelope(...envelope) : rememberOfSite(siteId, ...envelope),
    clock,
  });
  formBodies(app);
  const isChangeDue: IsPasswordChangeDue = (site, session) => isPasswordChangeDue(site, session, clock());
  const findSession: FindSession = (siteId, token) => book.find(siteId, token);
  sessionAccess(app, findSession, isChangeDue);
  operatorAccess(app, { machineToken: parts.operatorToken, find: staff.operators.find });
  await rateLimits(app, configuration.rateLimitFactor);

  const status = new StatusBoard(database, clock);
  const { geoipFile } = configuration;
  const countries = geoipFile === null ? null : await openCountryDatabase(geoipFile, parts.log);
  const countryOf = visitorCountry(configuration, countries);
  const catalogues = new CatalogueStore(database, clock);
  const art = artVersion();
  const subjects = pictureSubjects(catalogues, art);
  const pictures = pictureService({
    folder: path.join(configuration.dataDir, 'pictures'),
    artVersion: art,
    concurrency: 2,
  });
  const revisions = revisionsService({
    database,
    sites,
    log: parts.log,
    context: async () => documentContext(await listVendorCategories(database)),
    workflows: {
      keepPushed: (edition) => keepPushed(database, edition),
      publish: (siteId, request) => publishRevision(database, siteId, request),
      rollBack: (siteId, request) => rollBack(database, siteId, request),
    },
  });
  const measures = new PlayMeasuresStore(database, clock);
  const games = gamesService({ catalogues, measures }, subjects.addresses);
  const keys = systemKeysService(database.secrets);
  const { rateLimitFactor } = configuration;
  const countMessage = outboxMetrics(metrics, () => outbox.countWaiting());
  const outbox = outboxService({
    database,
    sites,
    transports: messageTransports(configuration),
    clock,
    log: parts.log,
    keepsBodies: configuration.mode === 'demo',
    onOutcome: countMessage,
  });
  const originOf = siteOrigins(app, configuration);
  const identity = identityModules(app, { configuration, sites, database, outbox, clock });
  const { offerOf } = identity;
  const accounts = accountModules({
    database,
    endSessions: async (siteId, ...how) => {
      const ended = await live.endSessions(siteId, ...how);
      play.holdVendors(siteId);
      return ended;
    },
    outbox,
    smsGuard: smsGuard({ rateLimitFactor, log: parts.log }),
    originOf,
    phoneTokens: phoneTokens(identity.phoneService, clock),
    services: openIdServices(identity.socialClientOf, clock),
    rateLimitFactor,
    clock,
  });
  const money = walletModules({ database, sites, metrics, log: parts.log });
  const play = playModules({ configuration, database, sites, games, clock, log: parts.log });
  const { onSettled } = play;
  const vendors = seamlessModules({ database, sites, catalogues, status, metrics, clock, log: parts.log, onSettled });
  const limits = limitModules({
    database,
    sites,
    outbox,
    onChanged: play.holdVendors,
    clock,
  });
  const requireOpen = requireOpenSite(status, countryOf);
  const eventLoop = watchEventLoop();

  if (configuration.showsDocs) docsRoutes(app);
  operationsRoutes(app, { configuration, database, sites, metrics, isOverloaded: eventLoop.isOverloaded });
  await app.register(async (calls) => {
    envelope(calls);
    sitesRoutes(calls, sitesService(status, countryOf, offerOf), keys);
    contentRoutes(calls, contentService(clock));
    feedbackRoutes(calls, feedbackService(database, clock), configuration.rateLimitFactor);
    gamesRoutes(calls, games, sites);
    favouritesRoutes(calls, favouritesService({ database, games, clock }));
    sessionRoutes(calls, accounts.sessions, rateLimitFactor);
    socialRoutes(calls, accounts.social, rateLimitFactor);
    socialLinkRoutes(calls, accounts.social, rateLimitFactor);
    memberRoutes(calls, accounts.members, rateLimitFactor);
    profileRoutes(calls, accounts.members, rateLimitFactor);
    messageRoutes(calls, messageService({ database, clock }));
    securityRoutes(calls, accounts.security, rateLimitFactor);
    payoutRoutes(calls, accounts.security, rateLimitFactor);
    launchRoutes(calls, { launching: play.launching, requireOpen, rateLimitFactor });
    playLimitsRoutes(calls, limits.own);
    memberLimitsRoutes(calls, limits.ofMembers);
    roundsRoutes(calls, play.rounds);
    walletRoutes(calls, money.wallet);
    transferRoutes(calls, { funds: play.funds, requireOpen });
    ledgerRoutes(calls, money.audit);
    vendorRecordsRoutes(calls, vendors.records);
    operatorRoutes(calls, staff, rateLimitFactor);
    masterKeyRoutes(calls, database.secrets);
    revisionsRoutes(calls, revisions);
    supportRoutes(calls, supportService());
    winnersRoutes(calls, play.winners);
    if (configuration.mode === 'demo') vendorSandboxRoutes(calls, play.sandboxOf(vendors.integrations));
    lotteryRoutes(calls, lotteryService(database.secrets, clock));
  });
  await seamlessRoutes(app, vendors.desk);
  await vendorSessionRoutes(app, play.exchangeOf(vendors.authenticate));
  realtimeRoutes(app, { realtime, findSession, isChangeDue, rateLimitFactor });
  pictureRoutes(app, { pictures, rateLimitFactor, ...subjects });
  assetRoutes(app, {
    clientFolder: portal?.clientFolder ?? null,
    fontsFolder: parts.fontsFolder,
    siteAssets: new SiteAssetShelf(database),
    rateLimitFactor,
  });
  if (configuration.mode === 'demo') inboxRoutes(app, inboxService(database, sites), configuration);
  if (identity.people !== null) identityRoutes(app, identity.people, configuration);
  if (identity.numbers !== null) numberRoutes(app, identity.numbers, configuration);
  crawlerRoutes(app, configuration, originOf);
  installRoutes(app, rateLimitFactor);
  pageRoutes(app, {
    configuration,
    sites,
    status,
    countryOf,
    contentVersion: games.contentVersion,
    renderPage: portal?.renderPage ?? null,
    originOf,
    offerOf,
    clock,
  });

  // Not in a hook, which the framework lets take ten seconds.
  if (parts.seedsVendors) await play.seed();
  app.addHook('onReady', async () => {
    await keys.ensureKey();
    if (parts.seedsAccounts)
      for (const site of sites.all()) {
        await seedDemoAccounts(accounts.parts, site);
        await grantDemoFunds(database, site);
      }
    pictures.removeOldArt().catch((error: unknown) => app.log.warn({ err: error }, 'old pictures were not removed'));
  });
  const stopForgetting = forgetExpired({
    database,
    sites,
    forgetEvents: realtime.forget,
    forgetLaunches: play.forgetLaunches,
    forgetVendorCalls: vendors.records.forget,
    forgetOperators: staff.operators.forgetExpired,
    clock,
    log: parts.log,
  });
  let stopMeasuring = async (): Promise<void> => undefined;
  let stopBots = async (): Promise<void> => undefined;
  const stopChecking = checkLedgers(money.audit, parts.log);
  let stopSending = outbox.stop;
  app.addHook('onListen', async () => {
    stopSending = sendMessages(outbox);
  });
  app.addHook('onListen', async () => {
    if (parts.asksVendors) play.begin();
    if (parts.measuresPlay) stopMeasuring = measurePlay({ database, catalogues, sites, clock, log: parts.log });
  });
  app.addHook('onListen', async () => {
    if (!configuration.demoBots || configuration.arcadeSecret === null) return;
    const addressOf = siteAddresses(app, configuration);
    stopBots = playDemoBots({ accounts: accounts.parts, sites, addressOf, log: parts.log });
  });
  app.addHook('onListen', async () => {
    if (!parts.prewarmsPictures) return;
    const likely = await subjects.homeSubjects(sites.all());
    prewarmPictures(pictures, likely).catch((error: unknown) =>
      app.log.warn({ err: error }, 'pictures were not drawn ahead'),
    );
  });
  // Before the server closes, since bots are asking it.
  app.addHook('preClose', async () => stopBots());
  app.addHook('onClose', async () => {
    await countries?.close();
    await live.stop();
    await stopForgetting();
    await stopChecking();
    await stopMeasuring();
    await vendors.stop();
    await play.stop();
    eventLoop.stop();
    pictures.close();
    await stopSending();
  });
  return app;
}
