import { useId, useState } from 'react';
import type { MemberSecurity } from '#contracts/generated/contracts.ts';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { resetPaymentPassword, sendPaymentPasswordCode } from '#portal/data/security-calls.ts';
import { useRefreshAccount } from '#portal/data/use-own-query.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { ChoiceTabs } from '#portal/forms/fields/choice-tabs.tsx';
import { CodeField } from '#portal/forms/fields/code-field.tsx';
import { faultOfCode } from '#portal/forms/fields/fault-of-code.ts';
import { PasswordField } from '#portal/forms/fields/password-field.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FootLine, Form, Lead, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { NewPaymentPassword, newPasswordNames, noNewPassword, useCheckNewPassword } from './new-payment-password.tsx';

interface ResetPaymentPasswordProps {
  readonly security: MemberSecurity;
  readonly onBack: () => void;
}

/** Replaces a forgotten payment password, by the password of the account and a code to a verified number or address. */
export function ResetPaymentPassword({ security, onBack }: ResetPaymentPasswordProps) {
  const t = useFormWords();
  const { language } = useSite();
  const refresh = useRefreshAccount();
  const close = useModalClose();
  const panelId = useId();
  const checkNew = useCheckNewPassword();
  const methods = (['mobile', 'email'] as const).filter((method) => security[method].isVerified);
  const [chosen, choose] = useState(methods[0]);
  const form = useAccountForm({
    names: ['password', 'verificationCode', ...newPasswordNames] as const,
    initial: { password: '', verificationCode: '', ...noNewPassword },
    check: (name, values) => {
      if (name === 'password') return values.password === '' ? t('check.required') : undefined;
      return name === 'verificationCode' ? faultOfCode(values.verificationCode.trim(), t) : checkNew(name, values);
    },
    send: async ({ verificationCode, ...values }) => {
      if (chosen === undefined) return;
      await resetPaymentPassword({ ...values, method: chosen, verificationCode: verificationCode.trim() }, language);
      await refresh();
      close();
    },
  });
  const back = (
    <FootLine>
      <TextButton type="button" onClick={onBack}>
        {t('proof.back')}
      </TextButton>
    </FootLine>
  );
  if (chosen === undefined)
    return (
      <Form as="div">
        <Lead>{t('payment.noContact')}</Lead>
        {back}
      </Form>
    );
  const tabs = methods.map((method) => ({ choice: method, label: t(`account.tab.${method}`) }));
  const send = async () => (await sendPaymentPasswordCode(chosen, language)).expiredMinutes;
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('payment.resetLead')}</Lead>
      <FormFailure failure={form.failure} />
      <ChoiceTabs label={t('account.tabs')} tabs={tabs} chosen={chosen} onChoose={choose} panelId={panelId} />
      <div id={panelId}>
        <CodeField
          key={chosen}
          field={form.bind('verificationCode')}
          label={t('contact.codeTo', { contact: leftToRight(security[chosen].masked ?? '') })}
          onSend={send}
        />
      </div>
      <PasswordField
        {...form.bind('password')}
        label={t('security.password')}
        isRequired
        autoComplete="current-password"
        maxLength={200}
      />
      <NewPaymentPassword form={form} />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'change.save')}
      </Button>
      {back}
    </Form>
  );
}
