import type { TenantDatabase } from '#gateway/database/database.ts';
import { delayMessage, endMessage, removeEnded, type TakenMessage, takeDue } from '../repository/outbox-repository.ts';
import type { Channel } from './outgoing-message.ts';
import { waitAfter } from './retry-waits.ts';
import { DeliveryError, type MessageTransports } from './transports/message-transport.ts';

/** Messages that one process sends at the same time. */
const MOST_UNDER_WAY = 20;
/** How long one try may take. */
const PATIENCE_MS = 20_000;
/**
 * The lease on a message that is being sent. It outlasts a try and its marking, so that no two processes ever send the
 * message at once.
 */
const LEASE_MS = 60_000;
/** How long a stop lets messages under way come to their end. */
const STOP_PATIENCE_MS = 5_000;
const KEPT_MS = 30 * 24 * 3_600_000;
const LONGEST_REASON = 200;

/** The result of a try. */
export type Outcome = 'sent' | 'delayed' | 'failed';

/** The part of a pino logger that the outbox uses. */
export interface OutboxLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface SenderParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly transports: MessageTransports;
  /** The name that a site's messages come from. */
  readonly senderName: (siteId: string) => string;
  readonly clock: () => Date;
  readonly log: OutboxLog;
  /** Demos keep what they sent, to be read. Elsewhere the words go with the sending: a code is a secret. */
  readonly keepsBodies: boolean;
  readonly onOutcome?: ((channel: Channel, outcome: Outcome) => void) | undefined;
}

/**
 * Sends what waits in the outbox, at least once each: a message is taken in one transaction, sent outside of any, and
 * marked in another. A process that dies in between leaves a message that was perhaps sent, and that is sent again once
 * its lease has run out.
 */
export function outboxSender(parts: SenderParts) {
  const { database, clock, log, keepsBodies } = parts;
  const stopping = new AbortController();
  const rounds = new Set<Promise<void>>();
  let underWay = 0;
  let isStopped = false;

  async function runRound(siteId: string): Promise<void> {
    const most = MOST_UNDER_WAY - underWay;
    if (isStopped || most <= 0) return;
    const now = clock();
    const taken = await database.forSite(siteId, async (tx) => {
      const due = await takeDue(tx, siteId, { now, until: new Date(now.getTime() + LEASE_MS), most });
      if (due.length > 0) await removeEnded(tx, siteId, new Date(now.getTime() - KEPT_MS));
      return due;
    });
    underWay += taken.length;
    await Promise.all(taken.map((message) => deliver(siteId, message).finally(() => (underWay -= 1))));
    if (taken.length === most) await runRound(siteId);
  }

  async function deliver(siteId: string, message: TakenMessage): Promise<void> {
    const failure = isExpired(message, clock()) ? EXPIRED : await tryToSend(siteId, message);
    const outcome = await mark(siteId, message, failure);
    parts.onOutcome?.(message.channel, outcome);
    if (failure === null) return;
    const { message_id, channel, kind, tries } = message;
    log.warn(
      { site: siteId, message: message_id, channel, kind, tries, reason: failure.message },
      `message ${outcome}`,
    );
  }

  async function mark(siteId: string, message: TakenMessage, failure: DeliveryError | null): Promise<Outcome> {
    const at = clock();
    const waitMs = failure === null || failure.isFinal ? null : waitAfter(message.tries);
    const error = failure?.message.slice(0, LONGEST_REASON) ?? null;
    return database.forSite(siteId, async (tx) => {
      if (error !== null && waitMs !== null) {
        await delayMessage(tx, siteId, message, { until: new Date(at.getTime() + waitMs), error });
        return 'delayed';
      }
      const state = error === null ? 'sent' : 'failed';
      await endMessage(tx, siteId, message.message_id, { state, at, error, keepsBodies });
      return state;
    });
  }

  /** @returns why it was not sent; null when it was. */
  async function tryToSend(siteId: string, message: TakenMessage): Promise<DeliveryError | null> {
    const transport = parts.transports[message.channel];
    if (transport === null) return new DeliveryError(`no way out for ${message.channel}`, false);
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(PATIENCE_MS)]);
    const { message_id, recipient, subject, text_body, html_body } = message;
    const departing = {
      id: `${siteId}.${message_id}`,
      to: recipient,
      senderName: parts.senderName(siteId),
      subject: subject ?? '',
      text: text_body ?? '',
      html: html_body,
    };
    try {
      await Promise.race([transport.send(departing, signal), rejectionOf(signal)]);
      return null;
    } catch (error) {
      if (error instanceof DeliveryError) return error;
      // Hides the error's text, which may repeat the message.
      return new DeliveryError(signal.aborted ? 'no answer in time' : `unexpected ${nameOf(error)}`, false);
    }
  }

  return {
    /** Sends everything that is due on a site; resolves when all of it is sent, put off or given up. */
    async sendDue(siteId: string): Promise<void> {
      const round = runRound(siteId);
      rounds.add(round);
      await round.finally(() => rounds.delete(round));
    },

    /** Takes nothing more and lets what is under way come to its end, or ends it after a while. */
    async stop(): Promise<void> {
      isStopped = true;
      const timer = setTimeout(() => stopping.abort(), STOP_PATIENCE_MS);
      await Promise.allSettled(rounds);
      clearTimeout(timer);
    },
  };
}

export type OutboxSender = ReturnType<typeof outboxSender>;

const EXPIRED = new DeliveryError('of no use any more', true);

function isExpired({ expires_at }: TakenMessage, now: Date): boolean {
  return expires_at !== null && Date.parse(expires_at) <= now.getTime();
}

/** A transport that does not listen to its signal holds nobody up. */
function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'failure';
}
