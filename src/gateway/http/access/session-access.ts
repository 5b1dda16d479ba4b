import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAgentType, isTrialType } from '#contracts/member-types.ts';
import type { FindSession, IsPasswordChangeDue, Session } from '#gateway/identity/session.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { noStore } from '../no-store.ts';
import { siteOf } from '../site-by-host.ts';
import { tokenOf } from './session-cookies.ts';

/**
 * The callers that a route admits: anybody; anybody signed in; members and agents but no trial accounts; those, and a
 * guest who asks for a free trial by
 * `mode=trial`; agents alone; or operators, who have accounts of their own (operator-access.ts).
 */
export type Access = 'public' | 'session' | 'member' | 'play' | 'agent' | 'operator';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Allowed also while the member has to change the password: the form needs these routes. */
    duringPasswordChange?: true;
  }
  interface FastifyInstance {
    /** The access of each route, by method and path: `GET /wps/member/info`. */
    routeAccess: ReadonlyMap<string, Access>;
    findSession: FindSession;
  }
  interface FastifyRequest {
    /** Set on the routes that are not public; null there where a guest asks for a free trial. */
    session: Session | null;
  }
}

/**
 * Guards every route by what it declares as its `access`, before its body is read: what the portal hides, the gateway
 * refuses (specification, section 6). A member who has to change the password first is refused everything else (section
 * 4, "Login state").
 */
export function sessionAccess(app: FastifyInstance, find: FindSession, isChangeDue: IsPasswordChangeDue): void {
  app.decorateRequest('session', null);
  app.decorate('findSession', find);
  const routeAccess = new Map<string, Access>();
  app.decorate('routeAccess', routeAccess);
  app.addHook('onRoute', (route) => {
    const access = route.config?.access ?? 'public';
    for (const method of [route.method].flat()) routeAccess.set(`${method} ${route.url}`, access);
    if (access === 'public' || access === 'operator') return;
    route.onRequest = [
      ...[route.onRequest ?? []].flat(),
      noStore,
      async (request: FastifyRequest) => {
        request.session = await sessionFor(request, access, find);
        const { session, routeOptions } = request;
        if (
          session !== null &&
          routeOptions.config.duringPasswordChange !== true &&
          isChangeDue(siteOf(request), session)
        )
          throw new DomainError('password_change_required');
      },
    ];
  });
}

async function sessionFor(
  request: FastifyRequest,
  access: Exclude<Access, 'public' | 'operator'>,
  find: FindSession,
): Promise<Session | null> {
  const token = tokenOf(request);
  const session = token === undefined ? null : await find(siteOf(request).id, token);
  // A trial account may not even try a game for nothing, which a guest may (specification, section 6).
  if (session !== null && access !== 'session' && isTrialType(session.type))
    throw new DomainError('in_need_true_account');
  if (access === 'play' && asksForTrial(request)) return session;
  if (session === null) throw new DomainError('not_logged_in');
  if (access === 'agent' && !isAgentType(session.type)) throw new DomainError('agents_only');
  return session;
}

/**
 * The guard of calls that open a session by a link, as a `preHandler`: a link from elsewhere must not replace the
 * session of a signed-in member.
 * @throws DomainError `already_signed_in`.
 */
export async function refuseSignedIn(request: FastifyRequest): Promise<void> {
  const token = tokenOf(request);
  if (token !== undefined && (await request.server.findSession(siteOf(request).id, token)) !== null)
    throw new DomainError('already_signed_in');
}

function asksForTrial({ query }: FastifyRequest): boolean {
  return (query as Readonly<Record<string, unknown>> | undefined)?.mode === 'trial';
}

/**
 * The session of a guarded route.
 * @throws when the route forgot to declare its access.
 */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw new Error(`${request.routeOptions.url} declares no access`);
  return request.session;
}
