import { logInByCode, sendCode } from '#portal/data/account-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { CaptchaNote } from '#portal/forms/captcha/captcha-note.tsx';
import { CodeField } from '#portal/forms/fields/code-field.tsx';
import { faultOfCode } from '#portal/forms/fields/fault-of-code.ts';
import { codeOf, digitsOf, faultOfNumber, MobileField } from '#portal/forms/fields/mobile-field.tsx';
import { TickBox } from '#portal/forms/fields/tick-box.tsx';
import { useMobileCountry } from '#portal/forms/fields/use-mobile-country.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Form } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useNumberProof } from '#portal/forms/proofs/number-proof.ts';
import { useFinishSignIn } from '#portal/forms/social/social-arrival.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { proofAskedBy } from './proof-asked-by.ts';
import type { SignInProps } from './sign-in-props.ts';

const NAMES = ['mobileNum', 'verificationCode'] as const;
const EMPTY = { mobileNum: '', verificationCode: '' };

/** By a code that is sent to a mobile number. */
export function MobileSignIn({ entrance, isRemembered, onRemember, onProofAsked }: SignInProps) {
  const t = useFormWords();
  const { language } = useSite();
  const finishSignIn = useFinishSignIn();
  const [country, chooseCountry] = useMobileCountry();
  const proof = useNumberProof();
  const numberOf = (mobileNum: string) => ({ mobileNum: digitsOf(mobileNum), countryDialingCode: codeOf(country) });
  const form = useAccountForm({
    names: NAMES,
    initial: EMPTY,
    check: (name, values) => {
      const value = values[name].trim();
      return name === 'mobileNum' ? faultOfNumber(value, t) : faultOfCode(value, t);
    },
    send: async ({ mobileNum, verificationCode }) => {
      const number = numberOf(mobileNum);
      const signedIn = await proof.bring(number, verificationCode.trim(), (brought) =>
        logInByCode({ ...number, ...brought, ...(isRemembered && { remember: true }), entrance }, language),
      );
      await finishSignIn(signedIn, { by: 'code', entrance });
    },
    onRefused: (error) => {
      const waiting = proofAskedBy(error);
      if (waiting) onProofAsked(waiting);
    },
  });
  const send = async () => {
    if (!form.looksRight(['mobileNum'])) return null;
    const number = numberOf(form.values.mobileNum);
    return proof.send(number, (answer) => sendCode({ ...number, ...answer }, language));
  };
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <FormFailure failure={proofAskedBy(form.failure) ? null : form.failure} />
      <MobileField {...form.bind('mobileNum')} isRequired country={country} onChooseCountry={chooseCountry} />
      <CodeField field={form.bind('verificationCode')} label={t('field.verificationCode')} onSend={send} />
      <CaptchaNote />
      <TickBox name="remember" isTicked={isRemembered} onTick={onRemember}>
        {t('account.remember')}
      </TickBox>
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'action.login')}
      </Button>
    </Form>
  );
}
