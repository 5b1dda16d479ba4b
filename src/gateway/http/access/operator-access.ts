import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorRole } from '#contracts/generated/contracts.ts';
import { ALL_SITES, mayAct } from '#contracts/operator-roles.ts';
import type { Operator } from '#gateway/identity/operator.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { deskTokenOf, isAtDesk } from './desk-session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * An operator's route needs one of these roles on the site of its path, or on all sites if the path has no site.
     * Null lets every operator in.
     */
    operatorRoles?: readonly OperatorRole[] | null;
    /** Whether an operator's route needs a code of the authenticator within the last ten minutes. */
    needsProof?: boolean;
  }
  interface FastifyRequest {
    /** Set on the routes of operators. */
    operator: Operator | null;
  }
}

interface OperatorAccessParts {
  /** The token of the file in the data directory: whoever may read it may do everything. */
  readonly machineToken: string;
  /** Finds the operator of a session's token; null where the session is over or never was. */
  readonly find: (token: string) => Promise<Operator | null>;
  /** The host of the operators' desk, whose cookie carries a token too; null: there is no desk. */
  readonly deskHost: string | null;
}

const TOKEN = /^[\w-]{43}$/;

const MACHINE: Operator = {
  operatorId: null,
  account: null,
  name: null,
  createdAt: null,
  tokenDigest: null,
  isProved: true,
  roles: [{ siteId: ALL_SITES, role: 'admin' }],
};

/**
 * The `config` of an operator's route. Such routes belong to the platform and answer on every host.
 * @param roles one of them is needed on the site of the path's `:siteId`, or on all sites if the path has none. Null
 *   lets every operator in.
 */
export function requireOperator(...roles: readonly [OperatorRole, ...OperatorRole[]] | readonly [null]) {
  const [first] = roles;
  return { anyHost: true, access: 'operator' as const, operatorRoles: first === null ? null : roles };
}

/**
 * As `requireOperator`, for dangerous routes: they move money, unmask data or change rights. They also need a code of
 * the authenticator within the last ten minutes, so that a session left open is not enough.
 */
export function requireProof(...roles: readonly [OperatorRole, ...OperatorRole[]]) {
  return { ...requireOperator(...roles), needsProof: true };
}

/**
 * Guards every route of operators by the role that it declares: after the rate limits, which count wrong tokens too,
 * before a body is read.
 */
export function operatorAccess(app: FastifyInstance, { machineToken, find, deskHost }: OperatorAccessParts): void {
  app.decorateRequest('operator', null);
  const expected = digestOf(`Bearer ${machineToken}`);

  app.addHook('onRoute', (route) => {
    const { access, operatorRoles: roles, needsProof = false } = route.config ?? {};
    if (access !== 'operator') return;
    if (roles === undefined) throw new Error(`${route.url} is for operators and says not for which role`);
    const needed = roles === null ? null : withAuditors(roles, [route.method].flat());
    const guard = async (request: FastifyRequest, reply: FastifyReply): Promise<undefined> => {
      reply.header('cache-control', 'no-store');
      request.operator = await operatorFor(request);
      if (needed !== null) assertMay(request.operator, needed, siteIdOf(request));
      if (needsProof && !request.operator.isProved) throw new DomainError('operator_proof_required');
    };
    route.preParsing = [guard, ...[route.preParsing ?? []].flat()];
  });

  async function operatorFor(request: FastifyRequest): Promise<Operator> {
    const { authorization } = request.headers;
    // In the same time whatever is sent.
    if (timingSafeEqual(digestOf(authorization ?? ''), expected)) return MACHINE;
    const cookie = isAtDesk(request, deskHost) ? deskTokenOf(request) : undefined;
    const token = authorization === undefined ? cookie : /^Bearer (.*)$/i.exec(authorization)?.[1];
    const operator = token === undefined || !TOKEN.test(token) ? null : await find(token);
    if (operator === null) throw new DomainError('operator_token_required');
    return operator;
  }
}

/**
 * The operator of a guarded route.
 * @throws when the route forgot to declare its access.
 */
export function operatorOf(request: FastifyRequest): Operator {
  if (request.operator === null) throw new Error(`${request.routeOptions.url} declares no access of operators`);
  return request.operator;
}

/** The operator's account as it is stored with what was done; a program on the gateway's own machine has none. */
export function operatorOnRecord(request: FastifyRequest): string {
  return operatorOf(request).account ?? 'operator token';
}

/** Adds auditors to calls that only read and that cashiers or support may make. */
function withAuditors(roles: readonly OperatorRole[], methods: readonly string[]): readonly OperatorRole[] {
  const isReading = methods.every((method) => method === 'GET' || method === 'HEAD');
  const isOfMembers = roles.includes('cashier') || roles.includes('support');
  return isReading && isOfMembers ? [...roles, 'auditor'] : roles;
}

function assertMay({ roles }: Operator, needed: readonly OperatorRole[], siteId: string): void {
  if (!needed.some((role) => mayAct(roles, role, siteId))) throw new DomainError('operator_role_required');
}

/**
 * The site that the path names. Roles are looked for under this very text, so that one that is no site's id finds none.
 */
function siteIdOf(request: FastifyRequest): string {
  const { siteId } = request.params as { readonly siteId?: string };
  return siteId ?? ALL_SITES;
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
