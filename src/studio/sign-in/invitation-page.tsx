import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OperatorEnrolment, OperatorInvitation } from '#contracts/generated/contracts.ts';
import { CallRefused } from '../calls/desk-client.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import { refusalWords } from './refusal-words.ts';
import { SignInFrame, StepForm } from './sign-in-frame.tsx';
import { SignInPage, type SignInPageProps } from './sign-in-page.tsx';
import { TextButton } from './text-button.ts';

const FEWEST = 12;
const TOKEN = /^[\w-]{43}$/;

/** A link of an admin: its owner chooses a password, enrols an authenticator, and is signed in. */
export function InvitationPage({ signIn }: Pick<SignInPageProps, 'signIn'>) {
  const { t } = useDeskWords();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [token] = useState(useLocation().hash.slice(1));
  const [begun, setBegun] = useState<SignInPageProps['begun'] | null>(null);
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: async (): Promise<OperatorInvitation> => {
      const { sendSealed } = await import('../calls/send-sealed.ts');
      return sendSealed('POST', '/wps/operator/invitation', { token });
    },
    enabled: TOKEN.test(token),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data: invitation, error } = query;
  const leave = () => {
    void client.resetQueries();
    navigate('/', { replace: true });
  };
  if (begun !== null) return <SignInPage signIn={signIn} onSignedIn={leave} {...(begun && { begun })} />;
  if (invitation !== undefined)
    return <PasswordStep {...{ token, invitation, signIn }} onBegun={setBegun} onSignedIn={leave} />;
  if (error === null && TOKEN.test(token)) return <LoadingRows />;
  const isOver = !TOKEN.test(token) || (error instanceof CallRefused && error.code === 'operator_link_over');
  return (
    <SignInFrame title={t('invitation.title')} lead={t('signIn.lead')}>
      <Notice tone="error" title={isOver ? t('invitation.over') : t('desk.failed')}>
        {isOver ? t('invitation.overMore') : error === null ? null : refusalWords(error, t)}
      </Notice>
      <p>
        <TextButton type="button" onClick={leave}>
          {t('invitation.toSignIn')}
        </TextButton>
      </p>
    </SignInFrame>
  );
}

interface PasswordStepProps extends Pick<SignInPageProps, 'signIn' | 'onSignedIn'> {
  readonly token: string;
  readonly invitation: OperatorInvitation;
  /** Called when the password is stored; undefined where the desk asks for the rest as at any sign-in. */
  readonly onBegun: (begun: SignInPageProps['begun']) => void;
}

function PasswordStep({ token, invitation, signIn, onBegun, onSignedIn }: PasswordStepProps) {
  const { t, tag } = useDeskWords();
  const { account, name, purpose, expiresAt } = invitation;
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const wrong = {
    password: password.length < FEWEST ? t('account.passwordShort', { count: FEWEST }) : undefined,
    repeated: repeated === password ? undefined : t('invitation.differs'),
  };
  const accept = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { sendSealed } = await import('../calls/send-sealed.ts');
      await sendSealed('POST', '/wps/operator/invitation/password', { token, password });
    } catch (error) {
      setFailure({ error });
      setBusy(false);
      return;
    }
    // The link is used up. Whatever fails from here on, the account signs in with its password.
    const login = { account, password };
    const answer = await signIn(login).catch(() => null);
    if (answer === null) onBegun(undefined);
    else if (isEnrolment(answer)) onBegun({ login, enrolment: answer.enrolment });
    else onSignedIn(answer);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isBusy && wrong.password === undefined && wrong.repeated === undefined) void accept();
  };
  const title = purpose === 'reset' ? t('invitation.resetTitle') : t('invitation.welcome', { name });
  return (
    <SignInFrame title={title} lead={t('invitation.lead', { account })}>
      <StepForm noValidate onSubmit={submit}>
        {failure !== null && <Notice tone="error">{refusalWords(failure.error, t)}</Notice>}
        <input type="hidden" name="username" autoComplete="username" value={account} />
        <PasswordField
          label={t('account.newPassword')}
          autoComplete="new-password"
          icon="lock"
          hint={t('invitation.passwordHint', { count: FEWEST })}
          value={password}
          onWrite={setPassword}
          error={isTried ? wrong.password : undefined}
        />
        <PasswordField
          label={t('invitation.repeat')}
          autoComplete="new-password"
          icon="lock"
          value={repeated}
          onWrite={setRepeated}
          error={isTried ? wrong.repeated : undefined}
        />
        <Button type="submit" look="primary" size="large" isBusy={isBusy}>
          {t('invitation.next')}
        </Button>
        <small>{t('invitation.until', { time: timeText(tag, expiresAt) })}</small>
      </StepForm>
    </SignInFrame>
  );
}

const isEnrolment = (answer: object): answer is OperatorEnrolment => 'enrolment' in answer;
