import type {
  AnswerRealityCheck,
  ConfirmPlayLimit,
  ExcludeFromPlay,
  LanguageCode,
  PlayLimits,
  PlaySession,
  SetPlayLimit,
} from '#contracts/generated/contracts.ts';
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
 * Says the second yes to a raised limit.
 * @throws GatewayError `no_raised_limit` where none of that amount waits for it.
 */
export const confirmPlayLimit = async (limit: ConfirmPlayLimit, language: LanguageCode): Promise<PlayLimits> =>
  await sendValue('POST', '/wps/member/playLimits/confirm', limit, language);

/**
 * Keeps the member from playing from now on. Nothing that a member can do makes it shorter. For half a year or longer
 * it takes a password, and ends all sessions.
 * @returns the limits, with how long it lasts.
 * @throws GatewayError `invalid_request` on `span` where a longer one is in force, or on `password`.
 */
export const takePlayBreak = async (exclusion: ExcludeFromPlay, language: LanguageCode): Promise<PlayLimits> =>
  await sendValue('POST', '/wps/member/playExclusion', exclusion, language);

/**
 * Asks for the end of a self-exclusion that holds until its member does: it ends 24 hours later.
 * @throws GatewayError `self_exclusion_holds` before its time is over.
 */
export const askExclusionEnd = async (language: LanguageCode): Promise<PlayLimits> =>
  await sendValue('POST', '/wps/member/playExclusion/end', {}, language);

/** Answers a reality check; to stop ends the member's games at any time. */
export const answerRealityCheck = async (
  answer: AnswerRealityCheck['answer'],
  language: LanguageCode,
): Promise<PlaySession> => await sendValue('POST', '/wps/member/realityCheck', { answer }, language);

/** Sets how often reality checks come. @param everyMinutes one of the site's choices; null for none. */
export const setRealityCheck = async (everyMinutes: number | null, language: LanguageCode): Promise<PlaySession> =>
  await sendValue('PUT', '/wps/member/realityCheck', { everyMinutes }, language);
