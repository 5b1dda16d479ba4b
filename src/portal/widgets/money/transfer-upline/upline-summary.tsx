import { type ReactNode, useId } from 'react';
import type { Action, UplineTransferTerms } from '#contracts/generated/contracts.ts';
import { lessBy } from '#portal/data/decimals.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { SetPassword } from '../set-password.tsx';
import { Foot, FootRoom, Go, Summary, SumRow, TotalRow } from '../summary.styles.ts';
import { Lead } from './transfer-upline.styles.ts';

interface UplineSummaryProps {
  readonly terms: UplineTransferTerms;
  readonly name: string;
  /** Null while it cannot be sent. */
  readonly amount: string | null;
  /** Says what the button waits for; null for nothing. */
  readonly missing: ReactNode;
  readonly paymentProof: Action;
}

/** What is sent, whom to, and what is left; on a phone the sum and the way on stay in sight. */
export function UplineSummary({ terms, name, amount, missing, paymentProof }: UplineSummaryProps) {
  const t = useFormWords();
  const money = useMoney();
  const sentenceId = useId();
  const { decimals } = useSite().site.currency;
  const sum = amount ?? '0';
  return (
    <Summary aria-label={t('deposit.summary')}>
      <div>
        <h2>{t('deposit.summary')}</h2>
        <SumRow>
          <span>{t('upline.toRow')}</span>
          <bdi>{name}</bdi>
        </SumRow>
        <Lead>{t('upline.after', { amount: money.say(lessBy(terms.balance, sum, decimals)) })}</Lead>
        {!terms.hasPaymentPassword && (
          <SetPassword
            way={paymentProof}
            text={t('upline.setPasswordText')}
            label={t('upline.securityCentre')}
            isFirst
          />
        )}
      </div>
      <FootRoom />
      <Foot>
        <TotalRow>
          <span>{t('upline.youSend')}</span>
          <bdi>{money.say(sum)}</bdi>
        </TotalRow>
        <Go type="submit" $size="large" aria-disabled={missing !== null} aria-describedby={sentenceId}>
          {t('deposit.continue')}
        </Go>
        <p id={sentenceId}>{missing ?? t('upline.lead')}</p>
      </Foot>
    </Summary>
  );
}
