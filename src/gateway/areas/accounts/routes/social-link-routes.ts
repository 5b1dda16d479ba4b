import type { FastifyInstance, FastifyRequest } from 'fastify';
import { writtenIn } from '#contracts/languages.ts';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { browserDigestOf, keepBrowserSecret } from '#gateway/http/security/browser-secret.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { AccountParts } from '../account-parts.ts';
import { SocialWayError } from '../social/openid-services.ts';
import { departToConnect } from '../social/social-redirects.ts';
import { linkArrival, socialLinks, unlinkSocial } from '../social/social-sign-in.ts';
import { callbackAddress } from './callback-address.ts';

/** The services that a member is connected with: which they are, connecting one, and taking one away. */
export function socialLinkRoutes(app: FastifyInstance, parts: AccountParts): void {
  const limited = sensitiveLimit(parts.rateLimitFactor);
  const onlyWhereOn = requireModule('SOCIALLOGIN3');

  answerCall(
    app,
    'POST /wps/member/social/:provider/start',
    { config: { ...limited, access: 'member', encrypted: true }, preHandler: onlyWhereOn },
    async (request, reply) => {
      const { provider } = request.params;
      const { returnTo, password } = request.body;
      const address = await departToConnect(parts, siteOf(request), sessionOf(request), {
        provider,
        browserSecret: keepBrowserSecret(request, reply),
        redirectUri: callbackAddress(request, provider),
        returnTo,
        language: writtenIn(request.language).tag,
        password,
      }).catch((error: unknown) => refuseUnavailable(request, error));
      return { address: address.href };
    },
  );

  answerCall(
    app,
    'POST /wps/member/social',
    { config: { ...limited, access: 'member' }, preHandler: onlyWhereOn },
    async (request) => {
      await linkArrival(parts, siteOf(request), sessionOf(request), browserDigestOf(request));
      return { done: true };
    },
  );

  answerCall(app, 'GET /wps/member/social', { config: { access: 'member' }, preHandler: onlyWhereOn }, (request) =>
    socialLinks(parts, sessionOf(request)),
  );

  answerCall(
    app,
    'DELETE /wps/member/social/:provider',
    { config: { ...limited, access: 'member' }, preHandler: onlyWhereOn },
    async (request) => {
      await unlinkSocial(parts, siteOf(request), sessionOf(request), request.params.provider);
      return { done: true };
    },
  );
}

function refuseUnavailable(request: FastifyRequest, error: unknown): never {
  if (!(error instanceof SocialWayError)) throw error;
  request.log.warn({ err: error }, 'social login: redirect to the provider failed');
  throw new DomainError('social_unavailable');
}
