import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writtenIn } from '#contracts/languages.ts';
import { deliverSession } from '#gateway/http/access/deliver-session.ts';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { tokenOf } from '#gateway/http/access/session-cookies.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { noStore } from '#gateway/http/no-store.ts';
import { browserDigestOf, browserSecretOf, keepBrowserSecret } from '#gateway/http/security/browser-secret.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { digestOf } from '#gateway/identity/token.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { AccountParts } from '../account-parts.ts';
import { SocialWayError } from '../social/openid-services.ts';
import { departToService, returnFromService } from '../social/social-redirects.ts';
import { arrivalOf } from '../social/social-sign-in.ts';
import { callbackAddress, originOf } from './callback-address.ts';

/** The pages whose popups tell what came of a way to a service, in the query value `social`. */
const LOGIN_PAGE = '/login';
const REGISTER_PAGE = '/register';

/** Signing in by the account of another service (specification, section 1; design of the HTTP contract, "social"). */
export function socialRoutes(app: FastifyInstance, parts: AccountParts): void {
  const limited = sensitiveLimit(parts.rateLimitFactor);
  const onlyWhereOn = requireModule('SOCIALLOGIN3');

  answerCall(
    app,
    'GET /wps/session/social/:provider/start',
    { onRequest: noStore, config: limited, preHandler: onlyWhereOn },
    async (request, reply) => {
      // A page elsewhere has no business sending visitors through.
      if (request.headers['sec-fetch-site'] === 'cross-site') throw new DomainError('origin_refused');
      const { provider } = request.params;
      const { returnTo = '/', remember } = request.query;
      const address = await departToService(parts, siteOf(request), {
        provider,
        browserSecret: keepBrowserSecret(request, reply),
        redirectUri: callbackAddress(request, provider),
        returnTo,
        isKept: remember === '1',
        language: writtenIn(request.language).tag,
        sessionDigest: null,
      }).catch((error: unknown) => failureAddress(request, error));
      return lead(reply, String(address));
    },
  );

  answerCall(
    app,
    'GET /wps/session/social/:provider/callback',
    { onRequest: noStore, config: limited, preHandler: onlyWhereOn },
    async (request, reply) => {
      const token = tokenOf(request);
      const came = {
        provider: request.params.provider,
        browserSecret: browserSecretOf(request),
        sessionDigest: token === undefined ? null : digestOf(token),
        cameTo: new URL(request.url, originOf(request)),
      };
      try {
        const result = await returnFromService(parts, siteOf(request), came, visitOf(request));
        if (result.is === 'over') return lead(reply, `${LOGIN_PAGE}?social=expired`);
        if (result.is === 'connecting') {
          const { outcome, returnTo, error } = result;
          if (error !== undefined && outcome !== 'cancelled') warnOf(request, error);
          return lead(reply, withValues(returnTo, { social: outcome }));
        }
        if (result.is === 'arrived') {
          keepBrowserSecret(request, reply);
          const page = result.isKnownEmail ? LOGIN_PAGE : REGISTER_PAGE;
          return lead(reply, withValues(page, { ...carriedOn(result.returnTo), social: 'new' }));
        }
        const { firstTimeLogin } = deliverSession(request, reply, result.opened, { transport: 'cookie' });
        const landing = landingOf(result.returnTo);
        return lead(reply, firstTimeLogin ? withValues(landing, { social: 'first' }) : landing);
      } catch (error) {
        return lead(reply, failureAddress(request, error));
      }
    },
  );

  answerCall(
    app,
    'GET /wps/session/social/arrival',
    { onRequest: noStore, config: limited, preHandler: onlyWhereOn },
    (request) => arrivalOf(parts, siteOf(request), browserDigestOf(request)),
  );
}

function lead(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('referrer-policy', 'no-referrer').redirect(address, 303);
}

/** The page that shows a failed social sign-in or asks for a second factor. Other errors are refused as usual. */
function failureAddress(request: FastifyRequest, error: unknown): string {
  if (error instanceof DomainError && error.challenge !== undefined) {
    const { challengeId, methods } = error.challenge;
    return withValues(LOGIN_PAGE, { challenge: challengeId, methods: methods.join(',') });
  }
  if (!(error instanceof SocialWayError)) throw error;
  if (error.failure !== 'cancelled') warnOf(request, error);
  return `${LOGIN_PAGE}?social=${error.failure}`;
}

function warnOf(request: FastifyRequest, error: SocialWayError): void {
  request.log.warn({ err: error }, 'social login failed');
}

/** Query values that survive the redirects of a social sign-in: an invitation, and the language. */
function carriedOn(returnTo: string): Record<string, string> {
  const asked = new URL(returnTo, 'http://site.invalid').searchParams;
  return Object.fromEntries([...asked].filter(([name]) => name === 'referralCode' || name === 'language'));
}

/** The page after a social sign-in; the home page in place of the sign-in and registration pages. */
function landingOf(returnTo: string): string {
  const { pathname, searchParams } = new URL(returnTo, 'http://site.invalid');
  if (pathname !== LOGIN_PAGE && pathname !== REGISTER_PAGE) return withValues(returnTo, {});
  const language = searchParams.get('language');
  return language === null ? '/' : withValues('/', { language });
}

/** A path with its dots resolved. Two slashes would begin another host's address: `/.//host` is one. */
function withValues(path: string, values: Readonly<Record<string, string>>): string {
  const address = new URL(path, 'http://site.invalid');
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  return `${address.pathname.replace(/^\/+/, '/')}${address.search}`;
}
