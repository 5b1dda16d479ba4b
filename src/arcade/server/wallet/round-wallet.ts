import type { Raise, Round, RoundRefusal, TakenRaise } from '../store/round-store.ts';
import type { Player } from '../store/session-store.ts';

/** The outcome of asking a wallet to take a round's bet and pay its win. */
export type SettleOutcome =
  | { readonly kind: 'settled'; readonly balanceMinor: number }
  /** The wallet says no, and this call has done nothing. */
  | { readonly kind: 'refused'; readonly refusal: RoundRefusal }
  /** This call has done nothing and said nothing about the round: it may be made again. */
  | { readonly kind: 'notSent' }
  | { readonly kind: 'unknown' }
  /** The round is to be rolled back, whatever of it was done. */
  | { readonly kind: 'givenUp' };

export type BalanceOutcome = { readonly kind: 'known'; readonly balanceMinor: number } | { readonly kind: 'unknown' };

/** The owner of a balance, and the game. */
export interface BalanceOwner extends Player {
  readonly vendor: string;
  readonly gameCode: string;
  readonly currency: string;
}

/** Holds the money of rounds. Every call is idempotent. */
export interface RoundWallet {
  /** Takes the bet of a round that goes on; `settled` when it has. */
  readonly stake: (round: Round) => Promise<SettleOutcome>;
  /** Takes the raise of a round that goes on; `settled` when it has. */
  readonly raise: (round: Round, raise: Raise) => Promise<SettleOutcome>;
  /** True once the wallet has taken the raise back, or will do so when it arrives. */
  readonly rollBackRaise: (round: Round, raise: Raise) => Promise<boolean>;
  /** True once the wallet has taken back the last of a round's replaced wins. */
  readonly rollBackWin: (round: Round) => Promise<boolean>;
  /** Takes the bet, unless it was taken before, pays the win and ends the round. */
  readonly settle: (round: Round) => Promise<SettleOutcome>;
  /** True once the wallet has taken the round back, or will do so when it arrives. */
  readonly rollBack: (round: Round) => Promise<boolean>;
  readonly balance: (owner: BalanceOwner) => Promise<BalanceOutcome>;
}

/** The ids of a round's actions: the same in every repeat, which is what makes repeats harmless. */
export function actionIds(round: Pick<Round, 'id' | 'replacedWins'>) {
  return {
    bet: `${round.id}-b`,
    ...winIds(round, round.replacedWins.length),
    betRollback: `${round.id}-rb`,
  };
}

/** The ids of a round's nth win, counted from 0: a corrected result pays under an id of its own. */
export function winIds({ id }: Pick<Round, 'id'>, index: number) {
  const number = index === 0 ? '' : String(index + 1);
  return { win: `${id}-w${number}`, winRollback: `${id}-rw${number}` };
}

/** The ids of the last win that was replaced. */
export function replacedWinIds(round: Pick<Round, 'id' | 'replacedWins'>) {
  return winIds(round, round.replacedWins.length - 1);
}

/** The ids of a raise's actions. The first raise of a round is its second bet. */
export function raiseIds({ id }: Pick<Round, 'id'>, { number }: TakenRaise) {
  return { bet: `${id}-b${number + 1}`, rollback: `${id}-rb${number + 1}` };
}

/** A game as operators name it. */
export function gameOf({ vendor, gameCode }: { readonly vendor: string; readonly gameCode: string }): string {
  return `${vendor}:${gameCode}`;
}
