import { gameMenusPath } from '#portal/data/games/games-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const gameSearchWidget: WidgetDefinition<'game-search'> = {
  type: 'game-search',
  version: 1,
  queries: (_props, { language }) => [{ path: gameMenusPath(language) }],
  view: async () => (await import('../shell-views.ts')).GameSearchView,
};
