import type { NewTeamTransfer, TeamTransfer, TeamTransferTerms } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { findById } from '#gateway/areas/accounts/accounts.ts';
import { readSendTerms, sendMoney } from '#gateway/areas/cashier/cashier.ts';
import { balanceOf } from '#gateway/areas/money/money.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AgentParts } from '../agent-parts.ts';
import { type AgentAndMember, depthInTeam } from './change-team-member.ts';

/**
 * What an agent may send to a member of its team. @throws DomainError `not_found` outside the team,
 * `feature_disabled` where the site's members send each other nothing.
 */
export async function readDownlineTerms(
  parts: AgentParts,
  site: PublishedSite,
  who: AgentAndMember,
): Promise<TeamTransferTerms> {
  const { code: currency, decimals } = site.site.currency;
  return parts.database.forSite(site.id, async (tx) => {
    await depthInTeam(tx, site, who);
    const agent = await findById(tx, site.id, who.agentId);
    if (agent === undefined) throw new DomainError('not_logged_in');
    const terms = await readSendTerms(parts, tx, site, agent);
    const theirs = await balanceOf(tx, site.id, { memberId: who.memberId, currency, kind: 'member' });
    return { ...terms, theirs: minorToDecimal(theirs, decimals) };
  });
}

/**
 * Sends money from an agent's wallet to that of a member of its team (specification, section 6: "transfer to upline or
 * downline exists"). @throws DomainError `not_found` outside the team, and as `sendMoney`. Nothing is moved then.
 */
export async function sendToDownline(
  parts: AgentParts,
  site: PublishedSite,
  agentId: string,
  { asked, key }: { readonly asked: NewTeamTransfer; readonly key: string },
): Promise<TeamTransfer> {
  const { memberId, amount, paymentPassword } = asked;
  const sent = await sendMoney(parts, site, agentId, {
    ...{ amount, paymentPassword, key, prefix: 'DN', receiverId: memberId },
    receiverOf: async (tx) => {
      await depthInTeam(tx, site, { agentId, memberId });
      const receiver = await findById(tx, site.id, memberId);
      if (receiver === undefined) throw new DomainError('not_found');
      return receiver;
    },
  });
  return { ...sent, memberId };
}
