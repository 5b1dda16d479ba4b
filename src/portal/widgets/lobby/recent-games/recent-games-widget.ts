import type { WidgetDefinition } from '#renderer/widget-definition.ts';
import { WaitingRecent } from './waiting-recent.tsx';

export const recentGamesWidget: WidgetDefinition<'recent-games'> = {
  type: 'recent-games',
  version: 1,
  view: async () => (await import('./recent-games.tsx')).RecentGamesView,
  skeleton: WaitingRecent,
};
