import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { loadDeskWords, WordsProvider } from '../i18n/words.tsx';

const words = await loadDeskWords('EN');

/** Shows a part of the desk in English, at an address. */
export function renderDesk(part: ReactNode, at = '/') {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <WordsProvider words={words}>{part}</WordsProvider>
    </MemoryRouter>,
  );
}
