import type { FastifyRequest } from 'fastify';
import type { SocialProvider } from '#contracts/generated/contracts.ts';

/** The site's own address as the browser has it. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.raw.headers.host ?? ''}`;
}

/** The address to which a service redirects the browser back. */
export function callbackAddress(request: FastifyRequest, provider: SocialProvider): string {
  return `${originOf(request)}/wps/session/social/${provider}/callback`;
}
