import type { RandomSource } from '#art/seeded-random.ts';
import type { NameRegistry } from './name-registry.ts';
import { seededSequence, shuffled } from './seeded-sequence.ts';
import type { ThemeVocabulary } from './vocabulary/theme-vocabulary.ts';
import type { TitleIdea } from './vocabulary/title-idea.ts';
import { type TitleMaker, type TitlePattern, titleMakers } from './vocabulary/title-patterns.ts';
import { vocabularies } from './vocabulary/vocabularies.ts';

type PatternWeights = Readonly<Partial<Record<TitlePattern, number>>>;

/** Frequency of each pattern, in percent, among the themes that can use it. */
const SOLEMN: PatternWeights = { of: 26, own: 12, compound: 18, described: 20, turn: 19, pair: 5 };
const LIGHT: PatternWeights = { of: 3, own: 21, compound: 26, described: 23, turn: 22, pair: 5 };
const OWNERLESS: PatternWeights = { compound: 38, described: 27, turn: 35 };

function weightsOf(vocabulary: ThemeVocabulary): PatternWeights {
  if (!vocabulary.figuresOwn) return OWNERLESS;
  return vocabulary.isLight ? LIGHT : SOLEMN;
}

interface ThemeWell {
  readonly makers: Record<TitlePattern, TitleMaker[]>;
  readonly weights: PatternWeights;
}

function pickPattern({ makers, weights }: ThemeWell, random: RandomSource): TitlePattern {
  const open = (Object.entries(weights) as [TitlePattern, number][]).filter(([pattern]) => makers[pattern].length > 0);
  let rest = random() * open.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [pattern, weight] of open) {
    rest -= weight;
    if (rest < 0) return pattern;
  }
  throw new Error('A theme of the catalogue has run out of names.');
}

/** Fresh titles by theme, in a fixed order of their own. */
export class TitleWell {
  readonly #registry: NameRegistry;
  readonly #themes = new Map<string, ThemeWell>();

  constructor(registry: NameRegistry) {
    this.#registry = registry;
    for (const vocabulary of vocabularies) {
      const random = seededSequence(`titles of ${vocabulary.theme}`);
      const makers = titleMakers(vocabulary);
      for (const pattern of Object.keys(makers) as TitlePattern[]) makers[pattern] = shuffled(makers[pattern], random);
      this.#themes.set(vocabulary.theme, { makers, weights: weightsOf(vocabulary) });
    }
  }

  get themes(): string[] {
    return [...this.#themes.keys()];
  }

  /** The next free title of the theme; throws when none is left. */
  draw(theme: string, random: RandomSource): TitleIdea {
    const well = this.#themes.get(theme);
    if (well === undefined) throw new Error(`The catalogue has no words for the theme "${theme}".`);
    for (;;) {
      const idea = well.makers[pickPattern(well, random)].pop()?.();
      if (idea !== undefined && this.#registry.claim(idea)) return idea;
    }
  }
}
