import type { ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '../gateway-client.ts';
import { withQuery } from './with-query.ts';

/** The best hits among games and vendors while a name is typed. */
export const gameSearchPath = (options: {
  query: string;
  pageSize: number;
  language: LanguageCode;
}): ReadPath<'/wps/games/search'> => withQuery('/wps/games/search', options);

/** What a name finds, by its call. */
export const gameSearchQuery = (path: ReadPath<'/wps/games/search'>) => gatewayQuery(path);
