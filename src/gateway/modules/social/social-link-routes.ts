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
import { contract } from '#gateway/contract.ts';
import { DomainError } from '#gateway/domain-error.ts';
import { browserDigestOf, keepBrowserSecret } from '#gateway/plugins/browser-secret.ts';
import { requireModule } from '#gateway/plugins/require-module.ts';
import { sensitiveLimit } from '#gateway/plugins/sensitive-limits.ts';
import { sessionOf } from '#gateway/plugins/session-access.ts';
import { siteOf } from '#gateway/plugins/site-by-host.ts';
import { callbackAddress } from './callback-address.ts';
import { SocialWayError } from './openid-services.ts';
import type { SocialService } from './social-service.ts';

/** The services that a member is connected with: which they are, connecting one, and taking one away. */
export function socialLinkRoutes(app: FastifyInstance, social: SocialService, rateLimitFactor: number): void {
  const limited = sensitiveLimit(rateLimitFactor);
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
      const address = await social
        .departToConnect(siteOf(request), sessionOf(request), {
          provider,
          browserSecret: keepBrowserSecret(request, reply),
          redirectUri: callbackAddress(request, provider),
          returnTo,
          language: writtenIn(request.language).tag,
          password,
        })
        .catch((error: unknown) => refuseUnavailable(request, error));
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
      await social.link(siteOf(request), sessionOf(request), browserDigestOf(request));
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
    (request): Promise<SocialLinks> => social.links(sessionOf(request)),
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
      await social.unlink(siteOf(request), sessionOf(request), request.params.provider);
      return { done: true };
    },
  );
}

function refuseUnavailable(request: FastifyRequest, error: unknown): never {
  if (!(error instanceof SocialWayError)) throw error;
  request.log.warn({ err: error }, 'a way to another service could not begin');
  throw new DomainError('social_unavailable');
}
