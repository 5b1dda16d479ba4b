import type { SocialProvider } from '#contracts/generated/contracts.ts';
import { findById } from '#gateway/areas/accounts/repository/member-repository.ts';
import { readSession } from '#gateway/areas/accounts/repository/session-repository.ts';
import { findIdentity, insertIdentity } from '#gateway/areas/accounts/repository/social-repository.ts';
import { isUniqueViolation } from '#gateway/database/database-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { afterSecurityChange } from '../security/after-security-change.ts';
import type { SocialProfile } from './openid-services.ts';
import { SOCIAL_NAMES } from './social-services.ts';

/** A social profile, and the session to connect it with. */
interface Connection {
  readonly provider: SocialProvider;
  readonly profile: SocialProfile;
  readonly sessionDigest: string;
}

/**
 * Connects who came back from a service with the member of a session.
 * @returns `expired` where the session is not there any more; `taken` where the service's account or the member is
 *   connected otherwise.
 */
export async function connectSocial(
  { database, clock, outbox }: Pick<AccountParts, 'database' | 'clock' | 'outbox'>,
  site: PublishedSite,
  { provider, profile, sessionDigest }: Connection,
): Promise<'connected' | 'taken' | 'expired'> {
  const now = clock().toISOString();
  const outcome = await database
    .forSite(site.id, async (tx) => {
      // Asked here and not in memory: a session that ended a moment ago connects nothing.
      const session = await readSession(tx, site.id, sessionDigest, now);
      const member = session && (await findById(tx, site.id, session.member_id));
      if (member === undefined) return 'expired';
      const { subject, email } = profile;
      const identity = await findIdentity(tx, site.id, { provider, subject });
      if (identity !== undefined) return identity.member_id === member.member_id ? 'connected' : 'taken';
      await insertIdentity(tx, site.id, { provider, subject, email }, member.member_id, now);
      const values = { service: SOCIAL_NAMES[provider], site: site.site.name };
      await afterSecurityChange({ outbox, clock }, tx, site, { member, kind: 'socialLinked', values });
      return 'connected';
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return 'taken' as const;
      throw error;
    });
  outbox.nudge(site.id);
  return outcome;
}
