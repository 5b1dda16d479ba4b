import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { signVendorCall } from './vendor-call-signature.ts';

/** A call to the server of a game vendor. */
export interface VendorRequest {
  /** The server's address: an origin, with a path where it has one. */
  readonly serverUrl: string;
  /** With its query; what is signed of a call without a body. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is: what is signed is bytes. */
  readonly body?: string;
  readonly timeoutMs: number;
}

/** The server's response. */
export interface VendorAnswer {
  readonly status: number;
  readonly text: string;
}

const LARGEST_ANSWER = 4 * 1024 * 1024;

/**
 * Calls a vendor's server. Names below localhost, which Node does not know, are this machine.
 * @throws Error where no answer comes in time, or one that is too large: nobody knows then what the server did.
 */
export function askVendor({
  serverUrl,
  path,
  method,
  headers = {},
  body,
  timeoutMs,
}: VendorRequest): Promise<VendorAnswer> {
  const url = new URL(serverUrl.replace(/\/$/, '') + path);
  const isHere = url.hostname.endsWith('.localhost');
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: isHere ? '127.0.0.1' : url.hostname,
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method,
        headers: {
          host: url.host,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          }),
          ...headers,
        },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (incoming) => {
        const pieces: Buffer[] = [];
        let size = 0;
        incoming.on('data', (piece: Buffer) => {
          size += piece.length;
          if (size > LARGEST_ANSWER) outgoing.destroy(new Error(`the answer of ${url.origin} is too large`));
          else pieces.push(piece);
        });
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(pieces).toString('utf8') }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

interface SignedRequest extends Omit<VendorRequest, 'headers'> {
  /** The bytes that sign. */
  readonly key: Uint8Array;
}

/**
 * The same, signed (docs/vendor-integration.md, "Signatures"). Each call has a nonce of its own, so a retry is another
 * call of this.
 */
export function askVendorSigned({ key, ...request }: SignedRequest): Promise<VendorAnswer> {
  const { method, body = '' } = request;
  const path = new URL(request.serverUrl).pathname.replace(/\/$/, '') + request.path;
  const call = { direction: 'toVendor', method, path, body: Buffer.from(body) } as const;
  return askVendor({ ...request, headers: { authorization: signVendorCall(key, call, new Date()) } });
}
