import type { WalletActionKind } from '#gateway/database/schema/seamless-schema.ts';

/** One action that a vendor asks for. */
export interface WalletAction {
  readonly kind: WalletActionKind;
  readonly actionId: string;
  /** In minor units; 0 for a rollback. */
  readonly amountMinor: number;
  /** The action that a rollback reverses; null for other calls. */
  readonly originalActionId: string | null;
}

/** A vendor's call to the wallet, independent of its dialect. */
export interface WalletCall {
  readonly userId: string;
  readonly currency: string;
  /** As the vendor names it; it may be another vendor's than the integration's. */
  readonly vendor: string;
  readonly gameCode: string;
  /** Null where nothing but the balance is asked for. */
  readonly vendorRoundId: string | null;
  readonly sessionId: string | null;
  readonly isFinished: boolean;
  readonly actions: readonly WalletAction[];
}

/** The bets of a call: how many, and what they come to in minor units. */
export function betsOf({ actions }: Pick<WalletCall, 'actions'>): { readonly bets: number; readonly betMinor: number } {
  const bets = actions.filter(({ kind }) => kind === 'bet');
  return { bets: bets.length, betMinor: bets.reduce((sum, { amountMinor }) => sum + amountMinor, 0) };
}

/** Why a call is refused: the numbers of the protocol (design of the HTTP contract, "Vendor side"). */
export const REFUSALS = {
  insufficientFunds: 100,
  sessionEnded: 101,
  unknownUser: 102,
  unknownGame: 103,
  maintenance: 104,
  limitReached: 105,
  selfExcluded: 106,
  gameDisabled: 107,
  launchCodeInvalid: 108,
  wrongCurrency: 154,
  duplicateTransaction: 201,
  malformed: 400,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  internal: 500,
} as const;

export type RefusalCode = (typeof REFUSALS)[keyof typeof REFUSALS];

/** The effect of an applied call on a member. */
export interface Settled {
  readonly memberId: string;
  /** The balance of the main wallet, without the bonus that the vendor's balance has in it. */
  readonly ownMinor: number;
  /** Ours. */
  readonly roundId: string;
  /** The winnings of the whole round so far. */
  readonly winMinor: number;
  /** This call closed the round. */
  readonly isFinished: boolean;
  /** The debt that arose because a rolled-back win had been spent. */
  readonly owedMinor: number;
}

/** A call that was applied, now or before. */
export interface AppliedOutcome {
  readonly kind: 'applied';
  /** As the vendor is told it. */
  readonly balanceMinor: number;
  /** The transaction of each action, in their order. */
  readonly transactionIds: readonly string[];
  /** Null where nothing was written: a balance, or repeats alone. */
  readonly settled: Settled | null;
}

/** The outcome of a call. */
export type WalletOutcome =
  | AppliedOutcome
  | {
      readonly kind: 'refused';
      readonly code: RefusalCode;
      /** Null where nobody was found whose it could be. */
      readonly balanceMinor: number | null;
    };
