import type { RefusalNotice } from '#arcade/client/refusal-notice.ts';
import type { Choice } from '#arcade/games/game-rules.ts';
import { NO_BETS } from '#arcade/games/tables/rules/placed-chips.ts';
import type { TableBets, TableState } from '#arcade/table-api.ts';
import type { TablePhase } from './table-phase.ts';

/** Everything that the screen of a shared table shows. */
export interface TablePlayState {
  /** Null until the first event has come. */
  readonly table: TableState | null;
  readonly past: readonly unknown[];
  readonly mine: TableBets | null;
  /** The player's chips as they lie on the board, whether the server has them yet or not. */
  readonly draft: Choice;
  /** The server has the chips that lie on the board. */
  readonly isConfirmed: boolean;
  readonly phase: TablePhase;
  /** Until the bets are closed, or the next round begins. */
  readonly secondsLeft: number;
  /** The board has shown the result. */
  readonly isShown: boolean;
  /** A choice of the player is on its way. */
  readonly isChoosing: boolean;
  readonly isConnected: boolean;
  readonly isEnded: boolean;
  /** As it is shown: chips on the board are taken off, and a win is added once it was seen. */
  readonly creditMinor: number;
  readonly lastWinMinor: number;
  readonly notice: RefusalNotice | null;
  /** Said to screen readers. */
  readonly status: string;
}

/** The state of a page that has heard nothing of its table. */
export function firstState(creditMinor: number): TablePlayState {
  return {
    table: null,
    past: [],
    mine: null,
    draft: { ...NO_BETS },
    isConfirmed: true,
    phase: 'waiting',
    secondsLeft: 0,
    isShown: true,
    isChoosing: false,
    isConnected: true,
    isEnded: false,
    creditMinor,
    lastWinMinor: 0,
    notice: null,
    status: '',
  };
}

/**
 * What the board shows: the player's own round if he has bet, else what all see. The view is null before the cards are
 * dealt; `isOver` tells that it is a result, or none.
 */
export function shownRound({ table, mine }: Pick<TablePlayState, 'table' | 'mine'>): {
  readonly view: unknown;
  readonly isOver: boolean;
} {
  if (table === null || (table.deal === null && table.result === null)) return { view: null, isOver: true };
  if (mine?.number === table.number && mine.view !== null) return mine;
  return { view: table.result?.view ?? table.deal, isOver: table.result !== null };
}

/** The wallet has taken the bet. */
export function isTaken({ state }: TableBets): boolean {
  return state === 'taken' || state === 'settled';
}

/** The first cards of a round, or its result, have come with a state. */
export function hasNewCards(before: TableState | null, { deal, result }: TableState): boolean {
  return (result !== null && before?.result == null) || (deal !== null && before?.deal == null);
}

/** An answer that was made before another one that came sooner. */
export function isBefore(mine: TableBets, known: TableBets | null): boolean {
  if (known === null || known.number !== mine.number) return false;
  return mine.step < known.step || (known.isOver && !mine.isOver);
}
