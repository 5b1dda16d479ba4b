import type { FastifyInstance } from 'fastify';
import { adjustmentRoutes } from './routes/adjustment-routes.ts';
import { type MemberFileRouteParts, memberFileRoutes } from './routes/member-file-routes.ts';

/** The member files of operators: search, profile, sessions, records, notes, audit trail and balance adjustments. */
export function memberFilesArea(given: MemberFileRouteParts) {
  return {
    routes(calls: FastifyInstance): void {
      memberFileRoutes(calls, given);
      adjustmentRoutes(calls, given);
    },
  };
}

export { noteAudit } from './repository/audit-repository.ts';
