import type { TransactionGroup } from '#contracts/generated/contracts.ts';
import type { EntrySum } from '../repository/entry-repository.ts';
import { groupOf } from './entry-kinds.ts';

/** What entries added to a wallet, by group, in minor units; negative for what they took. */
export type GroupSums = Readonly<Record<TransactionGroup, bigint>>;

/** Adds entries up by their group. */
export function addUpGroups(sums: readonly EntrySum[]): GroupSums {
  const groups = { play: 0n, deposits: 0n, withdrawals: 0n, transfers: 0n, bonuses: 0n, other: 0n };
  for (const one of sums) groups[groupOf(one.kind, one.is_play)] += BigInt(one.in) - BigInt(one.out);
  return groups;
}
