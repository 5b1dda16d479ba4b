import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export interface SiteRequest {
  port: number;
  /** The site's host name, with or without a port, e.g. `aurora.localhost`. */
  host: string;
  /** Path and query. */
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** Text and bytes are sent as they are; any other value as JSON, with its content type unless `headers` names one. */
  body?: unknown;
}

export interface SiteResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  /** Parses the body; throws where it is no JSON. */
  json(): unknown;
}

/**
 * Calls a gateway on this machine under a site's name. Browsers resolve `*.localhost`, Node does not, and `fetch`
 * ignores a `Host` of ours: so this connects to 127.0.0.1 and sets the `Host` header itself.
 */
export function siteRequest({
  port,
  host,
  path,
  method = 'GET',
  headers = {},
  body,
}: SiteRequest): Promise<SiteResponse> {
  const isRaw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  const payload = isRaw ? body : JSON.stringify(body);
  const type = isRaw ? {} : { 'content-type': 'application/json' };
  // Node tells by itself how long a body is, but not with a method that has one seldom, such as DELETE.
  const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) };
  const hostHeader = host.includes(':') ? host : `${host}:${port}`;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { ...type, ...length, ...headers, host: hostHeader },
        agent: false,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          const answer = { status: incoming.statusCode ?? 0, headers: incoming.headers, bytes, text };
          resolve({ ...answer, json: () => JSON.parse(text) as unknown });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}
