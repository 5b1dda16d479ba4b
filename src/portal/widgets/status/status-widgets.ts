import type { WidgetFamily } from '../widget-family.ts';

/**
 * The widgets of pages that say that there is nothing else. A definition that has more than a version and a view stands
 * in its folder.
 */
export const statusWidgets = {
  'not-found': {
    type: 'not-found',
    version: 1,
    view: async () => (await import('./not-found/not-found.tsx')).NotFoundView,
  },
  'status-maintenance': {
    type: 'status-maintenance',
    version: 1,
    view: async () => (await import('./status-maintenance/status-maintenance.tsx')).StatusMaintenanceView,
  },
  'status-region': {
    type: 'status-region',
    version: 1,
    view: async () => (await import('./status-region/status-region.tsx')).StatusRegionView,
  },
} satisfies WidgetFamily;
