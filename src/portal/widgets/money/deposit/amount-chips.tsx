import { useId } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Chip, ChipPart } from '../amount.styles.ts';
import { Chips } from './deposit.styles.ts';

interface AmountChipsProps {
  readonly chips: readonly string[];
  /** The amount in the field. */
  readonly amount: string;
  /** Whether an amount cannot be deposited. */
  readonly isOff: (amount: string) => boolean;
  readonly onChoose: (amount: string) => void;
}

/** Amounts to choose from. Those that cannot be deposited stay in their place, so that nothing moves. */
export function AmountChips({ chips, amount, isOff, onChoose }: AmountChipsProps) {
  const t = useFormWords();
  const money = useMoney();
  const id = useId();
  return (
    <ChipPart>
      <span id={id}>{t('deposit.chips')}</span>
      <Chips role="group" aria-labelledby={id}>
        {chips.map((chip) => (
          <Chip
            key={chip}
            type="button"
            aria-pressed={amount !== '' && Number(amount) === Number(chip)}
            disabled={isOff(chip)}
            onClick={() => onChoose(chip)}
          >
            <bdi>{money.round(chip)}</bdi>
          </Chip>
        ))}
      </Chips>
    </ChipPart>
  );
}
