import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const appDownloadWidget: WidgetDefinition<'app-download'> = {
  type: 'app-download',
  version: 1,
  view: async () => (await import('../menu-views.ts')).AppDownloadView,
};
