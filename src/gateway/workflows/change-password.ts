import type { ChangePassword } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { DomainError } from '#gateway/domain-error.ts';
import { findById, updateMember } from '#gateway/modules/member/member-repository.ts';
import { hashPassword, isPasswordOf } from '#gateway/modules/member/password-hash.ts';
import { faultOfPassword } from '#gateway/modules/member/registration-rules.ts';
import { endOtherSessions } from '#gateway/modules/session/session-repository.ts';
import type { Session } from '#gateway/plugins/session-access.ts';
import type { AccountParts } from './account-parts.ts';

/**
 * Gives a member another password and ends every other session of the member, on every process, in the same transaction.
 * @throws DomainError `invalid_request` naming the field: a confirmation that differs, a password outside the site's rule or the old one again,
 *   or an old password that is not the right one.
 */
export async function changePassword(
  { database, endSessions, clock }: Pick<AccountParts, 'database' | 'endSessions' | 'clock'>,
  site: PublishedSite,
  session: Session,
  change: ChangePassword,
): Promise<void> {
  const oldPassword = change.oldPassword.trim();
  const newPassword = change.newPassword.trim();
  const member = await database.forSite(site.id, (tx) => findById(tx, site.id, session.memberId));
  if (member === undefined) throw new DomainError('not_logged_in');
  if (change.confirmNewPassword.trim() !== newPassword)
    throw new DomainError('invalid_request', { fields: { confirmNewPassword: 'mismatch' } });
  const fault = faultOfPassword(site, newPassword, member.account);
  if (fault !== null) throw new DomainError('invalid_request', { fields: { newPassword: fault } });
  if (!(await isPasswordOf(oldPassword, member.password_hash)))
    throw new DomainError('invalid_request', { fields: { oldPassword: 'wrong_value' } });
  if (newPassword === oldPassword)
    throw new DomainError('invalid_request', { fields: { newPassword: 'same_as_before' } });
  const passwordHash = await hashPassword(newPassword);
  await endSessions(site.id, member.member_id, () =>
    database.forSite(site.id, async (tx) => {
      const current = await findById(tx, site.id, session.memberId);
      if (current?.password_hash !== member.password_hash)
        throw new DomainError('invalid_request', { fields: { oldPassword: 'wrong_value' } });
      await updateMember(tx, site.id, member.member_id, {
        password_hash: passwordHash,
        password_changed_at: clock().toISOString(),
        must_change_password: false,
      });
      await endOtherSessions(tx, site.id, member.member_id, session.tokenDigest);
    }),
  );
}
