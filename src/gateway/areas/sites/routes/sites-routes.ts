import type { FastifyInstance } from 'fastify';
import { presentRegisterRules, presentRegisterSettings } from '#gateway/areas/sites/documents/present-site-info.ts';
import { presentStatus } from '#gateway/areas/sites/status/site-status.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { sendKept } from '#gateway/http/kept-answer.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { SitesService } from '../sites-service.ts';
import type { SystemKeysService } from '../system-keys-service.ts';

export function sitesRoutes(app: FastifyInstance, sites: SitesService, keys: SystemKeysService): void {
  answerCall(app, 'GET /wps/system/permission', {}, async (request, reply) => {
    const site = siteOf(request);
    const part = request.query.part ?? 'all';
    if (part === 'site') return sendKept(request, reply, sites.keptSiteHalf(site, request.language));
    reply.header('cache-control', 'no-store');
    const visitor = await sites.visitorHalf(site, request);
    return part === 'visitor' ? visitor : { ...sites.siteHalf(site, request.language), ...visitor };
  });

  answerCall(app, 'GET /wps/system/whitelabel', {}, async (request) => ({ whitelabel: siteOf(request).site.flags }));

  answerCall(app, 'GET /wps/system/status', {}, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return presentStatus(await sites.visitorHalf(siteOf(request), request), request.language);
  });

  answerCall(app, 'GET /wps/system/credits', {}, async () => sites.credits());

  answerCall(app, 'GET /wps/system/domainRoute', {}, async (request) =>
    sites.domainRoutes(siteOf(request), request.language),
  );

  answerCall(app, 'GET /wps/system/setting/register', {}, async (request) => presentRegisterSettings(siteOf(request)));

  answerCall(app, 'GET /wps/system/setting/register/rules', {}, async (request) =>
    presentRegisterRules(siteOf(request)),
  );

  answerCall(app, 'GET /wps/system/keys', { config: { anyHost: true } }, async () => keys.publicKeys());
}
