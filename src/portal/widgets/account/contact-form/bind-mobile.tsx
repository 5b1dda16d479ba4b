import { useModalClose } from '#portal/actions/modal-close.tsx';
import { bindMobile, sendMobileCode } from '#portal/data/security-calls.ts';
import { useRefreshAccount } from '#portal/data/use-own-query.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { CodeField } from '#portal/forms/fields/code-field.tsx';
import { faultOfCode } from '#portal/forms/fields/fault-of-code.ts';
import { codeOf, digitsOf, faultOfNumber, MobileField } from '#portal/forms/fields/mobile-field.tsx';
import { useMobileCountry } from '#portal/forms/fields/use-mobile-country.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Form, Lead } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { OwnerProof } from '#portal/forms/proofs/owner-proof.tsx';
import { useSite } from '#portal/site/site-context.tsx';
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
