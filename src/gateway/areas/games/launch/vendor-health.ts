import { askVendor } from '#gateway/kit/vendor-client.ts';

/** How long what a server said of itself is believed. */
const TRUST_MS = 10_000;
const PATIENCE_MS = 2_000;

/** Whether the server of a vendor is up. */
export type IsVendorUp = (serverUrl: string) => Promise<boolean>;

/** Asks servers how they are, each every few seconds at most: whoever asks meanwhile waits for the same answer. */
export function vendorHealth(clock: () => Date): IsVendorUp {
  const asked = new Map<string, { readonly isUp: Promise<boolean>; readonly atMs: number }>();
  return (serverUrl) => {
    const atMs = clock().getTime();
    const known = asked.get(serverUrl);
    if (known !== undefined && atMs - known.atMs < TRUST_MS) return known.isUp;
    const isUp = ask(serverUrl);
    asked.set(serverUrl, { isUp, atMs });
    return isUp;
  };
}

async function ask(serverUrl: string): Promise<boolean> {
  try {
    const { status } = await askVendor({ serverUrl, path: '/healthz', method: 'GET', timeoutMs: PATIENCE_MS });
    return status >= 200 && status < 300;
  } catch {
    return false;
  }
}
