import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { deskLanguage, loadDeskWords, WordsProvider } from '../i18n/words.tsx';
import { DeskStyle } from '../theme/desk-style.tsx';
import { DeskApp } from './desk-app.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page of the desk has no root.');
/** The content policy lets in the style elements that carry the answer's nonce. */
const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce;

const words = await loadDeskWords(deskLanguage());
document.documentElement.lang = words.tag;
createRoot(root).render(
  <StyleSheetManager {...(nonce !== undefined && { nonce })}>
    <WordsProvider words={words}>
      <DeskStyle />
      <DeskApp />
    </WordsProvider>
  </StyleSheetManager>,
);
