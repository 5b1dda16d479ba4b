import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { onProofRequired } from '../calls/desk-client.ts';
import { useWords } from '../i18n/words.tsx';
import { refusalWords } from '../sign-in/refusal-words.ts';
import { CODE_LENGTH, CodeField } from '../ui/code-field.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';

/** Asks for a code of the authenticator when a dangerous call needs one. The call waits meanwhile. */
export function ProofQuestion({ prove }: { readonly prove: (totp: string) => Promise<unknown> }) {
  const t = useWords();
  const [isAsked, setAsked] = useState(false);
  const [totp, setTotp] = useState('');
  const [isTried, setTried] = useState(false);
  // One code answers all calls that wait.
  const waiting = useRef<Array<(isProved: boolean) => void>>([]);
  const answer = (isProved: boolean) => {
    for (const resolve of waiting.current.splice(0)) resolve(isProved);
    setAsked(false);
    setTried(false);
    setTotp('');
  };
  const proving = useMutation({
    mutationFn: prove,
    onSuccess: () => answer(true),
    // A code is accepted once.
    onError: () => setTotp(''),
  });
  const { reset } = proving;
  useEffect(
    () =>
      onProofRequired(
        () =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            reset();
            setAsked(true);
          }),
      ),
    [reset],
  );
  const isShort = totp.length < CODE_LENGTH;
  const confirm = () => {
    setTried(true);
    if (!isShort) proving.mutate(totp);
  };
  if (!isAsked) return null;
  return (
    <ConfirmDialog
      title={t('proof.title')}
      action={t('proof.confirm')}
      isBusy={proving.isPending}
      onConfirm={confirm}
      onCancel={() => answer(false)}
    >
      <p>{t('proof.why')}</p>
      {proving.error !== null && <Notice tone="error">{refusalWords(proving.error, t, true)}</Notice>}
      <CodeField
        label={t('signIn.code')}
        value={totp}
        onWrite={setTotp}
        onComplete={proving.mutate}
        error={isTried && isShort ? t('signIn.codeShort') : undefined}
        autoFocus
      />
    </ConfirmDialog>
  );
}
