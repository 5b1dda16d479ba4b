import type { FastifyInstance } from 'fastify';
import { adjustmentRoutes } from './routes/adjustment-routes.ts';
import { type MemberFileRouteParts, memberFileRoutes } from './routes/member-file-routes.ts';

/** What operators know of members: who they are, what they did, what was noted; and adjustments of their money. */
export function memberFilesArea(given: MemberFileRouteParts) {
  return {
    routes(calls: FastifyInstance): void {
      memberFileRoutes(calls, given);
      adjustmentRoutes(calls, given);
    },
  };
}

export { noteAudit } from './repository/audit-repository.ts';
