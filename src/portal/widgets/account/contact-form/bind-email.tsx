import { useModalClose } from '#portal/actions/modal-close.tsx';
import { bindEmail, sendEmailCode } from '#portal/data/security-calls.ts';
import { useRefreshAccount } from '#portal/data/use-own-query.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { CodeField } from '#portal/forms/fields/code-field.tsx';
import { faultOfCode } from '#portal/forms/fields/fault-of-code.ts';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Form, Lead } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { OwnerProof } from '#portal/forms/proofs/owner-proof.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { PresentContact } from './present-contact.tsx';

const NAMES = ['email', 'verificationCode'] as const;
const WITH_PASSWORD = [...NAMES, 'password'] as const;

/** Makes an e-mail address the member's, by the code that is sent to it and what proves the member. */
export function BindEmail({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useFormWords();
  const { language, member } = useSite();
  const refresh = useRefreshAccount();
  const close = useModalClose();
  const form = useAccountForm({
    names: hasPassword ? WITH_PASSWORD : NAMES,
    initial: { email: '', verificationCode: '', password: '' },
    check: (name, values) => {
      const value = values[name].trim();
      if (name === 'password') return value === '' ? t('check.required') : undefined;
      if (name === 'verificationCode') return faultOfCode(value, t);
      if (value === '') return t('check.required');
      return /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(value) ? undefined : t('check.emailFormat');
    },
    send: async ({ email, verificationCode, password }) => {
      const proof = hasPassword ? { password } : {};
      await bindEmail({ email: email.trim(), verificationCode: verificationCode.trim(), ...proof }, language);
      await refresh();
      close();
    },
  });
  const send = async () => {
    if (!form.looksRight(['email'])) return null;
    return (await sendEmailCode(form.values.email.trim(), language)).expiredMinutes;
  };
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('contact.emailLead')}</Lead>
      <PresentContact contact={member?.email ?? null} />
      <FormFailure failure={form.failure} />
      <TextField
        {...form.bind('email')}
        label={t('field.email')}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
      />
      <CodeField field={form.bind('verificationCode')} label={t('field.verificationCode')} onSend={send} />
      <OwnerProof field={hasPassword ? form.bind('password') : undefined} />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'proof.confirm')}
      </Button>
    </Form>
  );
}
