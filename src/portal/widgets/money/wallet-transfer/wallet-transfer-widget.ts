import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const walletTransferWidget: WidgetDefinition<'wallet-transfer'> = {
  type: 'wallet-transfer',
  version: 1,
  view: async () => (await import('./wallet-transfer.tsx')).WalletTransferView,
  skeleton: WaitingLines,
};
