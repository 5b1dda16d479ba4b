import type { SiteTransaction } from '#gateway/database/database.ts';
import type { RecordDays } from '../record-days.ts';
import { sumsOfRounds } from '../repository/bet-repository.ts';
import { sumsOfEntries, type WalletOwner } from '../repository/entry-repository.ts';
import { addUpGroups } from '../transactions/entry-groups.ts';

/** What a member played of a game. */
export interface PlayedGame {
  readonly vassalage: string;
  readonly gameCode: string;
  readonly rounds: number;
  /** In minor units, without what was rolled back. */
  readonly stakedMinor: bigint;
}

/** What a member played in the rounds that began on days: by game, and on how many of the days. */
export async function readPlay(
  tx: SiteTransaction,
  owner: WalletOwner,
  days: RecordDays,
): Promise<{ readonly games: readonly PlayedGame[]; readonly daysPlayed: number }> {
  const sums = await sumsOfRounds(tx, owner, days);
  return {
    games: sums.flatMap(({ vendor, game_code: gameCode, rounds, bet }) =>
      vendor === null || gameCode === null ? [] : [{ vassalage: vendor, gameCode, rounds, stakedMinor: BigInt(bet) }],
    ),
    daysPlayed: sums.filter(({ day, rounds }) => day !== null && rounds > 0).length,
  };
}

/** What a member deposited on days: the sum without what was returned, in minor units, and the number of deposits. */
export async function readDeposits(
  tx: SiteTransaction,
  owner: WalletOwner,
  days: RecordDays,
): Promise<{ readonly sumMinor: bigint; readonly count: number }> {
  const sums = await sumsOfEntries(tx, owner, days);
  return {
    sumMinor: addUpGroups(sums).deposits,
    count: sums.reduce((count, { kind, entries }) => (kind === 'deposit_credit' ? count + entries : count), 0),
  };
}
