import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const bankAccountsWidget: WidgetDefinition<'bank-accounts'> = {
  type: 'bank-accounts',
  version: 1,
  view: async () => (await import('./bank-accounts.tsx')).BankAccountsView,
};
