import {
  validateWalletBalanceCall,
  validateWalletBetCall,
  validateWalletRollbackCall,
  validateWalletWinCall,
} from '#contracts/generated/validators.js';
import type { RefusalCode, WalletAction, WalletCall, WalletOutcome } from '../wallet-call.ts';
import { REFUSAL_WORDS } from '../wallet-refusals.ts';
import { gameIn, type WireAnswer } from './actions-dialect.ts';

/** The calls of the dialect that has one for each thing that may be asked, as larger aggregators do. */
export const SEPARATE_CALLS = ['balance', 'bet', 'win', 'rollback'] as const;
export type SeparateCall = (typeof SEPARATE_CALLS)[number];

/** A call with the id that its answer repeats. */
export interface SeparatelyCalled {
  readonly requestId: string;
  readonly call: WalletCall;
}

/** The call that a body is, or null where it is none. Its `request_id` is the action's id. */
export function readSeparateCall(operation: SeparateCall, body: unknown): SeparatelyCalled | null {
  switch (operation) {
    case 'balance':
      return validateWalletBalanceCall(body) ? called(body, null) : null;
    case 'bet':
      return validateWalletBetCall(body) ? called(body, moving(operation, body)) : null;
    case 'win':
      return validateWalletWinCall(body) ? called(body, moving(operation, body)) : null;
    case 'rollback':
      return validateWalletRollbackCall(body)
        ? called(body, {
            kind: operation,
            actionId: body.request_id,
            amountMinor: 0,
            originalActionId: body.original_request_id,
          })
        : null;
  }
}

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

function called(body: CallBody, action: WalletAction | null): SeparatelyCalled {
  return {
    requestId: body.request_id,
    call: {
      userId: body.user_id,
      currency: body.currency,
      ...gameIn(body.game),
      vendorRoundId: body.round_id ?? null,
      sessionId: body.session_id ?? null,
      isFinished: body.is_finished === true,
      actions: action === null ? [] : [action],
    },
  };
}

/**
 * The outcome of a call in the words of this dialect, which has an HTTP status of 200 for every outcome that is the
 * wallet's.
 */
export function answerSeparateCall(asked: SeparatelyCalled | null, outcome: WalletOutcome): WireAnswer {
  if (outcome.kind === 'refused')
    return refuseSeparateCall(outcome.code, asked?.requestId ?? null, outcome.balanceMinor);
  const [transactionId] = outcome.transactionIds;
  return {
    status: 200,
    body: JSON.stringify({
      status: 'OK',
      request_id: asked?.requestId ?? '',
      balance: outcome.balanceMinor,
      ...(transactionId !== undefined && { transaction_id: transactionId }),
    }),
  };
}

/**
 * A refusal in the words of this dialect. What is wrong with a call itself, or with us, has its HTTP status; what the
 * wallet says is said with 200.
 */
export function refuseSeparateCall(
  code: RefusalCode,
  requestId: string | null,
  balanceMinor: number | null = null,
): WireAnswer {
  const { status, message, word } = REFUSAL_WORDS[code];
  return {
    status: status === 422 || status === 409 ? 200 : status,
    body: JSON.stringify({
      status: word,
      message,
      ...(requestId !== null && { request_id: requestId }),
      ...(code === 100 && balanceMinor !== null && { balance: balanceMinor }),
    }),
  };
}
