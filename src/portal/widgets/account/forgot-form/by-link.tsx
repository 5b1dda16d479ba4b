import { useEffect, useState } from 'react';
import { useShellCommands } from '#portal/actions/actions.tsx';
import { setPasswordByLink } from '#portal/data/account-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { checkConfirmation, checkField, PASSWORD_FORMAT } from '#portal/forms/fields/check-field.ts';
import { NewPasswordField } from '#portal/forms/fields/new-password-field.tsx';
import { useFitsRule } from '#portal/forms/fields/use-fits-rule.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Form, Lead } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { useArrive } from './use-arrive.ts';
import { asksForProof, useProofElsewhere } from './use-proof-elsewhere.ts';

const NAMES = ['newPassword', 'confirmNewPassword'] as const;
const EMPTY = { newPassword: '', confirmNewPassword: '' };

/** The code in the link of an e-mail. */
const CODE = /^[A-Za-z0-9_-]{43}$/;

/** Sets a new password by the link of an e-mail. The code leaves the address bar, where others could read it later. */
export function ByLink() {
  const t = useFormWords();
  const { site, language } = useSite();
  const { openModal } = useShellCommands();
  const fits = useFitsRule();
  const arrive = useArrive();
  const onRefused = useProofElsewhere();
  const [code] = useState(() => new URLSearchParams(window.location.search).get('code') ?? '');
  useEffect(() => {
    const address = new URL(window.location.href);
    address.searchParams.delete('code');
    if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address);
  }, []);
  const form = useAccountForm({
    names: NAMES,
    initial: EMPTY,
    check: (name, values) => {
      if (name === 'confirmNewPassword')
        return checkConfirmation(values.confirmNewPassword.trim(), values.newPassword.trim(), t);
      const { password: rule } = site.register.rules;
      return checkField(values.newPassword, { t, isRequired: true, rule, fits, format: PASSWORD_FORMAT });
    },
    send: async ({ newPassword, confirmNewPassword }) => {
      const body = { code, newPassword: newPassword.trim(), confirmNewPassword: confirmNewPassword.trim() };
      await setPasswordByLink(body, language);
      await arrive();
    },
    onRefused,
  });
  if (!CODE.test(code))
    return (
      <Form as="div">
        <Lead>{t('forgot.linkGone')}</Lead>
        <Button type="button" $size="large" onClick={() => openModal('forgot-password')}>
          {t('account.forgot')}
        </Button>
      </Form>
    );
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('forgot.linkLead')}</Lead>
      <FormFailure failure={asksForProof(form.failure) ? null : form.failure} />
      <NewPasswordField
        {...form.bind('newPassword')}
        label={t('field.newPassword')}
        rule={site.register.rules.password}
      />
      <NewPasswordField {...form.bind('confirmNewPassword')} label={t('field.confirmNewPassword')} />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'forgot.set')}
      </Button>
    </Form>
  );
}
