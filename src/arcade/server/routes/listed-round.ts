import type { Round } from '../store/round-store.ts';
import { actionIds, gameOf } from '../wallet/round-wallet.ts';

/** A round as both sides list them to hold them against each other. */
export function listedRound(round: Round) {
  const { id, userId, currency, bet, win, state } = round;
  const ids = actionIds(round);
  const isBack = state === 'rolledBack' || state === 'cancelling';
  const made = [
    { action: 'bet', action_id: ids.bet, amount: bet },
    ...(win > 0 ? [{ action: 'win', action_id: ids.win, amount: win }] : []),
  ];
  const taken = [
    { action: 'rollback', action_id: ids.betRollback, amount: 0, original_action_id: ids.bet },
    ...(win > 0 ? [{ action: 'rollback', action_id: ids.winRollback, amount: 0, original_action_id: ids.win }] : []),
  ];
  return {
    game_id: id,
    game: gameOf(round),
    user_id: userId,
    currency,
    bet: isBack ? 0 : bet,
    win: isBack ? 0 : win,
    rolled_back: isBack ? bet + win : 0,
    finished: state === 'settled' || state === 'rolledBack',
    actions: isBack ? [...made, ...taken] : made,
  };
}
