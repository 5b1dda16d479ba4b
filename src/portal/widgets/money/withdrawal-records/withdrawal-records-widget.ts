import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const withdrawalRecordsWidget: WidgetDefinition<'withdrawal-records'> = {
  type: 'withdrawal-records',
  version: 1,
  view: async () => (await import('./withdrawal-records.tsx')).WithdrawalRecordsView,
  skeleton: WaitingLines,
};
