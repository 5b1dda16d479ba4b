import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { loadFormWords } from '#portal/i18n/form-words.ts';
import type { Translate } from '#portal/i18n/translator.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { ChunkFailure } from '#portal/session/chunk-failure.tsx';
import { loadChunk } from '#portal/session/load-chunk.ts';
import { useSite } from '#portal/session/site-context.tsx';

const loaded = new Map<LanguageCode, Translate>();

const FormWordsContext = createContext<Translate>((key) => key);

/** Says the words of forms, and those of pages too. Below a `FormPlace` alone. */
export const useFormWords = (): Translate => useContext(FormWordsContext);

interface FormPlaceProps {
  readonly nodeId: string;
  readonly widget: string;
  /** Stands in the form's box while its words are on their way. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** The root of a widget that is a form, and what it says. */
export function FormPlace({ nodeId, widget, waiting, children }: FormPlaceProps) {
  return (
    <div data-node={nodeId} data-widget={widget}>
      <WithFormWords waiting={waiting}>{children}</WithFormWords>
    </div>
  );
}

/** Fetches the words of forms when they are first said, since no page says them before. */
export function WithFormWords({ waiting, children }: Pick<FormPlaceProps, 'waiting' | 'children'>) {
  const { t } = useWords();
  const { language } = useSite();
  const [state, setState] = useState<{ readonly language: LanguageCode; readonly error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const words = loaded.get(language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same words again.
  useEffect(() => {
    if (loaded.has(language)) return;
    let isGone = false;
    loadChunk(() => loadFormWords(language)).then(
      (translate) => {
        loaded.set(language, (key, values) => {
          const said = translate(key, values);
          return said === key ? t(key, values) : said;
        });
        if (!isGone) setState({ language, error: null });
      },
      (error: unknown) => !isGone && setState({ language, error }),
    );
    return () => {
      isGone = true;
    };
  }, [language, attempt, t]);
  const retry = () => {
    setState(null);
    setAttempt(attempt + 1);
  };
  if (words) return <FormWordsContext value={words}>{children}</FormWordsContext>;
  return state?.error ? <ChunkFailure error={state.error} retry={retry} /> : waiting;
}
