import { CallRefused } from '#studio/calls/desk-client.ts';
import { failureText } from '#studio/calls/failure-text.ts';
import type { Say } from '#studio/i18n/words.tsx';

/** Why a view was not kept, in words; undefined without an error. */
export function viewFault(t: Say, error: Error | null): string | undefined {
  if (error === null) return undefined;
  if (isNameTaken(error)) return t('views.nameTaken');
  const isFull = error instanceof CallRefused && error.code === 'limit_reached';
  return isFull ? t('views.tooMany') : failureText(t, error);
}

/** Whether another view has the name. */
export const isNameTaken = (error: Error | null): boolean =>
  error instanceof CallRefused && error.fields.name === 'taken';
