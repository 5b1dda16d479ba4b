import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const transferUplineWidget: WidgetDefinition<'transfer-upline'> = {
  type: 'transfer-upline',
  version: 1,
  view: async () => (await import('./transfer-upline.tsx')).TransferUplineView,
  skeleton: WaitingLines,
};
