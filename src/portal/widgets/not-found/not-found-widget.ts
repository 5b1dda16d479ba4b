import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const notFoundWidget: WidgetDefinition<'not-found'> = {
  type: 'not-found',
  version: 1,
  view: async () => (await import('./not-found.tsx')).NotFoundView,
};
