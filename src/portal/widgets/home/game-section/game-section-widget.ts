import type { WidgetDefinition } from '#renderer/widget-definition.ts';
import { gameSectionPaths } from './game-section-paths.ts';

export const gameSectionWidget: WidgetDefinition<'game-section'> = {
  type: 'game-section',
  version: 2,
  queries: (props, context) => gameSectionPaths(props, context).map((path) => ({ path })),
  view: async () => (await import('../home-views.ts')).GameSectionView,
};
