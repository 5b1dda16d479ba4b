import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const consolidatedFundsWidget: WidgetDefinition<'consolidated-funds'> = {
  type: 'consolidated-funds',
  version: 1,
  view: async () => (await import('./consolidated-funds.tsx')).ConsolidatedFundsView,
  skeleton: WaitingLines,
};
