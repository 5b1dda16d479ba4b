import { useState } from 'react';
import type { SecondFactor } from '#contracts/generated/contracts.ts';
import { confirmPayout, type PayoutKind } from '#portal/data/security-calls.ts';
import { useRefreshAccount } from '#portal/data/use-own-query.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { FactorField } from '#portal/forms/fields/factor-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FootLine, Form, Lead, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import { nameOfPayout, type Payout } from './payout-row.tsx';

const NAMES = ['answer'] as const;

interface ConfirmPayoutProps {
  readonly kind: PayoutKind;
  readonly payout: Payout & { readonly usableFrom: string };
  /** At least one. */
  readonly methods: readonly SecondFactor[];
  readonly onDone: () => void;
}

/** Confirms a new place by a second factor, so that it can be paid to at once. */
export function ConfirmPayout({ kind, payout, methods, onDone }: ConfirmPayoutProps) {
  const t = useFormWords();
  const moments = useMoments();
  const { language } = useSite();
  const refresh = useRefreshAccount();
  const [method, setMethod] = useState<SecondFactor>(methods[0] ?? 'totp');
  const form = useAccountForm({
    names: NAMES,
    initial: { answer: '' },
    check: (_name, { answer }) => (answer.trim() === '' ? t('check.required') : undefined),
    send: async ({ answer }) => {
      await confirmPayout(kind, payout.accountId, { method, answer: answer.trim() }, language);
      await refresh();
      onDone();
    },
  });
  const sendCode = async () =>
    (await confirmPayout(kind, payout.accountId, { method }, language)).expiredMinutes ?? null;
  const values = { name: nameOfPayout(payout), time: moments.soon(payout.usableFrom) };
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('payout.confirmLead', values)}</Lead>
      <FormFailure failure={form.failure} />
      <FactorField
        methods={methods}
        method={method}
        onChoose={setMethod}
        field={form.bind('answer')}
        onSend={sendCode}
      />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'proof.confirm')}
      </Button>
      <FootLine>
        <TextButton type="button" onClick={onDone}>
          {t('proof.back')}
        </TextButton>
      </FootLine>
    </Form>
  );
}
