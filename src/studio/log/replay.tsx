import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { CallRefused } from '../calls/desk-client.ts';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Notice, type NoticeTone } from '../ui/notice.tsx';

/** The result of a replay, in words. */
export interface Replayed {
  readonly tone: NoticeTone;
  readonly text: ReactNode;
}

/** Rendered before it has content, so that screen readers announce the content. */
const Outcome = styled.div`
  &:empty { position: absolute; }
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > button { flex: 1; }
`;

interface ReplayProps {
  /** Explains what a replay does. */
  readonly warning: string;
  readonly onReplay: () => Promise<Replayed>;
  /** Why the operator may not replay; undefined if it may. */
  readonly disabledReason?: string | undefined;
}

/** Replays an entry of a log after a confirmation, and shows the result. */
export function Replay({ warning, onReplay, disabledReason }: ReplayProps) {
  const t = useWords();
  const [step, setStep] = useState<'offered' | 'asked' | 'running'>('offered');
  const [replayed, setReplayed] = useState<Replayed | null>(null);
  const run = async () => {
    setStep('running');
    try {
      setReplayed(await onReplay());
    } catch (error) {
      const message = error instanceof CallRefused ? error.message || error.code : String(error);
      setReplayed({ tone: 'error', text: t('log.replayFailed', { message }) });
    }
    setStep('offered');
  };
  return (
    <>
      {step === 'offered' ? (
        <Button icon="rotate-cw" disabledReason={disabledReason} onClick={() => setStep('asked')}>
          {t('log.replay')}
        </Button>
      ) : (
        <>
          <Notice tone="warn">{warning}</Notice>
          <Choice>
            <Button onClick={() => setStep('offered')}>{t('log.replayNot')}</Button>
            <Button look="primary" autoFocus isBusy={step === 'running'} onClick={() => void run()}>
              {t('log.replayNow')}
            </Button>
          </Choice>
        </>
      )}
      <Outcome role="status">{replayed !== null && <Notice tone={replayed.tone}>{replayed.text}</Notice>}</Outcome>
    </>
  );
}
