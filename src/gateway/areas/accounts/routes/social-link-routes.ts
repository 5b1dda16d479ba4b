import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  Done,
  LanguageQuery,
  SocialConnect,
  SocialDeparture,
  SocialLinks,
  SocialParams,
} from '#contracts/generated/contracts.ts';
import { writtenIn } from '#contracts/languages.ts';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { contract } from '#gateway/http/contract.ts';
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

  app.post<{ Params: SocialParams; Body: SocialConnect }>(
    '/wps/member/social/:provider/start',
    {
      config: { ...limited, access: 'member', encrypted: true },
      schema: {
        tags: ['member'],
        summary: 'Begin to connect a service with the member; the browser goes to the address that is answered',
        params: contract('SocialParams'),
        body: contract('SocialConnect'),
        response: { 200: contract('SocialDeparture') },
      },
      preHandler: onlyWhereOn,
    },
    async (request, reply): Promise<SocialDeparture> => {
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

  app.post(
    '/wps/member/social',
    {
      config: { ...limited, access: 'member' },
      schema: {
        tags: ['member'],
        summary: 'Connect who came back from a service to this browser with the member',
        response: { 200: contract('Done') },
      },
      preHandler: onlyWhereOn,
    },
    async (request): Promise<Done> => {
      await linkArrival(parts, siteOf(request), sessionOf(request), browserDigestOf(request));
      return { done: true };
    },
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/member/social',
    {
      config: { access: 'member' },
      schema: {
        tags: ['member'],
        summary: 'The services that the member is connected with',
        querystring: contract('LanguageQuery'),
        response: { 200: contract('SocialLinks') },
      },
      preHandler: onlyWhereOn,
    },
    (request): Promise<SocialLinks> => socialLinks(parts, sessionOf(request)),
  );

  app.delete<{ Params: SocialParams }>(
    '/wps/member/social/:provider',
    {
      config: { ...limited, access: 'member' },
      schema: {
        tags: ['member'],
        summary: 'Take a service from the account',
        params: contract('SocialParams'),
        response: { 200: contract('Done') },
      },
      preHandler: onlyWhereOn,
    },
    async (request): Promise<Done> => {
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
