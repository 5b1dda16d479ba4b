import type { FastifyInstance } from 'fastify';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import { deliverMessages } from './inbox/deliver-messages.ts';
import { messageService } from './inbox/message-service.ts';
import type { MessageChannels } from './outbox/message-channels.ts';
import { outboxMetrics } from './outbox/outbox-metrics.ts';
import { outboxService } from './outbox/outbox-service.ts';
import { smsGuard } from './outbox/sms/sms-guard.ts';
import { messageTransports } from './outbox/transports/message-transports.ts';
import { announceAfterCommit } from './realtime/announce-after-commit.ts';
import { openRealtime, type RealtimeGiven } from './realtime/open-realtime.ts';
import { messageRoutes } from './routes/message-routes.ts';
import { operatorMessageRoutes } from './routes/operator-message-routes.ts';
import { realtimeRoutes } from './routes/realtime-routes.ts';

interface MessagingGiven extends RealtimeGiven {
  readonly jobs: Pick<RecurringJobs, 'every'>;
  readonly configuration: Pick<Settings, 'mode' | 'rateLimitFactor'> & { readonly messageChannels: MessageChannels };
}

/**
 * The polling interval: finds messages without a notice, such as retries and those that another process left behind.
 */
const SEND_EVERY_MS = 5_000;
const DELIVER_EVERY_MS = 10_000;

/** The outbox (e-mail and text messages), members' inbox, and the realtime events of open pages. */
export async function messagingArea(given: MessagingGiven) {
  const { configuration, database, sites, jobs, findSession, isChangeDue, metrics, clock, log } = given;
  const { realtime, sessionEnds, stop: stopRealtime } = await openRealtime(given);
  /** The database, whose transactions announce the events that they stored. */
  const announcing = announceAfterCommit(database, realtime.tell);
  const countMessage = outboxMetrics(metrics, () => outbox.countWaiting());
  const outbox = outboxService({
    database: announcing,
    sites,
    transports: messageTransports(configuration),
    clock,
    log,
    keepsBodies: configuration.mode === 'demo',
    onOutcome: countMessage,
  });
  const { rateLimitFactor } = configuration;
  return {
    database: announcing,
    outbox,
    smsGuard: smsGuard({ rateLimitFactor, log }),
    forgetEvents: realtime.forget,
    tellTyping: realtime.tellTyping,

    /** Closes the sockets of sessions that ended, here or on another process. */
    sessionEnds,

    routes(calls: FastifyInstance): void {
      messageRoutes(calls, messageService({ database: announcing, clock }));
      operatorMessageRoutes(calls, { database: announcing, sites, clock });
    },

    /** `GET /realtime`, which answers outside the envelope. */
    socketRoutes(app: FastifyInstance): void {
      realtimeRoutes(app, { realtime, findSession, isChangeDue, rateLimitFactor });
    },

    start(): void {
      outbox.nudge();
      // A run only begins to send, so that a slow server for messages does not delay the next run.
      jobs.every('deliver-messages', { everyMs: DELIVER_EVERY_MS }, (stopping) =>
        deliverMessages({ database: announcing, sites, clock }, stopping),
      );
      jobs.every('send-messages', { everyMs: SEND_EVERY_MS }, async () => outbox.nudge());
    },

    async stop(): Promise<void> {
      await stopRealtime();
      await outbox.stop();
    },
  };
}

export { notifyMember, notifyMembers } from './inbox/notify-member.ts';
export { type MessageChannels, readMessageChannels } from './outbox/message-channels.ts';
export type { OutboxService } from './outbox/outbox-service.ts';
export type { SmsGuard } from './outbox/sms/sms-guard.ts';
export { noteWritten } from './realtime/announce-after-commit.ts';
export { EVERYBODY } from './realtime/stored-event.ts';
export { forgetMessages } from './repository/message-repository.ts';
export { countMessagesTo, listMessages, readMessage } from './repository/outbox-repository.ts';
export { writeEvent, writeEvents } from './repository/realtime-repository.ts';
