import type { FastifyRequest } from 'fastify';
import type { ModId } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { siteOf } from '../site-by-host.ts';

/**
 * The guard of a module's calls, as a `preHandler`: refuses with `feature_disabled` while the site's flags turn the
 * module off.
 */
export function requireModule(modId: ModId) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isModuleOn(siteOf(request).site.flags, modId)) throw new DomainError('feature_disabled');
  };
}
