import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const lobbyFiltersWidget: WidgetDefinition<'lobby-filters'> = {
  type: 'lobby-filters',
  version: 1,
  view: async () => (await import('../lobby-views.ts')).LobbyFiltersView,
};
