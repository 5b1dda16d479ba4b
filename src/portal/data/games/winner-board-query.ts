import type { ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '../gateway-client.ts';
import { withQuery } from './with-query.ts';

/** The call of the winner board. */
export const WINNER_BOARD_CALL = '/wps/relay/ODSFE2_getWinnerBoard';

/** The largest wins. */
export const winnerBoardPath = (options: {
  language: LanguageCode;
  limit: number;
}): ReadPath<typeof WINNER_BOARD_CALL> =>
  withQuery(WINNER_BOARD_CALL, {
    gameCategory: 'ALL',
    language: options.language,
    limitNum: options.limit,
  });

export const winnerBoardQuery = (path: ReadPath<typeof WINNER_BOARD_CALL>) => gatewayQuery(path);
