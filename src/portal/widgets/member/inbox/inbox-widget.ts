import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const inboxWidget: WidgetDefinition<'inbox'> = {
  type: 'inbox',
  version: 1,
  skeleton: WaitingLines,
  view: async () => (await import('./inbox.tsx')).InboxView,
};
