import { useState } from 'react';
import { useAccountForm } from '#portal/accounts/account-form.ts';
import { CaptchaField } from '#portal/accounts/captcha-field.tsx';
import { FormFailure } from '#portal/accounts/form-failure.tsx';
import { Between, Form, TextButton } from '#portal/accounts/form-look.ts';
import { useFormWords } from '#portal/accounts/form-place.tsx';
import { codeOf, isMobileNumber } from '#portal/accounts/mobile-field.tsx';
import { PasswordField } from '#portal/accounts/password-field.tsx';
import { useFinishSignIn } from '#portal/accounts/social-arrival.tsx';
import { TextField } from '#portal/accounts/text-field.tsx';
import { TickBox } from '#portal/accounts/tick-box.tsx';
import { asksForCaptcha, useCaptcha } from '#portal/accounts/use-captcha.ts';
import { useMobileCountry } from '#portal/accounts/use-mobile-country.ts';
import { logIn } from '#portal/data/account-calls.ts';
import { useShellCommands } from '#portal/session/actions.tsx';
import { rememberAccount, rememberedAccount } from '#portal/session/remembered-account.ts';
import { useSite } from '#portal/session/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { proofAskedBy } from './proof-asked-by.ts';
import type { SignInProps } from './sign-in-props.ts';

const EMPTY = { username: '', password: '', captcha: '' };

/** By username and password. The captcha comes when a try was refused with one, and each is good for one try. */
export function PasswordSignIn({ entrance, isRemembered, onRemember, onProofAsked }: SignInProps) {
  const t = useFormWords();
  const { language } = useSite();
  const { openModal } = useShellCommands();
  const finishSignIn = useFinishSignIn();
  const captcha = useCaptcha();
  // Of a mobile number that is typed in place of the name.
  const [country] = useMobileCountry();
  const [account] = useState(rememberedAccount);
  const isTyped = captcha.isAsked && captcha.stage === 'picture';
  const form = useAccountForm({
    names: isTyped ? (['username', 'password', 'captcha'] as const) : (['username', 'password'] as const),
    initial: { ...EMPTY, username: account },
    check: (name, values) => {
      if (values[name].trim() !== '') return undefined;
      if (name === 'captcha') return t('check.captchaRequired');
      // Said once where both are missing.
      const isFirstOfBoth = name === 'username' && values.password.trim() === '';
      return t(isFirstOfBoth ? 'check.usernameOrPassword' : 'check.required');
    },
    send: async ({ username, password, captcha: typed }) => {
      const solution = captcha.answer ?? typed.trim();
      const signedIn = await logIn(
        {
          username: username.trim(),
          password: password.trim(),
          ...(isMobileNumber(username) && { countryDialingCode: codeOf(country) }),
          ...(captcha.isAsked && captcha.captcha && { captchaId: captcha.captcha.captchaId, captcha: solution }),
          ...(isRemembered && { remember: true }),
          entrance,
        },
        language,
      );
      rememberAccount(isRemembered ? username.trim() : null);
      await finishSignIn(signedIn, { by: 'password', password: password.trim(), entrance });
    },
    onRefused: (error) => {
      const waiting = proofAskedBy(error);
      if (waiting) return onProofAsked(waiting);
      if (!captcha.isAsked && !asksForCaptcha(error)) return;
      form.write('captcha', '');
      captcha.ask();
    },
  });
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <FormFailure failure={proofAskedBy(form.failure) ? null : form.failure} />
      <TextField
        {...form.bind('username')}
        label={t('field.username')}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={200}
        icon={<Icon name="user" size={18} />}
      />
      <PasswordField
        {...form.bind('password')}
        label={t('field.password')}
        autoComplete="current-password"
        maxLength={200}
      />
      {captcha.isAsked && <CaptchaField field={form.bind('captcha')} state={captcha} />}
      <Between>
        <TickBox name="remember" isTicked={isRemembered} onTick={onRemember}>
          {t('account.remember')}
        </TickBox>
        <TextButton type="button" onClick={() => openModal('forgot-password')}>
          {t('account.forgot')}
        </TextButton>
      </Between>
      <Button type="submit" $size="large" disabled={form.isSending || captcha.stage === 'working'}>
        {t(form.isSending ? 'account.working' : 'action.login')}
      </Button>
    </Form>
  );
}
