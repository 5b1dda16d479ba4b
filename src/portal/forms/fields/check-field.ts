import type { PatternId, RegisterRule } from '#contracts/generated/contracts.ts';
import { patternMessage } from '#portal/i18n/pattern-message.ts';
import type { AnyWord } from '#words/generated/word-keys.ts';
import type { Translate } from '#words/translator.ts';
import type { FitsRule } from './field-rule.ts';

/** The word for a password of a right length and a wrong form (specification, section 5, "Other messages"). */
export const PASSWORD_FORMAT = 'check.passwordFormat';

interface FieldCheck {
  readonly t: Translate<AnyWord>;
  readonly isRequired: boolean;
  readonly rule?: RegisterRule | undefined;
  /** Null until the engine of patterns has come; the gateway judges by the same rules. */
  readonly fits: FitsRule | null;
  /** The word for a value that has a right length and a wrong form, where the rule's message is about lengths alone. */
  readonly format?: AnyWord | undefined;
}

/** The fault of a value by the rule of its field, in words; undefined when it is valid. */
export function checkField(value: string, { t, isRequired, rule, fits, format }: FieldCheck): string | undefined {
  if (value.trim() === '') return isRequired ? t('check.required') : undefined;
  if (!rule || !fits || fits(value.trim(), rule)) return undefined;
  const hasRightLength = fits(value.trim(), { ...rule, acceptedPattern: '*' });
  if (format !== undefined && hasRightLength && rule.patternId === 'lengthRange') return t(format);
  return patternMessage(t, rule.patternId as PatternId, rule.minLength, rule.maxLength);
}

/** The fault of a confirmation that differs from the value above, in words: two empty values do not match. */
export function checkConfirmation(value: string, chosen: string, t: Translate<AnyWord>): string | undefined {
  if (value === '') return t('check.required');
  return value === chosen ? undefined : t('check.confirmation');
}
