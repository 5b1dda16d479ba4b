import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '#studio/i18n/words.tsx';
import { Button, type ButtonLook, type ButtonSize } from './button.tsx';

/** How long the button says that it copied. */
const SAID_MS = 2_500;

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  /** What the button says; "Copy" without. */
  readonly children?: ReactNode;
}

/** Copies a text and says whether it could: without the right to the clipboard the text is to be selected by hand. */
export function CopyButton({ text, look, size, children }: CopyButtonProps) {
  const t = useWords();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <Button
        icon={outcome === 'copied' ? 'check' : 'copy'}
        {...(look && { look })}
        {...(size && { size })}
        onClick={() => void copy()}
      >
        {outcome === null ? (children ?? t('ui.copy')) : t(outcome === 'copied' ? 'ui.copied' : 'ui.copyFailed')}
      </Button>
      <span className="visually-hidden" role="status">
        {outcome !== null && t(outcome === 'copied' ? 'ui.copied' : 'ui.copyFailed')}
      </span>
    </>
  );
}
