import type { AnyWord } from '#words/generated/word-keys.ts';
import type { Translate } from '#words/translator.ts';

/** The fault of a code that was sent, in words; undefined when its form is valid. */
export function faultOfCode(code: string, t: Translate<AnyWord>): string | undefined {
  if (code === '') return t('check.codeRequired');
  return /^\d{4,8}$/.test(code) ? undefined : t('check.codeInvalid');
}
