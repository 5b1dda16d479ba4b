import { CallRefused } from '../calls/desk-client.ts';
import type { Say } from '../i18n/words.tsx';

const SECONDS_PER_MINUTE = 60;

/**
 * What a failed attempt to sign in is told as. A wrong account, password or code are one refusal on purpose, so nobody
 * learns which of them it was.
 */
export function refusalWords(failure: unknown, t: Say, isEnrolling = false): string {
  if (!(failure instanceof CallRefused)) return t('signIn.failed');
  const { code, message, status, retryAfterSeconds } = failure;
  if (code === 'invalid_credentials') return t(isEnrolling ? 'signIn.wrongFirstCode' : 'signIn.wrong');
  if (code === 'too_many_requests') return t('signIn.tooMany', { wait: waitWords(retryAfterSeconds, t) });
  if (status === 0) return t('signIn.noAnswer');
  return message === '' ? t('signIn.failed') : message;
}

function waitWords(seconds: number | undefined, t: Say): string {
  if (seconds === undefined) return t('signIn.waitAWhile');
  if (seconds < SECONDS_PER_MINUTE) return t('signIn.waitSeconds', { count: Math.max(1, Math.ceil(seconds)) });
  return t('signIn.waitMinutes', { count: Math.ceil(seconds / SECONDS_PER_MINUTE) });
}
