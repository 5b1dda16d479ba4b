import type { Translate } from '#contracts/translator.ts';

/** What is wrong with a code that was sent, in words; undefined where it may be one. */
export function faultOfCode(code: string, t: Translate): string | undefined {
  if (code === '') return t('check.codeRequired');
  return /^\d{4,8}$/.test(code) ? undefined : t('check.codeInvalid');
}
