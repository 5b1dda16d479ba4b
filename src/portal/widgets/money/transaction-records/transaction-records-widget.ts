import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const transactionRecordsWidget: WidgetDefinition<'transaction-records'> = {
  type: 'transaction-records',
  version: 1,
  view: async () => (await import('./transaction-records.tsx')).TransactionRecordsView,
  skeleton: WaitingLines,
};
