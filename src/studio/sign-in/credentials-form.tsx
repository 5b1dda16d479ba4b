import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OperatorLogin } from '#contracts/generated/contracts.ts';
import { useWords } from '#studio/i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { CODE_LENGTH, CodeField } from '../ui/code-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { StepForm } from './sign-in-frame.tsx';
import { TextButton } from './text-button.ts';

interface CredentialsFormProps {
  readonly isBusy: boolean;
  /** Why the last attempt failed, as a sentence. */
  readonly refusal: string | null;
  readonly onSend: (login: OperatorLogin) => void;
}

type Wrong = Partial<Record<'account' | 'password' | 'code' | 'recovery', string>>;

/**
 * Account, password and the second factor on one form: an account whose code is missing is refused like a wrong
 * password, so the desk cannot ask for the code afterwards. It may stay empty at the very first sign-in alone.
 */
export function CredentialsForm({ isBusy, refusal, onSend }: CredentialsFormProps) {
  const t = useWords();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState('');
  const [factor, setFactor] = useState<'code' | 'recovery'>('code');
  const [wrong, setWrong] = useState<Wrong>({});
  const form = useRef<HTMLFormElement>(null);

  // A code is taken once: the next attempt needs the next one.
  useEffect(() => {
    if (refusal !== null) setCode('');
  }, [refusal]);

  const send = (totp: string) => {
    const found: Wrong = {
      ...(account.trim() === '' && { account: t('signIn.accountMissing') }),
      ...(password === '' && { password: t('signIn.passwordMissing') }),
      ...(factor === 'code' && totp !== '' && totp.length < CODE_LENGTH && { code: t('signIn.codeShort') }),
      ...(factor === 'recovery' && recovery.trim() === '' && { recovery: t('signIn.recoveryMissing') }),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) {
      // Once the errors stand there, the first wrong field gets the focus.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    onSend({
      account: account.trim(),
      password,
      ...(factor === 'code' && totp !== '' && { totp }),
      ...(factor === 'recovery' && { recoveryCode: recovery.trim() }),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) send(code);
  };
  const complete = (whole: string) => {
    if (!isBusy && account.trim() !== '' && password !== '') send(whole);
  };
  const change = (next: typeof factor) => {
    setFactor(next);
    setWrong({});
  };

  return (
    <StepForm ref={form} noValidate onSubmit={submit}>
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      <TextField
        label={t('signIn.account')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        icon="user"
        value={account}
        onWrite={setAccount}
        error={wrong.account}
      />
      <PasswordField
        label={t('signIn.password')}
        name="password"
        autoComplete="current-password"
        icon="lock"
        value={password}
        onWrite={setPassword}
        error={wrong.password}
      />
      {factor === 'code' ? (
        <CodeField
          label={t('signIn.code')}
          value={code}
          onWrite={setCode}
          onComplete={complete}
          hint={t('signIn.codeHint')}
          error={wrong.code}
          aside={
            <TextButton type="button" onClick={() => change('recovery')}>
              {t('signIn.useRecovery')}
            </TextButton>
          }
        />
      ) : (
        <TextField
          label={t('signIn.recovery')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          icon="key-round"
          value={recovery}
          onWrite={setRecovery}
          hint={t('signIn.recoveryHint')}
          error={wrong.recovery}
          aside={
            <TextButton type="button" onClick={() => change('code')}>
              {t('signIn.useCode')}
            </TextButton>
          }
        />
      )}
      <Button type="submit" look="primary" size="large" isBusy={isBusy}>
        {t(isBusy ? 'signIn.working' : 'signIn.submit')}
      </Button>
    </StepForm>
  );
}
