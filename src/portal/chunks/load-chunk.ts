/** How long a chunk may take (specification, section 9). */
const CHUNK_TIMEOUT_MS = 120_000;
/** How long after one reload a missing chunk is no longer answered with another. */
const RELOAD_AGAIN_MS = 60_000;
const RELOADED_AT = 'chunkReloadedAt';

/** A chunk did not come (specification, section 8): it is missing, or took too long. */
export class ChunkError extends Error {
  constructor(
    readonly kind: 'missing' | 'timeout',
    options?: ErrorOptions,
  ) {
    super(kind === 'timeout' ? 'a chunk took too long' : 'a chunk did not come', options);
    this.name = 'ChunkError';
  }
}

let pending = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  pending += change;
  for (const listener of listeners) listener();
}

/** Whether chunks are pending, for the loading indicator. */
export const pendingChunks = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  areThere: (): boolean => pending > 0,
};

interface LoadChunkOptions {
  /** The visitor asked for it again, after a message that it failed to load. */
  readonly askedAgain?: boolean;
  /** Nobody waits for it: the loading line stays away. */
  readonly isQuiet?: boolean;
}

/**
 * Loads a chunk. Where it is gone, since the portal was built anew while the page stood open, the page is loaded again,
 * once: it then names the chunks that are there. A visitor who asks again may have it loaded once more each time, since
 * many browsers remember for as long as a page stands that a module did not come. Where the gateway cannot be reached a
 * reload would leave the visitor with less, so there is none.
 * @throws ChunkError when the chunk does not come.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  { askedAgain = false, isQuiet = false }: LoadChunkOptions = {},
): Promise<Module> {
  if (!isQuiet) count(1);
  try {
    return await inTime(load());
  } catch (error) {
    if (error instanceof ChunkError) throw error;
    const mayReload = askedAgain || !hasJustReloaded();
    if (!mayReload || !(await isGatewayThere())) throw new ChunkError('missing', { cause: error });
    window.sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    window.location.reload();
    // The page is on its way out: nobody should act on half a load.
    return new Promise<never>(() => {});
  } finally {
    if (!isQuiet) count(-1);
  }
}

function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout')), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

function hasJustReloaded(): boolean {
  const reloadedAt = Number(window.sessionStorage.getItem(RELOADED_AT) ?? 0);
  return Date.now() - reloadedAt < RELOAD_AGAIN_MS;
}

async function isGatewayThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
