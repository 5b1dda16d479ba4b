import { useState } from 'react';
import { useShellCommands } from '#portal/actions/actions.tsx';
import { logIn } from '#portal/data/account-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { CaptchaField } from '#portal/forms/captcha/captcha-field.tsx';
import { asksForCaptcha, useCaptcha } from '#portal/forms/captcha/use-captcha.ts';
import { codeOf, isMobileNumber } from '#portal/forms/fields/mobile-field.tsx';
import { PasswordField } from '#portal/forms/fields/password-field.tsx';
import { TextField } from '#portal/forms/fields/text-field.tsx';
import { TickBox } from '#portal/forms/fields/tick-box.tsx';
import { useMobileCountry } from '#portal/forms/fields/use-mobile-country.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Between, Form, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useFinishSignIn } from '#portal/forms/social/social-arrival.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { proofAskedBy } from './proof-asked-by.ts';
import { rememberAccount, rememberedAccount } from './remembered-account.ts';
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
