import type { MemberContacts } from '#contracts/generated/contracts.ts';
import type { FileReader, MemberFileParts } from './member-file-parts.ts';
import { memberOf } from './member-of.ts';
import { noteAudit } from './repository/audit-repository.ts';

/** Returns a member's contacts unmasked and writes the reason to the audit trail. @throws DomainError `not_found`. */
export async function showContacts(
  { database, clock }: Pick<MemberFileParts, 'database' | 'clock'>,
  { site, memberId, operator }: FileReader,
  reason: string,
): Promise<MemberContacts> {
  return database.forSite(site.id, async (tx) => {
    const { email, mobile_num: mobileNum } = await memberOf(tx, site, memberId);
    await noteAudit(tx, site.id, { memberId, operator, action: 'contactsShown', at: clock(), reason });
    return { email, mobileNum };
  });
}
