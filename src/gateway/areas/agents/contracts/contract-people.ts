import type { ContractPerson } from '#contracts/generated/contracts.ts';
import { maskedAccount } from '#gateway/areas/accounts/accounts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { contractMembers, teamAmong } from '../repository/contract-member-repository.ts';

/** Names the parties of contracts to a reader: its own team in full, its upline by the ends of its account. */
export type ContractPeople = (memberId: string) => ContractPerson;

/** Reads the names of some members as an agent may see them. An empty id is the house. */
export async function peopleFor(
  tx: SiteTransaction,
  siteId: string,
  agentId: string,
  memberIds: Iterable<string>,
): Promise<ContractPeople> {
  const ids = [...new Set([agentId, ...memberIds])].filter((id) => id !== '');
  const members = await contractMembers(tx, siteId, ids);
  const team = await teamAmong(tx, siteId, agentId, ids);
  const uplineId = members.get(agentId)?.uplineId ?? null;
  return (memberId) => {
    const member = members.get(memberId);
    const { account = null, nickname = null } = member ?? {};
    if (team.has(memberId)) return { memberId, account, nickname };
    if (memberId === uplineId && account !== null) return { memberId, account: maskedAccount(account), nickname };
    return { memberId, account: null, nickname: null };
  };
}
