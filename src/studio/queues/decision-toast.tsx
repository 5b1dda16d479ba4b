import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { KeyHint } from '../ui/key-hint.tsx';
import { Notice } from '../ui/notice.tsx';
import { titleOf } from './case-title.ts';
import { Toast } from './queue-page.styles.ts';
import { type RefusedDecision, UNDO_MS, type WaitingDecision } from './use-decisions.ts';

interface DecisionToastProps {
  readonly waiting: WaitingDecision | null;
  readonly refused: RefusedDecision | null;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Tells what was decided while it can be taken back, or that the gateway refused it. */
export function DecisionToast({ waiting, refused, onUndo, onClose }: DecisionToastProps) {
  const t = useWords();
  if (waiting !== null) {
    const { kind, decision, case: of } = waiting;
    const text = { title: titleOf(t, of), decision: t(kind.words[decision]), seconds: UNDO_MS / 1_000 };
    return (
      <Toast role="status">
        <Icon name="circle-check" />
        <span>{t('decide.sentSoon', text)}</span>
        <Button look="quiet" size="small" onClick={onUndo}>
          {t('decide.undo')}
          <KeyHint>Z</KeyHint>
        </Button>
      </Toast>
    );
  }
  if (refused === null) return null;
  const message = refused.refusal.message || refused.refusal.code;
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={onClose}>
          {t('decide.close')}
        </Button>
      }
    >
      {t('decide.refused', { title: titleOf(t, refused.case), message })}
    </Notice>
  );
}
