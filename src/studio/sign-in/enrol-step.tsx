import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { OperatorEnrolment } from '#contracts/generated/contracts.ts';
import { useDeskWords } from '#studio/i18n/words.tsx';
import { color, font, radius } from '../theme/tokens.ts';
import { Button } from '../ui/button.tsx';
import { CODE_LENGTH, CodeField } from '../ui/code-field.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { QrCanvas } from './qr-canvas.tsx';
import { SignInFrame, StepForm } from './sign-in-frame.tsx';
import { TextButton } from './text-button.ts';

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 16px;
  padding: 12px;
  border-radius: ${radius.l};
  box-shadow: inset 0 0 0 1px ${color.line};
  > div { display: flex; flex-direction: column; align-items: flex-start; gap: 8px; flex: 1 1 150px; min-width: 0; }
  p { font-size: 12px; line-height: 16px; color: ${color.tx2}; }
`;

/** Groups of four keep together, so that a line never breaks within one. */
const Secret = styled.code`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  font: 500 13px/18px ${font.mono};
`;

interface EnrolStepProps {
  readonly enrolment: OperatorEnrolment['enrolment'];
  readonly isBusy: boolean;
  readonly refusal: string | null;
  readonly onCode: (code: string) => void;
  /** Goes back to what came before. */
  readonly onBack: () => void;
}

interface EnrolFormProps extends EnrolStepProps {
  readonly action: string;
  readonly backLabel: string;
}

/** The step of signing in that enrols an authenticator. */
export function EnrolStep(props: EnrolStepProps) {
  const { t } = useDeskWords();
  return (
    <SignInFrame title={t('enrol.title')} lead={t('enrol.lead')}>
      <EnrolForm {...props} action={t('enrol.confirm')} backLabel={t('enrol.back')} />
    </SignInFrame>
  );
}

/** Enrols an authenticator: the secret as a picture and as letters, and the first code that it shows. */
export function EnrolForm({ enrolment, isBusy, refusal, onCode, onBack, action, backLabel }: EnrolFormProps) {
  const { t, tag } = useDeskWords();
  const { secret, otpauthUri, expiresAt } = enrolment;
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isOver = useIsOver(expiresAt);
  const until = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }).format(new Date(expiresAt));

  // A refused code is written anew.
  useEffect(() => {
    if (refusal === null) return;
    setCode('');
    field.current?.focus();
  }, [refusal]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isOver) return;
    const isWhole = code.length === CODE_LENGTH;
    setShort(!isWhole);
    if (isWhole) onCode(code);
    else field.current?.focus();
  };
  const complete = (whole: string) => {
    setShort(false);
    if (!isBusy && !isOver) onCode(whole);
  };

  return (
    <StepForm noValidate onSubmit={submit}>
      <Offer>
        <QrCanvas text={otpauthUri} label={t('enrol.qr')} />
        <div>
          <p>{t('enrol.byHand')}</p>
          <Secret translate="no" aria-label={t('enrol.secret')}>
            {inGroups(secret).map(({ at, letters }) => (
              <span key={at}>{letters}</span>
            ))}
          </Secret>
          <CopyButton text={secret} size="small" />
          {!isOver && <p>{t('enrol.until', { time: until })}</p>}
        </div>
      </Offer>
      {isOver && <Notice tone="warn" icon="timer" title={t('enrol.over')} />}
      {refusal !== null && !isOver && <Notice tone="error">{refusal}</Notice>}
      <CodeField
        ref={field}
        label={t('enrol.firstCode')}
        value={code}
        onWrite={setCode}
        onComplete={complete}
        hint={t('enrol.firstCodeHint')}
        error={isShort ? t('signIn.codeShort') : undefined}
        autoFocus
      />
      <Button
        type="submit"
        look="primary"
        size="large"
        isBusy={isBusy}
        disabledReason={isOver ? t('enrol.over') : undefined}
      >
        {isBusy ? t('signIn.working') : action}
      </Button>
      <p>
        <TextButton type="button" onClick={onBack}>
          {backLabel}
        </TextButton>
      </p>
    </StepForm>
  );
}

/** Whether a moment has come, and from then on. */
function useIsOver(at: string): boolean {
  const [isOver, setOver] = useState(() => Date.parse(at) <= Date.now());
  useEffect(() => {
    const left = Date.parse(at) - Date.now();
    setOver(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [at]);
  return isOver;
}

const GROUP = 4;

/** A secret in groups of four, as authenticators show it. */
export function inGroups(secret: string): ReadonlyArray<{ readonly at: number; readonly letters: string }> {
  return Array.from({ length: Math.ceil(secret.length / GROUP) }, (_, index) => {
    const at = index * GROUP;
    return { at, letters: secret.slice(at, at + GROUP) };
  });
}
