import type { Selectable } from 'kysely';
import type { SocialProvider } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type {
  SocialArrivalTable,
  SocialAttemptTable,
  SocialIdentityTable,
} from '#gateway/database/schema/sign-in-schema.ts';

export type ArrivalRow = Selectable<SocialArrivalTable>;

export async function insertAttempt(
  tx: SiteTransaction,
  siteId: string,
  attempt: Omit<SocialAttemptTable, 'site_id' | 'expires_at'> & { readonly expires_at: string },
): Promise<void> {
  await tx
    .insertInto('social_attempt')
    .values({ site_id: siteId, ...attempt })
    .execute();
}

/**
 * The attempt of a state, which is gone with that, also where its time is over; undefined for another browser's or
 * another service's.
 */
export async function takeAttempt(
  tx: SiteTransaction,
  siteId: string,
  asked: {
    readonly stateDigest: string;
    readonly browserDigest: string;
    readonly provider: SocialProvider;
  },
): Promise<
  Pick<Selectable<SocialAttemptTable>, 'return_to' | 'is_kept' | 'session_digest' | 'expires_at'> | undefined
> {
  return tx
    .deleteFrom('social_attempt')
    .where('site_id', '=', siteId)
    .where('state_digest', '=', asked.stateDigest)
    .where('browser_digest', '=', asked.browserDigest)
    .where('provider', '=', asked.provider)
    .returning(['return_to', 'is_kept', 'session_digest', 'expires_at'])
    .executeTakeFirst();
}

export async function findIdentity(
  tx: SiteTransaction,
  siteId: string,
  { provider, subject }: { readonly provider: SocialProvider; readonly subject: string },
): Promise<Pick<Selectable<SocialIdentityTable>, 'member_id'> | undefined> {
  return tx
    .selectFrom('social_identity')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/**
 * Connects an account of a service with a member. Rejects with a unique violation where either is connected already.
 */
export async function insertIdentity(
  tx: SiteTransaction,
  siteId: string,
  { provider, subject, email }: Pick<ArrivalRow, 'provider' | 'subject' | 'email'>,
  memberId: string,
  at: string,
): Promise<void> {
  await tx
    .insertInto('social_identity')
    .values({ site_id: siteId, provider, subject, email, member_id: memberId, linked_at: at })
    .execute();
}

/** The services that a member is connected with. */
export async function identitiesOf(tx: SiteTransaction, siteId: string, memberId: string) {
  return tx
    .selectFrom('social_identity')
    .select(['provider', 'email', 'linked_at'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('linked_at')
    .orderBy('provider')
    .execute();
}

export async function deleteIdentity(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  provider: SocialProvider,
): Promise<void> {
  await tx
    .deleteFrom('social_identity')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .execute();
}

/** Keeps who came back from a service; a browser has one of them. */
export async function keepArrival(
  tx: SiteTransaction,
  siteId: string,
  arrival: Omit<ArrivalRow, 'site_id'>,
): Promise<void> {
  const { browser_digest, ...rest } = arrival;
  await tx
    .insertInto('social_arrival')
    .values({ site_id: siteId, browser_digest, ...rest })
    .onConflict((conflict) => conflict.columns(['site_id', 'browser_digest']).doUpdateSet(rest))
    .execute();
}

export async function readArrival(
  tx: SiteTransaction,
  siteId: string,
  browserDigest: string,
  now: string,
): Promise<ArrivalRow | undefined> {
  return tx
    .selectFrom('social_arrival')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('browser_digest', '=', browserDigest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteArrival(tx: SiteTransaction, siteId: string, browserDigest: string): Promise<void> {
  await tx
    .deleteFrom('social_arrival')
    .where('site_id', '=', siteId)
    .where('browser_digest', '=', browserDigest)
    .execute();
}
