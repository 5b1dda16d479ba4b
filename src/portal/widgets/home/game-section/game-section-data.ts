import type { GameSectionProps } from '#contracts/generated/contracts.ts';
import { type GameFilter, type GameListPath, gameListPath } from '#portal/data/games/game-list-queries.ts';
import { hotGamesPath } from '#portal/data/games/games-queries.ts';
import type { HotGamesPath } from '#portal/data/games/hot-games-call.ts';
import { gameTypeOfSection } from '#portal/site/chosen-game-type.ts';
import type { QueryContext } from '#renderer/widget-definition.ts';

/**
 * The mode of a section on this page: one row among others, the chosen one in full, or absent since another was chosen.
 */
export type SectionMode = 'row' | 'chosen' | 'absent';

/**
 * The current game type defaults to HOME, which shows every section (specification, section 4, "Navigation and lobby").
 */
export function sectionMode(
  props: Pick<GameSectionProps, 'source' | 'gameType' | 'shows'>,
  chosen: string | null | undefined,
): SectionMode {
  if (!chosen) return props.shows === 'chosen' ? 'absent' : 'row';
  return chosen === gameTypeOfSection(props) ? 'chosen' : 'absent';
}

/** The path of one page of a section's games. */
export function sectionPagePath(
  props: GameSectionProps,
  context: Pick<QueryContext, 'language' | 'merchantCode'>,
  pageNo: number,
  pageSize: number,
  filter: GameFilter = {},
): GameListPath | HotGamesPath {
  const { source, gameType } = props;
  const { language, merchantCode } = context;
  if (source === 'hot' || !gameType) return hotGamesPath({ language, merchantCode });
  if (source === 'hotInCategory') return hotGamesPath({ gameType, language, merchantCode });
  return gameListPath({ gameType, filter, pageNo, pageSize, language, merchantCode });
}

/** How many games a section asks for at a time. */
export const pageSizeOf = (props: GameSectionProps, mode: SectionMode): number =>
  mode === 'chosen' ? (props.pageSize ?? props.size) : props.size;

/** Whether a filter leaves anything out. */
export const isNarrowed = (filter: GameFilter): boolean => Object.keys(filter).length > 0;
