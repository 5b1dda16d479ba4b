import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { BoardPeriod, LanguageCode, MemberReward } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';
import { sendValue } from './send-value.ts';

export const MISSIONS_PATH = '/wps/relay/MCSFE_missionSummary';
const BOARD_PATH = '/wps/relay/MCSFE_missionLeaderboard';

export const missionsPath = (language: LanguageCode): ReadPath<typeof MISSIONS_PATH> =>
  `${MISSIONS_PATH}?${new URLSearchParams({ language } satisfies QueryAt<typeof MISSIONS_PATH>)}`;

/** @param every null: the site's first board. */
export const boardPath = (language: LanguageCode, every: BoardPeriod | null): ReadPath<typeof BOARD_PATH> =>
  `${BOARD_PATH}?${new URLSearchParams({ language, ...(every && { every }) } satisfies QueryAt<typeof BOARD_PATH>)}`;

const FRESH = { ...OF_MEMBER, staleTime: 0, refetchOnWindowFocus: true };

/** The member's missions with their progress. @throws GatewayError `feature_disabled`. */
export const missionsQuery = (language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(missionsPath(language)), ...FRESH });

/** A leaderboard of the present period. @throws GatewayError `feature_disabled`. */
export const boardQuery = (language: LanguageCode, every: BoardPeriod | null) =>
  queryOptions({
    ...gatewayQuery(boardPath(language, every)),
    ...FRESH,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });

/** Claims the reward of a mission. @throws GatewayError */
export const claimMission = async (missionId: string, language: LanguageCode): Promise<MemberReward> =>
  await sendValue('POST', `/wps/member/missions/${missionId}/claim`, {}, language);
