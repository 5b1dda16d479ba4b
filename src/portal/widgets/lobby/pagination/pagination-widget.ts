import type { WidgetDefinition } from '#renderer/widget-definition.ts';
import { lobbyPaths } from '../lobby-paths.ts';

export const paginationWidget: WidgetDefinition<'pagination'> = {
  type: 'pagination',
  version: 1,
  queries: ({ gameType }, context) => lobbyPaths(gameType, context).map((path) => ({ path })),
  view: async () => (await import('../lobby-views.ts')).PaginationView,
};
