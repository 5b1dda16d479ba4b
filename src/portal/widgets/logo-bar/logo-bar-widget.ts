import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const logoBarWidget: WidgetDefinition<'logo-bar'> = {
  type: 'logo-bar',
  version: 1,
  view: async () => (await import('./logo-bar.tsx')).LogoBarView,
};
