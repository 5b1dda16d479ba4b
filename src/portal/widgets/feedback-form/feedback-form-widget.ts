import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const feedbackFormWidget: WidgetDefinition<'feedback-form'> = {
  type: 'feedback-form',
  version: 1,
  view: async () => (await import('./feedback-form.tsx')).FeedbackFormView,
};
