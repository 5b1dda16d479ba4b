import { roundGameById } from '#arcade/games/round-games.ts';
import type { OwnTableRound, TableBets, TableBetsState } from '#arcade/table-api.ts';
import { decidedBy } from '../play/decided-by.ts';
import type { Store } from '../store/open-store.ts';
import { findRoundByRequest, type Round } from '../store/round-store.ts';
import { seedsById } from '../store/seed-store.ts';
import type { Player } from '../store/session-store.ts';
import { placedBetsOf, type TableKey } from '../store/table-bets.ts';
import type { TableRound } from './table-clock.ts';
import { requestIdOf } from './take-stakes.ts';

/**
 * A player's bets in a round of a table, as the store has them now.
 * @param isDealt the table lets its players choose, so a round that is not over is shown as it stands.
 */
export function playerBets(
  store: Store,
  table: TableKey,
  { number, closesAt }: Pick<TableRound, 'number' | 'closesAt'>,
  player: Player,
  isDealt: boolean,
): TableBets {
  const round = findRoundByRequest(store, player, requestIdOf(table, closesAt));
  if (round !== undefined) return betsOfRound(store, number, round, isDealt);
  const placed = placedBetsOf(store, table, closesAt, player);
  return {
    number,
    revision: placed?.revision ?? 0,
    chips: placed?.chips ?? {},
    stakeMinor: 0,
    state: 'placed',
    refusal: null,
    roundId: null,
    view: null,
    isOver: false,
    step: 0,
    mayChoose: false,
    winMinor: 0,
    balanceMinor: null,
  };
}

function betsOfRound(store: Store, number: number, round: Round, isDealt: boolean): TableBets {
  const { choices, bet, win, balance, isOver, refusal, raise } = round;
  const isChoosing = isDealt && !isOver && (round.state === 'staked' || raise !== null);
  const decided = isOver || isChoosing ? decidedBy(store, round, choices) : null;
  const [start] = choices;
  return {
    number,
    // No chips follow those of a round that was closed.
    revision: Number.MAX_SAFE_INTEGER,
    chips: (start?.bets ?? {}) as TableBets['chips'],
    stakeMinor: stateOf(round) === 'placed' ? 0 : bet,
    state: stateOf(round),
    // The answer to a raise says nothing about the bet.
    refusal: stateOf(round) === 'refused' ? (refusal?.code ?? null) : null,
    roundId: round.id,
    view: decided?.view ?? null,
    isOver,
    step: choices.length,
    mayChoose: isChoosing && raise === null && decided?.isReady === false,
    winMinor: win,
    balanceMinor: balance ?? refusal?.balanceMinor ?? null,
  };
}

function stateOf({ state, isOver, raise }: Round): TableBetsState {
  switch (state) {
    case 'settled':
      return 'settled';
    case 'staked':
      return 'taken';
    case 'open':
      return isOver || raise !== null ? 'taken' : 'placed';
    default:
      return 'refused';
  }
}

/** A player's own round in an earlier one of a table with choices; null without one. */
export function ownRoundOf(store: Store, table: TableKey, closesAt: number, player: Player): OwnTableRound | null {
  const round = findRoundByRequest(store, player, requestIdOf(table, closesAt));
  if (round?.state !== 'settled' || roundGameById(round.machineId).rules.table === undefined) return null;
  const { bet: betMinor, choices, win: winMinor, seedId } = round;
  const { clientSeed } = seedsById(store, seedId);
  return { clientSeed, betMinor, choices, view: decidedBy(store, round, choices).view, winMinor };
}
