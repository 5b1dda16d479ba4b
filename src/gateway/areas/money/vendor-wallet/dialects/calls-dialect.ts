import { gameOfKey } from '#contracts/game-key.ts';
import type { WalletCallRefusal } from '#contracts/generated/contracts.ts';
import {
  validateWalletBalanceCall,
  validateWalletBetCall,
  validateWalletRollbackCall,
  validateWalletWinCall,
} from '#contracts/generated/validators.js';
import { checkVendorCall } from '#gateway/kit/vendor-call-signature.ts';
import { REFUSALS, type RefusalCode, type WalletAction } from '../wallet-call.ts';
import { REFUSAL_WORDS } from '../wallet-refusals.ts';
import { readJson } from './read-json.ts';
import type { ParsedCall, WalletDialect } from './wallet-dialect.ts';

/**
 * The dialect that has one call for each operation, as larger aggregators do. The path says what a call asks for, so
 * the signature covers method, path, time, nonce and body, and a nonce is good once.
 */
export const callsDialect: WalletDialect = {
  name: 'calls',
  operations: ['balance', 'bet', 'win', 'rollback'],

  verify({ method, target: path, body, headers }, { key }, now) {
    const once = checkVendorCall(key, { direction: 'toWallet', method, path, body }, headers.authorization, now);
    return once && { once };
  },

  parse(bytes, operation) {
    const body = readJson(bytes);
    switch (operation) {
      case 'balance':
        return validateWalletBalanceCall(body) ? parsed(body, null) : null;
      case 'bet':
        return validateWalletBetCall(body) ? parsed(body, moving(operation, body)) : null;
      case 'win':
        return validateWalletWinCall(body) ? parsed(body, moving(operation, body)) : null;
      case 'rollback':
        return validateWalletRollbackCall(body)
          ? parsed(body, {
              kind: operation,
              actionId: body.request_id,
              amountMinor: 0,
              originalActionId: body.original_request_id,
            })
          : null;
      default:
        return null;
    }
  },

  present({ requestId }, { balanceMinor, transactionIds: [transactionId] }) {
    return {
      status: 200,
      body: JSON.stringify({
        status: 'OK',
        request_id: requestId ?? '',
        balance: balanceMinor,
        ...(transactionId !== undefined && { transaction_id: transactionId }),
      }),
    };
  },

  // What is wrong with a call itself, or with us, has its HTTP status; what the wallet says is said with 200.
  refuse(code, asked, balanceMinor) {
    const { status, message } = REFUSAL_WORDS[code];
    return {
      status: status === 422 || status === 409 ? 200 : status,
      body: JSON.stringify({
        status: STATUS_WORDS[code],
        message,
        ...(asked !== null && { request_id: asked.requestId }),
        ...(code === REFUSALS.insufficientFunds && balanceMinor !== null && { balance: balanceMinor }),
      }),
    };
  },
};

/** The refusals in the words of this dialect. */
export const STATUS_WORDS: Readonly<Record<RefusalCode, WalletCallRefusal['status']>> = {
  [REFUSALS.insufficientFunds]: 'INSUFFICIENT_FUNDS',
  [REFUSALS.sessionEnded]: 'SESSION_ENDED',
  [REFUSALS.unknownUser]: 'UNKNOWN_USER',
  [REFUSALS.unknownGame]: 'UNKNOWN_GAME',
  [REFUSALS.maintenance]: 'MAINTENANCE',
  [REFUSALS.limitReached]: 'LIMIT_REACHED',
  [REFUSALS.selfExcluded]: 'SELF_EXCLUDED',
  [REFUSALS.gameDisabled]: 'GAME_DISABLED',
  [REFUSALS.launchCodeInvalid]: 'LAUNCH_CODE_INVALID',
  [REFUSALS.wrongCurrency]: 'WRONG_CURRENCY',
  [REFUSALS.duplicateTransaction]: 'DUPLICATE_REQUEST',
  [REFUSALS.malformed]: 'INVALID_REQUEST',
  [REFUSALS.forbidden]: 'INVALID_SIGNATURE',
  [REFUSALS.notFound]: 'NOT_FOUND',
  [REFUSALS.methodNotAllowed]: 'METHOD_NOT_ALLOWED',
  [REFUSALS.tooLarge]: 'TOO_LARGE',
  [REFUSALS.internal]: 'INTERNAL_ERROR',
};

/** `request_id` is the action's id, and the answer repeats it. */
function moving(kind: 'bet' | 'win', body: { readonly request_id: string; readonly amount: number }): WalletAction {
  return { kind, actionId: body.request_id, amountMinor: body.amount, originalActionId: null };
}

interface CallBody {
  readonly request_id: string;
  readonly user_id: string;
  readonly currency: string;
  readonly game: string;
  readonly round_id?: string;
  readonly session_id?: string;
  readonly is_finished?: boolean;
}

function parsed(body: CallBody, action: WalletAction | null): ParsedCall {
  return {
    requestId: body.request_id,
    call: {
      userId: body.user_id,
      currency: body.currency,
      ...gameOfKey(body.game),
      vendorRoundId: body.round_id ?? null,
      sessionId: body.session_id ?? null,
      isFinished: body.is_finished === true,
      actions: action === null ? [] : [action],
    },
  };
}
