import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#studio/i18n/words.tsx';
import { coarsePointer, color, font, radius } from '../theme/tokens.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { saveFile } from '../ui/save-file.ts';
import { SignInFrame, StepForm } from './sign-in-frame.tsx';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 4px 16px;
  padding: 14px 16px;
  border-radius: ${radius.l};
  background: ${color.band};
  box-shadow: inset 0 0 0 1px ${color.line};
  font: 500 13px/24px ${font.mono};
  outline-offset: 2px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Tick = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 28px;
  font-size: 13px;
  line-height: 18px;
  cursor: pointer;
  input { flex: none; width: 18px; height: 18px; }
  ${coarsePointer} { min-height: 44px; }
`;

interface RecoveryCodesStepProps {
  readonly account: string;
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The step of signing in that shows the recovery codes. */
export function RecoveryCodesStep(props: RecoveryCodesStepProps) {
  const t = useWords();
  return (
    <SignInFrame title={t('recovery.title')} lead={t('recovery.lead')}>
      <RecoveryCodesForm {...props} action={t('recovery.open')} />
    </SignInFrame>
  );
}

interface RecoveryCodesFormProps extends RecoveryCodesStepProps {
  readonly action: string;
}

/** Shows the recovery codes, which nobody can see again, and lets nobody on who has not said that they are kept. */
export function RecoveryCodesForm({ account, codes, onDone, action }: RecoveryCodesFormProps) {
  const t = useWords();
  const [isKept, setKept] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const text = codes.join('\n');
  useEffect(() => list.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isKept) onDone();
  };
  const download = () => {
    const file = `${t('recovery.fileTitle', { account })}\n\n${text}\n`;
    saveFile(new Blob([file], { type: 'text/plain;charset=utf-8' }), 'marquee-recovery-codes.txt');
  };
  return (
    <StepForm onSubmit={submit}>
      <Notice tone="warn" icon="key-round" title={t('recovery.once')}>
        {t('recovery.onceMore')}
      </Notice>
      <Codes ref={list} tabIndex={-1} translate="no" aria-label={t('recovery.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row>
        <CopyButton text={text}>{t('recovery.copyAll')}</CopyButton>
        <Button icon="download" onClick={download}>
          {t('recovery.download')}
        </Button>
      </Row>
      <Tick>
        <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.target.checked)} />
        {t('recovery.kept')}
      </Tick>
      <Button type="submit" look="primary" size="large" disabledReason={isKept ? undefined : t('recovery.tickFirst')}>
        {action}
      </Button>
    </StepForm>
  );
}
