import { openFairnessPage } from './fairness/fairness-form.tsx';
import { spokenLanguage } from './words/spoken-language.ts';
import { loadWords } from './words/words.ts';

/** The page on which anybody recomputes a round from its seeds. It asks the server nothing. */
async function startPage(): Promise<void> {
  const wanted =
    new URLSearchParams(location.search).get('language') ?? document.documentElement.dataset.language ?? 'EN';
  const { code, language } = spokenLanguage(wanted);
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
  const words = await loadWords(code);
  document.title = words.fairness;
  openFairnessPage(document.body, words, language.tag);
}

void startPage();
