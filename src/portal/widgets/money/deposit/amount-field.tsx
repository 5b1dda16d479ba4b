import { type RefObject, useId } from 'react';
import type { DepositChannel } from '#contracts/generated/contracts.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { FieldFrame, Hint } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '../use-money.ts';
import { AmountBox } from './deposit.styles.ts';

interface AmountFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly channel: DepositChannel | undefined;
  /** In words. */
  readonly fault: string | undefined;
  readonly onWrite: (typed: string) => void;
}

/** The amount, with what the channel takes below it; that line becomes the fault while somebody types. */
export function AmountField({ field, typed, channel, fault, onWrite }: AmountFieldProps) {
  const t = useFormWords();
  const money = useMoney();
  const id = useId();
  const { code, symbol, symbolPosition, isPlay } = useSite().site.currency;
  const isWrong = fault !== undefined;
  const hint = () => {
    if (!channel) return '';
    const fee = /[1-9]/.test(channel.feePercent)
      ? t('deposit.feePercent', { percent: channel.feePercent })
      : t('deposit.noFee');
    return t('deposit.bounds', { min: money.round(channel.min), max: money.round(channel.max), fee });
  };
  return (
    <FieldFrame>
      <label htmlFor={id}>{t('deposit.amount')}</label>
      <AmountBox $isWrong={isWrong}>
        {symbolPosition === 'before' && <span aria-hidden="true">{symbol}</span>}
        <input
          ref={field}
          id={id}
          name="amount"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          value={typed}
          aria-required="true"
          aria-invalid={isWrong}
          aria-describedby={`${id}hint`}
          onChange={(event) => onWrite(event.target.value)}
        />
        {symbolPosition === 'after' && <span aria-hidden="true">{symbol}</span>}
        {!isPlay && code !== symbol && <small aria-hidden="true">{code}</small>}
      </AmountBox>
      <Hint id={`${id}hint`} $isWrong={isWrong} aria-live="polite">
        {isWrong && <FormIcon name="circle-alert" size={15} />}
        <span>{fault ?? hint()}</span>
      </Hint>
    </FieldFrame>
  );
}
