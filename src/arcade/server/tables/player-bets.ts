import type { TableBets, TableBetsState } from '#arcade/table-api.ts';
import { decidedBy } from '../play/decided-by.ts';
import type { Store } from '../store/open-store.ts';
import { findRoundByRequest, type Round } from '../store/round-store.ts';
import type { Player } from '../store/session-store.ts';
import { placedBetsOf, type TableKey } from '../store/table-bets.ts';
import type { TableRound } from './table-clock.ts';
import { requestIdOf } from './take-stakes.ts';

/** A player's bets in a round of a table, as the store has them now. */
export function playerBets(
  store: Store,
  table: TableKey,
  { number, closesAt }: Pick<TableRound, 'number' | 'closesAt'>,
  player: Player,
): TableBets {
  const round = findRoundByRequest(store, player, requestIdOf(table, closesAt));
  if (round !== undefined) return betsOfRound(store, number, round);
  const placed = placedBetsOf(store, table, closesAt, player);
  return {
    number,
    revision: placed?.revision ?? 0,
    chips: placed?.chips ?? {},
    state: 'placed',
    refusal: null,
    roundId: null,
    view: null,
    winMinor: 0,
    balanceMinor: null,
  };
}

function betsOfRound(store: Store, number: number, round: Round): TableBets {
  const { choices, win, balance, isOver, refusal } = round;
  const [start] = choices;
  return {
    number,
    // No chips follow those of a round that was closed.
    revision: Number.MAX_SAFE_INTEGER,
    chips: (start?.bets ?? {}) as TableBets['chips'],
    state: stateOf(round),
    refusal: refusal?.code ?? null,
    roundId: round.id,
    view: isOver ? decidedBy(store, round, choices).view : null,
    winMinor: win,
    balanceMinor: balance ?? refusal?.balanceMinor ?? null,
  };
}

function stateOf({ state, isOver }: Round): TableBetsState {
  switch (state) {
    case 'settled':
      return 'settled';
    case 'staked':
      return 'taken';
    case 'open':
      return isOver ? 'taken' : 'placed';
    default:
      return 'refused';
  }
}
