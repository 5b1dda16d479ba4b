import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const betRecordsWidget: WidgetDefinition<'bet-records'> = {
  type: 'bet-records',
  version: 1,
  view: async () => (await import('./bet-records.tsx')).BetRecordsView,
  skeleton: WaitingLines,
};
