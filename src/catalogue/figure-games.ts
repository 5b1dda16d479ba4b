import type { ExtraGameType } from './catalogue-types.ts';
import { fixedArt, type GameDraft } from './game-draft.ts';
import type { NameRegistry } from './name-registry.ts';
import { seededSequence, shuffled } from './seeded-sequence.ts';
import { pickTheme } from './slot-games.ts';
import { drawStakes, slotStakes, smallStakes } from './stakes.ts';
import type { StudioProfile } from './studio-profiles.ts';
import { arcadeWords, jackpotWords, scratchWords } from './vocabulary/arcade-words.ts';
import { type Lexeme, lexemeTable } from './vocabulary/lexeme.ts';
import type { TitleIdea } from './vocabulary/title-idea.ts';
import { ownedPhrase } from './vocabulary/translated-phrases.ts';
import { vocabularies } from './vocabulary/vocabularies.ts';

/** Games named after a figure and what it does there: jackpots, arcade games and scratch cards. */
type FigureGameType = Extract<ExtraGameType, 'JP' | 'AC' | 'SC'>;

interface FigureGameKind {
  readonly gameType: FigureGameType;
  readonly gameClassify: string;
  readonly words: readonly Lexeme[];
  readonly stakes: typeof slotStakes;
  readonly minLineNum: number;
  /** The share of games that can be tried for free. */
  readonly trialShare: number;
}

const kinds: readonly FigureGameKind[] = [
  { gameType: 'JP', gameClassify: 'JACKPOT', words: jackpotWords, stakes: slotStakes, minLineNum: 20, trialShare: 0.2 },
  {
    gameType: 'AC',
    gameClassify: 'ARCADE',
    words: arcadeWords.flatMap((word) => lexemeTable(word)),
    stakes: smallStakes,
    minLineNum: 1,
    trialShare: 0.8,
  },
  { gameType: 'SC', gameClassify: 'SCRATCH', words: scratchWords, stakes: smallStakes, minLineNum: 1, trialShare: 0.5 },
];

function figureIdeas(kind: FigureGameKind): Map<string, TitleIdea[]> {
  const random = seededSequence(`figures of ${kind.gameType}`);
  return new Map(
    vocabularies.map(({ theme, figures }) => [
      theme,
      shuffled(
        figures.flatMap((figure) =>
          kind.words.map((word) => ({
            name: `${figure.en} ${word.en}`,
            names: () => ownedPhrase(word, figure),
            theme,
            hero: figure.hero,
          })),
        ),
        random,
      ),
    ]),
  );
}

function nextFree(ideas: TitleIdea[], registry: NameRegistry): TitleIdea | null {
  for (let idea = ideas.pop(); idea !== undefined; idea = ideas.pop()) if (registry.claim(idea)) return idea;
  return null;
}

/** All jackpots, arcade games and scratch cards of all studios. */
export function figureGames(profiles: readonly StudioProfile[], registry: NameRegistry): GameDraft[] {
  return kinds.flatMap((kind) => {
    const ideas = figureIdeas(kind);
    const themes = [...ideas.keys()];
    return profiles.flatMap((profile) => {
      const random = seededSequence(`${kind.gameType} of ${profile.vassalage}`);
      const games: GameDraft[] = [];
      while (games.length < profile.counts[kind.gameType]) {
        const idea = nextFree(ideas.get(pickTheme(profile, themes, random)) ?? [], registry);
        if (idea === null) continue;
        games.push({
          vassalage: profile.vassalage,
          gameType: kind.gameType,
          gameCategory: 'RNG',
          gameClassify: kind.gameClassify,
          gameName: idea.name,
          names: registry.claimCaptions(idea.names()),
          supportPlay: random() < kind.trialShare ? 0 : 1,
          ...drawStakes(kind.stakes, random),
          minLineNum: kind.minLineNum,
          art: fixedArt(idea.theme, idea.hero),
        });
      }
      return games;
    });
  });
}
