import type { FastifyRequest } from 'fastify';
import type { Device } from '#contracts/generated/contracts.ts';

const PHONE = /\b(?:Mobi|iPhone|iPod|Windows Phone|Opera Mini)\b|Android(?=.*Mobile)/i;

/** The device class that a page is first painted for: the browser's client hint, else its user agent. */
export function deviceOf(request: FastifyRequest): Device {
  const hint = request.headers['sec-ch-ua-mobile'];
  if (hint === '?1') return 'mobile';
  if (hint === '?0') return 'desktop';
  return PHONE.test(request.headers['user-agent'] ?? '') ? 'mobile' : 'desktop';
}
