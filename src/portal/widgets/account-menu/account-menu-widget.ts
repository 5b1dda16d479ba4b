import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const accountMenuWidget: WidgetDefinition<'account-menu'> = {
  type: 'account-menu',
  version: 1,
  view: async () => (await import('./account-menu.tsx')).AccountMenuView,
};
