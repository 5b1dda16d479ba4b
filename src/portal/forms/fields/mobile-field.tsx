import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useLocale } from '#portal/site/site-context.tsx';
import { color, radius } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';
import type { AnyWord } from '#words/generated/word-keys.ts';
import type { Translate } from '#words/translator.ts';
import { useFormWords } from '../form-place.tsx';
import { diallingCodes } from './dialling-codes.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** The list itself is the browser's; the chosen country shows as its code alone. */
const Country = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  align-self: stretch;
  padding-inline: 14px 10px;
  border-inline-end: 1px solid ${color.line2};
  border-start-start-radius: ${radius.m};
  border-end-start-radius: ${radius.m};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  color: ${color.tx};
  &:focus-within { outline: 2px solid ${color.focus}; outline-offset: -2px; }
  svg { color: ${color.tx3}; }
  select { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; font-size: 16px; }
`;

interface MobileFieldProps extends Omit<TextFieldProps, 'label'> {
  /** ISO 3166. */
  readonly country: string;
  readonly onChooseCountry: (country: string) => void;
}

/** A mobile number with the code of its country before it. */
export function MobileField({ country, onChooseCountry, ...props }: MobileFieldProps) {
  const t = useFormWords();
  const locale = useLocale();
  const countries = useMemo(() => namedCountries(locale), [locale]);
  const code = codeOf(country);
  return (
    <TextField
      {...props}
      label={t('field.mobileNum')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={20}
      start={
        <Country>
          <bdi aria-hidden="true">+{code}</bdi>
          <Icon name="chevron-down" size={16} />
          <select
            aria-label={t('account.dialling')}
            value={country}
            onChange={(event) => onChooseCountry(event.target.value)}
          >
            {countries.map(({ name, ...entry }) => (
              <option key={entry.country} value={entry.country}>
                {`${name} (+${entry.code})`}
              </option>
            ))}
          </select>
        </Country>
      }
    />
  );
}

/** The dialling code of a country, without `+`. */
export const codeOf = (country: string): string => diallingCodes.find((entry) => entry.country === country)?.code ?? '';

/**
 * A number as it is sent: its digits alone. The zero that some countries write before it stays, since others need it.
 */
export const digitsOf = (number: string): string => number.replaceAll(/[\s().-]/g, '');

/** Whether a number has a plausible form: the gateway checks it further by its country. */
export const isMobileNumber = (number: string): boolean => /^\d{4,15}$/.test(digitsOf(number));

/** The error message for a mobile number; undefined where it is plausible. */
export function faultOfNumber(number: string, t: Translate<AnyWord>): string | undefined {
  const typed = number.trim();
  if (typed === '') return t('check.mobileRequired');
  if (!/^[\d\s().-]+$/.test(typed)) return t('check.phoneFormat');
  return isMobileNumber(typed) ? undefined : t('check.mobileInvalid');
}

function namedCountries(locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const order = new Intl.Collator(locale);
  return diallingCodes
    .map((entry) => ({ ...entry, name: names.of(entry.country) ?? entry.country }))
    .sort((one, other) => order.compare(one.name, other.name));
}
