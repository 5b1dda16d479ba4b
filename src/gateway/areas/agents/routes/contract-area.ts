import type { FastifyInstance } from 'fastify';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { ContractParts } from '../contracts/contract-parts.ts';
import type { PayParts } from '../settlement/pay-agents.ts';
import { settleAgents } from '../settlement/settle-agents.ts';
import { contractRoutes } from './contract-routes.ts';
import { incomeRoutes } from './income-routes.ts';

interface ContractsGiven extends ContractParts, Pick<PayParts, 'onMoved'> {
  readonly accounts: { readonly rateLimitFactor: number };
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly jobs: Pick<RecurringJobs, 'every'>;
  readonly log: { error(fields: object, message: string): void };
}

const SETTLE_EVERY_MS = 60_000;
/** The first settlement after hours down takes long. */
const SETTLE_MOST_MS = 15 * 60_000;

/** Contracts of agents, their settlement and what they are paid: the part of the area `agents` that is about money. */
export function contractParts({ sites, jobs, log, onMoved, accounts, ...parts }: ContractsGiven) {
  return {
    routes(calls: FastifyInstance): void {
      contractRoutes(calls, parts);
      incomeRoutes(calls, { ...parts, rateLimitFactor: accounts.rateLimitFactor });
    },

    /** Starts the job that settles and pays. */
    start(): void {
      jobs.every('settle-agents', { everyMs: SETTLE_EVERY_MS, mostMs: SETTLE_MOST_MS }, (stopping) =>
        settleAgents(
          { ...parts, sites, onMoved },
          (site, error) => log.error({ err: error, site: site.id }, 'agents of a site could not be settled'),
          stopping,
        ),
      );
    },
  };
}
