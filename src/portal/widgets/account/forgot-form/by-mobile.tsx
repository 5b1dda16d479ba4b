import { sendCode, setPasswordByPhone } from '#portal/data/account-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { CaptchaNote } from '#portal/forms/captcha/captcha-note.tsx';
import { checkField, PASSWORD_FORMAT } from '#portal/forms/fields/check-field.ts';
import { CodeField } from '#portal/forms/fields/code-field.tsx';
import { faultOfCode } from '#portal/forms/fields/fault-of-code.ts';
import { codeOf, digitsOf, faultOfNumber, MobileField } from '#portal/forms/fields/mobile-field.tsx';
import { NewPasswordField } from '#portal/forms/fields/new-password-field.tsx';
import { useFitsRule } from '#portal/forms/fields/use-fits-rule.ts';
import { useMobileCountry } from '#portal/forms/fields/use-mobile-country.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Form, Lead } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useNumberProof } from '#portal/forms/proofs/number-proof.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { useArrive } from './use-arrive.ts';
import { asksForProof, useProofElsewhere } from './use-proof-elsewhere.ts';

const NAMES = ['mobileNum', 'verificationCode', 'newPassword'] as const;
const EMPTY = { mobileNum: '', verificationCode: '', newPassword: '' };

/** Sets a new password by a code that is sent to the account's number, and signs in with it. */
export function ByMobile() {
  const t = useFormWords();
  const { site, language } = useSite();
  const fits = useFitsRule();
  const arrive = useArrive();
  const onRefused = useProofElsewhere();
  const [country, chooseCountry] = useMobileCountry();
  const proof = useNumberProof();
  const numberOf = (mobileNum: string) => ({ mobileNum: digitsOf(mobileNum), countryDialingCode: codeOf(country) });
  const form = useAccountForm({
    names: NAMES,
    initial: EMPTY,
    check: (name, values) => {
      const value = values[name].trim();
      const { password: rule } = site.register.rules;
      if (name === 'newPassword')
        return checkField(value, { t, isRequired: true, rule, fits, format: PASSWORD_FORMAT });
      return name === 'mobileNum' ? faultOfNumber(value, t) : faultOfCode(value, t);
    },
    send: async ({ mobileNum, verificationCode, newPassword }) => {
      const number = numberOf(mobileNum);
      await proof.bring(number, verificationCode.trim(), (brought) =>
        setPasswordByPhone({ ...number, ...brought, newPassword: newPassword.trim() }, language),
      );
      await arrive();
    },
    onRefused,
  });
  const send = async () => {
    if (!form.looksRight(['mobileNum'])) return null;
    const number = numberOf(form.values.mobileNum);
    return proof.send(number, (answer) => sendCode({ ...number, ...answer }, language));
  };
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('forgot.mobileLead')}</Lead>
      <FormFailure failure={asksForProof(form.failure) ? null : form.failure} />
      <MobileField {...form.bind('mobileNum')} isRequired country={country} onChooseCountry={chooseCountry} />
      <CodeField field={form.bind('verificationCode')} label={t('field.verificationCode')} onSend={send} />
      <CaptchaNote />
      <NewPasswordField
        {...form.bind('newPassword')}
        label={t('field.newPassword')}
        rule={site.register.rules.password}
      />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'forgot.set')}
      </Button>
    </Form>
  );
}
