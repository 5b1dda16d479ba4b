import { type FormEvent, useEffect, useState } from 'react';
import type { OperatorProof } from '#contracts/generated/contracts.ts';
import { useWords } from '../i18n/words.tsx';
import { StepForm } from '../sign-in/sign-in-frame.tsx';
import { TextButton } from '../sign-in/text-button.ts';
import { Button } from '../ui/button.tsx';
import { CODE_LENGTH, CodeField } from '../ui/code-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';

interface FactorFormProps {
  /** What the code is for, as sentences. */
  readonly why: string;
  readonly action: string;
  readonly isBusy: boolean;
  /** Why the last code was refused, as a sentence. */
  readonly refusal: string | null;
  readonly onFactor: (factor: OperatorProof) => void;
  readonly onCancel: () => void;
}

/** Asks for a code of the present authenticator, or for a recovery code in its place. */
export function FactorForm({ why, action, isBusy, refusal, onFactor, onCancel }: FactorFormProps) {
  const t = useWords();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [recoveryCode, setRecoveryCode] = useState('');
  const [isTried, setTried] = useState(false);
  // A code is accepted once, so the next attempt needs a new one.
  useEffect(() => {
    if (refusal !== null) setCode('');
  }, [refusal]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy) return;
    if (isRecovery && recoveryCode.trim() !== '') onFactor({ recoveryCode: recoveryCode.trim() });
    if (!isRecovery && code.length === CODE_LENGTH) onFactor({ totp: code });
  };
  const change = () => {
    setRecovery(!isRecovery);
    setTried(false);
  };
  return (
    <StepForm noValidate onSubmit={submit}>
      <p>{why}</p>
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      {isRecovery ? (
        <TextField
          label={t('signIn.recovery')}
          {...{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, icon: 'key-round' as const }}
          value={recoveryCode}
          onWrite={setRecoveryCode}
          hint={t('signIn.recoveryHint')}
          error={isTried && recoveryCode.trim() === '' ? t('signIn.recoveryMissing') : undefined}
          aside={
            <TextButton type="button" onClick={change}>
              {t('signIn.useCode')}
            </TextButton>
          }
        />
      ) : (
        <CodeField
          label={t('signIn.code')}
          value={code}
          onWrite={setCode}
          error={isTried && code.length < CODE_LENGTH ? t('signIn.codeShort') : undefined}
          autoFocus
          aside={
            <TextButton type="button" onClick={change}>
              {t('signIn.useRecovery')}
            </TextButton>
          }
        />
      )}
      <Button type="submit" look="primary" size="large" isBusy={isBusy}>
        {action}
      </Button>
      <p>
        <TextButton type="button" onClick={onCancel}>
          {t('ui.cancel')}
        </TextButton>
      </p>
    </StepForm>
  );
}
