import type { Game } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '../gateway-client.ts';
import { OF_MEMBER } from '../of-member.ts';

export const FAVOURITE_IDS_PATH = '/wps/relay/MCSFE_favoriteIds';

/** Which games the member keeps at hand. This page alone changes them, or another of the same member's. */
export const favouriteIdsQuery = () => ({ ...gatewayQuery(FAVOURITE_IDS_PATH), ...OF_MEMBER });

/** The fields of a game that a favourite needs. */
export type FavouriteGame = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;
