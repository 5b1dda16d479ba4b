import { createHash } from 'node:crypto';
import * as openid from 'openid-client';
import type { SocialProvider } from '#contracts/generated/contracts.ts';
import { serviceFetch } from '#gateway/kit/service-fetch.ts';
import type { SocialClient, SocialClientOf } from './social-services.ts';

const TIMEOUT_SECONDS = 10;
/** How long what a service publishes of itself is believed. */
const BELIEVED_MS = 60 * 60_000;

/** A person's profile at a service. */
export interface SocialProfile {
  /** The service's id for the person; it never changes. */
  readonly subject: string;
  /** An address that the service has verified; null otherwise. */
  readonly email: string | null;
  readonly name: string | null;
}

/** One way to a service and back. */
export interface SocialWay {
  readonly siteId: string;
  readonly provider: SocialProvider;
  /**
   * The secret of the browser and the state of the attempt: what proves the way is derived from both, and stored
   * nowhere.
   */
  readonly browserSecret: string;
  readonly state: string;
}

/** Why nobody came back. */
export type SocialFailure = 'cancelled' | 'failed' | 'unavailable';

export class SocialWayError extends Error {
  constructor(
    readonly failure: SocialFailure,
    cause: unknown,
  ) {
    super(failure, { cause });
    this.name = 'SocialWayError';
  }
}

/**
 * Services by OpenID Connect: the code flow with PKCE, state and nonce. What a service publishes of itself is fetched
 * when it is first asked for.
 */
export function openIdServices(clientOf: SocialClientOf, clock: () => Date) {
  const known = new Map<string, { readonly service: Promise<openid.Configuration>; readonly untilMs: number }>();

  const serviceOf = async ({ siteId, provider }: SocialWay): Promise<openid.Configuration> => {
    const client = clientOf(provider, siteId);
    if (client === null) throw new SocialWayError('unavailable', `${provider} is not configured for ${siteId}`);
    const key = `${siteId} ${provider}`;
    const nowMs = clock().getTime();
    const before = known.get(key);
    if (before !== undefined && before.untilMs > nowMs) return before.service;
    const service = discovered(client).catch((error: unknown) => {
      known.delete(key);
      throw new SocialWayError('unavailable', error);
    });
    known.set(key, { service, untilMs: nowMs + BELIEVED_MS });
    return service;
  };

  return {
    /**
     * The address of the service's sign-in page.
     * @throws SocialWayError `unavailable`.
     */
    async addressOf(way: SocialWay, redirectUri: string, language: string): Promise<URL> {
      const service = await serviceOf(way);
      return openid.buildAuthorizationUrl(service, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: way.state,
        nonce: derived('nonce', way),
        code_challenge: await openid.calculatePKCECodeChallenge(derived('verifier', way)),
        code_challenge_method: 'S256',
        ui_locales: language,
      });
    },

    /**
     * The profile of the person who signed in at the service.
     * @param cameTo the address, with the service's answer in its query.
     * @throws SocialWayError.
     */
    async profileOf(way: SocialWay, cameTo: URL): Promise<SocialProfile> {
      const service = await serviceOf(way);
      try {
        const tokens = await openid.authorizationCodeGrant(service, cameTo, {
          pkceCodeVerifier: derived('verifier', way),
          expectedState: way.state,
          expectedNonce: derived('nonce', way),
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('the service sent no id token');
        const needsMore = claims.email === undefined && service.serverMetadata().userinfo_endpoint !== undefined;
        const profile = needsMore
          ? { ...claims, ...(await openid.fetchUserInfo(service, tokens.access_token, claims.sub)) }
          : claims;
        return {
          subject: claims.sub,
          email: profile.email_verified === true ? shortText(profile.email, 200) : null,
          name: shortText(profile.name, 60),
        };
      } catch (error) {
        const isRefused = error instanceof openid.AuthorizationResponseError && error.error === 'access_denied';
        throw new SocialWayError(isRefused ? 'cancelled' : 'failed', error);
      }
    },
  };
}

export type OpenIdServices = ReturnType<typeof openIdServices>;

function discovered({ issuer, clientId, clientSecret }: SocialClient): Promise<openid.Configuration> {
  const address = new URL(issuer);
  // Tokens are held against the service's keys, although they come straight from it.
  const execute = [openid.enableNonRepudiationChecks];
  if (address.protocol === 'http:') execute.push(openid.allowInsecureRequests);
  return openid.discovery(address, clientId, { client_secret: clientSecret }, openid.ClientSecretPost(clientSecret), {
    execute,
    timeout: TIMEOUT_SECONDS,
    [openid.customFetch]: serviceFetch,
  });
}

/** 256 bits that only the browser's secret leads to, as 43 characters. */
function derived(purpose: 'nonce' | 'verifier', { browserSecret, state }: SocialWay): string {
  return createHash('sha256').update(`${purpose} ${browserSecret} ${state}`).digest('base64url');
}

function shortText(value: unknown, most: number): string | null {
  return typeof value === 'string' && value !== '' ? [...value].slice(0, most).join('') : null;
}
