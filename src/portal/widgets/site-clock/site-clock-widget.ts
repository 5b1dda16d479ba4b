import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const siteClockWidget: WidgetDefinition<'site-clock'> = {
  type: 'site-clock',
  version: 1,
  view: async () => (await import('./site-clock.tsx')).SiteClockView,
};
