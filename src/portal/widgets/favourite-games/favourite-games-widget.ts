import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const favouriteGamesWidget: WidgetDefinition<'favourite-games'> = {
  type: 'favourite-games',
  version: 1,
  view: async () => (await import('./favourite-games.tsx')).FavouriteGamesView,
};
