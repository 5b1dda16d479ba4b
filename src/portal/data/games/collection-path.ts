import type { LanguageCode } from '#contracts/generated/contracts.ts';
import type { GameListPath } from './game-list-queries.ts';
import { withQuery } from './with-query.ts';

/** A page of the games that a card opens, or of those of them whose name is searched for. */
export function collectionPath(options: {
  nodeId: string;
  gameName: string;
  pageNo: number;
  pageSize: number;
  language: LanguageCode;
  merchantCode: string;
}): GameListPath {
  const { nodeId, gameName, pageNo, pageSize, language, merchantCode } = options;
  return withQuery('/wps/relay/GCSGAME_gameList', {
    clientType: 3,
    platform: 'html5-desktop',
    merchant: merchantCode,
    nodeId,
    ...(gameName !== '' && { gameName }),
    pageNo,
    pageSize,
    language,
  });
}
