import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const paymentPasswordFormWidget: WidgetDefinition<'payment-password-form'> = {
  type: 'payment-password-form',
  version: 1,
  view: async () => (await import('./payment-password-form.tsx')).PaymentPasswordFormView,
};
