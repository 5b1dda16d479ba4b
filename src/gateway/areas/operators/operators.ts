import type { FastifyInstance } from 'fastify';
import type { Database } from '#gateway/database/database.ts';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import { type Auditable, auditLog } from '#gateway/kit/log.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import { hashPassword, isPasswordOf, isTooCommon } from '#gateway/secrets/password-hash.ts';
import { sealedValues } from '#gateway/secrets/sealed-values.ts';
import { totpSecrets } from '#gateway/secrets/totp-secrets.ts';
import { deskNotices } from './events/desk-notices.ts';
import { operatorAccountsService } from './operator-accounts-service.ts';
import { operatorLinksService } from './operator-links-service.ts';
import { operatorService } from './operator-service.ts';
import { ownAccountService } from './own-account-service.ts';
import { queueViewsService } from './queue-views-service.ts';
import { databaseCopyRoutes } from './routes/database-copy-routes.ts';
import { deskEventRoutes } from './routes/desk-event-routes.ts';
import { jobRoutes } from './routes/job-routes.ts';
import { masterKeyRoutes } from './routes/master-key-routes.ts';
import { operatorLinkRoutes } from './routes/operator-link-routes.ts';
import { operatorRoutes } from './routes/operator-routes.ts';
import { queueViewRoutes } from './routes/queue-view-routes.ts';

interface OperatorsGiven {
  readonly database: Database;
  readonly configuration: Pick<Settings, 'rateLimitFactor' | 'deskHost'>;
  readonly jobs: Pick<RecurringJobs, 'health' | 'retry'>;
  readonly clock: () => Date;
  readonly log: Auditable;
}

/** Operators: accounts, sessions and roles, the rotation of the platform's keys, recurring jobs and
 * the copy of the database. */
export function operatorsArea({ database, configuration, jobs, clock, log }: OperatorsGiven) {
  const parts = { database, clock, log: auditLog(log), passwords: { hashPassword, isPasswordOf, isTooCommon } };
  const secrets = totpSecrets(sealedValues(database.secrets, 'operator-totp'));
  const operators = operatorService({ ...parts, secrets, rateLimitFactor: configuration.rateLimitFactor });
  const own = ownAccountService({ ...parts, secrets, rateLimitFactor: configuration.rateLimitFactor });
  const accounts = operatorAccountsService(parts);
  const links = operatorLinksService(parts);
  const notices = deskNotices(database);
  const queueViews = queueViewsService(parts);
  return {
    find: operators.find,
    rememberEnvelope: operators.rememberEnvelope,
    forgetExpired: operators.forgetExpired,

    /** @param addressOf the origin of a host, for links to the desk. */
    routes(calls: FastifyInstance, addressOf: (host: string) => string): void {
      operatorRoutes(calls, { operators, accounts, own }, configuration);
      operatorLinkRoutes(calls, { links, ...configuration, addressOf });
      queueViewRoutes(calls, queueViews);
      masterKeyRoutes(calls, database.secrets);
      jobRoutes(calls, jobs);
      databaseCopyRoutes(calls, database.copy);
    },

    /** `GET /wps/operator/me/events`, which answers outside the envelope. */
    socketRoutes(app: FastifyInstance): void {
      deskEventRoutes(app, notices, configuration);
    },

    follow: notices.start,
    stop: notices.stop,
  };
}

export { ensureOperatorToken } from './operator-token-file.ts';
