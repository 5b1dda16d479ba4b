import { findById, type MemberRow } from '#gateway/areas/accounts/repository/member-repository.ts';
import { clearTries, takeTry } from '#gateway/areas/accounts/repository/member-tries-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { TryKind } from '#gateway/database/schema/security-schema.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { isPasswordOf } from '#gateway/secrets/password-hash.ts';
import type { AccountParts } from '../account-parts.ts';

interface ProofParts extends Pick<AccountParts, 'clock' | 'rateLimitFactor'> {
  readonly database: Pick<AccountParts['database'], 'forSite'>;
}

/** A password as typed, and the form field that it was typed into. */
interface TypedPassword {
  readonly memberId: string;
  readonly typed: string | undefined;
  readonly field: string;
}

/**
 * Proves a member by the password of the account. Tries are limited.
 * @returns the member as it was proved; `stillProved` holds it to that.
 * @throws DomainError `invalid_request` naming the field; `password_needed` where the account has none;
 *   `too_many_requests`; `not_logged_in`.
 */
export function provePassword(parts: ProofParts, site: PublishedSite, asked: TypedPassword): Promise<MemberRow> {
  return prove(parts, site, { ...asked, kind: 'password', hashOf: (member) => member.password_hash });
}

/**
 * Proves a member by the payment password, if there is one. Otherwise nothing is proved: a caller that requires one
 * checks the member's `payment_password_hash`.
 * @returns the member as it was proved; `stillProved` holds it to that.
 * @throws DomainError `invalid_request` naming the field; `too_many_requests`; `not_logged_in`.
 */
export async function provePaymentPassword(
  parts: ProofParts,
  site: PublishedSite,
  asked: TypedPassword,
): Promise<MemberRow> {
  const member = await parts.database.forSite(site.id, (tx) => findById(tx, site.id, asked.memberId));
  if (member === undefined) throw new DomainError('not_logged_in');
  if (member.payment_password_hash === null) return member;
  return prove(parts, site, { ...asked, kind: 'paymentPassword', hashOf: (known) => known.payment_password_hash });
}

/**
 * Reads the proved member again within the transaction.
 * @throws DomainError `invalid_request` naming the field, where a password was changed since then.
 */
export async function stillProved(
  tx: SiteTransaction,
  site: PublishedSite,
  proved: MemberRow,
  field: string,
): Promise<MemberRow> {
  const { member_id: memberId } = proved;
  const current = await findById(tx, site.id, memberId);
  const isSame =
    current?.password_hash === proved.password_hash && current.payment_password_hash === proved.payment_password_hash;
  if (!isSame) throw new DomainError('invalid_request', { fields: { [field]: 'wrong_value' } });
  return current;
}

/**
 * Whether a password that was chosen is the other one of the account: the two have to differ. Since that tells who
 * guesses, it counts as a try of the other one.
 * @throws DomainError `too_many_requests`.
 */
export async function isOtherPassword(
  { database, clock, rateLimitFactor: factor }: ProofParts,
  site: PublishedSite,
  member: MemberRow,
  { chosen, other }: { readonly chosen: string; readonly other: 'password' | 'paymentPassword' },
): Promise<boolean> {
  const { member_id: memberId } = member;
  const passwordHash = other === 'password' ? member.password_hash : member.payment_password_hash;
  if (passwordHash === null) return false;
  const waitSeconds = await database.forSite(site.id, (tx) =>
    takeTry(tx, site.id, { memberId, kind: other, now: clock(), factor }),
  );
  if (waitSeconds > 0) throw new DomainError('too_many_requests', { retryAfterSeconds: waitSeconds });
  return isPasswordOf(chosen, passwordHash);
}

async function prove(
  { database, clock, rateLimitFactor: factor }: ProofParts,
  site: PublishedSite,
  {
    memberId,
    typed,
    field,
    kind,
    hashOf,
  }: TypedPassword & { readonly kind: TryKind; readonly hashOf: (member: MemberRow) => string | null },
): Promise<MemberRow> {
  if (typed === undefined) throw new DomainError('invalid_request', { fields: { [field]: 'required' } });
  const { waitSeconds, member } = await database.forSite(site.id, async (tx) => ({
    waitSeconds: await takeTry(tx, site.id, { memberId, kind, now: clock(), factor }),
    member: await findById(tx, site.id, memberId),
  }));
  if (waitSeconds > 0) throw new DomainError('too_many_requests', { retryAfterSeconds: waitSeconds });
  if (member === undefined) throw new DomainError('not_logged_in');
  const passwordHash = hashOf(member);
  if (passwordHash === null) throw new DomainError('password_needed');
  // Not in a transaction: the embedded database has one connection, and others wait for it.
  if (!(await isPasswordOf(typed.trim(), passwordHash)))
    throw new DomainError('invalid_request', { fields: { [field]: 'wrong_value' } });
  await database.forSite(site.id, (tx) => clearTries(tx, site.id, memberId, kind));
  return member;
}
