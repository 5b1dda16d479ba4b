import type { SiteTransaction } from '#gateway/database/database.ts';
import type { RecordDays } from '../record-days.ts';
import { sumsOfRounds } from '../repository/bet-repository.ts';
import { sumsOfEntries, type WalletOwner } from '../repository/entry-repository.ts';
import { addUpGroups } from '../transactions/entry-groups.ts';

/** What a member staked in the rounds of a game. */
export interface PlayedStake {
  readonly vassalage: string;
  readonly gameCode: string;
  /** In minor units, without what was rolled back. */
  readonly stakedMinor: bigint;
}

/** What a member staked in the rounds that began on days, by game. */
export async function readStakes(
  tx: SiteTransaction,
  owner: WalletOwner,
  days: RecordDays,
): Promise<readonly PlayedStake[]> {
  const sums = await sumsOfRounds(tx, owner, days);
  return sums.flatMap(({ vendor, game_code: gameCode, bet }) =>
    vendor === null || gameCode === null ? [] : [{ vassalage: vendor, gameCode, stakedMinor: BigInt(bet) }],
  );
}

/** What a member deposited on days, without what was returned, in minor units. */
export async function readDeposited(tx: SiteTransaction, owner: WalletOwner, days: RecordDays): Promise<bigint> {
  return addUpGroups(await sumsOfEntries(tx, owner, days)).deposits;
}
