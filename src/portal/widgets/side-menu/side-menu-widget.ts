import { gameMenusPath } from '#portal/data/games-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const sideMenuWidget: WidgetDefinition<'side-menu'> = {
  type: 'side-menu',
  version: 1,
  queries: (_props, { language }) => [{ path: gameMenusPath(language) }],
  view: async () => (await import('./side-menu.tsx')).SideMenuView,
};
