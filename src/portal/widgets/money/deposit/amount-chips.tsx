import { useId } from 'react';
import type { DepositChannel } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Chip, ChipPart } from '../amount.styles.ts';
import { useMoney } from '../use-money.ts';
import { Chips } from './deposit.styles.ts';
import { depositFault } from './deposit-fault.ts';

interface AmountChipsProps {
  readonly chips: readonly string[];
  /** The amount in the field. */
  readonly amount: string;
  readonly channel: DepositChannel | undefined;
  readonly onChoose: (amount: string) => void;
}

/** Amounts to choose from. Those that the channel does not take stay in their place, so that nothing moves. */
export function AmountChips({ chips, amount, channel, onChoose }: AmountChipsProps) {
  const t = useFormWords();
  const money = useMoney();
  const id = useId();
  const { decimals } = useSite().site.currency;
  return (
    <ChipPart>
      <span id={id}>{t('deposit.chips')}</span>
      <Chips role="group" aria-labelledby={id}>
        {chips.map((chip) => (
          <Chip
            key={chip}
            type="button"
            aria-pressed={amount !== '' && Number(amount) === Number(chip)}
            disabled={!channel || depositFault(chip, channel, decimals) !== null}
            onClick={() => onChoose(chip)}
          >
            <bdi>{money.round(chip)}</bdi>
          </Chip>
        ))}
      </Chips>
    </ChipPart>
  );
}
