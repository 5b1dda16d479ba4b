import {
  type BetTerms,
  betsOf,
  type KeyedIntegration,
  type ProcessRequest,
  processRequest,
  type SettledCall,
  type WalletCall,
  type WalletOutcome,
} from '#gateway/areas/money/money.ts';
import type { TicketRow } from '../repository/lottery-repository.ts';

/** The bet, win or rollback of a ticket as the wallet takes it. */
export function ticketCall(
  ticket: Pick<TicketRow, 'game_code' | 'round_name' | 'currency'>,
  { userId, vendor }: { readonly userId: string; readonly vendor: string },
  actions: WalletCall['actions'],
  isFinished: boolean,
): WalletCall {
  return {
    userId,
    currency: ticket.currency,
    vendor,
    gameCode: ticket.game_code,
    vendorRoundId: ticket.round_name,
    sessionId: null,
    isFinished,
    actions,
  };
}

/** Terms of wins and rollbacks: what was bet is settled whatever has changed since. */
export function settledTerms(currency: string, zone: string): BetTerms {
  return { refusal: 0, isKnownGame: true, mostMinor: null, currency, zone, weight: 0 };
}

/** The bet of a ticket's round. */
export const betOf = (roundName: string): string => `${roundName} bet`;

/** A call with the terms of its bets. */
export function requestOf(
  integration: KeyedIntegration,
  { call, terms, at }: { readonly call: WalletCall; readonly terms: BetTerms; readonly at: Date },
): ProcessRequest {
  return processRequest(integration, call, terms, at.toISOString());
}

/** The event for listeners of an applied call; null where it changed nothing. */
export function settledOf(
  { siteId, vendor }: Pick<KeyedIntegration, 'siteId' | 'vendor'>,
  call: Pick<WalletCall, 'gameCode' | 'actions'>,
  outcome: WalletOutcome,
): SettledCall | null {
  if (outcome.kind !== 'applied' || outcome.settled === null) return null;
  const { owedMinor: _owed, ownMinor, ...settled } = outcome.settled;
  return { siteId, vendor, gameCode: call.gameCode, balanceMinor: ownMinor, ...settled, ...betsOf(call) };
}
