import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AdapterPayload, default as Provider } from 'oidc-provider';
import type { SocialProvider } from '#contracts/generated/contracts.ts';
import { SOCIAL_PROVIDERS, type SocialClient } from '#gateway/areas/accounts/accounts.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { identityAccounts } from './identity-accounts.ts';
import { identityMemory } from './identity-memory.ts';

/** The host of a demo's identity service. */
export const IDENTITY_HOST = 'identity.localhost';

/** Paths of the service's own pages and calls. */
export const IDENTITY_PATHS = {
  authorize: '/oidc/authorize',
  token: '/oidc/token',
  userinfo: '/oidc/userinfo',
  jwks: '/oidc/jwks',
  interaction: '/oidc/interaction',
} as const;

const SECONDS = { hour: 3_600, tenMinutes: 600, minute: 60 } as const;

interface IdentityParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
  /** The address of a host on this machine, with the port that the gateway listens on. */
  readonly addressOf: (host: string) => string;
}

/** A demo's identity service, which stands in for every service that a site offers (OpenID Connect). */
export function identityService({ sites, addressOf }: IdentityParts) {
  const accounts = identityAccounts();
  const secretKey = randomBytes(32);
  const secretOf = (clientId: string): string => createHmac('sha256', secretKey).update(clientId).digest('base64url');
  const clientFor = (clientId: string): AdapterPayload | undefined => {
    const [siteId, provider] = clientId.split('.');
    const site = sites.all().find(({ id }) => id === siteId);
    const isKnown = SOCIAL_PROVIDERS.some((known) => known === provider);
    return site === undefined || !isKnown ? undefined : clientOf(site, clientId);
  };
  const clientOf = ({ site }: PublishedSite, clientId: string): AdapterPayload => ({
    client_id: clientId,
    client_secret: secretOf(clientId),
    client_name: site.name,
    redirect_uris: site.hosts.map((host) => `${addressOf(host)}/wps/session/social/${clientId.split('.')[1]}/callback`),
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_post',
  });

  let started: Promise<Provider> | undefined;
  const provider = (): Promise<Provider> => {
    started ??= startProvider({ issuer: addressOf(IDENTITY_HOST), accounts, memory: identityMemory(clientFor) });
    return started;
  };

  return {
    accounts,
    provider,

    /** A site's client registration at the service. */
    client(name: SocialProvider, siteId: string): SocialClient {
      const clientId = `${siteId}.${name}`;
      return { issuer: addressOf(IDENTITY_HOST), clientId, clientSecret: secretOf(clientId) };
    },

    /** The sign-in that a page asks about. */
    async waiting(request: IncomingMessage, response: ServerResponse) {
      const { prompt, params, session, uid } = await (await provider()).interactionDetails(request, response);
      const clientId = String(params.client_id);
      const [siteId, asked] = clientId.split('.');
      const service = SOCIAL_PROVIDERS.find((known) => known === asked);
      const site = sites.all().find(({ id }) => id === siteId);
      const account = session?.accountId === undefined ? undefined : accounts.find(session.accountId);
      // Those that the site is read in, which a browser may be set to otherwise: tags, with spaces between (OpenID
      // Connect Core, 3.1.2.1).
      const languages = String(params.ui_locales ?? '').replaceAll(' ', ',');
      return { prompt: prompt.name, uid, clientId, siteName: site?.site.name ?? clientId, service, account, languages };
    },

    /** Lets a site know name and address of who chose an account. */
    async grant(clientId: string, accountId: string): Promise<string> {
      const { Grant } = await provider();
      const grant = new Grant({ accountId, clientId });
      grant.addOIDCScope('openid email profile');
      return grant.save();
    },
  };
}

export type IdentityService = ReturnType<typeof identityService>;

/** The library is fetched when somebody first comes, since most demos go without. */
async function startProvider({
  issuer,
  accounts,
  memory,
}: {
  readonly issuer: string;
  readonly accounts: ReturnType<typeof identityAccounts>;
  readonly memory: ReturnType<typeof identityMemory>;
}): Promise<Provider> {
  const { default: OidcProvider, interactionPolicy } = await import('oidc-provider');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const policy = interactionPolicy.base();
  // Asks for the identity at every sign-in, so that one visitor of a demo can be several people.
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('account_not_chosen', 'an account has to be chosen', 'login_required', ({ oidc }) => {
      const wasAsked = oidc.result?.login !== undefined || oidc.result?.consent !== undefined;
      return wasAsked ? interactionPolicy.Check.NO_NEED_TO_PROMPT : interactionPolicy.Check.REQUEST_PROMPT;
    }),
  );
  return new OidcProvider(issuer, {
    adapter: memory,
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'demo' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    routes: {
      authorization: IDENTITY_PATHS.authorize,
      token: IDENTITY_PATHS.token,
      userinfo: IDENTITY_PATHS.userinfo,
      jwks: IDENTITY_PATHS.jwks,
    },
    interactions: { policy, url: (_ctx, { uid }) => `${IDENTITY_PATHS.interaction}/${uid}` },
    ttl: {
      AccessToken: SECONDS.tenMinutes,
      AuthorizationCode: SECONDS.minute,
      Grant: SECONDS.hour,
      IdToken: SECONDS.tenMinutes,
      Interaction: SECONDS.tenMinutes,
      Session: SECONDS.hour,
    },
    findAccount: async (_ctx, subject) => {
      const found = accounts.find(subject);
      return (
        found && {
          accountId: subject,
          claims: async () => ({
            sub: subject,
            name: found.name,
            email: found.email,
            email_verified: found.isVerified,
          }),
        }
      );
    },
    renderError: async (ctx, out) => {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = `${out.error}: ${out.error_description ?? ''}`;
    },
  });
}
