import { randomUUID } from 'node:crypto';
import type { Round } from '../store/round-store.ts';
import { bodyOf } from './reply-body.ts';
import { actionIds, gameOf, type RoundWallet, raiseIds, replacedWinIds, type SettleOutcome } from './round-wallet.ts';
import { refusalOf } from './wallet-refusals.ts';
import type { OperatorReply, WalletTransport } from './wallet-transport.ts';

/** The outcome of one of the separate calls. */
type CallOutcome =
  | { readonly kind: 'done'; readonly balanceMinor: number }
  | Exclude<SettleOutcome, { readonly kind: 'settled' | 'givenUp' }>;

/**
 * The dialect of separate calls: the bet, then its win. Between them the bet is written down as applied, so that from
 * then on the round can only be finished.
 * @param betApplied called once the wallet has taken a bet whose win is still to be paid.
 */
export function callsWallet(send: WalletTransport, betApplied: (round: Round) => void): RoundWallet {
  const call = async (operation: string, round: Round, fields: object): Promise<CallOutcome> =>
    outcomeOf(
      await send({
        integration: round.integration,
        operation,
        body: JSON.stringify({
          user_id: round.userId,
          currency: round.currency,
          game: gameOf(round),
          round_id: round.id,
          ...fields,
        }),
      }),
    );

  const placeBet = (round: Round, isFinished: boolean): Promise<CallOutcome> =>
    call('bet', round, {
      request_id: actionIds(round).bet,
      amount: round.bet,
      session_id: round.walletSession,
      is_finished: isFinished,
    });

  const settle = async (round: Round): Promise<SettleOutcome> => {
    const ids = actionIds(round);
    if (!round.isBetApplied) {
      const bet = await placeBet(round, round.win === 0);
      if (bet.kind !== 'done') return bet;
      if (round.win === 0) return { kind: 'settled', balanceMinor: bet.balanceMinor };
      betApplied(round);
    }
    const win = await call('win', round, { request_id: ids.win, amount: round.win, is_finished: true });
    if (win.kind === 'done') return { kind: 'settled', balanceMinor: win.balanceMinor };
    // The bet stands, so that a win which was refused or never sent is owed all the same.
    return { kind: 'unknown' };
  };

  return {
    stake: async (round) => {
      const bet = await placeBet(round, false);
      return bet.kind === 'done' ? { kind: 'settled', balanceMinor: bet.balanceMinor } : bet;
    },
    raise: async (round, raise) => {
      const { amountMinor: amount } = raise;
      const bet = {
        request_id: raiseIds(round, raise).bet,
        amount,
        session_id: round.walletSession,
        is_finished: false,
      };
      const outcome = await call('bet', round, bet);
      return outcome.kind === 'done' ? { kind: 'settled', balanceMinor: outcome.balanceMinor } : outcome;
    },
    rollBackRaise: async (round, raise) => {
      const ids = raiseIds(round, raise);
      const undone = { request_id: ids.rollback, original_request_id: ids.bet };
      return (await call('rollback', round, undone)).kind === 'done';
    },
    rollBackWin: async (round) => {
      const ids = replacedWinIds(round);
      const undone = { request_id: ids.winRollback, original_request_id: ids.win };
      return (await call('rollback', round, undone)).kind === 'done';
    },
    settle,
    rollBack: async (round) => {
      const ids = actionIds(round);
      const bet = await call('rollback', round, { request_id: ids.betRollback, original_request_id: ids.bet });
      if (bet.kind !== 'done' || round.win === 0) return bet.kind === 'done';
      const win = await call('rollback', round, { request_id: ids.winRollback, original_request_id: ids.win });
      return win.kind === 'done';
    },
    balance: async (owner) => {
      const body = { request_id: randomUUID(), user_id: owner.userId, currency: owner.currency, game: gameOf(owner) };
      const { integration } = owner;
      const answer = outcomeOf(await send({ integration, operation: 'balance', body: JSON.stringify(body) }));
      return answer.kind === 'done' ? { kind: 'known', balanceMinor: answer.balanceMinor } : { kind: 'unknown' };
    },
  };
}

function outcomeOf(reply: OperatorReply): CallOutcome {
  if (reply.kind !== 'answered') return { kind: reply.kind === 'unreachable' ? 'notSent' : 'unknown' };
  const body = bodyOf(reply.text);
  if (reply.status === 200 && body?.status === 'OK' && typeof body.balance === 'number')
    return { kind: 'done', balanceMinor: body.balance };
  const refusal = typeof body?.status === 'string' ? refusalOf(body.status, body.balance) : undefined;
  if (refusal !== undefined) return { kind: 'refused', refusal };
  if ([400, 403, 404, 405, 413, 429].includes(reply.status)) return { kind: 'notSent' };
  return { kind: 'unknown' };
}
