import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const balanceCellWidget: WidgetDefinition<'balance-cell'> = {
  type: 'balance-cell',
  version: 1,
  view: async () => (await import('./balance-cell.tsx')).BalanceCellView,
};
