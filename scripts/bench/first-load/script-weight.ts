import { brotliCompressSync } from 'node:zlib';
import { siteRequest } from '#tests/harness/site-request.ts';

/** Bytes of scripts as a browser gets them in brotli, headers left out. */
export async function scriptWeight(port: number, host: string, addresses: readonly string[]): Promise<number> {
  let total = 0;
  for (const address of new Set(addresses)) {
    const { pathname, search } = new URL(address);
    const answer = await siteRequest({ port, host, path: pathname + search, headers: { 'accept-encoding': 'br' } });
    const isCompressed = answer.headers['content-encoding'] === 'br';
    total += isCompressed ? answer.bytes.length : brotliCompressSync(answer.bytes).length;
  }
  return total;
}
