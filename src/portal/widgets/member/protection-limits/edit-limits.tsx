import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlayLimit, PlayLimits } from '#contracts/generated/contracts.ts';
import { isAmount } from '#portal/data/decimals.ts';
import { setPlayLimit } from '#portal/data/play-limits-calls.ts';
import { keepPlayLimits } from '#portal/data/play-limits-queries.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import { isSameLimit, type LimitGroup, periodLabel } from '../limit-choices.ts';
import { type LimitEffect, limitEffect } from '../limit-effect.ts';
import { ProtectionIcon } from '../protection-icon.tsx';
import { useLimitAmount } from '../use-limit-amount.ts';
import { EditForm, Fields, Foot, Raised, Sign, Warning } from './protection-limits.styles.ts';

type Period = PlayLimit['period'];

const HOUR_MS = 60 * 60_000;

interface EditLimitsProps {
  readonly group: LimitGroup;
  readonly own: PlayLimits;
  readonly onDone: () => void;
}

/** Changes the limits of one kind in place, and says ahead from when on they count. An empty field is no limit. */
export function EditLimits({ group: { kind, periods }, own, onDone }: EditLimitsProps) {
  const t = useFormWords();
  const amountOf = useLimitAmount();
  const queryClient = useQueryClient();
  const { language, site } = useSite();
  const { symbol, symbolPosition, decimals: ofCurrency } = site.currency;
  const decimals = kind === 'time' ? 0 : ofCurrency;
  const inForce = (period: Period) => own.limits.find((limit) => isSameLimit(limit, { kind, period }));
  const [initial] = useState(() => valuesOf((period) => inForce(period)?.amount ?? ''));
  const form = useAccountForm<Period>({
    names: periods,
    initial,
    check: (period, values) => {
      const typed = values[period].trim();
      if (typed === '' || isAmount(typed, decimals)) return undefined;
      return t('limits.wrongAmount', { example: decimals === 0 ? '100' : '25.50' });
    },
    send: async (values) => {
      for (const period of periods) {
        const typed = values[period].trim();
        if (effectOf(period, typed) === 'stays') continue;
        keepPlayLimits(
          queryClient,
          await setPlayLimit({ kind, period, amount: typed === '' ? null : typed }, language),
        );
      }
      onDone();
    },
  });
  const effectOf = (period: Period, typed: string): LimitEffect =>
    typed === '' || isAmount(typed, decimals) ? limitEffect(inForce(period), typed, decimals) : 'stays';
  const typedOf = (period: Period): string => form.values[period].trim();
  const later = periods.find((period) => effectOf(period, typedOf(period)) === 'later');
  const isChanged = periods.some((period) => effectOf(period, typedOf(period)) !== 'stays');
  return (
    <EditForm ref={form.ref} onSubmit={form.submit} noValidate>
      <FormFailure failure={form.failure} />
      <Fields>
        {periods.map((period) => {
          const known = inForce(period);
          const isRaised = effectOf(period, typedOf(period)) === 'later';
          const tag = isRaised && (
            <Raised>
              <ProtectionIcon name="trending-up" size={13} />
              {t('protect.raised')}
            </Raised>
          );
          const sign = kind !== 'time' && <Sign aria-hidden="true">{symbol}</Sign>;
          const note = kind === 'time' ? t('protect.minutesNote') : undefined;
          const used = known && kind !== 'bet' ? t('protect.used', { used: amountOf(kind, known.used) }) : note;
          return (
            <TextField
              key={period}
              {...form.bind(period)}
              label={periodLabel(t, { kind, period })}
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={16}
              hint={used ?? t('protect.none')}
              start={symbolPosition === 'before' && sign}
              end={
                <>
                  {symbolPosition === 'after' && sign}
                  {tag}
                </>
              }
            />
          );
        })}
      </Fields>
      <Foot>
        {later === undefined ? (
          <p aria-live="polite">{isChanged && t('protect.startsNow')}</p>
        ) : (
          <StartsLater amount={typedOf(later)} kind={kind} hours={own.raisedAfterHours} />
        )}
        <Button type="button" $look="ghost" disabled={form.isSending} onClick={onDone}>
          {t('protect.cancel')}
        </Button>
        <Button type="submit" disabled={form.isSending || !isChanged}>
          {t(form.isSending ? 'account.working' : 'protect.save')}
        </Button>
      </Foot>
    </EditForm>
  );
}

interface StartsLaterProps {
  /** Empty: no limit any more. */
  readonly amount: string;
  readonly kind: PlayLimit['kind'];
  readonly hours: number;
}

/** Says that a raised limit waits a day, and for a second yes. */
function StartsLater({ amount, kind, hours }: StartsLaterProps) {
  const t = useFormWords();
  const moments = useMoments();
  const amountOf = useLimitAmount();
  const [moment] = useState(() => moments.soon(new Date(Date.now() + hours * HOUR_MS).toISOString()));
  return (
    <Warning aria-live="polite">
      <ProtectionIcon name="hourglass" size={17} />
      <span>
        {amount === ''
          ? t('protect.endsLater', { moment })
          : t('protect.startsLater', { amount: amountOf(kind, amount), moment })}
      </span>
    </Warning>
  );
}

const valuesOf = (amountOf: (period: Period) => string): Readonly<Record<Period, string>> => ({
  each: amountOf('each'),
  day: amountOf('day'),
  week: amountOf('week'),
  month: amountOf('month'),
});
