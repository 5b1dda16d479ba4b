import { creditsPath } from '#portal/data/help-queries.ts';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const legalLicenceWidget: WidgetDefinition<'legal-licence'> = {
  type: 'legal-licence',
  version: 1,
  queries: () => [{ path: creditsPath }],
  skeleton: WaitingLines,
  view: async () => (await import('./legal-licence.tsx')).LegalLicenceView,
};
