import { CallRefused } from '../calls/desk-client.ts';
import { failureText } from '../calls/failure-text.ts';
import { useWords } from '../i18n/words.tsx';
import { Notice } from '../ui/notice.tsx';

interface SavingFailureProps {
  readonly error: Error | null;
  /** The faults to list, also before anything was sent; all of the refusal unless given. */
  readonly problems?: readonly string[];
}

/** Why a draft was not saved: a conflict, faults in the documents, or no answer. */
export function SavingFailure({ error, problems }: SavingFailureProps) {
  const t = useWords();
  if (error === null && problems === undefined) return null;
  const refusal = error instanceof CallRefused ? error : undefined;
  if (refusal?.code === 'publication_conflict')
    return (
      <Notice tone="error" title={t('content.conflict')}>
        {t('content.conflictMore')}
      </Notice>
    );
  const lines = problems ?? refusal?.problems ?? [];
  return (
    <Notice tone="error" title={t('content.notSaved')}>
      {lines.length === 0 && failureText(t, error)}
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Notice>
  );
}
