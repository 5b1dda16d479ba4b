import type { GameCategoryCode, GameType } from './catalogue-types.ts';
import { fixedArt, type GameDraft } from './game-draft.ts';
import type { NameRegistry } from './name-registry.ts';
import { seededSequence, shuffled } from './seeded-sequence.ts';
import type { Stakes } from './stakes.ts';
import type { TitleIdea } from './vocabulary/title-idea.ts';

/** A title together with the classify that its words imply. */
export interface ContestIdea extends TitleIdea {
  readonly gameClassify: string;
}

interface ContestKind {
  readonly gameType: GameType & GameCategoryCode;
  /** The number of games per vendor, including the cards that open a list. */
  readonly counts: Readonly<Record<string, number>>;
  readonly ideas: readonly ContestIdea[];
  readonly stakes: (random: () => number) => Stakes;
  readonly trialShare: number;
}

/** The games of one type in which players meet or bet on others: fishing, cards, sports, e-sports, cockfights. */
export function contestGames(kind: ContestKind, cards: readonly GameDraft[], registry: NameRegistry): GameDraft[] {
  const random = seededSequence(`contests ${kind.gameType}`);
  const free = shuffled(kind.ideas, random);
  const nextFree = (): ContestIdea => {
    for (let idea = free.pop(); idea !== undefined; idea = free.pop()) if (registry.claim(idea)) return idea;
    throw new Error(`The catalogue has run out of names for ${kind.gameType}.`);
  };
  return Object.entries(kind.counts).flatMap(([vassalage, count]) => {
    const ownCards = cards.filter((card) => card.gameType === kind.gameType && card.vassalage === vassalage);
    return Array.from({ length: count - ownCards.length }, (): GameDraft => {
      const idea = nextFree();
      return {
        vassalage,
        gameType: kind.gameType,
        gameCategory: kind.gameType,
        gameClassify: idea.gameClassify,
        gameName: idea.name,
        names: registry.claimCaptions(idea.names()),
        supportPlay: random() < kind.trialShare ? 0 : 1,
        ...kind.stakes(random),
        minLineNum: 1,
        art: fixedArt(idea.theme, idea.hero),
      };
    });
  });
}
