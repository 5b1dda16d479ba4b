import { request } from 'node:http';
import type { CustomFetch } from 'openid-client';

/**
 * Fetches from a service. Names below localhost, which browsers take for this machine and Node does not know, are
 * fetched from it over http; the port is that of the address.
 */
export const serviceFetch: CustomFetch = (address, { method, headers, body, signal, redirect }) => {
  const url = new URL(address);
  if (url.protocol !== 'http:' || !url.hostname.endsWith('.localhost'))
    return fetch(address, { method, headers, redirect, ...textIn(body), ...(signal && { signal }) });
  return fetchFromHere(url, {
    method,
    headers: Object.fromEntries(new Headers(headers)),
    body: textIn(body).body ?? null,
    signal,
  });
};

/** Requests to a service have form bodies only. */
function textIn(body: unknown): { readonly body?: string } {
  return body === null || body === undefined ? {} : { body: String(body) };
}

interface Sent {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly signal: AbortSignal | undefined;
}

function fetchFromHere(url: URL, { method, headers, body, signal }: Sent): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method,
        headers: { ...headers, host: url.host },
        agent: false,
        ...(signal && { signal }),
      },
      (incoming) => {
        const pieces: Buffer[] = [];
        incoming.on('data', (piece: Buffer) => pieces.push(piece));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, String(value)] as [string, string]],
          );
          resolve(new Response(Buffer.concat(pieces), { status: incoming.statusCode ?? 500, headers }));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body ?? undefined);
  });
}
