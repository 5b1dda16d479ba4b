import { useState } from 'react';
import { askPasswordByEmail } from '#portal/data/account-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { FormFailure, FormSuccess } from '#portal/forms/form-failure.tsx';
import { Form, Lead } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';

const EMAIL = /^[^@\s<>"]{1,64}@[^@\s<>"]+\.[^@\s<>"]+$/;

/** Asks for a link to a new password. The answer never says whether the account exists. */
export function ByEmail() {
  const t = useFormWords();
  const { language } = useSite();
  const [isSent, setSent] = useState(false);
  const form = useAccountForm({
    names: ['username', 'email'] as const,
    initial: { username: '', email: '' },
    check: (name, values) => {
      if (values[name].trim() === '') return t('check.required');
      return name === 'email' && !EMAIL.test(values.email.trim()) ? t('check.emailFormat') : undefined;
    },
    send: async ({ username, email }) => {
      setSent(false);
      await askPasswordByEmail({ username: username.trim(), email: email.trim() }, language);
      setSent(true);
    },
  });
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('forgot.emailLead')}</Lead>
      <FormFailure failure={form.failure} />
      {isSent && <FormSuccess text={t('account.resetMailSent')} />}
      <TextField
        {...form.bind('username')}
        label={t('field.username')}
        isRequired
        autoComplete="username"
        autoCapitalize="none"
        maxLength={200}
        icon={<Icon name="user" size={18} />}
      />
      <TextField
        {...form.bind('email')}
        label={t('field.email')}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
        icon={<Icon name="mail" size={18} />}
      />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'forgot.send')}
      </Button>
    </Form>
  );
}
