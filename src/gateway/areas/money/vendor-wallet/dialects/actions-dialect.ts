import { gameOfKey } from '#contracts/game-key.ts';
import type { WalletProcessAction } from '#contracts/generated/contracts.ts';
import { validateWalletProcess } from '#contracts/generated/validators.js';
import type { ClaimedCall } from '#gateway/areas/money/vendors/claimed-call.ts';
import { REFUSALS, type WalletAction, type WalletCall } from '../wallet-call.ts';
import { REFUSAL_WORDS } from '../wallet-refusals.ts';
import { readJson } from './read-json.ts';
import { isSignedBy, isTimelySignedBy } from './vendor-signature.ts';
import type { WalletDialect } from './wallet-dialect.ts';

/**
 * The dialect of actions: one call has an ordered list of actions, all or nothing. The body is signed, which says what
 * it asks for, and the ids of its actions make a second call harmless.
 */
export const actionsDialect: WalletDialect = {
  name: 'actions',
  operations: ['process'],

  verify(call, { key, settings }, now) {
    const { authorization, 'x-timestamp': timestamp } = call.headers;
    const bytes = signedBytesOf(call);
    const isGood =
      settings.requiresTimestamp === true
        ? isTimelySignedBy(key, { timestamp: textOf(timestamp), bytes }, authorization, now)
        : isSignedBy(key, bytes, authorization);
    return isGood ? { once: null } : null;
  },

  parse(body, _operation, { allowedActions }) {
    const call = readProcess(readJson(body), allowedActions);
    return call && { call, requestId: null };
  },

  present({ call }, { balanceMinor: balance, transactionIds }) {
    // A round that was named only with a balance is not part of the answer.
    const isOfRound = call.vendorRoundId !== null && (call.actions.length > 0 || call.isFinished);
    const round = isOfRound ? { game_id: call.vendorRoundId } : {};
    const transactions = call.actions.map(({ actionId }, place) => ({
      action_id: actionId,
      tx_id: transactionIds[place] ?? '',
    }));
    const body = { balance, ...round, ...(transactions.length > 0 && { transactions }) };
    return { status: 200, body: JSON.stringify(body) };
  },

  refuse(code, _parsed, balanceMinor) {
    const { status, message } = REFUSAL_WORDS[code];
    const balance = code === REFUSALS.insufficientFunds && balanceMinor !== null ? { balance: balanceMinor } : {};
    return { status, body: JSON.stringify({ code, message, ...balance }) };
  },
};

/** The body, or the path with its query of a GET. */
const signedBytesOf = ({ method, target, body }: ClaimedCall): Uint8Array =>
  method === 'GET' ? Buffer.from(target) : body;

const textOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

function readProcess(body: unknown, allowed: readonly string[]): WalletCall | null {
  if (!validateWalletProcess(body)) return null;
  const actions: WalletAction[] = [];
  for (const asked of body.actions ?? []) {
    const action = readAction(asked, allowed);
    if (action === null) return null;
    actions.push(action);
  }
  const vendorRoundId = body.game_id ?? null;
  if (vendorRoundId === null && (actions.length > 0 || body.finished === true)) return null;
  return {
    userId: body.user_id,
    currency: body.currency,
    ...gameOfKey(body.game),
    vendorRoundId,
    sessionId: body.session_id ?? null,
    isFinished: body.finished === true,
    actions,
  };
}

function readAction(asked: WalletProcessAction, allowed: readonly string[]): WalletAction | null {
  const { action: kind, action_id: actionId, amount, original_action_id: original } = asked;
  if (kind === 'rollback')
    return original === undefined ? null : { kind, actionId, amountMinor: 0, originalActionId: original };
  if (amount === undefined || original !== undefined) return null;
  if ((kind === 'bonus_win' || kind === 'adjust') && !allowed.includes(kind)) return null;
  if (amount < 0 && kind !== 'adjust') return null;
  return { kind, actionId, amountMinor: amount, originalActionId: null };
}
