import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { dateFormat } from '#portal/i18n/date-format.ts';

/** The hour and minute of a moment, on the visitor's clock. */
export const formatTimeOfDay = (at: string, language: LanguageCode): string =>
  dateFormat(languages[language].tag, { hour: '2-digit', minute: '2-digit' }).format(new Date(at));

/** A coming moment with its weekday. */
export const formatDayAndTime = (at: string, language: LanguageCode): string =>
  dateFormat(languages[language].tag, { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(new Date(at));
