import type { SocialProvider } from '#contracts/generated/contracts.ts';
import type { Session } from '#gateway/identity/session.ts';
import { digestOf, newToken } from '#gateway/identity/token.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { insertAttempt, takeAttempt } from '../repository/social-repository.ts';
import { proveOwner } from '../security/prove-owner.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { connectSocial } from './connect-social.ts';
import { type SocialFailure, SocialWayError } from './openid-services.ts';
import { signInBySocial } from './social-sign-in.ts';

/** Minutes within which the browser has to come back from the service. */
const ATTEMPT_MINUTES = 10;

/** A redirect to a social sign-in service. */
export interface Departure {
  readonly provider: SocialProvider;
  readonly browserSecret: string;
  /** The address to which the service redirects the browser back. */
  readonly redirectUri: string;
  /** The site's own path that was left. */
  readonly returnTo: string;
  readonly isKept: boolean;
  readonly language: string;
  /** The session whose member is to be connected; null: the browser signs in. */
  readonly sessionDigest: string | null;
}

/** A browser that returns from a service. */
export interface Return {
  readonly provider: SocialProvider;
  readonly browserSecret: string | undefined;
  /** The session that the browser has now; null where it has none. */
  readonly sessionDigest: string | null;
  /** The address, with the service's answer in its query. */
  readonly cameTo: URL;
}

/** The outcome of connecting a service. */
export type ConnectOutcome = 'connected' | 'taken' | 'expired' | SocialFailure;

/** The outcome of a return: signed in, unknown here, connecting an account, or an attempt that has ended. */
export type CameBack =
  | { readonly is: 'signedIn'; readonly opened: OpenedSession; readonly returnTo: string }
  | { readonly is: 'arrived'; readonly isKnownEmail: boolean; readonly returnTo: string }
  | {
      readonly is: 'connecting';
      readonly outcome: ConnectOutcome;
      readonly returnTo: string;
      readonly error?: SocialWayError;
    }
  | { readonly is: 'over' };

/**
 * Starts a sign-in at a service, bound to the browser.
 * @returns the address to which the browser has to go.
 * @throws DomainError `feature_disabled` for a service that the site does not offer; SocialWayError `unavailable`.
 */
export async function departToService(
  { database, socialServices, clock }: AccountParts,
  site: PublishedSite,
  departure: Departure,
): Promise<URL> {
  const { provider, browserSecret, redirectUri, returnTo, isKept, language, sessionDigest } = departure;
  assertOffered(site, provider);
  const state = newToken();
  const way = { siteId: site.id, provider, browserSecret, state };
  const address = await socialServices.addressOf(way, redirectUri, language);
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

/**
 * Starts connecting a service with the signed-in member, after a proof of the owner: the service opens the account
 * from then on.
 * @throws DomainError as `departToService` does, and as the proof does, naming the field `password`.
 */
export async function departToConnect(
  parts: AccountParts,
  site: PublishedSite,
  session: Session,
  { password, ...departure }: Omit<Departure, 'isKept' | 'sessionDigest'> & { readonly password: string | undefined },
): Promise<URL> {
  assertOffered(site, departure.provider);
  await proveOwner(parts, site, session, password);
  return departToService(parts, site, { ...departure, isKept: false, sessionDigest: session.tokenDigest });
}

/**
 * Ends an attempt, once. A service is connected only in the session in which the attempt began.
 * @throws SocialWayError where the service refuses a sign-in, or its answer does not verify.
 */
export async function returnFromService(
  parts: AccountParts,
  site: PublishedSite,
  came: Return,
  visit: Visit,
): Promise<CameBack> {
  const { database, socialServices, clock } = parts;
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
  const profile = () => socialServices.profileOf({ siteId: site.id, provider, browserSecret, state }, cameTo);
  if (sessionDigest !== null) {
    if (isLate || sessionDigest !== came.sessionDigest) return { is: 'connecting', outcome: 'expired', returnTo };
    try {
      const outcome = await connectSocial(parts, site, { provider, profile: await profile(), sessionDigest });
      return { is: 'connecting', outcome, returnTo };
    } catch (error) {
      if (!(error instanceof SocialWayError)) throw error;
      return { is: 'connecting', outcome: error.failure, returnTo, error };
    }
  }
  if (isLate) return { is: 'over' };
  const cameBack = { provider, profile: await profile(), browserDigest, isKept };
  const result = await signInBySocial(parts, site, cameBack, visit);
  return 'token' in result
    ? { is: 'signedIn', opened: result, returnTo }
    : { is: 'arrived', isKnownEmail: result.isKnownEmail, returnTo };
}

function assertOffered({ site }: PublishedSite, provider: SocialProvider): void {
  if (!site.socialProviders?.includes(provider)) throw new DomainError('feature_disabled');
}
