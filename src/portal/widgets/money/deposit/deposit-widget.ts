import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const depositWidget: WidgetDefinition<'deposit'> = {
  type: 'deposit',
  version: 1,
  view: async () => (await import('./deposit.tsx')).DepositView,
  skeleton: WaitingLines,
};
