import { hiddenResults } from '#gateway/areas/lottery/lottery.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { RoundSum } from './repository/bet-repository.ts';
import type { EntryRow, EntrySum, WalletOwner } from './repository/entry-repository.ts';
import { type HiddenWin, winsOfRounds } from './repository/hidden-win-repository.ts';

/**
 * What a member was paid for races that are still being shown. Records leave it out until then: the balance after a
 * later entry would tell it as well.
 */
export async function readHiddenWins(
  tx: SiteTransaction,
  owner: WalletOwner,
  { at, zone }: { readonly at: Date; readonly zone: string },
): Promise<readonly HiddenWin[]> {
  const { roundNames, since } = await hiddenResults(tx, owner.siteId, { memberId: owner.memberId, at });
  return roundNames.length === 0 ? [] : winsOfRounds(tx, owner, { roundNames, since, zone });
}

/** Entries without hidden wins, and with the balances as they would be without them. */
export function entriesWithout(rows: readonly EntryRow[], hidden: readonly HiddenWin[]): readonly EntryRow[] {
  if (hidden.length === 0) return rows;
  const ids = new Set(hidden.map(({ transfer_id }) => transfer_id));
  return rows
    .filter(({ transfer_id }) => !ids.has(transfer_id))
    .map((row) => {
      const before = hidden.filter((win) => BigInt(win.transfer_id) < BigInt(row.transfer_id));
      const paid = before.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      return paid === 0n ? row : { ...row, balance_after: `${BigInt(row.balance_after) - paid}` };
    });
}

/** Sums of entries without hidden wins. */
export function sumsWithout(sums: readonly EntrySum[], hidden: readonly HiddenWin[]): readonly EntrySum[] {
  return sums.flatMap((one) => {
    const wins = hidden.filter(({ day, kind }) => one.is_play && one.day === day && one.kind === kind);
    if (wins.length === 0) return [one];
    const paid = wins.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    const entries = one.entries - wins.length;
    return entries === 0 ? [] : [{ ...one, entries, in: `${BigInt(one.in) - paid}` }];
  });
}

/** Sums of rounds without what hidden wins paid. The rounds themselves count: they are open to their member. */
export function roundsWithout(sums: readonly RoundSum[], hidden: readonly HiddenWin[]): readonly RoundSum[] {
  if (hidden.length === 0) return sums;
  return sums.map((one) => {
    const wins = hidden.filter((win) =>
      one.day === null ? win.vendor === one.vendor && win.game_code === one.game_code : win.round_day === one.day,
    );
    const won = wins.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    return won === 0n ? one : { ...one, win: `${BigInt(one.win) - won}` };
  });
}
