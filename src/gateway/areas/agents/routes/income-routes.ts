import type { FastifyInstance } from 'fastify';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { costlyLimit } from '#gateway/http/security/rate-limits.ts';
import { SENSITIVE_PER_MINUTE } from '#gateway/http/security/sensitive-limits.ts';
import { sendSheet } from '#gateway/http/send-sheet.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { ContractParts } from '../contracts/contract-parts.ts';
import { readOwnTerms } from '../contracts/read-own-contracts.ts';
import { incomeSheet } from '../income/income-sheet.ts';
import { listIncome } from '../income/list-income.ts';
import { readDerivation } from '../income/read-derivation.ts';
import { readRunningSalary } from '../income/read-running-salary.ts';
import { requestPayment } from '../income/request-payment.ts';
import { runningWindows } from '../income/running-windows.ts';
import { readerOf } from './contract-routes.ts';

/** Income of agents, and requests for payment (specification, section 7, "Rewards and pay"). */
export function incomeRoutes(
  app: FastifyInstance,
  { rateLimitFactor, ...parts }: ContractParts & { readonly rateLimitFactor: number },
): void {
  // What was earned is shown also after a site stopped paying by a kind.
  const ofAgent = { config: { access: 'agent' as const } };

  answerCall(app, 'GET /wps/agent/income', ofAgent, (request, reply) => {
    const { from, to, kind, state, each, sort, order, running, as, pageNo = '1', pageSize = '20' } = request.query;
    const asked = {
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(kind !== undefined && { kind }),
      ...(state !== undefined && { state }),
      ...(each !== undefined && { each }),
      ...(sort !== undefined && { sort }),
      ...(order !== undefined && { order }),
    };
    if (as === undefined)
      return listIncome(parts, readerOf(request), { ...asked, pageNo: Number(pageNo), pageSize: Number(pageSize) });
    const reader = { site: siteOf(request), agentId: sessionOf(request).memberId, language: request.language };
    const sheet = incomeSheet(parts, reader, { ...asked, hasRunning: running === 'true' });
    return sendSheet(reply, { as, name: 'income', sheet });
  });

  // It adds up the facts of a whole period.
  const limitChecks = costlyLimit(app, SENSITIVE_PER_MINUTE, rateLimitFactor);
  answerCall(app, 'GET /wps/agent/income/:paymentId/derivation', ofAgent, async (request) => {
    const checksFacts = request.query.check === 'true';
    if (checksFacts) await limitChecks(request);
    return readDerivation(parts, readerOf(request), { ...request.params, checksFacts });
  });

  const running = { ...parts, windows: runningWindows(parts) };
  answerCall(app, 'GET /wps/agent/salary/realtime', ofAgent, (request) =>
    readRunningSalary(running, readerOf(request)),
  );

  answerCall(app, 'POST /wps/relay/MCS2_processDividendReq', ofAgent, (request) =>
    requestPayment(parts, readerOf(request), { kind: 'dividend', paymentId: request.body.paymentId ?? null }),
  );

  const salaries = {
    MCS2_dailySalaryContract: 'daily',
    MCS2_hourlySalary: 'hourly',
    MCS2_realtimeSalary: 'realtime',
  } as const;
  for (const name of Object.keys(salaries) as (keyof typeof salaries)[]) {
    const kind = salaries[name];
    answerCall(app, `GET /wps/relay/${name}`, ofAgent, (request) => readOwnTerms(parts, readerOf(request), kind));
    answerCall(app, `POST /wps/relay/${name}`, ofAgent, (request) =>
      requestPayment(parts, readerOf(request), { kind, paymentId: request.body.paymentId ?? null }),
    );
  }
}
