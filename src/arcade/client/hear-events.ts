/** An event of a stream as text: its kind, and one line of JSON. */
export interface HeardEvent {
  readonly kind: string;
  readonly data: string;
}

interface StreamParts {
  readonly token: string;
  /** The address of the stream. */
  readonly path: string;
  readonly hear: (event: HeardEvent) => void;
  /** The connection stands, or was lost. */
  readonly connected: (isConnected: boolean) => void;
  /** The server takes the session no more: nothing is asked again. */
  readonly ended: () => void;
  readonly fetcher?: typeof fetch;
  readonly wait?: (ms: number) => Promise<void>;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;
/** The server says something every fifteen seconds at least. A connection that is silent for longer is lost. */
const SILENT_MS = 20_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Hears a stream of events until `stop` is called. A connection that is lost is opened again after 1, 2, 4 and then
 * every 8 seconds; the first events of a connection say all that is to be known.
 */
export function hearEvents({ token, path, hear, connected, ended, fetcher = fetch, wait = sleep }: StreamParts): {
  stop(): void;
} {
  const stopping = new AbortController();
  const headers = { Authorization: `Bearer ${token}` };
  let pauseMs = FIRST_PAUSE_MS;

  /** Reads one connection to its end; false where the session is over. */
  async function readOnce(): Promise<boolean> {
    const silence = new AbortController();
    const giveUp = () => silence.abort();
    let timer = setTimeout(giveUp, SILENT_MS);
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENT_MS);
    };
    try {
      const signal = AbortSignal.any([stopping.signal, silence.signal]);
      const response = await fetcher(path, { headers, cache: 'no-store', credentials: 'omit', signal });
      if (response.status === 401) return false;
      if (!response.ok || response.body === null) return true;
      connected(true);
      pauseMs = FIRST_PAUSE_MS;
      for await (const event of eventsIn(response.body, heard)) hear(event);
      return true;
    } finally {
      clearTimeout(timer);
    }
  }

  async function read(): Promise<void> {
    while (!stopping.signal.aborted) {
      const goesOn = await readOnce().catch(() => true);
      if (stopping.signal.aborted) return;
      if (!goesOn) return ended();
      connected(false);
      await wait(pauseMs);
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
    }
  }
  void read();
  return { stop: () => stopping.abort() };
}

/** The events of a stream, as far as this server uses text/event-stream. `heard` is called for any text. */
async function* eventsIn(body: ReadableStream<Uint8Array>, heard: () => void): AsyncIterable<HeardEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    text += value;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventIn(block);
      if (event !== null) yield event;
    }
  }
}

function eventIn(block: string): HeardEvent | null {
  const [, kind] = /^event: (\w+)$/m.exec(block) ?? [];
  const [, data] = /^data: (.*)$/m.exec(block) ?? [];
  return kind === undefined || data === undefined ? null : { kind, data };
}
