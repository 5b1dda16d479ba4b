import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Winner, WinnerBoard } from '#contracts/generated/contracts.ts';
import { buildWinnerBoard } from '#portal/testing/build-winner-board.ts';
import { winnerBoardPath } from './winner-board-query.ts';
import { isWinnerBoard, keepWinner } from './winners.ts';

const path = winnerBoardPath({ language: 'EN', limit: 4 });
const winnerOf = (winAmount: string, id = 'new'): Winner => ({
  id,
  nodeId: 'node-9',
  vassalage: 'PG',
  gameCode: 'game-9',
  iconUrl: '/art/9.webp',
  gameName: 'Game 9',
  customerName: 'n***w',
  winAmount,
});

function boardAfter(board: WinnerBoard, ...winners: readonly Winner[]) {
  const queryClient = new QueryClient();
  queryClient.setQueryData([path], board);
  for (const winner of winners) keepWinner(queryClient, winner);
  const amounts = queryClient.getQueryData<WinnerBoard>([path])?.list.map(({ vo }) => vo.winAmount);
  return { amounts, isStale: queryClient.getQueryState([path])?.isInvalidated };
}

describe('a new winner', () => {
  it.each([
    ['3500.00', ['4000.50', '3500.00', '3000.50', '2000.50']],
    ['90000.00', ['90000.00', '4000.50', '3000.50', '2000.50']],
    ['1.00', ['4000.50', '3000.50', '2000.50', '1000.50']],
  ])('of %s takes its place on a board that keeps its length', (amount, amounts) => {
    expect(boardAfter(buildWinnerBoard(4), winnerOf(amount)).amounts).toEqual(amounts);
  });

  it('is added at the end while the board has room', () => {
    expect(boardAfter(buildWinnerBoard(2), winnerOf('5.00')).amounts).toEqual(['2000.50', '1000.50', '5.00']);
  });

  it('is there once, however often it arrives', () => {
    expect(boardAfter(buildWinnerBoard(1), winnerOf('5.00'), winnerOf('5.00')).amounts).toEqual(['1000.50', '5.00']);
  });

  it('makes no board appear, which is looked at anew the next time', () => {
    expect(boardAfter({ list: [] }, winnerOf('5.00'))).toEqual({ amounts: [], isStale: true });
  });

  it('touches nothing but boards', () => {
    expect(isWinnerBoard([path])).toBe(true);
    expect(isWinnerBoard(['/wps/relay/GCSGAME_gameList?limitNum=4'])).toBe(false);
  });
});
