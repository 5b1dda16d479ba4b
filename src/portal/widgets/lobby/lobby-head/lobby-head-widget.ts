import type { WidgetDefinition } from '#renderer/widget-definition.ts';
import { lobbyPaths } from '../lobby-paths.ts';

export const lobbyHeadWidget: WidgetDefinition<'lobby-head'> = {
  type: 'lobby-head',
  version: 1,
  queries: ({ gameType }, context) => lobbyPaths(gameType, context).map((path) => ({ path })),
  view: async () => (await import('../lobby-views.ts')).LobbyHeadView,
};
