import { useRef, useState } from 'react';
import type { OperatorEnrolment, OperatorLogin, OperatorSignedIn } from '#contracts/generated/contracts.ts';
import { useWords } from '#studio/i18n/words.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { EnrolStep } from './enrol-step.tsx';
import { RecoveryCodesStep } from './recovery-codes-step.tsx';
import { refusalWords } from './refusal-words.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export interface SignInPageProps {
  /** Sends an attempt. @throws CallRefused as the gateway refuses it. */
  readonly signIn: (login: OperatorLogin) => Promise<OperatorSignedIn | OperatorEnrolment>;
  /** Called when the session is open and its recovery codes, if there are any, are kept. */
  readonly onSignedIn: (signedIn: OperatorSignedIn) => void;
  /** The enrolment of an invited operator. */
  readonly begun?: EnrolStepState;
}

/** The login stays in memory until the first code is confirmed. */
interface EnrolStepState {
  readonly login: OperatorLogin;
  readonly enrolment: OperatorEnrolment['enrolment'];
}

type Step =
  | { readonly kind: 'credentials' }
  | ({ readonly kind: 'enrol' } & EnrolStepState)
  | { readonly kind: 'recovery'; readonly account: string; readonly signedIn: OperatorSignedIn };

/**
 * Signs an operator in: account, password and code; at the very first time the enrolment of an authenticator instead,
 * and then the recovery codes.
 */
export function SignInPage({ signIn, onSignedIn, begun }: SignInPageProps) {
  const t = useWords();
  const [step, setStep] = useState<Step>(begun === undefined ? { kind: 'credentials' } : { kind: 'enrol', ...begun });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const isSending = useRef(false);

  const send = async (login: OperatorLogin) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const answer = await signIn(login);
      if ('enrolment' in answer) setStep({ kind: 'enrol', login, enrolment: answer.enrolment });
      else if (hasRecoveryCodes(answer)) setStep({ kind: 'recovery', account: login.account, signedIn: answer });
      else onSignedIn(answer);
    } catch (error) {
      setFailure({ error });
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  const refusal = failure && refusalWords(failure.error, t, step.kind === 'enrol');

  if (step.kind === 'enrol') {
    const { login, enrolment } = step;
    const { account, password } = login;
    const back = () => {
      setStep({ kind: 'credentials' });
      setFailure(null);
    };
    return (
      <EnrolStep
        enrolment={enrolment}
        isBusy={isBusy}
        refusal={refusal}
        onCode={(totp) => void send({ account, password, totp })}
        onBack={back}
      />
    );
  }
  if (step.kind === 'recovery') {
    const { account, signedIn } = step;
    return (
      <RecoveryCodesStep account={account} codes={signedIn.recoveryCodes ?? []} onDone={() => onSignedIn(signedIn)} />
    );
  }
  return (
    <SignInFrame title={t('signIn.title')} lead={t('signIn.lead')}>
      <CredentialsForm isBusy={isBusy} refusal={refusal} onSend={(login) => void send(login)} />
    </SignInFrame>
  );
}

const hasRecoveryCodes = ({ recoveryCodes }: OperatorSignedIn): boolean =>
  recoveryCodes !== undefined && recoveryCodes.length > 0;
