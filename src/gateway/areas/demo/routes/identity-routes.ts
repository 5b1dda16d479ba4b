import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { completeLanguages } from '#contracts/languages.ts';
import { acceptedLanguage } from '#gateway/http/accept-language.ts';
import { setPagePolicy } from '#gateway/http/security/security-headers.ts';
import { createNonce } from '#gateway/kit/nonce.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import { accountPage, consentPage, overPage, type PageFrame } from '../identity/identity-page.ts';
import { IDENTITY_PATHS, type IdentityService } from '../identity/identity-service.ts';

const HOST_HEADER = /^identity\.localhost\.?(?::\d+)?$/i;
const EMAIL = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,120}$/;

interface ChosenAccount {
  readonly subject?: unknown;
  readonly name?: unknown;
  readonly email?: unknown;
}

/**
 * The identity service of a demo, at a host of its own: it believes every visitor's claim of an identity.
 * @throws in production, where that would open every account.
 */
export function identityRoutes(
  app: FastifyInstance,
  identity: IdentityService,
  { mode }: Pick<Settings, 'mode'>,
): void {
  if (mode !== 'demo') throw new Error('the identity service of demos does not start in production mode');
  const onlyHere = { constraints: { host: HOST_HEADER }, config: { anyHost: true } };
  const withForm = { ...onlyHere, config: { anyHost: true, form: true } };

  const toProvider = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const answer = (await identity.provider()).callback();
    reply.hijack();
    await answer(request.raw, reply.raw);
  };
  app.register(async (protocol) => {
    // The library reads bodies itself.
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser('*', (_request, _body, done) => done(null));
    protocol.get('/.well-known/openid-configuration', onlyHere, toProvider);
    protocol.get(IDENTITY_PATHS.jwks, onlyHere, toProvider);
    protocol.get(IDENTITY_PATHS.authorize, onlyHere, toProvider);
    protocol.get(`${IDENTITY_PATHS.authorize}/:uid`, onlyHere, toProvider);
    protocol.post(IDENTITY_PATHS.token, onlyHere, toProvider);
    protocol.get(IDENTITY_PATHS.userinfo, onlyHere, toProvider);
  });

  app.get(`${IDENTITY_PATHS.interaction}/:uid`, onlyHere, async (request, reply) => {
    const waiting = await waitingFor(identity, request, reply);
    if (waiting === null) return sendPage(request, reply.code(410), overPage);
    const { account } = waiting;
    const language = acceptedLanguage(waiting.languages, completeLanguages) ?? request.language;
    return sendPage(request, reply, ({ nonce }) =>
      waiting.prompt === 'consent' && account !== undefined
        ? consentPage(waiting, account, { nonce, language })
        : accountPage(waiting, identity.accounts.offered, { nonce, language }),
    );
  });

  app.post<{ Body: ChosenAccount }>(`${IDENTITY_PATHS.interaction}/:uid/account`, withForm, async (request, reply) => {
    const { subject, name, email } = request.body;
    const chosen =
      typeof subject === 'string'
        ? identity.accounts.find(subject)
        : typeof email === 'string' && EMAIL.test(email)
          ? identity.accounts.add(typeof name === 'string' ? name.slice(0, 60) : '', email)
          : undefined;
    if (chosen === undefined) return reply.redirect(`${IDENTITY_PATHS.interaction}/${uidOf(request)}`, 303);
    return goOn(identity, request, reply, { login: { accountId: chosen.subject } });
  });

  app.post(`${IDENTITY_PATHS.interaction}/:uid/allow`, withForm, async (request, reply) => {
    const waiting = await waitingFor(identity, request, reply);
    if (waiting?.account === undefined) return sendPage(request, reply.code(410), overPage);
    const grantId = await identity.grant(waiting.clientId, waiting.account.subject);
    return goOn(identity, request, reply, { consent: { grantId } });
  });

  app.post(`${IDENTITY_PATHS.interaction}/:uid/cancel`, withForm, (request, reply) =>
    goOn(identity, request, reply, { error: 'access_denied', error_description: 'cancelled' }),
  );
}

type Result = Parameters<Awaited<ReturnType<IdentityService['provider']>>['interactionResult']>[2];

/** Leads on to what the answer of a page leads to. */
async function goOn(
  identity: IdentityService,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Result,
): Promise<FastifyReply> {
  const waiting = await waitingFor(identity, request, reply);
  if (waiting === null) return sendPage(request, reply.code(410), overPage);
  const provider = await identity.provider();
  return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
}

/** The sign-in that a request is about; null where it is over, or another browser's. */
async function waitingFor(identity: IdentityService, request: FastifyRequest, reply: FastifyReply) {
  const waiting = await identity.waiting(request.raw, reply.raw).catch(() => null);
  return waiting?.uid === uidOf(request) ? waiting : null;
}

function uidOf(request: FastifyRequest): string {
  return (request.params as { readonly uid: string }).uid;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: (frame: PageFrame) => string): FastifyReply {
  const nonce = createNonce();
  // A form's answer leads on to the site that asked, and browsers hold the whole way against `form-action`.
  setPagePolicy(reply, `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`);
  reply.header('cache-control', 'no-store');
  return reply.type('text/html; charset=utf-8').send(page({ nonce, language: request.language }));
}
