import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { idempotencyKeyOf } from '#gateway/http/idempotency-key.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { plainAddress } from '#gateway/kit/trusted-proxies.ts';
import { acceptContract, rejectContract, terminateContract, withdrawContract } from '../contracts/answer-contract.ts';
import type { ContractParts, ContractReader } from '../contracts/contract-parts.ts';
import { offerContract } from '../contracts/offer-contract.ts';
import { readContract, readContracts } from '../contracts/read-contracts.ts';
import { readOwnContracts } from '../contracts/read-own-contracts.ts';
import { simulateContract } from '../contracts/simulate-contract.ts';

/** Who asks at an agent's desk. */
export function readerOf(request: FastifyRequest): ContractReader {
  return { site: siteOf(request), agentId: sessionOf(request).memberId, address: plainAddress(request.ip) };
}

/** Contracts between agents and their direct uplines (specification, section 4), where sites have them. */
export function contractRoutes(app: FastifyInstance, parts: ContractParts): void {
  const ofAgent = { config: { access: 'agent' as const }, preHandler: requireModule('CONTRACT3') };

  answerCall(app, 'GET /wps/agent/contracts', ofAgent, (request) => {
    const { memberId, kind, state, pageNo = '1', pageSize = '20' } = request.query;
    return readContracts(parts, readerOf(request), {
      ...(memberId !== undefined && { memberId }),
      ...(kind !== undefined && { kind }),
      ...(state !== undefined && { state }),
      ...{ pageNo: Number(pageNo), pageSize: Number(pageSize) },
    });
  });

  answerCall(app, 'GET /wps/agent/contracts/own', ofAgent, (request) => readOwnContracts(parts, readerOf(request)));

  answerCall(app, 'GET /wps/agent/contracts/:contractId', ofAgent, (request) =>
    readContract(parts, readerOf(request), request.params.contractId),
  );

  answerCall(app, 'POST /wps/agent/contracts', ofAgent, (request) =>
    offerContract(parts, readerOf(request), { asked: request.body, key: idempotencyKeyOf(request) }),
  );

  answerCall(app, 'POST /wps/agent/contracts/simulation', ofAgent, (request) =>
    simulateContract(parts, readerOf(request), request.body),
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
