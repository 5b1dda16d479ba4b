import type { Say } from '../i18n/words.tsx';
import { CallRefused } from './desk-client.ts';

/** Why a change failed, in words. If no answer came, the change may have been made. */
export function failureText(t: Say, error: Error | null): string {
  if (error instanceof CallRefused && error.status > 0) return error.message || error.code;
  return t('ui.maybeDone');
}
