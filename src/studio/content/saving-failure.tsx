import { CallRefused } from '../calls/desk-client.ts';
import { useWords } from '../i18n/words.tsx';
import { Notice } from '../ui/notice.tsx';

interface SavingFailureProps {
  readonly error: Error | null;
  /** The faults to list; all of the refusal unless given. */
  readonly problems?: readonly string[];
}

/** Why a draft was not kept: somebody was faster, the documents have faults, or no answer came. */
export function SavingFailure({ error, problems }: SavingFailureProps) {
  const t = useWords();
  if (error === null) return null;
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
      {lines.length === 0 && (refusal?.message || t('content.failedMore'))}
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Notice>
  );
}
