import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const bottomBarWidget: WidgetDefinition<'bottom-bar'> = {
  type: 'bottom-bar',
  version: 1,
  view: async () => (await import('./bottom-bar.tsx')).BottomBarView,
};
