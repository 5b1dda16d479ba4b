import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from './database/database.ts';
import type { SiteStore } from './documents/site-store.ts';
import { keepRealtime } from './jobs/keep-realtime.ts';
import { isPasswordChangeDue } from './modules/member/password-age.ts';
import { eventNotices } from './modules/realtime/event-notices.ts';
import { realtimeMetrics } from './modules/realtime/realtime-metrics.ts';
import { type RealtimeService, realtimeService } from './modules/realtime/realtime-service.ts';
import { EVERYBODY } from './modules/realtime/stored-event.ts';
import { tellAfterCommit } from './modules/realtime/told-events.ts';
import type { SessionBook } from './modules/session/session-book.ts';
import { type EndSessions, followSessionEnds } from './modules/session/session-ends.ts';
import { readSessionStates } from './modules/session/session-repository.ts';

interface RealtimeModuleParts {
  readonly database: Database;
  readonly sites: SiteStore;
  readonly book: SessionBook;
  readonly metrics: Registry;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}

/** What open pages hear, and what everything that tells them something is built on. */
export interface RealtimeModules {
  readonly realtime: RealtimeService;
  /** The database whose transactions are followed by telling of the events that they wrote. */
  readonly database: Database;
  readonly endSessions: EndSessions;
  readonly stop: () => Promise<void>;
}

/** The open sockets of this process, joined with what ends sessions and what publishes sites. */
export async function realtimeModules(parts: RealtimeModuleParts): Promise<RealtimeModules> {
  const { database, sites, book, metrics, clock, log } = parts;
  const notices = await eventNotices({
    database,
    onTold: (siteId, audiences) => realtime.wake(siteId, audiences),
    onMissed: () => realtime.lookAgain(),
    log,
  });
  const realtime = realtimeService({
    database,
    notices,
    async findSession(siteId, token) {
      const session = await book.find(siteId, token);
      const site = sites.all().find(({ id }) => id === siteId);
      const isHeldUp = session !== null && site !== undefined && isPasswordChangeDue(site, session, clock());
      return isHeldUp ? null : session;
    },
    sessionStates: (siteId, digests) =>
      database.forSite(siteId, (tx) => readSessionStates(tx, siteId, digests, clock().toISOString())),
    publicationOf: (siteId) => sites.all().find(({ id }) => id === siteId)?.publication,
    clock,
    log,
  });
  const logFailure = (error: unknown): void =>
    log.error({ err: error }, 'sockets of ended sessions could not be closed');
  const { endSessions, stop: stopFollowing } = await followSessionEnds(database, book, {
    ended: (siteId, memberId, reason) => void realtime.sessionsEnded(siteId, memberId, reason).catch(logFailure),
    missed: () => void realtime.checkSessions().catch(logFailure),
  });
  // What a publication tells waits until it is served.
  sites.onServed(({ id }) => realtime.wake(id, [EVERYBODY]));
  realtimeMetrics(metrics, realtime.counts);
  const stopKeeping = keepRealtime({ realtime, database, log });
  return {
    realtime,
    database: tellAfterCommit(database, realtime.tell),
    endSessions,
    async stop() {
      stopKeeping();
      await stopFollowing();
      await notices.stop();
      await realtime.stop();
    },
  };
}
