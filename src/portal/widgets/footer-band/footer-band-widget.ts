import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const footerBandWidget: WidgetDefinition<'footer-band'> = {
  type: 'footer-band',
  version: 1,
  view: async () => (await import('./footer-band.tsx')).FooterBandView,
};
