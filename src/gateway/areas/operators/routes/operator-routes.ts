import type { FastifyInstance } from 'fastify';
import { clearDeskCookie, isAtDesk, setDeskCookie } from '#gateway/http/access/desk-session.ts';
import { operatorOf, requireOperator, requireProof } from '#gateway/http/access/operator-access.ts';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { noStore } from '#gateway/http/no-store.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import type { OperatorAccountsService } from '../operator-accounts-service.ts';
import type { OperatorService } from '../operator-service.ts';
import type { OwnAccountService } from '../own-account-service.ts';

export interface OperatorServices {
  readonly operators: OperatorService;
  readonly accounts: OperatorAccountsService;
  readonly own: OwnAccountService;
}

/** The people who run sites: how they sign in and out, and how admins keep their accounts. */
export function operatorRoutes(
  app: FastifyInstance,
  { operators, accounts, own }: OperatorServices,
  { rateLimitFactor, deskHost }: Pick<Settings, 'rateLimitFactor' | 'deskHost'>,
): void {
  answerCall(
    app,
    'POST /wps/operator/session/login',
    { onRequest: noStore, config: { ...sensitiveLimit(rateLimitFactor), anyHost: true, encrypted: true } },
    async (request, reply) => {
      const wantsCookie = request.body.transport === 'cookie';
      if (wantsCookie && !isAtDesk(request, deskHost))
        throw new DomainError('invalid_request', { fields: { transport: 'not_allowed_value' } });
      const opened = await operators.signIn(request.body, visitOf(request));
      if (!wantsCookie || 'enrolment' in opened) return opened;
      const { token, ...rest } = opened;
      setDeskCookie(request, reply, token);
      return rest;
    },
  );

  answerCall(app, 'DELETE /wps/operator/session', { config: requireOperator(null) }, async (request, reply) => {
    await operators.signOut(operatorOf(request));
    if (isAtDesk(request, deskHost)) clearDeskCookie(request, reply);
    return { done: true };
  });

  answerCall(app, 'GET /wps/operator/me', { config: requireOperator(null) }, async (request) => {
    const { account, name, roles } = operatorOf(request);
    return { account, name, roles: [...roles] };
  });

  const secret = { ...sensitiveLimit(rateLimitFactor), ...requireOperator(null), encrypted: true };
  answerCall(app, 'POST /wps/operator/me/proof', { config: secret }, async (request) => {
    await own.proveAgain(operatorOf(request), request.body, visitOf(request));
    return { done: true };
  });

  answerCall(app, 'PUT /wps/operator/me/password', { config: secret }, async (request) => {
    await own.changePassword(operatorOf(request), request.body, visitOf(request));
    return { done: true };
  });

  answerCall(app, 'POST /wps/operator/me/authenticator', { config: secret }, (request) =>
    own.offerAuthenticator(operatorOf(request), request.body, visitOf(request)),
  );

  answerCall(app, 'POST /wps/operator/me/authenticator/confirm', { config: secret }, (request) =>
    own.confirmAuthenticator(operatorOf(request), request.body.totp, visitOf(request)),
  );

  answerCall(app, 'POST /wps/operator/me/recoveryCodes', { config: secret }, (request) =>
    own.renewRecoveryCodes(operatorOf(request), request.body, visitOf(request)),
  );

  answerCall(app, 'GET /wps/operator/me/sessions', { config: requireOperator(null) }, (request) =>
    own.sessions(operatorOf(request)),
  );

  answerCall(app, 'DELETE /wps/operator/me/sessions/:sessionId', { config: requireOperator(null) }, async (request) => {
    await own.endSession(operatorOf(request), request.params.sessionId);
    return { done: true };
  });

  answerCall(app, 'GET /wps/operator/operators', { config: requireOperator('admin') }, () => accounts.list());

  answerCall(
    app,
    'POST /wps/operator/operators',
    { config: { ...requireProof('admin'), encrypted: true } },
    (request) => accounts.add(request.body, operatorOf(request)),
  );

  answerCall(app, 'POST /wps/operator/operators/:operatorId/disable', { config: requireProof('admin') }, (request) =>
    accounts.disable(request.params.operatorId, operatorOf(request)),
  );

  answerCall(app, 'POST /wps/operator/operators/:operatorId/enable', { config: requireProof('admin') }, (request) =>
    accounts.enable(request.params.operatorId, operatorOf(request)),
  );

  answerCall(app, 'GET /wps/operator/operators/:operatorId/changes', { config: requireOperator('admin') }, (request) =>
    accounts.changes(request.params.operatorId),
  );

  answerCall(app, 'PUT /wps/operator/operators/:operatorId/roles', { config: requireProof('admin') }, (request) =>
    accounts.setRoles(request.params.operatorId, request.body.roles, operatorOf(request)),
  );
}
