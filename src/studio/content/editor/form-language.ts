import { createContext, useContext } from 'react';
import type { LanguageCode } from '#contracts/generated/contracts.ts';

/** The language of the site in which the texts of a form are shown. */
export const FormLanguage = createContext<LanguageCode>('EN');

export const useFormLanguage = (): LanguageCode => useContext(FormLanguage);
