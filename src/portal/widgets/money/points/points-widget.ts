import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const pointsWidget: WidgetDefinition<'points'> = {
  type: 'points',
  version: 1,
  view: async () => (await import('./points.tsx')).PointsView,
  skeleton: WaitingLines,
};
