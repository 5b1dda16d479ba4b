import { type ReactNode, useId } from 'react';
import type { ChannelKind, DepositChannel } from '#contracts/generated/contracts.ts';
import { lessBy, percentOf } from '#portal/data/decimals.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Foot, FootRoom, Go, Summary, SumRow, TotalRow } from '../summary.styles.ts';

const next = {
  transfer: 'deposit.next.transfer',
  card: 'deposit.next.page',
  wallet: 'deposit.next.page',
  crypto: 'deposit.next.crypto',
} as const satisfies Record<ChannelKind, string>;

interface DepositSummaryProps {
  readonly channel: DepositChannel | undefined;
  /** Null while it cannot be deposited. */
  readonly amount: string | null;
  /** Says what the button waits for. */
  readonly missing: ReactNode;
  readonly isBusy: boolean;
  readonly failure: unknown;
}

/** What is paid, what the site keeps and what is credited; on a phone the last of it and the button stay in sight. */
export function DepositSummary({ channel, amount, missing, isBusy, failure }: DepositSummaryProps) {
  const t = useFormWords();
  const money = useMoney();
  const sentenceId = useId();
  const { decimals } = useSite().site.currency;
  const percent = channel?.feePercent ?? '0';
  const paid = amount ?? '0';
  const fee = percentOf(paid, percent, decimals);
  const isReady = channel !== undefined && amount !== null;
  const label = () => {
    if (isBusy) return t('deposit.sending');
    return amount === null ? t('deposit.continue') : t('deposit.go', { amount: money.say(amount) });
  };
  return (
    <Summary aria-label={t('deposit.summary')}>
      <div>
        <h2>{t('deposit.summary')}</h2>
        <SumRow>
          <span>{t('deposit.pay')}</span>
          <bdi>{money.say(paid)}</bdi>
        </SumRow>
        <SumRow>
          <span>{/[1-9]/.test(percent) ? t('deposit.feeOf', { percent }) : t('deposit.fee')}</span>
          <bdi>{money.say(fee)}</bdi>
        </SumRow>
      </div>
      <FootRoom />
      <Foot>
        <TotalRow>
          <span>{t('deposit.added')}</span>
          <bdi>{money.say(lessBy(paid, fee, decimals))}</bdi>
        </TotalRow>
        <FormFailure failure={failure} />
        <Go type="submit" $size="large" aria-disabled={!isReady || isBusy} aria-describedby={sentenceId}>
          {label()}
        </Go>
        <p id={sentenceId}>{isReady ? t(next[channel.kind]) : missing}</p>
      </Foot>
    </Summary>
  );
}
