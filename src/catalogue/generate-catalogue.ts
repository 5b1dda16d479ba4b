import { orderCatalogue } from './catalogue-order.ts';
import type { CatalogueGame } from './catalogue-types.ts';
import { gameCategories } from './categories.ts';
import { collectionCards } from './collection-cards.ts';
import { contestGames } from './contest-games.ts';
import { cockfightIdeas, esportsIdeas, fishIdeas, playerIdeas, sportsIdeas } from './contest-ideas.ts';
import { curatedGames } from './curated-games.ts';
import { describedGames } from './described-games.ts';
import { figureGames } from './figure-games.ts';
import type { GameDraft } from './game-draft.ts';
import { liveGames } from './live-games.ts';
import { lotteryGames } from './lottery-games.ts';
import { NameRegistry } from './name-registry.ts';
import { slotGames } from './slot-games.ts';
import { cannonStakes, drawStakes, eventStakes, roomStakes } from './stakes.ts';
import {
  cockfightCounts,
  esportsCounts,
  fishCounts,
  playerCounts,
  sportsCounts,
  studioProfiles,
} from './studio-profiles.ts';
import { vendors } from './studios.ts';
import { TitleWell } from './title-well.ts';
import { leadingLiveTables } from './vocabulary/leading-live-tables.ts';

const SERIALS_PER_VENDOR = 10_000;

/**
 * Names that must exist are claimed first, then the small kinds, then the slots, which have the most to choose from.
 */
function draftGames() {
  const registry = new NameRegistry();
  const curated = curatedGames(registry);
  const live = liveGames(registry);
  const lotteries = lotteryGames(registry);
  const cards = collectionCards(registry);
  const contests = [
    contestGames(
      { gameType: 'SPORTS', counts: sportsCounts, ideas: sportsIdeas, stakes: () => eventStakes, trialShare: 0 },
      cards,
      registry,
    ),
    contestGames(
      { gameType: 'ESPORTS', counts: esportsCounts, ideas: esportsIdeas, stakes: () => eventStakes, trialShare: 0 },
      cards,
      registry,
    ),
    contestGames(
      {
        gameType: 'FISH',
        counts: fishCounts,
        ideas: fishIdeas,
        stakes: (random) => drawStakes(cannonStakes, random),
        trialShare: 0.6,
      },
      cards,
      registry,
    ),
    contestGames(
      {
        gameType: 'PVP',
        counts: playerCounts,
        ideas: playerIdeas,
        stakes: (random) => drawStakes(roomStakes, random),
        trialShare: 0.1,
      },
      cards,
      registry,
    ),
    contestGames(
      {
        gameType: 'COCKFIGHT',
        counts: cockfightCounts,
        ideas: cockfightIdeas,
        stakes: () => eventStakes,
        trialShare: 0,
      },
      cards,
      registry,
    ),
  ].flat();
  const described = describedGames(studioProfiles, registry);
  const figures = figureGames(studioProfiles, registry);
  const well = new TitleWell(registry);
  const slots = studioProfiles.flatMap((profile) => {
    const made = [...curated, ...cards].filter(
      (draft) => draft.gameType === 'RNG' && draft.vassalage === profile.vassalage,
    ).length;
    return slotGames(profile, profile.counts.RNG - made, well, registry);
  });
  const drafts = [...curated, ...cards, ...slots, ...figures, ...described, ...live, ...contests, ...lotteries];
  return { drafts, curated, leadingLive: live.slice(0, leadingLiveTables.length) };
}

/** Numbers each vendor's games in the order they were drafted, so that a new order of the lobby renames nothing. */
function numberGames(drafts: readonly GameDraft[]): Map<GameDraft, { nodeId: number; gameCode: string }> {
  const ordinals = new Map(vendors.map((vendor) => [vendor.vassalage, vendor.ordinal]));
  const serials = new Map<string, number>();
  return new Map(
    drafts.map((draft) => {
      const ordinal = ordinals.get(draft.vassalage);
      if (ordinal === undefined) throw new Error(`The vendor ${draft.vassalage} of "${draft.gameName}" is unknown.`);
      const serial = (serials.get(draft.vassalage) ?? 0) + 1;
      serials.set(draft.vassalage, serial);
      const gameCode = draft.gameCode ?? `${draft.vassalage}-${String(serial).padStart(4, '0')}`;
      return [draft, { nodeId: ordinal * SERIALS_PER_VENDOR + serial, gameCode }];
    }),
  );
}

/** Types in the order of their category, so that positions of one type keep together. */
function typeRank(draft: GameDraft): number {
  const categoryIndex = gameCategories.findIndex(({ gameCategory }) => gameCategory === draft.gameCategory);
  const typeIndex = gameCategories[categoryIndex]?.gameTypes.indexOf(draft.gameType) ?? -1;
  if (typeIndex < 0) throw new Error(`No category lists the type ${draft.gameType} of "${draft.gameName}".`);
  return categoryIndex * 100 + typeIndex;
}

/**
 * The whole catalogue: 9,842 games, ordered by category, then position. The same on every machine and in every run;
 * it depends on the vocabulary, the tables of this folder and the curated tiles of the art alone.
 */
export function generateCatalogue(): readonly CatalogueGame[] {
  const { drafts, curated, leadingLive } = draftGames();
  const numbers = numberGames(drafts);
  const ordered = orderCatalogue(drafts, curated, leadingLive);
  const hotRanks = new Map(ordered.hot.map((name, index) => [name, index + 1]));
  const positions = new Map<string, number>();
  return ordered.drafts
    .map((draft) => ({ draft, rank: typeRank(draft) }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ draft }) => {
      const number = numbers.get(draft);
      if (number === undefined) throw new Error(`"${draft.gameName}" has no number.`);
      const position = (positions.get(draft.gameCategory) ?? 0) + 1;
      positions.set(draft.gameCategory, position);
      const hotRank = hotRanks.get(draft.gameName) ?? null;
      return {
        isGame: 'GAME',
        art: null,
        live: null,
        ...draft,
        ...number,
        isHot: hotRank === null ? 0 : 1,
        hotRank,
        position,
      };
    });
}
