import { closeRound } from '../rounds/close-round.ts';
import { commitRaise } from '../rounds/commit-raise.ts';
import { accountBalance, changeBalance } from '../store/account-store.ts';
import type { Store } from '../store/open-store.ts';
import { countStake, keepsToLimits } from '../store/play-limit-store.ts';
import { markWinBack, winToTakeBack } from '../store/replaced-wins.ts';
import { type Round, type RoundRefusal, roundById } from '../store/round-store.ts';
import { stakeRound } from '../store/staked-rounds.ts';
import type { RoundWallet, SettleOutcome } from './round-wallet.ts';

const LIMIT_REACHED: RoundRefusal = {
  code: 'limit_reached',
  message: 'The bet would pass a limit of the player.',
};

/**
 * Money that the arcade keeps itself: transfers of operators, or the play money of a trial. What moves money also moves
 * the round on, in one step. So only the stake of a match that is not played is ever rolled back, and the win of a slip
 * whose result was corrected. An account has no debts: of a win that was spent, only what is left is taken back.
 */
export function accountWallet(store: Store, clock: () => Date): RoundWallet {
  const take = (round: Round, amountMinor: number): SettleOutcome => {
    const held = accountBalance(store, round);
    if (held < amountMinor) {
      const message = 'The balance does not cover the bet.';
      return { kind: 'refused', refusal: { code: 'insufficient_funds', message, balanceMinor: held } };
    }
    if (!keepsToLimits(store, round, amountMinor)) return { kind: 'refused', refusal: LIMIT_REACHED };
    countStake(store, round, amountMinor);
    return { kind: 'settled', balanceMinor: changeBalance(store, round, -amountMinor) };
  };
  const takeBet = (round: Round): SettleOutcome => take(round, round.bet);
  return {
    raise: async (round, { amountMinor }) =>
      store.transaction(() => {
        const taken = take(round, amountMinor);
        if (taken.kind === 'settled') commitRaise(store, round.id, taken.balanceMinor, clock().getTime());
        return taken;
      }),
    rollBackRaise: async () => true,
    stake: async (round) =>
      store.transaction(() => {
        const bet = takeBet(round);
        if (bet.kind === 'settled') stakeRound(store, round.id, bet.balanceMinor);
        return bet;
      }),
    rollBackWin: async ({ id }) =>
      store.transaction(() => {
        const round = roundById(store, id);
        const replaced = winToTakeBack(round);
        if (replaced === null) return true;
        changeBalance(store, round, -Math.min(replaced.amountMinor, accountBalance(store, round)));
        markWinBack(store, round);
        return true;
      }),
    settle: async (round) =>
      store.transaction(() => {
        if (!round.isBetApplied) {
          const bet = takeBet(round);
          if (bet.kind !== 'settled') return bet;
        }
        const balanceMinor = changeBalance(store, round, round.win);
        closeRound(store, round.id, { state: 'settled', balance: balanceMinor }, clock().getTime());
        return { kind: 'settled', balanceMinor };
      }),
    rollBack: async (round) =>
      store.transaction(() => {
        if (roundById(store, round.id).state !== 'cancelling') return true;
        if (round.isBetApplied) {
          countStake(store, round, -round.bet);
          changeBalance(store, round, round.bet);
        }
        closeRound(store, round.id, { state: 'rolledBack' }, clock().getTime());
        return true;
      }),
    balance: async (owner) => ({ kind: 'known', balanceMinor: accountBalance(store, owner) }),
  };
}
