import { endOtherSessions, holdMember } from '#gateway/areas/accounts/accounts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { FileReader, MemberFileParts } from '../member-file-parts.ts';
import { noteAudit } from '../repository/audit-repository.ts';
import { type ErasureFacts, erasePerson, readErasureFacts } from '../repository/erasure-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long personal data is kept by default: five years. */
const KEPT_DAYS = 5 * 365;

/**
 * Permanently removes a member's personal data and credentials. Does nothing for a member that was erased before.
 * @throws DomainError `not_found`; `member_has_money`, `member_is_busy`; `member_data_kept` until the site's
 *   `memberDataDays` after the last activity are over.
 */
export async function eraseMember(
  { database, accounts, clock }: Pick<MemberFileParts, 'database' | 'accounts' | 'clock'>,
  { site, memberId, operator }: FileReader,
  reason: string,
): Promise<void> {
  const owner = { siteId: site.id, memberId };
  await accounts.endSessions(site.id, memberId, () =>
    database.forSite(site.id, async (tx) => {
      const at = clock();
      const member = await holdMember(tx, site.id, memberId);
      if (member === undefined) throw new DomainError('not_found');
      if (member.erased_at !== null) return;
      const keptDays = site.site.memberDataDays ?? KEPT_DAYS;
      assertErasable(await readErasureFacts(tx, owner, at), { at, keptDays });
      await erasePerson(tx, owner, at);
      await endOtherSessions(tx, site.id, memberId, null);
      await noteAudit(tx, site.id, { memberId, operator, action: 'erased', at, reason });
    }),
  );
}

function assertErasable(
  { hasMoney, hasOpenPayment, hasOpenRound, hasDownline, activeAt }: ErasureFacts,
  { at, keptDays }: { readonly at: Date; readonly keptDays: number },
): void {
  if (hasMoney) throw new DomainError('member_has_money');
  if (hasOpenPayment || hasOpenRound || hasDownline) throw new DomainError('member_is_busy');
  if (at.getTime() < Date.parse(activeAt) + keptDays * DAY_MS) throw new DomainError('member_data_kept');
}
