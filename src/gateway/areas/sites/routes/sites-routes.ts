import type { FastifyInstance } from 'fastify';
import type { LanguageQuery, PermissionQuery, Whitelabel } from '#contracts/generated/contracts.ts';
import { presentRegisterRules, presentRegisterSettings } from '#gateway/areas/sites/documents/present-site-info.ts';
import { presentStatus } from '#gateway/areas/sites/status/site-status.ts';
import { contract } from '#gateway/http/contract.ts';
import { sendKept } from '#gateway/http/kept-answer.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { ContractName } from '#gateway/kit/contract-validator.ts';
import type { SitesService } from '../sites-service.ts';
import type { SystemKeysService } from '../system-keys-service.ts';

const described = (summary: string, answer: ContractName) => ({
  tags: ['sites'],
  summary,
  querystring: contract('LanguageQuery'),
  response: { 200: contract(answer) },
});

export function sitesRoutes(app: FastifyInstance, sites: SitesService, keys: SystemKeysService): void {
  app.get<{ Querystring: PermissionQuery }>(
    '/wps/system/permission',
    {
      schema: {
        tags: ['sites'],
        summary: 'What the site is, and what the visitor may see of it',
        querystring: contract('PermissionQuery'),
        response: { 200: contract('Permission') },
        alsoAnswers: [contract('Visitor')],
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const part = request.query.part ?? 'all';
      if (part === 'site') return sendKept(request, reply, sites.keptSiteHalf(site, request.language));
      reply.header('cache-control', 'no-store');
      const visitor = await sites.visitorHalf(site, request);
      return part === 'visitor' ? visitor : { ...sites.siteHalf(site, request.language), ...visitor };
    },
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/system/whitelabel',
    { schema: described("The site's tree of modules", 'Whitelabel') },
    async (request): Promise<Whitelabel> => ({ whitelabel: siteOf(request).site.flags }),
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/system/status',
    { schema: described('Whether the site is open, in maintenance, or closed to the region', 'SystemStatus') },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return presentStatus(await sites.visitorHalf(siteOf(request), request), request.language);
    },
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/system/credits',
    { schema: described('Whose drawings and typefaces the pictures show', 'Credits') },
    async () => sites.credits(),
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/system/domainRoute',
    { schema: described('The official hosts', 'DomainRoutes') },
    async (request) => sites.domainRoutes(siteOf(request), request.language),
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/system/setting/register',
    { schema: described('The fields of the registration form', 'RegisterSettings') },
    async (request) => presentRegisterSettings(siteOf(request)),
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/system/setting/register/rules',
    { schema: described('What a value of each field must look like', 'RegisterRules') },
    async (request) => presentRegisterRules(siteOf(request)),
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/system/keys',
    // Operators sign in on every host.
    {
      config: { anyHost: true },
      schema: described('The public keys that encrypted calls are encrypted to', 'PublicKeys'),
    },
    async () => keys.publicKeys(),
  );
}
