import { CallRefused } from '#studio/calls/desk-client.ts';
import { failureText } from '#studio/calls/failure-text.ts';
import type { Say } from '#studio/i18n/words.tsx';

/** Why a view was not kept, in words; undefined without an error. */
export function viewFault(t: Say, error: Error | null): string | undefined {
  if (error === null) return undefined;
  const code = error instanceof CallRefused ? error.code : '';
  // The name is the only field that the desk can get wrong.
  if (code === 'invalid_request') return t('views.nameTaken');
  return code === 'limit_reached' ? t('views.tooMany') : failureText(t, error);
}
