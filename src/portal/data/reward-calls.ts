import type { DailyBonus, LanguageCode, MemberReward } from '#contracts/generated/contracts.ts';
import { REWARDS_PATH } from './reward-queries.ts';
import { sendValue } from './send-value.ts';

/** Claims a reward. @throws GatewayError */
export const claimReward = async (rewardId: string, language: LanguageCode): Promise<MemberReward> =>
  await sendValue('POST', `${REWARDS_PATH}/${rewardId}/claim`, {}, language);

/** Claims the bonus of today. @throws GatewayError */
export const claimDailyBonus = async (language: LanguageCode): Promise<DailyBonus> =>
  await sendValue('POST', `${REWARDS_PATH}/daily/claim`, {}, language);
