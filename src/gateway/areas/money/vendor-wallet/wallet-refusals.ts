import type { WalletCallRefusal } from '#contracts/generated/contracts.ts';
import { REFUSALS, type RefusalCode } from './wallet-call.ts';

/** The answer to a refusal: HTTP status, message, and the code of the dialect of separate calls. */
export interface RefusalWords {
  readonly status: number;
  readonly message: string;
  readonly word: WalletCallRefusal['status'];
}

/** The messages are the protocol's, in English: programs read them. */
export const REFUSAL_WORDS: Readonly<Record<RefusalCode, RefusalWords>> = {
  [REFUSALS.insufficientFunds]: {
    status: 422,
    message: 'Player has not enough funds to process an action',
    word: 'INSUFFICIENT_FUNDS',
  },
  [REFUSALS.sessionEnded]: { status: 422, message: 'The session has ended or is another one', word: 'SESSION_ENDED' },
  [REFUSALS.unknownUser]: { status: 422, message: 'There is no such user', word: 'UNKNOWN_USER' },
  [REFUSALS.unknownGame]: { status: 422, message: 'There is no such game', word: 'UNKNOWN_GAME' },
  [REFUSALS.maintenance]: { status: 503, message: 'The site is under maintenance', word: 'MAINTENANCE' },
  [REFUSALS.limitReached]: {
    status: 422,
    message: 'A limit of the player or of the game is reached',
    word: 'LIMIT_REACHED',
  },
  [REFUSALS.selfExcluded]: { status: 422, message: 'The player is excluded from play', word: 'SELF_EXCLUDED' },
  [REFUSALS.gameDisabled]: { status: 422, message: 'The game is disabled', word: 'GAME_DISABLED' },
  [REFUSALS.launchCodeInvalid]: {
    status: 422,
    message: 'The launch code is wrong, used or expired',
    word: 'LAUNCH_CODE_INVALID',
  },
  [REFUSALS.wrongCurrency]: { status: 422, message: 'The player has another currency', word: 'WRONG_CURRENCY' },
  [REFUSALS.duplicateTransaction]: {
    status: 409,
    message: 'An action with this id was different',
    word: 'DUPLICATE_REQUEST',
  },
  [REFUSALS.malformed]: { status: 400, message: 'The call is malformed', word: 'INVALID_REQUEST' },
  [REFUSALS.forbidden]: { status: 403, message: 'The signature is missing or wrong', word: 'INVALID_SIGNATURE' },
  [REFUSALS.notFound]: { status: 404, message: 'There is no such call', word: 'NOT_FOUND' },
  [REFUSALS.methodNotAllowed]: {
    status: 405,
    message: 'The call takes another method',
    word: 'METHOD_NOT_ALLOWED',
  },
  [REFUSALS.tooLarge]: { status: 413, message: 'The body is too large', word: 'TOO_LARGE' },
  [REFUSALS.internal]: {
    status: 500,
    message: 'Something went wrong here; send the same call again',
    word: 'INTERNAL_ERROR',
  },
};
