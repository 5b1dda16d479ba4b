import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { ChunkFailure } from '#portal/chunks/chunk-failure.tsx';
import { loadChunk } from '#portal/chunks/load-chunk.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import type { AnyWord } from '#words/generated/word-keys.ts';
import {
  loadAccountWords,
  loadAgentWords,
  loadCashierWords,
  loadFormWords,
  loadLotteryWords,
  loadPlayWords,
  loadRecordsWords,
} from '#words/load-words.ts';
import type { Translate } from '#words/translator.ts';

/**
 * Says what only forms say, or what the member's own pages, applications to promotions, paying in, paying out, playing,
 * records, bets on draws or the agents' desk say too.
 */
export type FormVoice = 'forms' | 'account' | 'entry' | 'cashier' | 'payout' | 'play' | 'records' | 'lottery' | 'agent';

const voices: Readonly<Record<FormVoice, (language: LanguageCode) => Promise<readonly Translate[]>>> = {
  forms: async (language) => [await loadFormWords(language)],
  // The desk chooses days and downloads lists as records do, and asks for what forms ask for.
  agent: (language) => Promise.all([loadAgentWords(language), loadRecordsWords(language), loadFormWords(language)]),
  account: (language) => Promise.all([loadAccountWords(language), loadFormWords(language)]),
  // Images are sent as receipts are.
  entry: (language) => Promise.all([loadAccountWords(language), loadFormWords(language), loadCashierWords(language)]),
  cashier: async (language) => [await loadCashierWords(language)],
  payout: (language) => Promise.all([loadCashierWords(language), loadFormWords(language)]),
  play: async (language) => [await loadPlayWords(language)],
  lottery: async (language) => [await loadLotteryWords(language)],
  records: (language) => Promise.all([loadRecordsWords(language), loadPlayWords(language)]),
};

const loaded = new Map<string, Translate<AnyWord>>();

const FormWordsContext = createContext<Translate<AnyWord>>((key) => key);

/** Says the words of forms, and those of pages too. Below a `FormPlace` alone. */
export const useFormWords = (): Translate<AnyWord> => useContext(FormWordsContext);

interface FormPlaceProps {
  readonly nodeId: string;
  readonly widget: string;
  /** Stands in the form's box while its words are on their way. */
  readonly waiting: ReactNode;
  readonly voice?: FormVoice;
  readonly children: ReactNode;
}

/** The root of a widget that is a form, and what it says. */
export function FormPlace({ nodeId, widget, ...words }: FormPlaceProps) {
  return (
    <div data-node={nodeId} data-widget={widget}>
      <WithFormWords {...words} />
    </div>
  );
}

/** Fetches the words of forms when they are first said, since no page says them before. */
export function WithFormWords({ waiting, voice = 'forms', children }: Omit<FormPlaceProps, 'nodeId' | 'widget'>) {
  const { t } = useWords();
  const { language } = useSite();
  const [state, setState] = useState<{ readonly language: LanguageCode; readonly error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${voice} ${language}`;
  const words = loaded.get(key);
  useEffect(() => {
    if (loaded.has(key)) return;
    let isGone = false;
    loadChunk(() => voices[voice](language), { askedAgain: attempt > 0 }).then(
      (translators) => {
        loaded.set(key, (word, values) => {
          const said = translators.map((translate) => translate(word, values)).find((text) => text !== word);
          // A translator repeats a key that it does not have.
          return said ?? (t as Translate)(word, values);
        });
        if (!isGone) setState({ language, error: null });
      },
      (error: unknown) => !isGone && setState({ language, error }),
    );
    return () => {
      isGone = true;
    };
  }, [key, language, voice, attempt, t]);
  const retry = () => {
    setState(null);
    setAttempt(attempt + 1);
  };
  if (words) return <FormWordsContext value={words}>{children}</FormWordsContext>;
  return state?.error ? <ChunkFailure error={state.error} retry={retry} /> : waiting;
}
