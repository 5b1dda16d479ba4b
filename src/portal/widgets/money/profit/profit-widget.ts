import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const profitWidget: WidgetDefinition<'profit'> = {
  type: 'profit',
  version: 1,
  view: async () => (await import('./profit.tsx')).ProfitView,
  skeleton: WaitingLines,
};
