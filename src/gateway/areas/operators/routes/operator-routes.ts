import type { FastifyInstance } from 'fastify';
import type {
  Done,
  NewOperator,
  OperatorLogin,
  OperatorMe,
  OperatorParams,
  OperatorRoles,
} from '#contracts/generated/contracts.ts';
import { operatorOf, requireOperator } from '#gateway/http/access/operator-access.ts';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { contract } from '#gateway/http/contract.ts';
import { noStore } from '#gateway/http/no-store.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import type { ContractName } from '#gateway/kit/contract-validator.ts';
import type { OperatorAccountsService } from '../operator-accounts-service.ts';
import type { OperatorService } from '../operator-service.ts';

export interface OperatorServices {
  readonly operators: OperatorService;
  readonly accounts: OperatorAccountsService;
}

const described = (summary: string, answer: ContractName) => ({
  tags: ['operator'],
  summary,
  response: { 200: contract(answer) },
});

/** The people who run sites: how they sign in and out, and how admins keep their accounts. */
export function operatorRoutes(
  app: FastifyInstance,
  { operators, accounts }: OperatorServices,
  rateLimitFactor: number,
): void {
  app.post<{ Body: OperatorLogin }>(
    '/wps/operator/session/login',
    {
      onRequest: noStore,
      config: { ...sensitiveLimit(rateLimitFactor), anyHost: true, encrypted: true },
      schema: {
        ...described('Sign an operator in, or offer an authenticator to be enrolled', 'OperatorSignedIn'),
        alsoAnswers: [contract('OperatorEnrolment')],
        body: contract('OperatorLogin'),
      },
    },
    (request) => operators.signIn(request.body, visitOf(request)),
  );

  app.delete(
    '/wps/operator/session',
    { config: requireOperator(null), schema: described('End the session, on every process', 'Done') },
    async (request): Promise<Done> => {
      await operators.signOut(operatorOf(request));
      return { done: true };
    },
  );

  app.get(
    '/wps/operator/me',
    { config: requireOperator(null), schema: described('Who is signed in, and with which roles', 'OperatorMe') },
    async (request): Promise<OperatorMe> => {
      const { account, name, roles } = operatorOf(request);
      return { account, name, roles: [...roles] };
    },
  );

  app.get(
    '/wps/operator/operators',
    { config: requireOperator('admin'), schema: described('The accounts of operators', 'OperatorAccounts') },
    () => accounts.list(),
  );

  app.post<{ Body: NewOperator }>(
    '/wps/operator/operators',
    {
      config: { ...requireOperator('admin'), encrypted: true },
      schema: { ...described('Open an account for an operator', 'OperatorAccount'), body: contract('NewOperator') },
    },
    (request) => accounts.add(request.body, operatorOf(request)),
  );

  app.post<{ Params: OperatorParams }>(
    '/wps/operator/operators/:operatorId/disable',
    {
      config: requireOperator('admin'),
      schema: {
        ...described('Shut an account and end its sessions', 'OperatorAccount'),
        params: contract('OperatorParams'),
      },
    },
    (request) => accounts.disable(request.params.operatorId, operatorOf(request)),
  );

  app.put<{ Params: OperatorParams; Body: OperatorRoles }>(
    '/wps/operator/operators/:operatorId/roles',
    {
      config: requireOperator('admin'),
      schema: {
        ...described('Give an account other roles', 'OperatorAccount'),
        params: contract('OperatorParams'),
        body: contract('OperatorRoles'),
      },
    },
    (request) => accounts.setRoles(request.params.operatorId, request.body.roles, operatorOf(request)),
  );
}
