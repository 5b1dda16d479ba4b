import type { TranslatedNames } from '#catalogue/catalogue-types.ts';
import type { Adjective } from './adjective.ts';
import { isPlural, type Lexeme } from './lexeme.ts';

type Phrase = { -readonly [Language in keyof TranslatedNames]: TranslatedNames[Language] };

/** Upper-cases the first letter only, as Spanish and Portuguese titles do. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Upper-cases every syllable, as Vietnamese game titles do. */
export function everyWordCapital(text: string): string {
  return text.split(' ').map(sentenceCase).join(' ');
}

export const withoutArticle = (text: string): string => text.replace(/^(el|la|los|las|o|a|os|as) /, '');

/** "de" with the article that follows: `de el faraón` is `del faraón`. */
export const spanishOf = (owner: string): string => `de ${owner}`.replace(/^de el /, 'del ');

/** "de" with the article that follows: `de o faraó` is `do faraó`. */
export const portugueseOf = (owner: string): string => `de ${owner}`.replace(/^de (o|a|os|as) /, 'd$1 ');

/** "and": y becomes e before the sound i. */
const spanishAnd = (word: string): string => (/^(í|i|hi(?!e))/i.test(word) ? 'e' : 'y');

/** "The temple of the pharaoh": in all four languages the thing comes first. */
export function ownedPhrase(head: Lexeme, owner: Lexeme): TranslatedNames {
  const phrase: Phrase = {};
  if (head.es && owner.es) phrase.ES = sentenceCase(`${head.es} ${spanishOf(owner.es)}`);
  if (head.pt && owner.pt) phrase.PT = sentenceCase(`${head.pt} ${portugueseOf(owner.pt)}`);
  if (head.vi && owner.vi) phrase.VI = everyWordCapital(`${head.vi} ${owner.vi}`);
  if (head.ar && owner.ar) phrase.AR = `${head.ar} ${owner.ar}`;
  return phrase;
}

/** "Football cup": the attribute takes no article where Romance languages are concerned. */
export function attributedPhrase(head: Lexeme, attribute: Lexeme): TranslatedNames {
  const phrase: Phrase = {};
  if (head.es && attribute.es)
    phrase.ES = sentenceCase(`${withoutArticle(head.es)} de ${withoutArticle(attribute.es)}`);
  if (head.pt && attribute.pt)
    phrase.PT = sentenceCase(`${withoutArticle(head.pt)} de ${withoutArticle(attribute.pt)}`);
  if (head.vi && attribute.vi) phrase.VI = everyWordCapital(`${head.vi} ${attribute.vi}`);
  if (head.ar && attribute.ar) phrase.AR = `${head.ar} ${attribute.ar}`;
  return phrase;
}

/** "Golden dragon": the adjective follows and agrees. Plurals and nouns with a complement are left to the English. */
export function describedPhrase(adjective: Adjective, noun: Lexeme): TranslatedNames {
  const phrase: Phrase = {};
  if (isPlural(noun)) return phrase;
  const form = (language: 'es' | 'pt' | 'ar') => (noun.feminine[language] ? 'feminine' : 'masculine');
  if (adjective.es && noun.es) phrase.ES = sentenceCase(`${withoutArticle(noun.es)} ${adjective.es[form('es')]}`);
  if (adjective.pt && noun.pt) phrase.PT = sentenceCase(`${withoutArticle(noun.pt)} ${adjective.pt[form('pt')]}`);
  if (adjective.vi && noun.vi) phrase.VI = everyWordCapital(`${noun.vi} ${adjective.vi}`);
  if (adjective.ar && noun.ar) phrase.AR = `${noun.ar} ${adjective.ar[form('ar')]}`;
  return phrase;
}

/** "Owl and oracle". */
export function pairPhrase(first: Lexeme, second: Lexeme): TranslatedNames {
  const phrase: Phrase = {};
  if (first.es && second.es) {
    const last = withoutArticle(second.es);
    phrase.ES = sentenceCase(`${withoutArticle(first.es)} ${spanishAnd(last)} ${last}`);
  }
  if (first.pt && second.pt) phrase.PT = sentenceCase(`${withoutArticle(first.pt)} e ${withoutArticle(second.pt)}`);
  if (first.vi && second.vi) phrase.VI = everyWordCapital(`${first.vi} và ${second.vi}`);
  if (first.ar && second.ar) phrase.AR = `${first.ar} و${second.ar}`;
  return phrase;
}
