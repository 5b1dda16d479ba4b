import { useState } from 'react';
import type { TotpOffer } from '#contracts/generated/contracts.ts';
import { beginTotp } from '#portal/data/security-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { PasswordField } from '#portal/forms/fields/password-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Form, Lead } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { ScanTwoStep } from './scan-two-step.tsx';

const NAMES = ['password'] as const;

/** The password first; then the secret for the app, whose first code turns it on. */
export function SetUpTwoStep({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const t = useFormWords();
  const { language } = useSite();
  const [offer, setOffer] = useState<TotpOffer | null>(null);
  const form = useAccountForm({
    names: NAMES,
    initial: { password: '' },
    check: (_name, { password }) => (password === '' ? t('check.required') : undefined),
    send: async ({ password }) => setOffer(await beginTotp(password, language)),
  });
  if (offer) return <ScanTwoStep offer={offer} onCodes={onCodes} />;
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('twoStep.lead')}</Lead>
      <FormFailure failure={form.failure} />
      <PasswordField
        {...form.bind('password')}
        label={t('security.password')}
        isRequired
        autoComplete="current-password"
        maxLength={200}
      />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'twoStep.begin')}
      </Button>
    </Form>
  );
}
