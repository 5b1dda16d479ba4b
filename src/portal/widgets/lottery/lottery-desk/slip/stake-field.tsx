import { useId, useState } from 'react';
import { isAmount } from '#portal/data/decimals.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { readAmount } from '#portal/i18n/read-amount.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { StakeBox, StakeChip, StakeFault, StakeRow } from './slip.styles.ts';

/** The stake of every number, typed or by chips. One that is out of bounds is not taken. */
export function StakeField() {
  const t = useFormWords();
  const { number } = useWords();
  const id = useId();
  const { symbol, symbolPosition } = useSite().site.currency;
  const { amounts, bounds, chips, stakeMinor, setStake } = useBettingDesk();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const write = (text: string) => {
    setTyped(text);
    const amount = readAmount(text);
    const minor = isAmount(amount, amounts.decimals) ? amounts.minorOf(amount) : null;
    const isTaken = minor !== null && minor >= bounds.minMinor && minor <= bounds.maxMinor;
    setWrong(!isTaken);
    if (isTaken) setStake(minor);
  };
  const rest = () => {
    setTyped(null);
    setWrong(false);
  };
  return (
    <div>
      <StakeRow>
        <StakeBox $isWrong={isWrong}>
          <label htmlFor={id}>{t('lottery.each')}</label>
          {symbolPosition === 'before' && <span aria-hidden="true">{symbol}</span>}
          <input
            id={id}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={typed ?? number(Number(amounts.decimalOf(stakeMinor)))}
            aria-invalid={isWrong}
            aria-describedby={`${id}fault`}
            onFocus={() => setTyped(String(Number(amounts.decimalOf(stakeMinor))))}
            onChange={(event) => write(event.target.value)}
            onBlur={rest}
          />
          {symbolPosition === 'after' && <span aria-hidden="true">{symbol}</span>}
        </StakeBox>
        {chips.map((chip) => (
          <StakeChip
            key={String(chip)}
            type="button"
            aria-pressed={chip === stakeMinor}
            aria-label={amounts.round(chip)}
            onClick={() => {
              rest();
              setStake(chip);
            }}
          >
            <bdi dir="ltr">{amounts.short(chip)}</bdi>
          </StakeChip>
        ))}
      </StakeRow>
      <StakeFault id={`${id}fault`} aria-live="polite">
        {isWrong && (
          <>
            <FormIcon name="circle-alert" size={15} />
            {t('lottery.stakeBounds', { min: amounts.round(bounds.minMinor), max: amounts.round(bounds.maxMinor) })}
          </>
        )}
      </StakeFault>
    </div>
  );
}
