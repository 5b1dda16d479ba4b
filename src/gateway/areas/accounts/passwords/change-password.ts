import type { ChangePassword } from '#contracts/generated/contracts.ts';
import { faultOfPassword } from '#gateway/areas/accounts/members/registration-rules.ts';
import { findById, updateMember } from '#gateway/areas/accounts/repository/member-repository.ts';
import { endOtherSessions } from '#gateway/areas/accounts/repository/session-repository.ts';
import type { Session } from '#gateway/identity/session.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { hashPassword } from '#gateway/secrets/password-hash.ts';
import type { AccountParts } from '../account-parts.ts';
import { afterSecurityChange } from '../security/after-security-change.ts';
import { isOtherPassword } from '../security/prove-member.ts';
import { proveOwner } from '../security/prove-owner.ts';

/**
 * Gives a member another password, or the first one to an account that has none and was signed in to by hand a moment
 * ago, and ends every other session of the member, on every process, in the same transaction.
 * @throws DomainError `invalid_request` naming the field: a confirmation that differs, a password outside the site's
 *   rule, the old one again or the payment password, or an old password that is missing or not the right one;
 *   `sign_in_again` where there is none and the session is not fresh; `too_many_requests` after wrong ones.
 */
export async function changePassword(
  parts: Pick<AccountParts, 'database' | 'endSessions' | 'outbox' | 'clock' | 'rateLimitFactor'>,
  site: PublishedSite,
  session: Session,
  change: ChangePassword,
): Promise<void> {
  const { database, endSessions, outbox, clock } = parts;
  const oldPassword = change.oldPassword?.trim();
  const newPassword = change.newPassword.trim();
  const known = await database.forSite(site.id, (tx) => findById(tx, site.id, session.memberId));
  if (known === undefined) throw new DomainError('not_logged_in');
  if (change.confirmNewPassword.trim() !== newPassword)
    throw new DomainError('invalid_request', { fields: { confirmNewPassword: 'mismatch' } });
  const fault = faultOfPassword(site, newPassword, known.account);
  if (fault !== null) throw new DomainError('invalid_request', { fields: { newPassword: fault } });
  const member = await proveOwner(parts, site, session, oldPassword, 'oldPassword');
  if (newPassword === oldPassword)
    throw new DomainError('invalid_request', { fields: { newPassword: 'same_as_before' } });
  if (await isOtherPassword(parts, site, member, { chosen: newPassword, other: 'paymentPassword' }))
    throw new DomainError('invalid_request', { fields: { newPassword: 'same_as_other_password' } });
  const passwordHash = await hashPassword(newPassword);
  await endSessions(
    site.id,
    member.member_id,
    () =>
      database.forSite(site.id, async (tx) => {
        const current = await findById(tx, site.id, session.memberId);
        if (current?.password_hash !== member.password_hash)
          throw new DomainError('invalid_request', { fields: { oldPassword: 'wrong_value' } });
        await updateMember(tx, site.id, member.member_id, {
          password_hash: passwordHash,
          password_changed_at: clock().toISOString(),
          must_change_password: false,
        });
        await endOtherSessions(tx, site.id, member.member_id, session.tokenDigest, 'passwordChanged');
        await afterSecurityChange(parts, tx, site, { member, kind: 'password' });
      }),
    'passwordChanged',
  );
  outbox.nudge(site.id);
}
