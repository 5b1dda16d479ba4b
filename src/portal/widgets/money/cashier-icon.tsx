import type { ChannelKind } from '#contracts/generated/contracts.ts';
import { AccountIcon, type AccountIconName } from '#portal/forms/account-icon.tsx';
import { LineDrawing } from '#portal/ui/line-drawing.tsx';

/** Icons that deposits and withdrawals alone show: of Lucide (ISC), like those of the page's sprite. */
const drawings = {
  'arrow-up-right': 'M7 7h10v10M7 17 17 7',
  blocks:
    'M10 22V7a1 1 0 0 0-1-1H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5a1 1 0 0 0-1-1H2M15 2h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1',
  coins: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2m10.09 8.37A6 6 0 1 1 10.34 18M7 6h1v4m8.71 3.88.7.71-2.82 2.82',
  'credit-card': 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2m-2 5h20',
  'circle-dashed':
    'M10.1 2.18a9.93 9.93 0 0 1 3.8 0m3.7 1.54a9.95 9.95 0 0 1 2.69 2.7m1.53 3.68a9.93 9.93 0 0 1 0 3.8m-1.54 3.7a9.95 9.95 0 0 1-2.7 2.69m-3.68 1.53a9.94 9.94 0 0 1-3.8 0m-3.7-1.54a9.95 9.95 0 0 1-2.69-2.7m-1.53-3.68a9.93 9.93 0 0 1 0-3.8m1.54-3.7a9.95 9.95 0 0 1 2.7-2.69M12 11h.01v2H12z',
  'circle-x': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m3 7-6 6m0-6 6 6',
  equal: 'M5 9h14M5 15h14',
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 14v-4m0-4h.01',
  'lock-open': 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 9.9-1',
  printer:
    'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1',
  'triangle-alert': 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
} as const;

export type CashierIconName = keyof typeof drawings;

interface CashierIconProps {
  readonly name: CashierIconName;
  readonly size?: number;
  readonly stroke?: number;
}

export function CashierIcon({ name, size = 20, stroke = 1.75 }: CashierIconProps) {
  return <LineDrawing path={drawings[name]} size={size} stroke={stroke} />;
}

const shared = { transfer: 'landmark', wallet: 'wallet' } as const satisfies Partial<
  Record<ChannelKind, AccountIconName>
>;
const own = { card: 'credit-card', crypto: 'coins' } as const satisfies Partial<Record<ChannelKind, CashierIconName>>;

/** How money comes in, as a sign. */
export function ChannelIcon({ kind }: { readonly kind: ChannelKind }) {
  if (kind === 'transfer' || kind === 'wallet') return <AccountIcon name={shared[kind]} size={20} />;
  return <CashierIcon name={own[kind]} />;
}
