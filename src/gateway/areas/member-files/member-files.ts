import type { FastifyInstance } from 'fastify';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { type Audited, noteAudit } from './repository/audit-repository.ts';
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

/** Writes to the audit trail that an operator read a member's data, in the transaction that reads it. */
export const noteFileRead = (
  tx: SiteTransaction,
  siteId: string,
  read: Pick<Audited, 'operator' | 'at' | 'about'> & { readonly memberId: string },
): Promise<void> => noteAudit(tx, siteId, { ...read, action: 'fileRead' });

export { noteAudit } from './repository/audit-repository.ts';
