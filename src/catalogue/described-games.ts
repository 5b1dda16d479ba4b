import { fixedArt, type GameDraft } from './game-draft.ts';
import type { NameRegistry } from './name-registry.ts';
import { seededSequence, shuffled } from './seeded-sequence.ts';
import { drawStakes, tableStakes } from './stakes.ts';
import type { StudioProfile } from './studio-profiles.ts';
import { adjectives } from './vocabulary/adjectives.ts';
import type { Lexeme } from './vocabulary/lexeme.ts';
import { boardGames, tableAdjectives, tableGames, videoPokerGames } from './vocabulary/side-games.ts';
import type { TitleIdea } from './vocabulary/title-idea.ts';
import { describedPhrase } from './vocabulary/translated-phrases.ts';

/** Well-known games in a studio's dress: "Velvet Roulette", "Royal Deuces Wild". */
interface DescribedIdea extends TitleIdea {
  readonly gameClassify: string;
}

/** Themes that suit a card table; each adjective keeps one, so that a series looks like one. */
const TABLE_THEMES = ['classic', 'gems', 'show', 'luck', 'cyber', 'east', 'knight', 'bazaar'] as const;

function describedIdeas(nouns: readonly Lexeme[], gameClassify: string): DescribedIdea[] {
  return tableAdjectives.flatMap((word, index) => {
    const adjective = adjectives.get(word);
    if (adjective === undefined) throw new Error(`The vocabulary tables have no row for "${word}".`);
    const theme = TABLE_THEMES[index % TABLE_THEMES.length] ?? 'classic';
    return nouns.map((noun) => ({
      name: `${word} ${noun.en}`,
      names: () => describedPhrase(adjective, noun),
      theme,
      hero: noun.hero,
      gameClassify,
    }));
  });
}

function gamesOfType(
  gameType: 'TG' | 'VP',
  ideas: readonly DescribedIdea[],
  profiles: readonly StudioProfile[],
  registry: NameRegistry,
): GameDraft[] {
  const random = seededSequence(`described ${gameType}`);
  const free = shuffled(ideas, random).filter((idea) => registry.claim(idea));
  return profiles.flatMap(({ vassalage, counts }) =>
    free.splice(0, counts[gameType]).map(
      (idea): GameDraft => ({
        vassalage,
        gameType,
        gameCategory: 'RNG',
        gameClassify: idea.gameClassify,
        gameName: idea.name,
        names: registry.claimCaptions(idea.names()),
        supportPlay: random() < 0.7 ? 0 : 1,
        ...drawStakes(tableStakes, random),
        minLineNum: 1,
        art: fixedArt(idea.theme, idea.hero),
      }),
    ),
  );
}

/** All table games, board games and video poker of all studios. */
export function describedGames(profiles: readonly StudioProfile[], registry: NameRegistry): GameDraft[] {
  return [
    ...gamesOfType(
      'TG',
      [...describedIdeas(tableGames, 'TABLE'), ...describedIdeas(boardGames, 'BOARD')],
      profiles,
      registry,
    ),
    ...gamesOfType('VP', describedIdeas(videoPokerGames, 'VIDEO_POKER'), profiles, registry),
  ];
}
