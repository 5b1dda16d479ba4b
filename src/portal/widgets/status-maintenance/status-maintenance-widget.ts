import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const statusMaintenanceWidget: WidgetDefinition<'status-maintenance'> = {
  type: 'status-maintenance',
  version: 1,
  view: async () => (await import('./status-maintenance.tsx')).StatusMaintenanceView,
};
