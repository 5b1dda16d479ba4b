import type { ReadPath } from '#contracts/call-types.ts';
import type { GameSectionProps } from '#contracts/generated/contracts.ts';
import { gameMenusPath, vendorLanesPath } from '#portal/data/games/games-queries.ts';
import type { QueryContext } from '#renderer/widget-definition.ts';
import { filterOf } from './chosen-filter.ts';
import { isNarrowed, pageSizeOf, sectionMode, sectionPagePath } from './game-section-data.ts';

/**
 * The calls of a section before it can show itself: its first page and what names it, or none when another category is
 * chosen.
 */
export function gameSectionPaths(props: GameSectionProps, context: QueryContext): readonly ReadPath[] {
  const { language, query } = context;
  const mode = sectionMode(props, query.gameType);
  if (mode === 'absent') return [];
  const filter = mode === 'chosen' ? filterOf(query) : {};
  return [
    sectionPagePath(props, context, 1, pageSizeOf(props, mode), filter),
    ...(props.source === 'hotInCategory' ? [gameMenusPath(language)] : []),
    ...(isNarrowed(filter) ? [vendorLanesPath(language)] : []),
  ];
}
