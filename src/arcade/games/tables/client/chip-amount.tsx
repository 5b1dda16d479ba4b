/** @jsxImportSource preact */
import { ChipStack } from './chip-stack.tsx';
import type { Chips } from './use-chips.ts';

interface AmountProps {
  readonly label: string;
  readonly amountMinor: number;
  readonly chips: Pick<Chips, 'trayMinor'>;
  readonly money: (minor: number) => string;
}

/** The chips of a hand beside their amount, which screen readers say. */
export function ChipAmount({ label, amountMinor, chips, money }: AmountProps) {
  return (
    <span class="dl-chips" role="img" aria-label={`${label}, ${money(amountMinor)}`}>
      <ChipStack trayMinor={chips.trayMinor} amountMinor={amountMinor} money={money} />
      <bdi class="dl-amount" dir="ltr" aria-hidden="true">
        {money(amountMinor)}
      </bdi>
    </span>
  );
}
