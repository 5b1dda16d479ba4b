import type { SiteTransaction } from '#gateway/database/database.ts';
import type { RecordDays } from '../record-days.ts';
import { sumsOfRounds } from '../repository/bet-repository.ts';
import { sumsOfEntries, type WalletOwner } from '../repository/entry-repository.ts';
import { type OpenRounds, openRoundsOf } from '../repository/open-round-repository.ts';
import { addUpGroups } from '../transactions/entry-groups.ts';

/** What a member played of a game. */
export interface PlayedGame {
  readonly vassalage: string;
  readonly gameCode: string;
  readonly rounds: number;
  /** In minor units, without what was rolled back. */
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
}

/**
 * What a member played in the rounds that began on days and are over: by game, and on how many of the days. A bet that
 * is open can still be taken back, e.g. a lottery ticket before its draw.
 */
export async function readPlay(
  tx: SiteTransaction,
  owner: WalletOwner,
  days: RecordDays,
  at: Date,
): Promise<{ readonly games: readonly PlayedGame[]; readonly daysPlayed: number }> {
  const sums = await sumsOfRounds(tx, owner, days);
  const open = await openRoundsOf(tx, owner, days, at);
  const ofOpen = (what: 'bet' | 'win', isMeant: (rounds: OpenRounds) => boolean) =>
    open.reduce((sum, rounds) => (isMeant(rounds) ? sum + BigInt(rounds[what]) : sum), 0n);
  return {
    games: sums.flatMap(({ vendor, game_code: gameCode, rounds, bet, win }) => {
      if (vendor === null || gameCode === null) return [];
      const isOfGame = (one: OpenRounds) => one.vendor === vendor && one.game_code === gameCode;
      const openCount = open.reduce((sum, one) => (isOfGame(one) ? sum + one.rounds : sum), 0);
      const stakedMinor = BigInt(bet) - ofOpen('bet', isOfGame);
      const wonMinor = BigInt(win) - ofOpen('win', isOfGame);
      return [{ vassalage: vendor, gameCode, rounds: rounds - openCount, stakedMinor, wonMinor }];
    }),
    daysPlayed: sums.filter(({ day, bet }) => day !== null && BigInt(bet) > ofOpen('bet', (one) => one.day === day))
      .length,
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
