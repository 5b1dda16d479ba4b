import type { TenantDatabase } from '#gateway/database/database.ts';
import type { RealtimeService } from './realtime-service.ts';

/** A client that is gone without a word is noticed after two of these. */
const BEAT_MS = 30_000;
/** The polling interval: finds events whose process ended before it sent their notice. */
const LOOK_AGAIN_MS = 15_000;
/** How late a socket closes whose session ran out. */
const SESSIONS_MS = 60_000;

interface KeepRealtimeParts {
  readonly realtime: Pick<RealtimeService, 'beat' | 'lookAgain' | 'checkSessions'>;
  readonly database: Pick<TenantDatabase, 'kind'>;
  readonly log: { error(fields: object, message: string): void };
}

/**
 * Looks after the open sockets by the clock: three timers, however many there are.
 * @returns stops.
 */
export function keepRealtime({ realtime, database, log }: KeepRealtimeParts): () => void {
  const checkSessions = (): void => {
    realtime
      .checkSessions()
      .catch((error: unknown) => log.error({ err: error }, 'checking sessions of WebSocket connections failed'));
  };
  const timers = [setInterval(realtime.beat, BEAT_MS), setInterval(checkSessions, SESSIONS_MS)];
  if (database.kind === 'postgres') timers.push(setInterval(realtime.lookAgain, LOOK_AGAIN_MS));
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
