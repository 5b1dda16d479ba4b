import { isTrialType } from '#contracts/member-types.ts';
import { findById } from '#gateway/areas/accounts/accounts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AgentParts } from '../agent-parts.ts';
import { endContractsOfMoved } from '../contracts/end-contracts.ts';
import { placeUnder } from '../repository/line-repository.ts';

/**
 * Places a member with everybody below it under another upline, at once; null is the house. What was played before
 * stays with the former uplines.
 * @throws DomainError `not_found` for an unknown member, `invalid_request` naming the upline.
 */
export async function moveTeamMember(
  { database, clock }: Pick<AgentParts, 'database' | 'clock'>,
  site: PublishedSite,
  { memberId, uplineId }: { readonly memberId: string; readonly uplineId: string | null },
): Promise<void> {
  const { id } = site;
  await database.forSite(id, async (tx) => {
    const member = await findById(tx, id, memberId);
    if (member === undefined || isTrialType(member.type)) throw new DomainError('not_found');
    const upline = uplineId === null ? null : await findById(tx, id, uplineId);
    if (upline === undefined || (upline !== null && isTrialType(upline.type)))
      throw new DomainError('invalid_request', { fields: { uplineId: 'wrong_value' } });
    const at = await placeUnder(tx, id, { memberId, uplineId, at: clock() });
    await endContractsOfMoved(tx, site, { memberId, uplineId, at });
  });
}
