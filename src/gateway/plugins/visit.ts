import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { plainAddress } from '#gateway/trusted-proxies.ts';
import { deviceOf } from '#gateway/visitor-device.ts';
import { browserDigestOf } from './browser-secret.ts';
import { rememberedTextOf } from './session-token.ts';

/** Who knocks, as far as signing in asks. */
export interface Visit {
  /** All addresses of the machine itself count as one. */
  readonly address: string;
  readonly device: string;
  readonly language: LanguageCode;
  /** The digest of the secret by which a browser that went to another service is known again. */
  readonly browserDigest?: string | null;
  /** The token that the browser is remembered by, as it was sent; not checked yet. */
  readonly remembered?: string | undefined;
}

export function visitOf(request: FastifyRequest): Visit {
  return {
    address: addressKey(plainAddress(request.ip)),
    device: deviceOf(request.headers['user-agent']),
    language: request.language,
    browserDigest: browserDigestOf(request),
    remembered: rememberedTextOf(request),
  };
}

function addressKey(address: string): string {
  const isLoopback = address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
  return isLoopback ? '127.0.0.1' : address;
}
