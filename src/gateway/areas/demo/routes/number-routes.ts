import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { completeLanguages } from '#contracts/languages.ts';
import { acceptedLanguage } from '#gateway/http/accept-language.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import { NUMBER_PATHS, type NumberService } from '../identity/number-service.ts';
import { type NumberRefusal, NumberServiceError } from '../identity/number-service-error.ts';

const HOST_HEADER = /^identity\.localhost\.?(?::\d+)?$/i;
const PREFLIGHT_SECONDS = '600';

/** Request headers that Firebase's library sends beside the usual ones. */
const SENT_HEADERS = 'content-type, x-client-version, x-firebase-client, x-firebase-gmpid, x-firebase-locale';

type Call = (request: FastifyRequest, site: PublishedSite) => unknown;

/**
 * The service of a demo that verifies mobile numbers, at the host of its identity service: the calls of Firebase
 * Authentication that Firebase's own library makes of an emulator, for pages of sites that ask for it alone.
 * @throws in production, where whoever sits at the machine would read the codes of everybody.
 */
export function numberRoutes(app: FastifyInstance, numbers: NumberService, { mode }: Pick<Settings, 'mode'>): void {
  if (mode !== 'demo') throw new Error('the service of demos that verifies numbers does not start in production mode');
  const onlyHere = { constraints: { host: HOST_HEADER } };
  const config = { anyHost: true, anyOrigin: true };

  const route = (method: 'GET' | 'POST', url: string, answer: Call, isForm = false): void => {
    app.route({
      ...onlyHere,
      method: 'OPTIONS',
      url,
      config,
      handler: async (request, reply) => {
        if (siteOf(numbers, request) !== undefined) allowCalls(reply, request, method);
        return reply.code(204).send();
      },
    });
    app.route({
      ...onlyHere,
      method,
      url,
      config: { ...config, ...(isForm && { form: true }) },
      handler: async (request, reply) => {
        const site = siteOf(numbers, request);
        if (site === undefined) return refuse(reply, 'OPERATION_NOT_ALLOWED');
        allowCalls(reply, request, method);
        try {
          numbers.assertKey((request.query as Readonly<Record<string, unknown>>).key);
          return reply.header('cache-control', 'no-store').send(await answer(request, site));
        } catch (error) {
          if (error instanceof NumberServiceError) return refuse(reply, error.refusal);
          throw error;
        }
      },
    });
  };

  const { accounts, recaptchaParams, recaptchaConfig, token, jwks } = NUMBER_PATHS;
  route('GET', recaptchaParams, () => numbers.recaptcha.params);
  route('GET', recaptchaConfig, () => numbers.recaptcha.config);
  // Two colons stand for one of the address itself.
  route('POST', `${accounts}::sendVerificationCode`, (request, site) =>
    numbers.sendVerificationCode(site, givenIn(request, 'phoneNumber'), languageOf(request)),
  );
  route('POST', `${accounts}::signInWithPhoneNumber`, (request) =>
    numbers.signInWithPhoneNumber(givenIn(request, 'sessionInfo'), givenIn(request, 'code')),
  );
  route('POST', `${accounts}::lookup`, (request) => numbers.lookup(givenIn(request, 'idToken')));
  route('POST', token, (request) => numbers.refresh(givenIn(request, 'refresh_token')), true);

  app.get(jwks, { ...onlyHere, config: { anyHost: true } }, () => numbers.jwks());
}

/** The site whose page calls; undefined for any other page's, and for what is no page's. */
function siteOf(numbers: NumberService, { headers }: FastifyRequest): PublishedSite | undefined {
  return headers.origin === undefined ? undefined : numbers.siteAt(headers.origin);
}

function allowCalls(reply: FastifyReply, { headers }: FastifyRequest, method: string): void {
  reply
    .header('access-control-allow-origin', headers.origin)
    .header('access-control-allow-methods', method)
    .header('access-control-allow-headers', SENT_HEADERS)
    .header('access-control-max-age', PREFLIGHT_SECONDS)
    .header('vary', 'origin');
}

/** A refusal in the form of Google's interfaces. */
function refuse(reply: FastifyReply, message: NumberRefusal): FastifyReply {
  const errors = [{ message, reason: 'invalid', domain: 'global' }];
  return reply
    .code(400)
    .header('cache-control', 'no-store')
    .send({ error: { code: 400, message, errors } });
}

function givenIn({ body }: FastifyRequest, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** The language that the page sent, in which the message is written. */
function languageOf({ headers, language }: FastifyRequest) {
  const sent = headers['x-firebase-locale'];
  return (typeof sent === 'string' ? acceptedLanguage(sent, completeLanguages) : undefined) ?? language;
}
