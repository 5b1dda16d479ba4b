import type { ClaimRaffle, DailyBonus, LanguageCode, MemberReward } from '#contracts/generated/contracts.ts';
import { REBATE_PATH, REWARDS_PATH } from './reward-queries.ts';
import { sendValue } from './send-value.ts';

/** Claims a reward. @throws GatewayError */
export const claimReward = async (rewardId: string, language: LanguageCode): Promise<MemberReward> =>
  await sendValue('POST', `${REWARDS_PATH}/${rewardId}/claim`, {}, language);

/** Claims the bonus of today. @throws GatewayError */
export const claimDailyBonus = async (language: LanguageCode): Promise<DailyBonus> =>
  await sendValue('POST', `${REWARDS_PATH}/daily/claim`, {}, language);

/** Claims the rebate that is counted so far. @throws GatewayError */
export const claimRebate = async (language: LanguageCode): Promise<MemberReward> =>
  await sendValue('POST', `${REBATE_PATH}/claim`, {}, language);

/** Claims what a ticket has won. @throws GatewayError */
export const claimRaffle = async (ticket: ClaimRaffle, language: LanguageCode): Promise<MemberReward> =>
  await sendValue('POST', '/wps/relay/MCSFE_claimRafflePromotion', ticket, language);
