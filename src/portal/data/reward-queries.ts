import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

export const REWARDS_PATH = '/wps/member/rewards';
const VIP_PATH = '/wps/member/vip';
export const REBATE_PATH = '/wps/member/rebate';
export const RAFFLE_PATH = '/wps/member/raffle';
export const CASHBACK_PATH = '/wps/member/cashback';

export const rewardsPath = (language: LanguageCode): ReadPath<typeof REWARDS_PATH> =>
  `${REWARDS_PATH}?${new URLSearchParams({ language } satisfies QueryAt<typeof REWARDS_PATH>)}`;

export const vipPath = (language: LanguageCode): ReadPath<typeof VIP_PATH> =>
  `${VIP_PATH}?${new URLSearchParams({ language } satisfies QueryAt<typeof VIP_PATH>)}`;

export const rebatePath = (language: LanguageCode): ReadPath<typeof REBATE_PATH> =>
  `${REBATE_PATH}?${new URLSearchParams({ language } satisfies QueryAt<typeof REBATE_PATH>)}`;

export const rafflePath = (language: LanguageCode): ReadPath<typeof RAFFLE_PATH> =>
  `${RAFFLE_PATH}?${new URLSearchParams({ language } satisfies QueryAt<typeof RAFFLE_PATH>)}`;

/** How much the member can claim. Its address begins like that of the rewards, and a claim reads both anew. */
export const claimCountsQuery = () => queryOptions({ ...gatewayQuery('/wps/member/rewards/counts'), ...OF_MEMBER });

const SPINS_COME_MS = 3_000;
const FRESH = { ...OF_MEMBER, staleTime: 0, refetchOnWindowFocus: true };

/** What the member can claim, and what was claimed last. */
export const rewardsQuery = (language: LanguageCode) =>
  queryOptions({
    ...gatewayQuery(rewardsPath(language)),
    ...FRESH,
    // Free spins are at their vendor a few seconds after the claim.
    refetchInterval: ({ state: { data } }) =>
      data?.freeSpins.some(({ state }) => state === 'ordered') ? SPINS_COME_MS : false,
  });

/** The member's VIP level, and what all levels ask for and give. @throws GatewayError `feature_disabled`. */
export const vipQuery = (language: LanguageCode) => queryOptions({ ...gatewayQuery(vipPath(language)), ...FRESH });

/** What the stakes of the present period give back. @throws GatewayError `feature_disabled`. */
export const rebateQuery = (language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(rebatePath(language)), ...FRESH });

/** What the loss of the present period gives back. @throws GatewayError `feature_disabled`. */
export const cashbackQuery = () => queryOptions({ ...gatewayQuery(CASHBACK_PATH), ...FRESH });

/** The raffle of the present period with the member's tickets. @throws GatewayError `feature_disabled`. */
export const raffleQuery = (language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(rafflePath(language)), ...FRESH });
