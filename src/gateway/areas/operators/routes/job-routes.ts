import type { FastifyInstance } from 'fastify';
import type { OperatorJobs } from '#contracts/generated/contracts.ts';
import { operatorOf, requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { JOB_NAMES, type RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import { auditLog } from '#gateway/kit/log.ts';

/** Health of the platform's recurring jobs, and the retry of a failed one. */
export function jobRoutes(app: FastifyInstance, jobs: Pick<RecurringJobs, 'health' | 'retry'>): void {
  const config = requireOperator('admin');

  async function read(): Promise<OperatorJobs> {
    const known = new Map((await jobs.health()).map((job) => [job.name, job]));
    return { jobs: JOB_NAMES.map((name) => ({ ...NEVER, ...known.get(name), name })) };
  }

  answerCall(app, 'GET /wps/operator/jobs', { config }, read);

  answerCall(app, 'POST /wps/operator/jobs/:job/retry', { config }, async (request) => {
    const { job } = request.params;
    await jobs.retry(job);
    auditLog(request.log).info({ job, by: operatorOf(request).account ?? 'token' }, 'a job was tried again');
    return read();
  });
}

const NEVER = { state: null, startedAt: null, endedAt: null, succeededAt: null, failures: 0, reason: null };
