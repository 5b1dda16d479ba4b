import type { SocialArrival, SocialLinks, SocialProvider } from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { DomainError } from '#gateway/domain-error.ts';
import type { Session } from '#gateway/plugins/session-access.ts';
import { digestOf, newToken } from '#gateway/plugins/session-token.ts';
import type { Visit } from '#gateway/plugins/visit.ts';
import { type OpenIdServices, type SocialFailure, type SocialProfile, SocialWayError } from './openid-services.ts';
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
    connect(
      site: PublishedSite,
      cameBack: { readonly provider: SocialProvider; readonly profile: SocialProfile; readonly sessionDigest: string },
    ): Promise<'connected' | 'taken' | 'expired'>;
    /** Proves the member of a session, by the password where the account has one. */
    prove(site: PublishedSite, session: Session, password: string | undefined): Promise<void>;
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
  /** The session whose member is to be connected; null: the browser signs in. */
  readonly sessionDigest: string | null;
}

/** How a browser comes back. */
export interface Return {
  readonly provider: SocialProvider;
  readonly browserSecret: string | undefined;
  /** The session that the browser has now; null where it has none. */
  readonly sessionDigest: string | null;
  /** The address, with the service's answer in its query. */
  readonly cameTo: URL;
}

/** What came of connecting. */
export type ConnectOutcome = 'connected' | 'taken' | 'expired' | SocialFailure;

/** What came of a way: somebody is signed in, is nobody's account yet, or was to be connected; or the way is over. */
export type CameBack =
  | { readonly is: 'signedIn'; readonly opened: Opened; readonly returnTo: string }
  | { readonly is: 'arrived'; readonly isKnownEmail: boolean; readonly returnTo: string }
  | {
      readonly is: 'connecting';
      readonly outcome: ConnectOutcome;
      readonly returnTo: string;
      readonly error?: SocialWayError;
    }
  | { readonly is: 'over' };

/** Signing in by the account of another service (OpenID Connect). */
export function socialService({ database, services, clock, workflows }: SocialParts) {
  async function depart(site: PublishedSite, departure: Departure): Promise<URL> {
    const { provider, browserSecret, redirectUri, returnTo, isKept, language, sessionDigest } = departure;
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
        session_digest: sessionDigest,
        expires_at: new Date(clock().getTime() + ATTEMPT_MINUTES * 60_000).toISOString(),
      }),
    );
    return address;
  }

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
    depart,

    /**
     * Begins a way that connects a service with who is signed in, once the member is proved: the service opens the account from then on.
     * @throws DomainError as `depart` does, and as the proof does, naming the field `password`.
     */
    async departToConnect(
      site: PublishedSite,
      session: Session,
      {
        password,
        ...departure
      }: Omit<Departure, 'isKept' | 'sessionDigest'> & { readonly password: string | undefined },
    ): Promise<URL> {
      assertOffered(site, departure.provider);
      await workflows.prove(site, session, password);
      return depart(site, { ...departure, isKept: false, sessionDigest: session.tokenDigest });
    },

    /**
     * Ends a way, which can be done once. Who was to be connected is so only in the session that the way began in.
     * @throws SocialWayError where the service refuses a sign-in, or what it says does not hold.
     */
    async arrive(site: PublishedSite, came: Return, visit: Visit): Promise<CameBack> {
      const { provider, browserSecret, cameTo } = came;
      assertOffered(site, provider);
      const state = cameTo.searchParams.get('state');
      if (browserSecret === undefined || state === null) return { is: 'over' };
      const browserDigest = digestOf(browserSecret);
      const attempt = await database.forSite(site.id, (tx) =>
        takeAttempt(tx, site.id, { stateDigest: digestOf(state), browserDigest, provider }),
      );
      if (attempt === undefined) return { is: 'over' };
      const { return_to: returnTo, is_kept: isKept, session_digest: sessionDigest } = attempt;
      const isLate = Date.parse(attempt.expires_at) <= clock().getTime();
      const profile = () => services.profileOf({ siteId: site.id, provider, browserSecret, state }, cameTo);
      if (sessionDigest !== null) {
        if (isLate || sessionDigest !== came.sessionDigest) return { is: 'connecting', outcome: 'expired', returnTo };
        try {
          const outcome = await workflows.connect(site, { provider, profile: await profile(), sessionDigest });
          return { is: 'connecting', outcome, returnTo };
        } catch (error) {
          if (!(error instanceof SocialWayError)) throw error;
          return { is: 'connecting', outcome: error.failure, returnTo, error };
        }
      }
      if (isLate) return { is: 'over' };
      const cameBack = { provider, profile: await profile(), browserDigest, isKept };
      const result = await workflows.signIn(site, cameBack, visit);
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
