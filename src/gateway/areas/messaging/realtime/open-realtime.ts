import type { Registry } from 'prom-client';
import type { Database } from '#gateway/database/database.ts';
import type { FindSession, IsPasswordChangeDue } from '#gateway/identity/session.ts';
import type { Log } from '#gateway/kit/log.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { eventNotices } from './event-notices.ts';
import { keepRealtime } from './keep-realtime.ts';
import { realtimeMetrics } from './realtime-metrics.ts';
import { type RealtimeParts, type RealtimeService, realtimeService } from './realtime-service.ts';
import { EVERYBODY } from './stored-event.ts';

/** The dependencies of realtime events. */
export interface RealtimeGiven extends Pick<RealtimeParts, 'sessionStates'> {
  readonly database: Database;
  readonly sites: SiteDirectory & { onServed(listener: (site: PublishedSite) => void): void };
  readonly findSession: FindSession;
  readonly isChangeDue: IsPasswordChangeDue;
  readonly metrics: Registry;
  readonly clock: () => Date;
  readonly log: Log;
}

/** The open sockets of this process, with the notices of other processes and the jobs that look after them. */
export async function openRealtime(given: RealtimeGiven) {
  const { database, sites, findSession, isChangeDue, sessionStates, metrics, clock, log } = given;
  const notices = await eventNotices({
    database,
    onNotice: (siteId, audiences) => realtime.wake(siteId, audiences),
    onMissed: () => realtime.lookAgain(),
    log,
  });
  const siteOf = (siteId: string) => sites.all().find(({ id }) => id === siteId);
  const realtime: RealtimeService = realtimeService({
    database,
    notices,
    async findSession(siteId, token) {
      const session = await findSession(siteId, token);
      const site = siteOf(siteId);
      return session !== null && site !== undefined && isChangeDue(site, session) ? null : session;
    },
    sessionStates,
    publicationOf: (siteId) => siteOf(siteId)?.publication,
    clock,
    log,
  });
  const logFailure = (error: unknown): void =>
    log.error({ err: error }, 'closing WebSocket connections of ended sessions failed');
  // A publication is announced once it is served.
  sites.onServed(({ id }) => realtime.wake(id, [EVERYBODY]));
  realtimeMetrics(metrics, realtime.counts);
  const stopKeeping = keepRealtime({ realtime, database, log });
  return {
    realtime,

    sessionEnds: {
      ended: (...end: Parameters<RealtimeService['sessionsEnded']>) =>
        void realtime.sessionsEnded(...end).catch(logFailure),
      missed: () => void realtime.checkSessions().catch(logFailure),
    },

    async stop(): Promise<void> {
      stopKeeping();
      await notices.stop();
      await realtime.stop();
    },
  };
}
