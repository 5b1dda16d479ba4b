import {
  afterSecurityChange,
  endOtherSessions,
  findAuthenticator,
  holdMember,
  removeAuthenticator,
} from '#gateway/areas/accounts/accounts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { FileReader, MemberFileParts } from './member-file-parts.ts';
import { noteAudit } from './repository/audit-repository.ts';

/** Ends all sessions of a member and forgets its remembered browsers. @throws DomainError `not_found`. */
export async function signMemberOut(
  { database, accounts, clock }: Pick<MemberFileParts, 'database' | 'accounts' | 'clock'>,
  { site, memberId, operator }: FileReader,
  reason: string,
): Promise<void> {
  await accounts.endSessions(site.id, memberId, () =>
    database.forSite(site.id, async (tx) => {
      if ((await holdMember(tx, site.id, memberId)) === undefined) throw new DomainError('not_found');
      await endOtherSessions(tx, site.id, memberId, null);
      await noteAudit(tx, site.id, { memberId, operator, action: 'signedOut', at: clock(), reason });
    }),
  );
}

/**
 * Removes the authenticator of a member who lost it. The operator has checked by other means who the member is. All
 * sessions end, and the member is notified.
 * @throws DomainError `not_found`, `totp_is_off`.
 */
export async function removeMemberAuthenticator(
  { database, accounts, clock }: Pick<MemberFileParts, 'database' | 'accounts' | 'clock'>,
  { site, memberId, operator }: FileReader,
  reason: string,
): Promise<void> {
  const owner = { siteId: site.id, memberId };
  await accounts.endSessions(site.id, memberId, () =>
    database.forSite(site.id, async (tx) => {
      const member = await holdMember(tx, site.id, memberId);
      if (member === undefined) throw new DomainError('not_found');
      const known = await findAuthenticator(tx, site.id, memberId);
      if (known === undefined || known.totp_secret === null) throw new DomainError('totp_is_off');
      await removeAuthenticator(tx, owner);
      await endOtherSessions(tx, site.id, memberId, null);
      await afterSecurityChange(accounts, tx, site, { member, kind: 'totpOff' });
      await noteAudit(tx, site.id, { memberId, operator, action: 'authenticatorRemoved', at: clock(), reason });
    }),
  );
  accounts.outbox.nudge(site.id);
}
