import { Agent as PlainAgent, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import type { ArcadeConfiguration } from '../arcade-configuration.ts';
import type { OperatorKeys } from './operator-keys.ts';

/** A call to the gateway's side for vendors: a POST with a body, or a GET without. */
export interface OperatorCall {
  readonly integration: string;
  /** The path after the integration, with a query if any: `process`. */
  readonly operation: string;
  readonly body?: string;
}

/**
 * The outcome of a call. `unreachable` means that nothing was sent, so that nothing was done; `unknown` that it may
 * have been done, without an answer.
 */
export type OperatorReply =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unknown' };

export type WalletTransport = (call: OperatorCall, options?: CallOptions) => Promise<OperatorReply>;

export interface CallOptions {
  /** Signs wrongly, which the other side must refuse. */
  readonly withBadSignature?: boolean;
}

const LARGEST_ANSWER = 16 * 1024 * 1024;
/** Errors of a connection that never came to be. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * Calls the gateway over connections that are kept. Names below localhost, which Node does not know, are this machine.
 */
export function gatewayTransport(
  { gatewayUrl, walletTimeoutMs: timeoutMs }: Pick<ArcadeConfiguration, 'gatewayUrl' | 'walletTimeoutMs'>,
  keys: OperatorKeys,
  clock: () => Date,
): { readonly send: WalletTransport; readonly close: () => void } {
  const origin = new URL(gatewayUrl);
  const isSecure = origin.protocol === 'https:';
  const request = isSecure ? requestSecure : requestPlain;
  const agent = isSecure
    ? new SecureAgent({ keepAlive: true, maxSockets: 64 })
    : new PlainAgent({ keepAlive: true, maxSockets: 64 });
  const isHere = origin.hostname === 'localhost' || origin.hostname.endsWith('.localhost');

  const send: WalletTransport = ({ integration, operation, body }, { withBadSignature = false } = {}) => {
    const path = `/vendor/v1/${encodeURIComponent(integration)}/${operation}`;
    const method = body === undefined ? 'GET' : 'POST';
    const spoilt = withBadSignature ? '!' : '';
    const call = { method, path: path + spoilt, body: (body ?? '') + spoilt };
    const signed = keys.sign(integration, call, clock());
    return new Promise((resolve) => {
      const outgoing = request(
        {
          host: isHere ? '127.0.0.1' : origin.hostname,
          port: origin.port,
          path,
          method,
          agent,
          headers: {
            host: origin.host,
            authorization: signed,
            accept: 'application/json',
            ...(body !== undefined && {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(body)),
            }),
          },
        },
        (incoming) => {
          const pieces: Buffer[] = [];
          let size = 0;
          incoming.on('data', (piece: Buffer) => {
            size += piece.length;
            if (size > LARGEST_ANSWER) incoming.destroy();
            else pieces.push(piece);
          });
          incoming.on('end', () => {
            resolve({
              kind: 'answered',
              status: incoming.statusCode ?? 0,
              text: Buffer.concat(pieces).toString('utf8'),
            });
          });
          incoming.on('close', () => resolve({ kind: 'unknown' }));
        },
      );
      outgoing.setTimeout(timeoutMs, () => outgoing.destroy());
      // Also where bytes trickle in, which keeps the socket's own timer from running out.
      const patience = setTimeout(() => outgoing.destroy(), timeoutMs);
      outgoing.on('close', () => {
        clearTimeout(patience);
        resolve({ kind: 'unknown' });
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        resolve({ kind: NEVER_SENT.has(error.code ?? '') ? 'unreachable' : 'unknown' });
      });
      outgoing.end(body);
    });
  };
  return { send, close: () => agent.destroy() };
}
