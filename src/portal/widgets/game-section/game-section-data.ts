import type { Game, GameSectionProps, SiteCurrency } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { gameListPath, hotGamesPath } from '#portal/data/games-queries.ts';
import { HOT } from '#portal/session/chosen-game-type.ts';
import type { QueryContext } from '#renderer/widget-definition.ts';

/** What a section is on this page: one row among others, the chosen one in full, or absent since another was chosen. */
export type SectionMode = 'row' | 'chosen' | 'absent';

/** The current game type defaults to HOME, which shows every section (specification, section 4, "Navigation and lobby"). */
export function sectionMode(
  props: Pick<GameSectionProps, 'source' | 'gameType'>,
  chosen: string | null | undefined,
): SectionMode {
  if (!chosen) return 'row';
  return chosen === (props.source === 'hot' ? HOT : props.gameType) ? 'chosen' : 'absent';
}

/** The path of one page of a section's games. */
export function sectionPagePath(
  props: GameSectionProps,
  context: Pick<QueryContext, 'language' | 'merchantCode'>,
  pageNo: number,
  pageSize: number,
): string {
  const { language, merchantCode } = context;
  if (props.source === 'hot' || !props.gameType) return hotGamesPath({ language, merchantCode });
  return gameListPath({ gameType: props.gameType, pageNo, pageSize, language, merchantCode });
}

/** How many games a section asks for at a time. */
export const pageSizeOf = (props: GameSectionProps, mode: SectionMode): number =>
  mode === 'chosen' ? (props.pageSize ?? props.size) : props.size;

/** The calls of a section before it can show itself: its first page, or none when another category is chosen. */
export function gameSectionPaths(props: GameSectionProps, context: QueryContext): readonly string[] {
  const mode = sectionMode(props, context.query.gameType);
  return mode === 'absent' ? [] : [sectionPagePath(props, context, 1, pageSizeOf(props, mode))];
}

/** A live table's limits as people read them, such as €1 – €5,000. */
export function limitsOf(game: Game, currency: SiteCurrency, locale: string): string {
  const least = formatMoney(game.minBet, currency, locale, { trimZeros: true });
  return game.maxBet === null ? least : `${least} – ${formatMoney(game.maxBet, currency, locale, { trimZeros: true })}`;
}
