import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const gameStageWidget: WidgetDefinition<'game-stage'> = {
  type: 'game-stage',
  version: 1,
  view: async () => (await import('./game-stage.tsx')).GameStageView,
};
