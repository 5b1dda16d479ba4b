import { adjectives } from './adjectives.ts';
import { type Head, heads } from './heads.ts';
import { isCommonNoun, isPlural, type Lexeme } from './lexeme.ts';
import type { ThemeVocabulary } from './theme-vocabulary.ts';
import type { TitleIdea } from './title-idea.ts';
import { describedPhrase, ownedPhrase, pairPhrase } from './translated-phrases.ts';

/** of: "Temple of the Pharaoh". own: "Pharaoh's Crown". compound: "Scarab Temple". turn: "Scarab Sands". */
export type TitlePattern = 'of' | 'own' | 'compound' | 'described' | 'turn' | 'pair';

/** Spells the idea out. Most ideas never become a game, so that none is spelt out in advance. */
export type TitleMaker = () => TitleIdea;

/** Adjectives of temper and movement, which things lack. */
const TEMPERS = new Set(
  'Noble Wise Brave Fierce Proud Swift Clever Happy Jolly Hungry Dancing Wandering Wild Lonely Silent Masked Gentle Merry'.split(
    ' ',
  ),
);

function known<Value>(table: ReadonlyMap<string, Value>, word: string): Value {
  const found = table.get(word);
  if (found === undefined) throw new Error(`The vocabulary tables have no row for "${word}".`);
  return found;
}

/** Of all deeds, a thing may only have a secret. */
const fitsHead = (figure: Lexeme, head: Head): boolean =>
  head.isThing || !figure.isInanimate || head.lexeme.en === 'Secret';

function combine<Partner>(
  figures: readonly Lexeme[],
  partners: readonly Partner[],
  make: (figure: Lexeme, partner: Partner) => TitleIdea,
): TitleMaker[] {
  return figures.flatMap((figure) => partners.map((partner) => () => make(figure, partner)));
}

/** Every name of a theme, by pattern. The same words may meet in several patterns. */
export function titleMakers(vocabulary: ThemeVocabulary): Record<TitlePattern, TitleMaker[]> {
  const { theme, figures, figuresOwn } = vocabulary;
  const themeHeads = vocabulary.heads.map((word) => known(heads, word));
  const themeAdjectives = vocabulary.adjectives.map((word) => known(adjectives, word));
  const things = themeHeads.filter((head) => head.isThing);
  const common = figures.filter((figure) => !figure.en.includes(' ') && isCommonNoun(figure));
  const owners = figures.filter((figure) => !figure.en.endsWith('s') && !figure.isInanimate && !isPlural(figure));

  const owned = (name: (figure: Lexeme, head: Head) => string) => (figure: Lexeme, head: Head) => ({
    name: name(figure, head),
    names: () => (figuresOwn ? ownedPhrase(head.lexeme, figure) : {}),
    theme,
    hero: figure.hero,
  });
  const ofOwner = owned(({ en }, { lexeme }) => `${lexeme.en} of ${en}`);
  const ofTheOwner = owned(({ en }, { lexeme }) => `${lexeme.en} of the ${en}`);

  return {
    of: figuresOwn
      ? figures.flatMap((figure) =>
          combine(
            [figure],
            themeHeads.filter((head) => fitsHead(figure, head)),
            isCommonNoun(figure) ? ofTheOwner : ofOwner,
          ),
        )
      : [],
    own: figuresOwn
      ? combine(
          owners,
          themeHeads,
          owned(({ en }, { lexeme }) => `${en}'s ${lexeme.en}`),
        )
      : [],
    compound: combine(
      figures,
      things,
      owned(({ en }, { lexeme }) => `${en} ${lexeme.en}`),
    ),
    described: common.flatMap((figure) =>
      combine(
        [figure],
        themeAdjectives.filter((adjective) => !(figure.isInanimate && TEMPERS.has(adjective.en))),
        (noun, adjective) => ({
          name: `${adjective.en} ${noun.en}`,
          names: () => describedPhrase(adjective, noun),
          theme,
          hero: noun.hero,
        }),
      ),
    ),
    turn: combine(figures, vocabulary.turns, (figure, turn) => ({
      name: `${figure.en} ${turn}`,
      names: () => ({}),
      theme,
      hero: figure.hero,
    })),
    pair: figuresOwn
      ? common.flatMap((first, index) =>
          combine([first], common.slice(index + 1), (left, right) => ({
            name: `${left.en} & ${right.en}`,
            names: () => pairPhrase(left, right),
            theme,
            hero: left.hero,
          })),
        )
      : [],
  };
}
