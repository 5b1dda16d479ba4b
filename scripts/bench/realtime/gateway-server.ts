/**
 * A program: the gateway's sockets over a database of their own, each signed in as a member of its own. A broadcast is
 * an event for everybody on the site, from the commit of the transaction that wrote it.
 */
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { SessionBook } from '#gateway/areas/accounts/sessions/session-book.ts';
import { announceAfterCommit } from '#gateway/areas/messaging/realtime/announce-after-commit.ts';
import { openRealtime } from '#gateway/areas/messaging/realtime/open-realtime.ts';
import { EVERYBODY } from '#gateway/areas/messaging/realtime/stored-event.ts';
import { writeEvent } from '#gateway/areas/messaging/repository/realtime-repository.ts';
import { realtimeRoutes } from '#gateway/areas/messaging/routes/realtime-routes.ts';
import { openSiteStore } from '#gateway/areas/sites/revisions/open-site-store.ts';
import type { SiteStore } from '#gateway/areas/sites/revisions/site-store.ts';
import type { Database } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import { sessionAccess } from '#gateway/http/access/session-access.ts';
import { callValidation } from '#gateway/http/call-validation.ts';
import { errorAnswers } from '#gateway/http/error-answers.ts';
import { siteByHost } from '#gateway/http/site-by-host.ts';
import { digestOf } from '#gateway/identity/token.ts';
import { siteDocuments, siteEdition } from '#gateway/testing/test-site.ts';
import { openTestDatabase } from '#tests/harness/test-database.ts';
import { memberTokens } from './member-tokens.ts';
import { serveOrders } from './served.ts';

const SITE = 'aurora';
const tokens = memberTokens(Number(process.argv[2]));
const log: FastifyBaseLogger = pino({ level: 'warn' });
const clock = (): Date => new Date();

const database = await openTestDatabase({ kind: 'pglite' });
const edition = siteEdition(siteDocuments({ id: SITE }));
const sites: SiteStore = openSiteStore(database, {
  readSites: async () => [{ id: SITE, edition }],
  publishes: true,
  log,
});
await sites.refresh();
await openSessions(database);

const app = Fastify({ loggerInstance: log, routerOptions: { maxParamLength: 200 } });
errorAnswers(app);
callValidation(app);
siteByHost(app, sites);
const book = new SessionBook(database, clock);
const findSession = (siteId: string, token: string) => book.find(siteId, token);
const isChangeDue = (): boolean => false;
sessionAccess(app, findSession, isChangeDue);
const { realtime } = await openRealtime({
  database,
  sites,
  findSession,
  isChangeDue,
  sessionStates: async () => new Map(),
  metrics: new Registry(),
  clock,
  log,
});
realtimeRoutes(app, { realtime, findSession, isChangeDue, rateLimitFactor: 1_000 });
const address = await app.listen({ host: '127.0.0.1', port: 0 });

serveOrders(Number(new URL(address).port), async (begin) => {
  // Writing an event is its producer's work: the work of the sockets begins with the commit.
  const announcing = announceAfterCommit(database, (siteId, events) => {
    begin();
    realtime.tell(siteId, events);
  });
  await announcing.forSite(SITE, (tx) =>
    writeEvent(tx, SITE, EVERYBODY, { type: 'notice', payload: { publication: 1, ids: ['maintenance'] } }, clock()),
  );
});

/** Writes a member with a session for each token. */
async function openSessions({ forSite }: Pick<Database, 'forSite'>): Promise<void> {
  const sessions = jsonText(
    tokens.map((token, index) => ({ digest: digestOf(token), member: String(index).padStart(10, '0') })),
  );
  await forSite(SITE, async (tx) => {
    await sql`insert into member (site_id, member_id, account, account_key, type, register_method, register_address, registered_at)
      select ${SITE}, member, member, member, 0, 'WEB', '127.0.0.1', now()
      from jsonb_to_recordset(${sessions}::jsonb) as one (member text)`.execute(tx);
    await sql`insert into member_session
        (site_id, token_digest, member_id, entrance, method, address, device, started_at, seen_at, expires_at)
      select ${SITE}, digest, member, 'player', 'username', '127.0.0.1', '', now(), now(), now() + interval '1 day'
      from jsonb_to_recordset(${sessions}::jsonb) as one (digest text, member text)`.execute(tx);
  });
}
