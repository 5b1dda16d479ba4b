import { helpCentrePath } from '#portal/data/help-queries.ts';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const helpCentreWidget: WidgetDefinition<'help-centre'> = {
  type: 'help-centre',
  version: 1,
  queries: (_props, { language }) => [{ path: helpCentrePath(language) }],
  skeleton: WaitingLines,
  view: async () => (await import('./help-centre.tsx')).HelpCentreView,
};
