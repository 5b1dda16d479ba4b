import type { ExcludeFromPlay, LanguageCode, PlayLimits, SetPlayLimit } from '#contracts/generated/contracts.ts';
import { sendValue } from './send-value.ts';

/**
 * Sets a limit, or takes it away.
 * @param limit its amount a decimal of the site's currency, null for no limit.
 * @returns all limits as they are then.
 * @throws GatewayError `invalid_request` with what is wrong with `amount`.
 */
export const setPlayLimit = async (limit: SetPlayLimit, language: LanguageCode): Promise<PlayLimits> =>
  await sendValue('PUT', '/wps/member/playLimits', limit, language);

/**
 * Keeps the member from playing from now on. Nothing that a member can do makes it shorter.
 * @returns the limits, with how long it lasts.
 * @throws GatewayError `invalid_request` on `span` where a longer one is in force.
 */
export const takePlayBreak = async (span: ExcludeFromPlay['span'], language: LanguageCode): Promise<PlayLimits> =>
  await sendValue('POST', '/wps/member/playExclusion', { span }, language);
