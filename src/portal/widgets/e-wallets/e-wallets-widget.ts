import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const eWalletsWidget: WidgetDefinition<'e-wallets'> = {
  type: 'e-wallets',
  version: 1,
  view: async () => (await import('./e-wallets.tsx')).EWalletsView,
};
