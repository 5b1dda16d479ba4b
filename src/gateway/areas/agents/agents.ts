import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { Log } from '#gateway/kit/log.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { AgentParts } from './agent-parts.ts';
import { contractParts } from './routes/contract-area.ts';
import { operatorRoutes } from './routes/operator-routes.ts';
import { registerRoutes } from './routes/register-routes.ts';
import { reportRoutes } from './routes/report-routes.ts';
import { teamRoutes } from './routes/team-routes.ts';
import { countTeamPlay } from './team/count-team-play.ts';

interface AgentsGiven extends AgentParts {
  readonly sites: SiteDirectory;
  readonly jobs: Pick<RecurringJobs, 'every'>;
  readonly log: Log;
}

const COUNT_EVERY_MS = 60_000;

/** The back office of agents: teams, registration and reports. */
export function agentsArea({ sites, jobs, log, ...parts }: AgentsGiven) {
  const contracts = contractParts({ ...parts, sites, jobs, log });
  return {
    routes(calls: FastifyInstance, { requireOpen }: { readonly requireOpen: preHandlerAsyncHookHandler }): void {
      teamRoutes(calls, { ...parts, requireOpen });
      registerRoutes(calls, parts);
      reportRoutes(calls, parts);
      operatorRoutes(calls, { ...parts, sites });
      contracts.routes(calls);
    },

    /** Counts play for teams, and settles and pays what agents earn, from now on. */
    start(): void {
      jobs.every('count-team-play', { everyMs: COUNT_EVERY_MS }, (stopping) =>
        countTeamPlay(
          { ...parts, sites },
          (site, error) => log.warn({ err: error, site: site.id }, 'counting play for teams failed'),
          stopping,
        ),
      );
      contracts.start();
    },
  };
}

export type { AgentParts, AgentReader } from './agent-parts.ts';
export { acceptContract } from './contracts/answer-contract.ts';
export { offerContract } from './contracts/offer-contract.ts';
export { PLAN_KINDS, planOf } from './contracts/plan-of.ts';
export { recountTeams } from './repository/count-repository.ts';
export { settleFrom } from './settlement/settle-from.ts';
