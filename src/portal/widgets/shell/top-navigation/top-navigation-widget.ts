import { gameMenusPath } from '#portal/data/games/games-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const topNavigationWidget: WidgetDefinition<'top-navigation'> = {
  type: 'top-navigation',
  version: 1,
  queries: (_props, { language }) => [{ path: gameMenusPath(language) }],
  view: async () => (await import('./top-navigation.tsx')).TopNavigationView,
};
