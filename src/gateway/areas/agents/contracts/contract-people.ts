import type { ContractPerson } from '#contracts/generated/contracts.ts';
import { maskedAccount } from '#gateway/areas/accounts/accounts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { contractMembers, teamAmong } from '../repository/contract-member-repository.ts';

/**
 * Names the parties of contracts to a reader: its own team in full, its upline and others whom it has contracts with by
 * the ends of their accounts.
 */
export type ContractPeople = (memberId: string) => ContractPerson;

/**
 * Reads the names of some members as an agent may see them. An empty id is the house.
 * @param parties those of them with whom the agent has a contract of its own, also where one of them moved since.
 */
export async function peopleFor(
  tx: SiteTransaction,
  siteId: string,
  agentId: string,
  memberIds: Iterable<string>,
  parties: ReadonlySet<string> = new Set(),
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
    if (parties.has(memberId) && account !== null) return { memberId, account: maskedAccount(account), nickname: null };
    return { memberId, account: null, nickname: null };
  };
}
