import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const statementWidget: WidgetDefinition<'statement'> = {
  type: 'statement',
  version: 1,
  view: async () => (await import('./statement.tsx')).StatementView,
  skeleton: WaitingLines,
};
