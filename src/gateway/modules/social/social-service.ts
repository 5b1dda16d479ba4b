import type { SocialArrival, SocialLinks, SocialProvider } from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { DomainError } from '#gateway/domain-error.ts';
import type { Session } from '#gateway/plugins/session-access.ts';
import { digestOf, newToken } from '#gateway/plugins/session-token.ts';
import type { Visit } from '#gateway/plugins/visit.ts';
import type { OpenIdServices, SocialProfile } from './openid-services.ts';
import { insertAttempt, takeAttempt } from './social-repository.ts';

/** How long somebody may be away at a service. */
const ATTEMPT_MINUTES = 10;

interface Opened {
  readonly token: string;
  readonly rememberToken: string | null;
  readonly firstTimeLogin: boolean;
}

interface SocialParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly services: OpenIdServices;
  readonly clock: () => Date;
  /** What touches accounts too. */
  readonly workflows: {
    signIn(
      site: PublishedSite,
      cameBack: {
        readonly provider: SocialProvider;
        readonly profile: SocialProfile;
        readonly browserDigest: string;
        readonly isKept: boolean;
      },
      visit: Visit,
    ): Promise<Opened | { readonly isKnownEmail: boolean }>;
    arrival(site: PublishedSite, browserDigest: string | null): Promise<SocialArrival>;
    link(site: PublishedSite, session: Session, browserDigest: string | null): Promise<void>;
    links(session: Session): Promise<SocialLinks>;
    unlink(site: PublishedSite, session: Session, provider: SocialProvider): Promise<void>;
  };
}

/** A way to a service as it begins. */
export interface Departure {
  readonly provider: SocialProvider;
  readonly browserSecret: string;
  /** Where the service sends the browser back to. */
  readonly redirectUri: string;
  /** The site's own path that was left. */
  readonly returnTo: string;
  readonly isKept: boolean;
  readonly language: string;
}

/** What came of a way: somebody is signed in, or is nobody's account yet, or the way is over. */
export type CameBack =
  | { readonly is: 'signedIn'; readonly opened: Opened; readonly returnTo: string }
  | { readonly is: 'arrived'; readonly isKnownEmail: boolean; readonly returnTo: string }
  | { readonly is: 'over' };

/** Signing in by the account of another service (OpenID Connect). */
export function socialService({ database, services, clock, workflows }: SocialParts) {
  return {
    arrival: workflows.arrival,
    link: workflows.link,
    links: workflows.links,
    unlink: workflows.unlink,

    /**
     * Begins a way to a service, bound to the browser.
     * @returns where the browser has to go.
     * @throws DomainError `feature_disabled` for a service that the site does not offer; SocialWayError `unavailable`.
     */
    async depart(site: PublishedSite, departure: Departure): Promise<URL> {
      const { provider, browserSecret, redirectUri, returnTo, isKept, language } = departure;
      assertOffered(site, provider);
      const state = newToken();
      const address = await services.addressOf(
        { siteId: site.id, provider, browserSecret, state },
        redirectUri,
        language,
      );
      await database.forSite(site.id, (tx) =>
        insertAttempt(tx, site.id, {
          state_digest: digestOf(state),
          browser_digest: digestOf(browserSecret),
          provider,
          return_to: returnTo,
          is_kept: isKept,
          expires_at: new Date(clock().getTime() + ATTEMPT_MINUTES * 60_000).toISOString(),
        }),
      );
      return address;
    },

    /**
     * Ends a way, which can be done once.
     * @param cameTo the address with the service's answer in its query.
     * @throws SocialWayError where the service refuses, or what it says does not hold.
     */
    async arrive(
      site: PublishedSite,
      {
        provider,
        browserSecret,
        cameTo,
      }: { readonly provider: SocialProvider; readonly browserSecret: string | undefined; readonly cameTo: URL },
      visit: Visit,
    ): Promise<CameBack> {
      assertOffered(site, provider);
      const state = cameTo.searchParams.get('state');
      if (browserSecret === undefined || state === null) return { is: 'over' };
      const browserDigest = digestOf(browserSecret);
      const now = clock().toISOString();
      const attempt = await database.forSite(site.id, (tx) =>
        takeAttempt(tx, site.id, { stateDigest: digestOf(state), browserDigest, provider, now }),
      );
      if (attempt === undefined) return { is: 'over' };
      const profile = await services.profileOf({ siteId: site.id, provider, browserSecret, state }, cameTo);
      const cameBack = { provider, profile, browserDigest, isKept: attempt.is_kept };
      const result = await workflows.signIn(site, cameBack, visit);
      const returnTo = attempt.return_to;
      return 'token' in result
        ? { is: 'signedIn', opened: result, returnTo }
        : { is: 'arrived', isKnownEmail: result.isKnownEmail, returnTo };
    },
  };
}

export type SocialService = ReturnType<typeof socialService>;

function assertOffered({ site }: PublishedSite, provider: SocialProvider): void {
  if (!site.socialProviders?.includes(provider)) throw new DomainError('feature_disabled');
}
