import { type FormEvent, useId, useState } from 'react';
import type { Action, PointsConversion, PointsConversionRate } from '#contracts/generated/contracts.ts';
import { decimalOf, minorOf } from '#portal/data/decimals.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Card } from '#portal/ui/account-card.ts';
import { Go } from '../summary.styles.ts';
import { ConvertSheet } from './convert-sheet.tsx';
import { Convert, Outcome } from './points.styles.ts';
import { useConversion } from './use-conversion.ts';

interface ConvertFormProps {
  readonly points: number;
  readonly conversion: PointsConversionRate;
  readonly hasPaymentPassword: boolean;
  readonly paymentProof: Action;
}

/** Turns points into money in whole steps: how many, what they come to, and a confirmation by payment password. */
export function ConvertForm({ points, conversion, hasPaymentPassword, paymentProof }: ConvertFormProps) {
  const t = useFormWords();
  const { number } = useWords();
  const { decimals } = useSite().site.currency;
  const money = useMoney();
  const id = useId();
  const convert = useConversion();
  const [steps, setSteps] = useState(1);
  const [isConfirming, setConfirming] = useState(false);
  const [made, setMade] = useState<PointsConversion | null>(null);
  const most = Math.floor(points / conversion.points);
  const chosen = Math.min(steps, Math.max(1, most));
  const asked = chosen * conversion.points;
  const amount = decimalOf(minorOf(conversion.amount, decimals) * BigInt(chosen), decimals);
  const missing = () => {
    if (most === 0) return t('points.short', { points: number(conversion.points - points) });
    return hasPaymentPassword ? null : t('withdraw.missing.newPassword');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (missing() === null) setConfirming(true);
  };
  return (
    <Card as="section">
      <h2>{t('points.convert')}</h2>
      <Convert onSubmit={submit} noValidate>
        <fieldset>
          <legend>{t('points.word')}</legend>
          <div>
            <button
              type="button"
              aria-label={t('points.less')}
              disabled={chosen <= 1}
              onClick={() => setSteps(chosen - 1)}
            >
              −
            </button>
            <output>
              <bdi>{number(asked)}</bdi>
            </output>
            <button
              type="button"
              aria-label={t('points.more')}
              disabled={chosen >= most}
              onClick={() => setSteps(chosen + 1)}
            >
              +
            </button>
            <button type="button" disabled={most === 0 || chosen === most} onClick={() => setSteps(most)}>
              {t('points.all')}
            </button>
          </div>
        </fieldset>
        <p>
          <span>{t('points.becomes')}</span>
          <bdi>{money.say(amount)}</bdi>
        </p>
        <Go type="submit" aria-disabled={missing() !== null} aria-describedby={`${id}-hint`}>
          {t('points.go')}
        </Go>
        <small id={`${id}-hint`}>
          {missing() ?? t('points.step', { points: number(conversion.points), amount: money.round(conversion.amount) })}
        </small>
      </Convert>
      <Outcome role="status">
        {made !== null && t('points.done', { points: number(made.points), amount: money.say(made.amount) })}
      </Outcome>
      {isConfirming && (
        <ConvertSheet
          points={asked}
          amount={amount}
          paymentProof={paymentProof}
          onClose={() => setConfirming(false)}
          onSend={async (paymentPassword) => {
            setMade(await convert({ points: asked, paymentPassword }));
            setSteps(1);
            setConfirming(false);
          }}
        />
      )}
    </Card>
  );
}
