import type { WalletRounds } from '#contracts/generated/contracts.ts';
import { startBetOf } from '../store/raises.ts';
import type { Round } from '../store/round-store.ts';
import { actionIds, gameOf, raiseIds, winIds } from '../wallet/round-wallet.ts';

type Actions = WalletRounds['rounds'][number]['actions'];

/** A round as both sides list them to hold them against each other. */
export function listedRound(round: Round): WalletRounds['rounds'][number] {
  if (round.freeSpin !== null) return listedFreeSpin(round);
  const { id, userId, currency, bet, state, openedAt, closedAt } = round;
  // A win that follows its bet is the wallet's once it has been told of it.
  const win = state === 'open' && round.isBetApplied ? 0 : round.win;
  const ids = actionIds(round);
  const isBack = state === 'rolledBack' || state === 'cancelling';
  const made: Actions = [
    { action: 'bet', action_id: ids.bet, amount: startBetOf(round) },
    ...round.raises.map((raise) => ({
      action: 'bet' as const,
      action_id: raiseIds(round, raise).bet,
      amount: raise.amountMinor,
    })),
    ...round.replacedWins.flatMap(({ amountMinor, isBack }, index): Actions => {
      const { win: won, winRollback } = winIds(round, index);
      if (amountMinor === 0) return [];
      const back = { action: 'rollback' as const, action_id: winRollback, amount: 0 };
      return [{ action: 'win', action_id: won, amount: amountMinor }, ...(isBack ? [back] : [])];
    }),
    ...(win > 0 ? [{ action: 'win' as const, action_id: ids.win, amount: win }] : []),
  ];
  const backMinor = round.replacedWins.reduce((sum, replaced) => sum + (replaced.isBack ? replaced.amountMinor : 0), 0);
  const taken: Actions = [
    { action: 'rollback', action_id: ids.betRollback, amount: 0 },
    ...(win > 0 ? [{ action: 'rollback' as const, action_id: ids.winRollback, amount: 0 }] : []),
  ];
  return {
    game_id: id,
    game: gameOf(round),
    user_id: userId,
    currency,
    bet: isBack ? 0 : bet,
    win: isBack ? 0 : win,
    rolled_back: backMinor + (isBack ? bet + win : 0),
    finished: state === 'settled' || state === 'rolledBack',
    actions: isBack ? [...made, ...taken] : made,
    opened_at: new Date(openedAt).toISOString(),
    ...(closedAt !== null && { closed_at: new Date(closedAt).toISOString() }),
  };
}

/** A round without a bet: its win is its only action. */
function listedFreeSpin(round: Round): WalletRounds['rounds'][number] {
  const { id, userId, currency, state, openedAt, closedAt } = round;
  const amount = state === 'open' ? 0 : round.win;
  return {
    game_id: id,
    game: gameOf(round),
    user_id: userId,
    currency,
    bet: 0,
    win: amount,
    rolled_back: 0,
    finished: state === 'settled',
    actions: state === 'open' ? [] : [{ action: 'bonus_win', action_id: actionIds(round).win, amount }],
    opened_at: new Date(openedAt).toISOString(),
    ...(closedAt !== null && { closed_at: new Date(closedAt).toISOString() }),
  };
}
