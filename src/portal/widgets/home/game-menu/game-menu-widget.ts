import { gameMenusPath } from '#portal/data/games/games-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const gameMenuWidget: WidgetDefinition<'game-menu'> = {
  type: 'game-menu',
  version: 1,
  queries: (_props, { language }) => [{ path: gameMenusPath(language) }],
  view: async () => (await import('../home-views.ts')).GameMenuView,
};
