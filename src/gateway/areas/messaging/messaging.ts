import type { FastifyInstance } from 'fastify';
import type { Settings } from '#gateway/kit/settings.ts';
import { messageService } from './inbox/message-service.ts';
import type { MessageChannels } from './outbox/message-channels.ts';
import { outboxMetrics } from './outbox/outbox-metrics.ts';
import { outboxService } from './outbox/outbox-service.ts';
import { sendMessages } from './outbox/send-messages.ts';
import { smsGuard } from './outbox/sms/sms-guard.ts';
import { messageTransports } from './outbox/transports/message-transports.ts';
import { openRealtime, type RealtimeGiven } from './realtime/open-realtime.ts';
import { tellAfterCommit } from './realtime/told-events.ts';
import { messageRoutes } from './routes/message-routes.ts';
import { realtimeRoutes } from './routes/realtime-routes.ts';

interface MessagingGiven extends RealtimeGiven {
  readonly configuration: Pick<Settings, 'mode' | 'rateLimitFactor'> & { readonly messageChannels: MessageChannels };
}

/** The outbox (e-mail and text messages), members' inbox, and the realtime events of open pages. */
export async function messagingArea(given: MessagingGiven) {
  const { configuration, database, sites, findSession, isChangeDue, metrics, clock, log } = given;
  const { realtime, sessionEnds, stop: stopRealtime } = await openRealtime(given);
  /** The database, whose transactions announce the events that they stored. */
  const announcing = tellAfterCommit(database, realtime.tell);
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
  let stopSending = outbox.stop;
  return {
    database: announcing,
    outbox,
    smsGuard: smsGuard({ rateLimitFactor, log }),
    forgetEvents: realtime.forget,

    /** Closes the sockets of sessions that ended, here or on another process. */
    sessionEnds,

    routes(calls: FastifyInstance): void {
      messageRoutes(calls, messageService({ database: announcing, clock }));
    },

    /** `GET /realtime`, which answers outside the envelope. */
    socketRoutes(app: FastifyInstance): void {
      realtimeRoutes(app, { realtime, findSession, isChangeDue, rateLimitFactor });
    },

    start(): void {
      stopSending = sendMessages(outbox);
    },

    async stop(): Promise<void> {
      await stopRealtime();
      await stopSending();
    },
  };
}

export { tellMember } from './inbox/tell-member.ts';
export { type MessageChannels, readMessageChannels } from './outbox/message-channels.ts';
export type { OutboxService } from './outbox/outbox-service.ts';
export type { SmsGuard } from './outbox/sms/sms-guard.ts';
export { EVERYBODY } from './realtime/stored-event.ts';
export { forgetMessages } from './repository/message-repository.ts';
export { countMessagesTo, listMessages, readMessage } from './repository/outbox-repository.ts';
export { writeEvent, writeEventToEach } from './repository/realtime-repository.ts';
