import type { WalletProcessAction } from '#contracts/generated/contracts.ts';
import { validateWalletProcess } from '#contracts/generated/validators.js';
import type { RefusalCode, WalletAction, WalletCall, WalletOutcome } from '../wallet-call.ts';
import { REFUSAL_WORDS } from '../wallet-refusals.ts';

/** An answer as it goes over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly body: string;
}

/** The call that a body is, or null where it is none (design of the HTTP contract, "Vendor side"). */
export function readProcess(body: unknown, allowed: readonly string[]): WalletCall | null {
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
    ...gameIn(body.game),
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

/** A game as vendors name it: `PG:tomb-of-anubis`. */
export function gameIn(game: string): { readonly vendor: string; readonly gameCode: string } {
  const colon = game.indexOf(':');
  return { vendor: game.slice(0, colon), gameCode: game.slice(colon + 1) };
}

/** The outcome of a call in the words of this dialect. */
export function answerProcess(call: WalletCall | null, outcome: WalletOutcome): WireAnswer {
  if (outcome.kind === 'refused') return refuseProcess(outcome.code, outcome.balanceMinor);
  const { balanceMinor: balance, transactionIds } = outcome;
  if (call === null || call.actions.length === 0)
    return { status: 200, body: JSON.stringify({ balance, ...roundOf(call) }) };
  const transactions = call.actions.map(({ actionId }, place) => ({
    action_id: actionId,
    tx_id: transactionIds[place] ?? '',
  }));
  return { status: 200, body: JSON.stringify({ balance, ...roundOf(call), transactions }) };
}

/** A round that was named only with a balance is none of the answer's. */
function roundOf(call: WalletCall | null): { readonly game_id?: string } {
  if (call === null || call.vendorRoundId === null || (call.actions.length === 0 && !call.isFinished)) return {};
  return { game_id: call.vendorRoundId };
}

/** A refusal in the words of this dialect; only where money lacks does it tell how much there is. */
export function refuseProcess(code: RefusalCode, balanceMinor: number | null = null): WireAnswer {
  const { status, message } = REFUSAL_WORDS[code];
  const balance = code === 100 && balanceMinor !== null ? { balance: balanceMinor } : {};
  return { status, body: JSON.stringify({ code, message, ...balance }) };
}
