import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const twoStepWidget: WidgetDefinition<'two-step'> = {
  type: 'two-step',
  version: 1,
  view: async () => (await import('./two-step.tsx')).TwoStepView,
};
