import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Visit } from '#gateway/identity/visit.ts';
import { deviceOf } from '#gateway/identity/visitor-device.ts';
import { plainAddress } from '#gateway/kit/trusted-proxies.ts';
import { browserDigestOf } from '../security/browser-secret.ts';
import { rememberedTextOf } from './session-cookies.ts';

/** Reads the visit of a request: address, device, language and the browser's cookies. */
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
