import { randomUUID } from 'node:crypto';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { notify } from '#gateway/database/notify.ts';

/** The channel on which gateways on one database notify each other that there are new events, and for whom. */
const EVENT_CHANNEL = 'marquee_events';
/** PostgreSQL takes payloads of just under 8,000 bytes. */
const MOST_BYTES = 7_000;
const AGAIN_AFTER_MS = 1_000;

interface EventNoticesParts {
  readonly database: Pick<TenantDatabase, 'forPlatform' | 'listen' | 'kind'>;
  /** Another process wrote for some audiences of a site. */
  readonly onNotice: (siteId: string, audiences: readonly string[]) => void;
  /** Notices may have been lost. */
  readonly onMissed: () => void;
  readonly log: { error(fields: object, message: string): void };
}

/** Notices from this process to the others. */
export interface EventNotices {
  readonly announce: (siteId: string, audience: string) => void;
}

/**
 * Notifies other processes of new events, and receives their notices. Never in the transaction that writes them, which
 * would make commits wait for each other: what comes up while one notice is under way goes out together in the next.
 * @returns the functions that announce and stop.
 */
export async function eventNotices({
  database,
  onNotice,
  onMissed,
  log,
}: EventNoticesParts): Promise<EventNotices & { readonly stop: () => Promise<void> }> {
  // The embedded database has this process alone.
  if (database.kind !== 'postgres') return { announce: () => {}, stop: async () => {} };
  const self = randomUUID();
  const waiting = new Map<string, Set<string>>();
  let sending = Promise.resolve();
  let isSending = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const stopListening = await database.listen(
    EVENT_CHANNEL,
    (payload) => {
      const [sender, siteId = '', ...audiences] = payload.split(' ');
      if (sender !== self) onNotice(siteId, audiences);
    },
    onMissed,
  );

  async function sendAll(): Promise<void> {
    // Sends all notices of one turn together.
    await Promise.resolve();
    try {
      while (waiting.size > 0) await sendOnce();
    } catch (error) {
      log.error({ err: error }, 'sending NOTIFY for realtime events failed');
      timer = setTimeout(flush, AGAIN_AFTER_MS).unref();
    } finally {
      isSending = false;
    }
  }

  async function sendOnce(): Promise<void> {
    const sent = [...waiting];
    waiting.clear();
    try {
      await database.forPlatform(async (tx) => {
        for (const payload of sent.flatMap(([siteId, audiences]) => payloadsOf(`${self} ${siteId}`, audiences)))
          await notify(tx, EVENT_CHANNEL, payload);
      });
    } catch (error) {
      for (const [siteId, audiences] of sent) for (const audience of audiences) keep(siteId, audience);
      throw error;
    }
  }

  function keep(siteId: string, audience: string): void {
    waiting.set(siteId, (waiting.get(siteId) ?? new Set()).add(audience));
  }

  function flush(): void {
    if (isSending || isStopped) return;
    clearTimeout(timer);
    isSending = true;
    sending = sendAll();
  }

  return {
    announce(siteId, audience) {
      keep(siteId, audience);
      flush();
    },
    async stop() {
      await sending;
      isStopped = true;
      clearTimeout(timer);
      await stopListening();
    },
  };
}

/** As many payloads as the names need. */
function payloadsOf(head: string, audiences: Iterable<string>): readonly string[] {
  const payloads: string[] = [];
  let payload = head;
  for (const audience of audiences) {
    if (payload.length + audience.length >= MOST_BYTES) {
      payloads.push(payload);
      payload = head;
    }
    payload += ` ${audience}`;
  }
  return [...payloads, payload];
}
