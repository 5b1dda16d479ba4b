import type { FastifyRequest } from 'fastify';
import { maintenanceInForce, pageStateOf } from '#gateway/documents/site-status.ts';
import type { StatusBoard } from '#gateway/documents/status-board.ts';
import type { CountrySource } from '#gateway/documents/visitor-country.ts';
import { DomainError } from '#gateway/domain-error.ts';
import { plainAddress } from '#gateway/trusted-proxies.ts';
import { siteOf } from './site-by-host.ts';

/**
 * The guard of every call that plays or pays, as a `preHandler`: refuses with `maintenance` or `region_restricted` by what the
 * database and the documents say at this moment. Pages only explain what is enforced here.
 */
export function requireOpenSite(status: Pick<StatusBoard, 'read'>, countryOf: CountrySource) {
  return async (request: FastifyRequest): Promise<void> => {
    const site = siteOf(request);
    const maintenance = maintenanceInForce(site, await status.read(site.id));
    const state = pageStateOf(site, maintenance, { ip: plainAddress(request.ip), country: countryOf(request) });
    if (state === 'maintenance') throw new DomainError('maintenance');
    if (state === 'regionRestricted') throw new DomainError('region_restricted');
  };
}
