import { useId } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Chip, ChipPart } from './amount.styles.ts';
import { Shares } from './share-chips.styles.ts';

const SHARES = [25, 50, 75, 100] as const;

interface ShareChipsProps {
  readonly amount: string;
  /** So many percent of what is available: a decimal. */
  readonly shareOf: (percent: number) => string;
  readonly isOff: (share: string) => boolean;
  readonly onChoose: (share: string) => void;
}

/** Shares of what is available, to choose as the amount. */
export function ShareChips({ amount, shareOf, isOff, onChoose }: ShareChipsProps) {
  const t = useFormWords();
  const id = useId();
  return (
    <ChipPart>
      <span id={id}>{t('withdraw.shares')}</span>
      <Shares role="group" aria-labelledby={id}>
        {SHARES.map((percent) => {
          const share = shareOf(percent);
          return (
            <Chip
              key={percent}
              type="button"
              aria-pressed={amount !== '' && Number(amount) === Number(share)}
              disabled={isOff(share)}
              onClick={() => onChoose(share)}
            >
              {percent === 100 ? t('withdraw.all') : <bdi>{percent}%</bdi>}
            </Chip>
          );
        })}
      </Shares>
    </ChipPart>
  );
}
