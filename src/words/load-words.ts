import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { type CompleteLanguage, languages, writtenIn } from '#contracts/languages.ts';
import { accountWords } from './generated/account-words.ts';
import { agentWords } from './generated/agent-words.ts';
import { cashierWords } from './generated/cashier-words.ts';
import { formWords } from './generated/form-words.ts';
import { lotteryWords } from './generated/lottery-words.ts';
import { playWords } from './generated/play-words.ts';
import { recordsWords } from './generated/records-words.ts';
import { createTranslator, type Translate, type WordTable } from './translator.ts';

/** The files of one kind of words, each fetched when it is first needed. */
type WordFiles = Readonly<Record<CompleteLanguage, () => Promise<{ readonly default: WordTable }>>>;

/**
 * Fetches the words of the forms in a language: what each field takes, and what is wrong with what was filled in. They
 * are a chunk of their own, since no page says them before somebody fills in a form.
 */
export const loadFormWords = (language: LanguageCode): Promise<Translate> => loadFrom(formWords, language);

/**
 * Fetches the words of the member's own pages in a language: a chunk of their own, like those of forms, and never
 * without these.
 */
export const loadAccountWords = (language: LanguageCode): Promise<Translate> => loadFrom(accountWords, language);

/** Fetches the words of the agents' desk in a language: a chunk of their own, like those of forms. */
export const loadAgentWords = (language: LanguageCode): Promise<Translate> => loadFrom(agentWords, language);

/** Fetches the words of paying in and out, in a language: a chunk of their own, like those of forms. */
export const loadCashierWords = (language: LanguageCode): Promise<Translate> => loadFrom(cashierWords, language);

/**
 * Fetches the words of playing in a language: of a game and its bars, of wallets, and of what was played. A chunk of
 * their own, like those of forms.
 */
export const loadPlayWords = (language: LanguageCode): Promise<Translate> => loadFrom(playWords, language);

/** Fetches the words of bets on draws in a language: a chunk of their own, like those of forms. */
export const loadLotteryWords = (language: LanguageCode): Promise<Translate> => loadFrom(lotteryWords, language);

/** Fetches the words of a member's records in a language: a chunk of their own, like those of forms. */
export const loadRecordsWords = (language: LanguageCode): Promise<Translate> => loadFrom(recordsWords, language);

async function loadFrom(files: WordFiles, language: LanguageCode): Promise<Translate> {
  const { default: texts } = await files[languages[language].words]();
  return createTranslator(writtenIn(language).tag, texts);
}
