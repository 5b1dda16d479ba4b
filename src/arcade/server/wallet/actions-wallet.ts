import type { Round } from '../store/round-store.ts';
import { bodyOf } from './reply-body.ts';
import {
  actionIds,
  type BalanceOutcome,
  type BalanceOwner,
  gameOf,
  type RoundWallet,
  raiseIds,
  replacedWinIds,
  type SettleOutcome,
} from './round-wallet.ts';
import { refusalOf } from './wallet-refusals.ts';
import type { OperatorReply, WalletTransport } from './wallet-transport.ts';

/** The dialect of actions: the bet and win of a round that is over at once go in one call, all or nothing. */
export function actionsWallet(send: WalletTransport): RoundWallet {
  const process = (round: Round, actions: readonly object[], finished = true): Promise<OperatorReply> =>
    send({
      integration: round.integration,
      operation: 'process',
      body: JSON.stringify({
        user_id: round.userId,
        currency: round.currency,
        game: gameOf(round),
        game_id: round.id,
        finished,
        session_id: round.walletSession,
        actions,
      }),
    });
  return {
    stake: async (round) => outcomeOf(await process(round, [betOf(round)], false)),
    raise: async (round, raise) => {
      const bet = { action: 'bet', action_id: raiseIds(round, raise).bet, amount: raise.amountMinor };
      return outcomeOf(await process(round, [bet], false));
    },
    rollBackRaise: async (round, raise) => {
      const ids = raiseIds(round, raise);
      const undone = { action: 'rollback', action_id: ids.rollback, original_action_id: ids.bet };
      return isDone(await process(round, [undone], false));
    },
    rollBackWin: async (round) => {
      const ids = replacedWinIds(round);
      return isDone(
        await process(round, [{ action: 'rollback', action_id: ids.winRollback, original_action_id: ids.win }]),
      );
    },
    settle: async (round) => {
      const win = winOf(round);
      if (!round.isBetApplied) return outcomeOf(await process(round, [betOf(round), ...win]));
      const outcome = outcomeOf(await process(round, win));
      // The bet stands, so that a win which was refused is owed all the same.
      return outcome.kind === 'refused' ? { kind: 'unknown' } : outcome;
    },
    rollBack: async (round) => {
      const ids = actionIds(round);
      const bet = { action: 'rollback', action_id: ids.betRollback, original_action_id: ids.bet };
      const win = { action: 'rollback', action_id: ids.winRollback, original_action_id: ids.win };
      return isDone(await process(round, round.win > 0 ? [bet, win] : [bet]));
    },
    balance: async (owner) => balanceIn(await askBalance(send, owner)),
  };
}

function isDone(reply: OperatorReply): boolean {
  return reply.kind === 'answered' && reply.status === 200;
}

function betOf(round: Round) {
  return { action: 'bet', action_id: actionIds(round).bet, amount: round.bet };
}

/** A free spin is told even where it wins nothing: the wallet hears of its round in no other way. */
function winOf(round: Round): readonly object[] {
  const { win: amount, freeSpin } = round;
  const { win } = actionIds(round);
  if (freeSpin !== null) return [{ action: 'bonus_win', action_id: win, amount }];
  return amount > 0 ? [{ action: 'win', action_id: win, amount }] : [];
}

function askBalance(send: WalletTransport, owner: BalanceOwner): Promise<OperatorReply> {
  const body = JSON.stringify({ user_id: owner.userId, currency: owner.currency, game: gameOf(owner) });
  return send({ integration: owner.integration, operation: 'process', body });
}

function outcomeOf(reply: OperatorReply): SettleOutcome {
  if (reply.kind !== 'answered') return { kind: reply.kind === 'unreachable' ? 'notSent' : 'unknown' };
  const body = bodyOf(reply.text);
  if (reply.status === 200 && typeof body?.balance === 'number') return { kind: 'settled', balanceMinor: body.balance };
  const code = typeof body?.code === 'number' ? body.code : undefined;
  const refusal = code === undefined ? undefined : refusalOf(code, body?.balance);
  if (refusal !== undefined) return { kind: 'refused', refusal };
  // A call that was not let in has done nothing; after any other answer that we cannot read, nobody knows.
  if ([400, 403, 404, 405, 413, 429].includes(reply.status)) return { kind: 'notSent' };
  return { kind: 'unknown' };
}

function balanceIn(reply: OperatorReply): BalanceOutcome {
  const body = reply.kind === 'answered' && reply.status === 200 ? bodyOf(reply.text) : undefined;
  return typeof body?.balance === 'number' ? { kind: 'known', balanceMinor: body.balance } : { kind: 'unknown' };
}
