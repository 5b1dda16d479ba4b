import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkVendorCall } from '#gateway/kit/vendor-call-signature.ts';
import { TEST_VENDOR_KEY } from './vendor-calls.ts';

/** A call that came to a vendor's server. */
export interface VendorServerCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body: string;
  readonly isSigned: boolean;
}

/** The answer of a vendor's server; null hangs up, so that the outcome is unknown. */
export type VendorServerAnswer = { readonly status: number; readonly body: unknown } | null;

/** The server of a vendor in a test. */
export interface VendorServer {
  readonly url: string;
  /** All calls except health checks. */
  readonly calls: readonly VendorServerCall[];
  /** The number of health checks. */
  readonly healthChecks: () => number;
  close(): Promise<void>;
}

/**
 * Starts a vendor's server.
 * @param isUp whether it says that it is well.
 */
export async function startVendorServer(
  answer: (call: VendorServerCall) => VendorServerAnswer | Promise<VendorServerAnswer>,
  isUp: () => boolean = () => true,
): Promise<VendorServer> {
  const calls: VendorServerCall[] = [];
  let healthChecks = 0;
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/healthz') {
        healthChecks += 1;
        return response.writeHead(isUp() ? 200 : 503).end();
      }
      const call = await read(request);
      calls.push(call);
      const given = await answer(call);
      if (given === null) return request.socket.destroy();
      return response.writeHead(given.status, { 'content-type': 'application/json' }).end(JSON.stringify(given.body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://vendor.localhost:${port}`,
    calls,
    healthChecks: () => healthChecks,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether the gateway signed a call, with the key of tests. */
export function isSignedForVendor({ method = '', url = '', headers }: IncomingMessage, body: Uint8Array): boolean {
  const call = { direction: 'toVendor', method, path: url, body } as const;
  return checkVendorCall(Buffer.from(TEST_VENDOR_KEY), call, headers.authorization, new Date()) !== null;
}

async function read(request: IncomingMessage): Promise<VendorServerCall> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const bytes = Buffer.concat(pieces);
  const path = request.url ?? '';
  const method = request.method ?? '';
  return { method, path, body: bytes.toString('utf8'), isSigned: isSignedForVendor(request, bytes) };
}
