import type { MemberMessageKind } from '#contracts/generated/contracts.ts';
import { maskedAccount } from '#gateway/areas/accounts/accounts.ts';
import { notifyMembers } from '#gateway/areas/messaging/messaging.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { contractMembers } from '../repository/contract-member-repository.ts';
import type { ContractRow } from '../repository/contract-repository.ts';

/** What a party of a contract is told. */
export interface ContractNotice {
  readonly to: string;
  readonly kind: Extract<MemberMessageKind, `contract${string}`>;
  readonly contract: Pick<ContractRow, 'member_id' | 'upline_id' | 'kind' | 'version'>;
  /** When it counts, ends or expires. */
  readonly time?: string;
  readonly reason?: string;
}

/** Tells the parties of contracts what became of them; last in a transaction. */
export async function tellParties(
  tx: SiteTransaction,
  siteId: string,
  notices: readonly ContractNotice[],
  at: Date,
): Promise<void> {
  const people = await contractMembers(
    tx,
    siteId,
    notices.flatMap(({ contract }) => [contract.member_id, contract.upline_id]),
  );
  const messages = notices.map(({ to, kind, contract, time, reason }) => {
    const isToUpline = to === contract.upline_id;
    const other = people.get(isToUpline ? contract.member_id : contract.upline_id)?.account ?? '';
    const params = {
      ...{ from: isToUpline ? other : maskedAccount(other), plan: contract.kind, version: String(contract.version) },
      ...(time !== undefined && { time }),
      ...(reason !== undefined && { reason }),
    };
    return { memberId: to, kind, params, at };
  });
  await notifyMembers(tx, siteId, messages);
}
