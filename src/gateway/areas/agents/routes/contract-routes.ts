import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { idempotencyKeyOf } from '#gateway/http/idempotency-key.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { plainAddress } from '#gateway/kit/trusted-proxies.ts';
import { acceptContract, rejectContract, terminateContract, withdrawContract } from '../contracts/answer-contract.ts';
import { discardDraft, readDrafts, saveDraft } from '../contracts/contract-drafts.ts';
import type { ContractParts, ContractReader } from '../contracts/contract-parts.ts';
import { keptPastPeriods } from '../contracts/kept-past-periods.ts';
import { offerContract } from '../contracts/offer-contract.ts';
import { readContractPayments } from '../contracts/read-contract-payments.ts';
import { readContract, readContracts } from '../contracts/read-contracts.ts';
import { readOwnContracts } from '../contracts/read-own-contracts.ts';
import { simulateContract } from '../contracts/simulate-contract.ts';
import { pastPeriods } from '../repository/contract-income-repository.ts';

/** Who asks at an agent's desk. */
export function readerOf(request: FastifyRequest): ContractReader {
  return { site: siteOf(request), agentId: sessionOf(request).memberId, address: plainAddress(request.ip) };
}

/** Contracts between agents and their direct uplines (specification, section 4), where sites have them. */
export function contractRoutes(app: FastifyInstance, parts: ContractParts): void {
  const ofAgent = { config: { access: 'agent' as const }, preHandler: requireModule('CONTRACT3') };

  answerCall(app, 'GET /wps/agent/contracts', ofAgent, (request) => {
    const { memberId, account, kind, state, before, pageSize = '20' } = request.query;
    return readContracts(parts, readerOf(request), {
      ...(memberId !== undefined && { memberId }),
      ...(account !== undefined && { account }),
      ...(kind !== undefined && { kind }),
      ...(state !== undefined && { state }),
      ...(before !== undefined && { before }),
      pageSize: Number(pageSize),
    });
  });

  answerCall(app, 'GET /wps/agent/contracts/own', ofAgent, (request) => readOwnContracts(parts, readerOf(request)));

  answerCall(app, 'GET /wps/agent/contracts/:contractId', ofAgent, (request) =>
    readContract(parts, readerOf(request), request.params.contractId),
  );

  answerCall(app, 'GET /wps/agent/contractPayments/:contractId', ofAgent, (request) => {
    const { before, pageSize = '20' } = request.query;
    const page = { ...(before !== undefined && { before }), pageSize: Number(pageSize) };
    return readContractPayments(parts, readerOf(request), { ...request.params, ...page });
  });

  answerCall(app, 'GET /wps/agent/contractDrafts/:memberId', ofAgent, (request) =>
    readDrafts(parts, readerOf(request), request.params.memberId),
  );

  answerCall(app, 'PUT /wps/agent/contractDrafts/:memberId/:kind', ofAgent, (request) =>
    saveDraft(parts, readerOf(request), { ...request.params, asked: request.body }),
  );

  answerCall(app, 'DELETE /wps/agent/contractDrafts/:memberId/:kind', ofAgent, async (request) => {
    await discardDraft(parts, readerOf(request), request.params);
    return { done: true };
  });

  answerCall(app, 'POST /wps/agent/contracts', ofAgent, (request) =>
    offerContract(parts, readerOf(request), { asked: request.body, key: idempotencyKeyOf(request) }),
  );

  const simulating = { ...parts, readPast: keptPastPeriods(pastPeriods, parts.clock) };
  answerCall(app, 'POST /wps/agent/contracts/simulation', ofAgent, (request) =>
    simulateContract(simulating, readerOf(request), request.body),
  );

  answerCall(app, 'POST /wps/agent/contracts/:contractId/accept', ofAgent, (request) =>
    acceptContract(parts, readerOf(request), { ...request.params, agrees: request.body.agrees ?? false }),
  );

  answerCall(app, 'POST /wps/agent/contracts/:contractId/reject', ofAgent, (request) =>
    rejectContract(parts, readerOf(request), { ...request.params, reason: request.body.reason }),
  );

  answerCall(app, 'POST /wps/agent/contracts/:contractId/withdraw', ofAgent, (request) =>
    withdrawContract(parts, readerOf(request), request.params.contractId),
  );

  answerCall(app, 'POST /wps/agent/contracts/:contractId/terminate', ofAgent, (request) =>
    terminateContract(parts, readerOf(request), request.params.contractId),
  );
}
