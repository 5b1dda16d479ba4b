import { useState } from 'react';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { likelyCountry } from './dialling-codes.ts';

/** The country of a mobile number: the likely one until another is chosen. */
export function useMobileCountry(): readonly [country: string, choose: (country: string) => void] {
  const { site } = useSite();
  const locale = useLocale();
  return useState(() => likelyCountry(site.timeZone, locale));
}
