/** The address for timing a line: the page's own scheme and port, the line's host. */
export function lineAddress(
  host: string,
  path: string,
  { protocol, port }: Pick<Location, 'protocol' | 'port'>,
): string {
  return `${protocol}//${host}${port ? `:${port}` : ''}${path}`;
}

/** A line that has not answered by then counts as unreachable. */
const PATIENCE_MS = 5_000;
/** The first call opens the connection; the best of the others is what a page would feel. */
const CALLS = 4;

/**
 * Times a line by calling it from the visitor's own browser.
 * @returns milliseconds, at least 1; null where the line cannot be reached.
 */
export async function timeLine(address: string, signal: AbortSignal): Promise<number | null> {
  let best: number | null = null;
  for (let call = 0; call < CALLS; call += 1) {
    const startMs = performance.now();
    const patience = AbortSignal.timeout(PATIENCE_MS);
    try {
      const answer = await fetch(address, {
        mode: 'cors',
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.any([signal, patience]),
      });
      await answer.text();
      if (!answer.ok) return null;
    } catch {
      return null;
    }
    const tookMs = performance.now() - startMs;
    if (call > 0) best = Math.min(best ?? tookMs, tookMs);
  }
  return best === null ? null : Math.max(1, Math.round(best));
}
