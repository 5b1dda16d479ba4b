import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const withdrawWidget: WidgetDefinition<'withdraw'> = {
  type: 'withdraw',
  version: 1,
  view: async () => (await import('./withdraw.tsx')).WithdrawView,
  skeleton: WaitingLines,
};
