import { useState } from 'react';
import type { ExtraMethod } from '#contracts/generated/contracts.ts';
import { verifySignIn } from '#portal/data/account-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { CodeField } from '#portal/forms/fields/code-field.tsx';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { Form, Lead, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useFinishSignIn } from '#portal/forms/social/social-arrival.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Methods } from './proof-step.styles.ts';
import type { WaitingProof } from './sign-in-props.ts';

interface ProofStepProps {
  readonly waiting: WaitingProof;
  readonly entrance: 'player' | 'agent';
  readonly onBack: () => void;
}

/** Codes by these are sent; the others the visitor has already. */
const isSent = (method: ExtraMethod): boolean => method === 'mobile' || method === 'email';

/** The second half of a sign-in from a place that the account never used: one of the proofs that it has. */
export function ProofStep({ waiting: { challengeId, methods }, entrance, onBack }: ProofStepProps) {
  const t = useFormWords();
  const { language } = useSite();
  const finishSignIn = useFinishSignIn();
  const [method, setMethod] = useState<ExtraMethod>(methods[0] ?? 'email');
  const form = useAccountForm({
    names: ['answer'] as const,
    initial: { answer: '' },
    check: (_name, { answer }) => (answer.trim() === '' ? t('check.required') : undefined),
    send: async ({ answer }) => {
      const opened = await verifySignIn({ challengeId, method, answer: answer.trim() }, language);
      const { firstTimeLogin = false, passwordExpired = false, mustChangePassword = false } = opened;
      await finishSignIn({ firstTimeLogin, passwordExpired, mustChangePassword }, { by: 'password', entrance });
    },
  });
  const send = async () => (await verifySignIn({ challengeId, method }, language)).expiredMinutes ?? 1;
  const choose = (chosen: ExtraMethod) => {
    setMethod(chosen);
    form.write('answer', '');
    form.setFailure(null);
  };
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t(methods.every((offered) => offered === 'totp') ? 'proof.authenticatorLead' : 'proof.lead')}</Lead>
      <FormFailure failure={form.failure} />
      <Methods>
        <legend>{t('proof.methods')}</legend>
        {methods.map((offered) => (
          <label key={offered}>
            <input
              type="radio"
              name="method"
              value={offered}
              checked={offered === method}
              onChange={() => choose(offered)}
            />
            {t(`proof.method.${offered}`)}
          </label>
        ))}
      </Methods>
      {isSent(method) ? (
        <CodeField key={method} field={form.bind('answer')} label={t('proof.code')} onSend={send} />
      ) : (
        <TextField
          {...form.bind('answer')}
          label={t(method === 'totp' ? 'proof.code' : 'proof.name')}
          isRequired
          autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
          maxLength={120}
          dir={method === 'totp' ? 'ltr' : 'auto'}
          icon={<FormIcon name="shield-check" />}
        />
      )}
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'proof.confirm')}
      </Button>
      <TextButton type="button" onClick={onBack}>
        {t('proof.back')}
      </TextButton>
    </Form>
  );
}
