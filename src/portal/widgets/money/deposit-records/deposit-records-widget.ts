import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const depositRecordsWidget: WidgetDefinition<'deposit-records'> = {
  type: 'deposit-records',
  version: 1,
  view: async () => (await import('./deposit-records.tsx')).DepositRecordsView,
  skeleton: WaitingLines,
};
