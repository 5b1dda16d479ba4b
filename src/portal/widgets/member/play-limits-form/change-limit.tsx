import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlayLimit, PlayLimits } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { isAmount } from '#portal/data/decimals.ts';
import { setPlayLimit } from '#portal/data/play-limits-calls.ts';
import { keepPlayLimits } from '#portal/data/play-limits-queries.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { SelectField } from '#portal/forms/fields/select-field.tsx';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FootLine, Lead, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { inOrder, isSameLimit, limitChoices } from '../limit-choices.ts';
import { DoneNote } from './done-note.tsx';
import { limitEffect } from './limit-effect.ts';
import { PartForm, Sign } from './play-limits-form.styles.ts';
import { useLimitWords } from './use-limit-words.ts';

const keyOf = ({ kind, period }: Pick<PlayLimit, 'kind' | 'period'>): string => `${kind}.${period}`;

/** The initial choice without a limit: a period neither too short to mean anything, nor too long to be felt. */
const FIRST_CHOICE = { kind: 'loss', period: 'week' } as const;

/** Sets one of the limits, or takes it away, and says ahead from when on it counts. */
export function ChangeLimit({ own }: { readonly own: PlayLimits }) {
  const t = useFormWords();
  const words = useLimitWords();
  const queryClient = useQueryClient();
  const { language, site } = useSite();
  const takesDeposits = isModuleOn(site.whitelabel, 'DEPOSIT3');
  const { decimals, symbol, symbolPosition } = site.currency;
  const [first] = useState(() => keyOf(inOrder(own.limits)[0] ?? FIRST_CHOICE));
  const [done, setDone] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);

  const set = async (limitKey: string, amount: string | null): Promise<void> => {
    const choice = choiceOf(limitKey);
    setDone(null);
    const answer = await setPlayLimit({ ...choice, amount }, language);
    keepPlayLimits(queryClient, answer);
    setDone(
      words.done(
        choice,
        answer.limits.find((limit) => isSameLimit(limit, choice)),
      ),
    );
    form.write('amount', '');
  };
  const form = useAccountForm<'limit' | 'amount'>({
    names: ['limit', 'amount'],
    initial: { limit: first, amount: '' },
    check: (name, { amount }) => {
      if (name === 'limit' || isAmount(amount.trim(), decimals)) return undefined;
      if (amount.trim() === '') return t('check.required');
      return t('limits.wrongAmount', { example: decimals === 0 ? '100' : '25.50' });
    },
    send: async ({ limit, amount }) => set(limit, amount.trim()),
  });
  const remove = async (): Promise<void> => {
    setRemoving(true);
    form.setFailure(null);
    await set(form.values.limit, null).catch(form.setFailure);
    setRemoving(false);
  };

  const chosen = choiceOf(form.values.limit);
  const inForce = own.limits.find((limit) => isSameLimit(limit, chosen));
  const typed = form.values.amount.trim();
  const hint = isAmount(typed, decimals)
    ? words.effect(limitEffect(inForce, typed, decimals), inForce, own.raisedAfterHours)
    : words.standing(inForce);
  const offered = limitChoices.filter(({ kind }) => kind !== 'deposit' || takesDeposits);
  const choices = offered.map((choice) => ({
    value: keyOf(choice),
    label: words.option(
      choice,
      own.limits.find((limit) => isSameLimit(limit, choice)),
    ),
  }));
  const { onWrite: writeLimit, ...limitField } = form.bind('limit');
  const { onWrite: writeAmount, ...amountField } = form.bind('amount');
  const sign = <Sign aria-hidden="true">{symbol}</Sign>;
  const isBusy = form.isSending || isRemoving;
  return (
    <PartForm ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('limits.lead', { count: own.raisedAfterHours })}</Lead>
      <FormFailure failure={form.failure} />
      {done !== null && <DoneNote text={done} />}
      <SelectField
        {...limitField}
        label={t('limits.which')}
        choices={choices}
        hint={t(`limits.about.${chosen.kind}`)}
        onWrite={(key) => {
          setDone(null);
          writeLimit(key);
        }}
      />
      <TextField
        {...amountField}
        label={t('limits.amount')}
        isRequired
        inputMode="decimal"
        autoComplete="off"
        maxLength={18}
        hint={hint}
        {...(symbolPosition === 'before' ? { start: sign } : { end: sign })}
        onWrite={(amount) => {
          setDone(null);
          writeAmount(amount);
        }}
      />
      <Button type="submit" $size="large" disabled={isBusy}>
        {t(form.isSending ? 'account.working' : 'limits.set')}
      </Button>
      {inForce && inForce.next?.amount !== null && (
        <FootLine>
          <TextButton type="button" disabled={isBusy} onClick={() => void remove()}>
            {t('limits.remove')}
          </TextButton>
        </FootLine>
      )}
    </PartForm>
  );
}

const choiceOf = (key: string) => limitChoices.find((choice) => keyOf(choice) === key) ?? FIRST_CHOICE;
