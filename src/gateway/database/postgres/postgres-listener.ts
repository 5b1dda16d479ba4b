import { Client } from 'pg';

/** Delay before reconnecting after a lost connection. */
const RETRY_MS = 500;
const CONNECT_WITHIN_MS = 10_000;

interface Listening {
  readonly databaseUrl: string;
  /** A plain identifier. */
  readonly channel: string;
  readonly onNotice: (payload: string) => void;
  /** There is a new connection after one was lost: notices in between never come. */
  readonly onMissed: () => void;
  readonly onLost: (error: Error) => void;
}

/**
 * Listens on a connection of its own, which is made anew for as long as it takes. Rejects when the first one cannot be
 * made.
 * @returns stops listening.
 */
export async function listenOnPostgres(listening: Listening): Promise<() => Promise<void>> {
  const { databaseUrl, channel, onNotice, onMissed, onLost } = listening;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client = await connect();

  async function connect(): Promise<Client> {
    const connecting = new Client({
      connectionString: databaseUrl,
      application_name: 'marquee listener',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    });
    connecting.on('notification', ({ payload }) => onNotice(payload ?? ''));
    let state: 'new' | 'listening' | 'lost' = 'new';
    const lose = (error?: Error): void => {
      if (state !== 'listening' || isStopped) return;
      state = 'lost';
      onLost(error ?? new Error('the connection ended'));
      connecting.end().catch(() => {});
      timer = setTimeout(reconnect, RETRY_MS);
    };
    connecting.on('error', lose);
    connecting.on('end', () => lose());
    try {
      await connecting.connect();
      await connecting.query(`listen ${channel}`);
    } catch (error) {
      connecting.end().catch(() => {});
      throw error;
    }
    state = 'listening';
    return connecting;
  }

  function reconnect(): void {
    connect().then(
      async (connected) => {
        client = connected;
        if (isStopped) await connected.end();
        else onMissed();
      },
      () => {
        if (!isStopped) timer = setTimeout(reconnect, RETRY_MS);
      },
    );
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client.end().catch(() => {});
  };
}
