import {
  type BetTerms,
  type ProcessRequest,
  processRequest,
} from '#gateway/areas/money/repository/process-repository.ts';
import type { KeyedIntegration } from '#gateway/areas/money/vendors/integration-book.ts';
import { betsOf, type WalletCall, type WalletOutcome } from './wallet-call.ts';

/** The effect of an applied call, for listeners such as the member's open pages. */
export interface SettledCall {
  readonly siteId: string;
  readonly memberId: string;
  readonly vendor: string;
  readonly gameCode: string;
  /** Ours. */
  readonly roundId: string;
  /** Of the main wallet. */
  readonly balanceMinor: number;
  /** The winnings of the whole round so far. */
  readonly winMinor: number;
  /** The call closed the round. */
  readonly isFinished: boolean;
  /** How many bets the call has, and what they come to. */
  readonly bets: number;
  readonly betMinor: number;
}

/** Decides what the bets of a call may do. */
export type BetTermsOf = (integration: KeyedIntegration, call: WalletCall) => BetTerms | Promise<BetTerms>;

interface SettleParts {
  readonly termsOf: BetTermsOf;
  readonly write: (request: ProcessRequest) => Promise<WalletOutcome>;
  readonly clock: () => Date;
  /** Called for each call that changed something, after its commit. */
  readonly onSettled: (settled: SettledCall) => void;
  /** Called when a rolled-back win had already been spent. */
  readonly onOwed: (integration: KeyedIntegration, owed: { memberId: string; owedMinor: number }) => void;
  readonly log: { error(fields: object, message: string): void };
}

/**
 * Applies vendors' calls: what is known in memory is judged here, and everything else in one round trip to the
 * database.
 */
export function settleVendorCalls({ termsOf, write, clock, onSettled, onOwed, log }: SettleParts) {
  return async (integration: KeyedIntegration, call: WalletCall): Promise<WalletOutcome> => {
    const judged = termsOf(integration, call);
    const terms = judged instanceof Promise ? await judged : judged;
    const outcome = await write(processRequest(integration, call, terms, clock().toISOString()));
    if (outcome.kind === 'applied' && outcome.settled !== null) {
      const { siteId, vendor } = integration;
      const { owedMinor, ownMinor, ...settled } = outcome.settled;
      try {
        if (owedMinor > 0) onOwed(integration, { memberId: settled.memberId, owedMinor });
        onSettled({ siteId, vendor, gameCode: call.gameCode, balanceMinor: ownMinor, ...settled, ...betsOf(call) });
      } catch (error) {
        // The money has moved: who only hears of it cannot take that back.
        log.error({ err: error }, 'settled callback failed');
      }
    }
    return outcome;
  };
}
