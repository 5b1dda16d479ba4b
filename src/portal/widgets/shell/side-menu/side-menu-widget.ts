import { gameMenusPath, vendorLanesPath } from '#portal/data/games/games-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const sideMenuWidget: WidgetDefinition<'side-menu'> = {
  type: 'side-menu',
  version: 1,
  // On the page of a category, its studios are listed open below it.
  queries: (_props, { language, gameType }) =>
    [gameMenusPath(language), ...(gameType ? [vendorLanesPath(language)] : [])].map((path) => ({ path })),
  view: async () => (await import('../menu-views.ts')).SideMenuView,
};
