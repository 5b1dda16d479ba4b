import type { WireAnswer } from './dialects/wallet-dialect.ts';
import { REFUSALS, type RefusalCode } from './wallet-call.ts';

/** A refusal in words: its HTTP status and message. A dialect may have codes of its own besides. */
export interface RefusalWords {
  readonly status: number;
  readonly message: string;
}

/** The messages are the protocol's, in English: programs read them. */
export const REFUSAL_WORDS: Readonly<Record<RefusalCode, RefusalWords>> = {
  [REFUSALS.insufficientFunds]: { status: 422, message: 'Player has not enough funds to process an action' },
  [REFUSALS.sessionEnded]: { status: 422, message: 'The session has ended or is another one' },
  [REFUSALS.unknownUser]: { status: 422, message: 'There is no such user' },
  [REFUSALS.unknownGame]: { status: 422, message: 'There is no such game' },
  [REFUSALS.maintenance]: { status: 503, message: 'The site is under maintenance' },
  [REFUSALS.limitReached]: { status: 422, message: 'A limit of the player or of the game is reached' },
  [REFUSALS.selfExcluded]: { status: 422, message: 'The player is excluded from play' },
  [REFUSALS.gameDisabled]: { status: 422, message: 'The game is disabled' },
  [REFUSALS.launchCodeInvalid]: { status: 422, message: 'The launch code is wrong, used or expired' },
  [REFUSALS.wrongCurrency]: { status: 422, message: 'The player has another currency' },
  [REFUSALS.duplicateTransaction]: { status: 409, message: 'An action with this id was different' },
  [REFUSALS.malformed]: { status: 400, message: 'The call is malformed' },
  [REFUSALS.forbidden]: { status: 403, message: 'The signature is missing or wrong' },
  [REFUSALS.notFound]: { status: 404, message: 'There is no such call' },
  [REFUSALS.methodNotAllowed]: { status: 405, message: 'The call takes another method' },
  [REFUSALS.tooLarge]: { status: 413, message: 'The body is too large' },
  [REFUSALS.internal]: { status: 500, message: 'Something went wrong here; send the same call again' },
};

/** A refusal of a call of no dialect: the exchange of a launch code, the list of rounds, an unknown path. */
export function refuseVendorCall(code: RefusalCode): WireAnswer {
  const { status, message } = REFUSAL_WORDS[code];
  return { status, body: JSON.stringify({ code, message }) };
}
