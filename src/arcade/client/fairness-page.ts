import { openFairnessPage } from './fairness/fairness-form.tsx';
import { openPage } from './open-page.ts';

/** The page on which anybody recomputes a round from its seeds. It asks the server nothing. */
async function startPage(): Promise<void> {
  const { words, tag } = await openPage(new URLSearchParams(location.search).get('language'));
  document.title = words.fairness;
  openFairnessPage(document.body, words, tag);
}

void startPage();
