import { failureWords } from '#portal/data/failure-words.ts';
import type { AnyWord } from '#words/generated/word-keys.ts';
import type { Translate } from '#words/translator.ts';

/**
 * The refusals of the service that verifies numbers, and their words (specification, section 8, "Phone verification
 * errors").
 */
const WORDS: Readonly<Record<string, AnyWord>> = {
  'auth/invalid-phone-number': 'phone.numberInvalid',
  'auth/missing-phone-number': 'phone.numberMissing',
  'auth/too-many-requests': 'phone.tooMany',
  'auth/invalid-verification-code': 'phone.codeInvalid',
  'auth/missing-verification-code': 'phone.codeMissing',
  'auth/captcha-check-failed': 'phone.captchaFailed',
  'auth/quota-exceeded': 'phone.quotaExceeded',
  'auth/operation-not-allowed': 'phone.notEnabled',
  'auth/code-expired': 'phone.codeExpired',
  'auth/popup-closed-by-user': 'phone.popupClosed',
  'auth/network-request-failed': 'failure.network',
};

/** The wait after too many requests (specification, section 9, "Phone-verification throttle wait"). */
const PHONE_WAIT_MINUTES = 5;

/** The words for a refusal of that service; null for any other failure. */
export function phoneFailureWord(error: unknown): AnyWord | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || !code.startsWith('auth/')) return null;
  return WORDS[code] ?? 'phone.unknown';
}

/** Why a form was refused, in words: a refusal of that service, or as on every page. */
export function formFailureWords(error: unknown, t: Translate<AnyWord>): string {
  const phone = phoneFailureWord(error);
  return phone === null ? failureWords(error, t) : t(phone, { minutes: PHONE_WAIT_MINUTES });
}
