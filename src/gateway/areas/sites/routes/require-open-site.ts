import type { FastifyRequest } from 'fastify';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { plainAddress } from '#gateway/kit/trusted-proxies.ts';
import { pageStateOf, statusInForce } from '../status/site-status.ts';
import type { StatusBoard } from '../status/status-board.ts';
import type { CountrySource } from '../status/visitor-country.ts';

/**
 * The guard of every call that plays or pays, as a `preHandler`: refuses with `maintenance` or `region_restricted` by
 * what the database and the documents say at this moment. Pages only explain what is enforced here.
 */
export function requireOpenSite(status: Pick<StatusBoard, 'read'>, countryOf: CountrySource) {
  return async (request: FastifyRequest): Promise<void> => {
    const site = siteOf(request);
    const inForce = statusInForce(site, await status.read(site.id));
    const state = pageStateOf(inForce, { ip: plainAddress(request.ip), country: countryOf(request) });
    if (state === 'maintenance') throw new DomainError('maintenance');
    if (state === 'regionRestricted') throw new DomainError('region_restricted');
  };
}
