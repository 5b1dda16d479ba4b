import type { QueryClient } from '@tanstack/react-query';
import type { Winner, WinnerBoard } from '#contracts/generated/contracts.ts';
import { WINNER_BOARD_CALL } from './winner-board-query.ts';

/** Whether a query is a winner board. */
export const isWinnerBoard = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && path.startsWith(`${WINNER_BOARD_CALL}?`);

/**
 * Puts a winner in place on the boards that are shown, the largest win first. A board that stays away while nobody has
 * won does not push the page down under its reader: it is there when it is next looked at.
 */
export function keepWinner(queryClient: QueryClient, winner: Winner): void {
  for (const [queryKey, board] of queryClient.getQueriesData<WinnerBoard>({
    predicate: (query) => isWinnerBoard(query.queryKey),
  })) {
    if (!board) continue;
    if (board.list.length === 0) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    else queryClient.setQueryData<WinnerBoard>(queryKey, withWinner(board, winner, limitOf(String(queryKey[0]))));
  }
}

function withWinner({ list }: WinnerBoard, winner: Winner, limit: number): WinnerBoard {
  const others = list.filter(({ vo }) => vo.id !== winner.id);
  const place = others.findIndex(({ vo }) => Number(vo.winAmount) < Number(winner.winAmount));
  const at = place === -1 ? others.length : place;
  return { list: [...others.slice(0, at), { vo: winner }, ...others.slice(at)].slice(0, limit) };
}

const limitOf = (path: string): number => Number(new URLSearchParams(path.split('?')[1]).get('limitNum'));
