import type { RefObject } from 'react';
import type { DepositChannel } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { AmountInput } from '../amount-input.tsx';

interface AmountFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly channel: DepositChannel | undefined;
  /** In words. */
  readonly fault: string | undefined;
  /** Nothing can be deposited. */
  readonly isOff: boolean;
  readonly onWrite: (typed: string) => void;
}

/** The amount, with what the channel takes below it. */
export function AmountField({ channel, ...input }: AmountFieldProps) {
  const t = useFormWords();
  const money = useMoney();
  const hint = () => {
    if (!channel) return '';
    const fee = /[1-9]/.test(channel.feePercent)
      ? t('deposit.feePercent', { percent: channel.feePercent })
      : t('deposit.noFee');
    return t('deposit.bounds', { min: money.round(channel.min), max: money.round(channel.max), fee });
  };
  return <AmountInput {...input} label={t('deposit.amount')} name="amount" hint={hint()} />;
}
