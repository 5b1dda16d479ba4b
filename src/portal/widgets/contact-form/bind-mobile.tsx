import { useAccountForm } from '#portal/accounts/account-form.ts';
import { CodeField } from '#portal/accounts/code-field.tsx';
import { faultOfCode } from '#portal/accounts/fault-of-code.ts';
import { FormFailure } from '#portal/accounts/form-failure.tsx';
import { Form, Lead } from '#portal/accounts/form-look.ts';
import { useFormWords } from '#portal/accounts/form-place.tsx';
import { codeOf, digitsOf, faultOfNumber, MobileField } from '#portal/accounts/mobile-field.tsx';
import { OwnerProof } from '#portal/accounts/owner-proof.tsx';
import { useMobileCountry } from '#portal/accounts/use-mobile-country.ts';
import { useRefreshAccount } from '#portal/accounts/use-own-query.ts';
import { bindMobile, sendMobileCode } from '#portal/data/security-calls.ts';
import { useModalClose } from '#portal/session/modal-close.tsx';
import { useSite } from '#portal/session/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { PresentContact } from './present-contact.tsx';

const NAMES = ['mobileNum', 'verificationCode'] as const;
const WITH_PASSWORD = [...NAMES, 'password'] as const;

/** Makes a mobile number the member's, by the code that is sent to it and what proves the member. */
export function BindMobile({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useFormWords();
  const { language, member } = useSite();
  const refresh = useRefreshAccount();
  const close = useModalClose();
  const [country, chooseCountry] = useMobileCountry();
  const number = (mobileNum: string) => ({ mobileNum: digitsOf(mobileNum), countryDialingCode: codeOf(country) });
  const form = useAccountForm({
    names: hasPassword ? WITH_PASSWORD : NAMES,
    initial: { mobileNum: '', verificationCode: '', password: '' },
    check: (name, values) => {
      const value = values[name].trim();
      if (name === 'password') return value === '' ? t('check.required') : undefined;
      if (name === 'verificationCode') return faultOfCode(value, t);
      return faultOfNumber(value, t);
    },
    send: async ({ mobileNum, verificationCode, password }) => {
      const proof = hasPassword ? { password } : {};
      await bindMobile({ ...number(mobileNum), verificationCode: verificationCode.trim(), ...proof }, language);
      await refresh();
      close();
    },
  });
  const send = async () => {
    if (!form.looksRight(['mobileNum'])) return null;
    return (await sendMobileCode(number(form.values.mobileNum), language)).expiredMinutes;
  };
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('contact.mobileLead')}</Lead>
      <PresentContact contact={member?.mobileNum ?? null} />
      <FormFailure failure={form.failure} />
      <MobileField {...form.bind('mobileNum')} isRequired country={country} onChooseCountry={chooseCountry} />
      <CodeField field={form.bind('verificationCode')} label={t('field.verificationCode')} onSend={send} />
      <OwnerProof field={hasPassword ? form.bind('password') : undefined} />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'proof.confirm')}
      </Button>
    </Form>
  );
}
