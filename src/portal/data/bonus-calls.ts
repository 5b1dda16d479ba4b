import type { BonusDetails, LanguageCode } from '#contracts/generated/contracts.ts';
import { sendValue } from './send-value.ts';

/**
 * Gives a bonus up: what is left of it is lost.
 * @throws GatewayError with `bonus_in_play` while a round is open that it paid for, and `bonus_ended` when it is over.
 */
export const giveUpBonus = async (bonusId: string, language: LanguageCode): Promise<BonusDetails> =>
  await sendValue('DELETE', `/wps/member/bonuses/${bonusId}`, {}, language);
