import type { SocialArrival, SocialLinks, SocialProvider } from '#contracts/generated/contracts.ts';
import { maskedEmail } from '#gateway/areas/accounts/members/member-presenter.ts';
import { findById, hasEmail, holdMember } from '#gateway/areas/accounts/repository/member-repository.ts';
import { isOpenedByHand } from '#gateway/areas/accounts/repository/sign-in-history.ts';
import {
  type ArrivalRow,
  deleteArrival,
  deleteIdentity,
  findIdentity,
  identitiesOf,
  insertIdentity,
  keepArrival,
  readArrival,
} from '#gateway/areas/accounts/repository/social-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { isUniqueViolation } from '#gateway/database/database-error.ts';
import type { Session } from '#gateway/identity/session.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { afterSecurityChange } from '../security/after-security-change.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { challengeSignIn } from '../sign-in/extra-verification.ts';
import type { SocialProfile } from './openid-services.ts';
import { SOCIAL_NAMES } from './social-services.ts';

/** How long somebody who came back from a service may take to sign in or to register. */
const ARRIVAL_MINUTES = 10;

type SocialParts = Pick<AccountParts, 'database' | 'clock'>;
type SocialChangeParts = Pick<AccountParts, 'database' | 'clock' | 'outbox'>;

/** A profile that came back from a service, and the browser that it came back to. */
export interface CameBack {
  readonly provider: SocialProvider;
  readonly profile: SocialProfile;
  readonly browserDigest: string;
  readonly isKept: boolean;
}

/**
 * Signs in the member that a service's profile is connected with. A profile without an account is remembered for the
 * browser. An address alone connects no account: its holder at the service would then hold the account too.
 * @throws DomainError `extra_verification` from a new address where an authenticator is set up.
 */
export async function signInBySocial(
  parts: AccountParts,
  site: PublishedSite,
  { provider, profile, browserDigest, isKept }: CameBack,
  visit: Visit,
): Promise<OpenedSession | { readonly isKnownEmail: boolean }> {
  const now = parts.clock();
  const result = await parts.database.forSite(site.id, async (tx) => {
    const identity = await findIdentity(tx, site.id, { provider, subject: profile.subject });
    const member = identity && (await findById(tx, site.id, identity.member_id));
    await deleteArrival(tx, site.id, browserDigest);
    if (member !== undefined) {
      const opening = { member, method: 'social', entrance: 'player', visit, now, isKept } as const;
      return (await challengeSignIn(parts, tx, site, opening)) ?? openSession(tx, site, opening);
    }
    await keepArrival(tx, site.id, {
      browser_digest: browserDigest,
      provider,
      ...profile,
      is_kept: isKept,
      expires_at: new Date(now.getTime() + ARRIVAL_MINUTES * 60_000).toISOString(),
    });
    return { isKnownEmail: await isKnown(tx, site.id, profile.email) };
  });
  if (result instanceof DomainError) throw result;
  return result;
}

/**
 * The profile that came back to a browser, as the client sees it.
 * @throws DomainError `unknown_arrival`.
 */
export async function arrivalOf(
  { database, clock }: SocialParts,
  site: PublishedSite,
  browserDigest: string | null,
): Promise<SocialArrival> {
  return database.forSite(site.id, async (tx) => {
    const arrival = await arrivedAt(tx, site.id, browserDigest, clock());
    const { provider, email, name } = arrival;
    return { provider, email, name, isKnownEmail: await isKnown(tx, site.id, email) };
  });
}

/**
 * Connects who came back to a browser with the member that signed in there after that, by hand: a session from before
 * may be somebody else's by now, who would bring an account of their own.
 * @throws DomainError `unknown_arrival`; `sign_in_again`; `social_taken` where either is connected already.
 */
export async function linkArrival(
  parts: SocialChangeParts,
  site: PublishedSite,
  session: Session,
  browserDigest: string | null,
): Promise<void> {
  const { memberId } = session;
  const now = parts.clock();
  await parts.database
    .forSite(site.id, async (tx) => {
      const arrival = await arrivedAt(tx, site.id, browserDigest, now);
      const cameBackAt = new Date(Date.parse(arrival.expires_at) - ARRIVAL_MINUTES * 60_000);
      if (!(await isOpenedByHand(tx, session, cameBackAt))) throw new DomainError('sign_in_again');
      const member = await findById(tx, site.id, memberId);
      if (member === undefined) throw new DomainError('not_logged_in');
      await connectArrival(tx, site.id, arrival, memberId, now);
      const values = { service: SOCIAL_NAMES[arrival.provider], site: site.site.name };
      await afterSecurityChange(parts, tx, site, { member, kind: 'socialLinked', values });
    })
    .catch(refuseTaken);
  parts.outbox.nudge(site.id);
}

/** The stored profile that came back to a browser. @throws DomainError `unknown_arrival`. */
export async function arrivedAt(
  tx: SiteTransaction,
  siteId: string,
  browserDigest: string | null,
  now: Date,
): Promise<ArrivalRow> {
  const arrival = browserDigest === null ? undefined : await readArrival(tx, siteId, browserDigest, now.toISOString());
  if (arrival === undefined) throw new DomainError('unknown_arrival');
  return arrival;
}

/** Connects who came back with a member, once. Rejects with a unique violation where either is connected already. */
export async function connectArrival(
  tx: SiteTransaction,
  siteId: string,
  arrival: ArrivalRow,
  memberId: string,
  now: Date,
): Promise<void> {
  await insertIdentity(tx, siteId, arrival, memberId, now.toISOString());
  await deleteArrival(tx, siteId, arrival.browser_digest);
}

function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new DomainError('social_taken') : error;
}

/** The services that a member is connected with. */
export async function socialLinks({ database }: SocialParts, { siteId, memberId }: Session): Promise<SocialLinks> {
  const rows = await database.forSite(siteId, (tx) => identitiesOf(tx, siteId, memberId));
  const links = rows.map(({ provider, email, linked_at }) => ({
    provider,
    email: email === null ? null : maskedEmail(email),
    linkedAt: new Date(linked_at).toISOString(),
  }));
  return { links };
}

/**
 * Takes a service from an account.
 * @throws DomainError `last_sign_in_way` where nothing else would open the account.
 */
export async function unlinkSocial(
  parts: SocialChangeParts,
  site: PublishedSite,
  { memberId }: Session,
  provider: SocialProvider,
): Promise<void> {
  await parts.database.forSite(site.id, async (tx) => {
    // Held, so that two at the same moment do not both find the other one's way left.
    const member = await holdMember(tx, site.id, memberId);
    if (member === undefined) throw new DomainError('not_logged_in');
    const links = await identitiesOf(tx, site.id, memberId);
    if (!links.some((link) => link.provider === provider)) return;
    const opens = member.password_hash !== null || member.mobile_verified_at !== null || links.length > 1;
    if (!opens) throw new DomainError('last_sign_in_way');
    await deleteIdentity(tx, site.id, memberId, provider);
    const values = { service: SOCIAL_NAMES[provider], site: site.site.name };
    await afterSecurityChange(parts, tx, site, { member, kind: 'socialUnlinked', values });
  });
  parts.outbox.nudge(site.id);
}

function isKnown(tx: SiteTransaction, siteId: string, email: string | null): Promise<boolean> {
  return email === null ? Promise.resolve(false) : hasEmail(tx, siteId, email);
}
