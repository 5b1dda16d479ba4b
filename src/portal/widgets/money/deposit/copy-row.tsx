import type { ReactNode } from 'react';
import { useCopying } from '#portal/forms/copied.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { CopyButton, CopyLine } from './copy-row.styles.ts';

/** How long a button says that it has copied. */
export const COPIED_MS = 2_000;

interface CopyRowProps {
  readonly label: string;
  /** What is shown, where that is not what is copied. */
  readonly shown?: ReactNode;
  readonly value: string;
  readonly isLarge?: boolean;
  readonly isMono?: boolean;
  /** Stands out, with a sentence that says why it matters. */
  readonly hint?: string;
}

/** A value that has to be typed elsewhere, and a button that copies it. */
export function CopyRow({ label, value, shown = value, isLarge = false, isMono = false, hint }: CopyRowProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { isCopied, copy } = useCopying(COPIED_MS);
  return (
    <CopyLine $isLarge={isLarge} $isMono={isMono} $isMarked={hint !== undefined}>
      <div>
        <span>{label}</span>
        <b translate="no">
          <bdi>{shown}</bdi>
        </b>
        {hint && <small>{hint}</small>}
      </div>
      <CopyButton
        type="button"
        $look="secondary"
        $size="small"
        $isDone={isCopied}
        aria-label={t('deposit.copyOf', { name: label })}
        onClick={() => copy(value)}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={15} stroke={2.2} />
        {say(isCopied ? 'action.copied' : 'action.copy')}
      </CopyButton>
      <span className="visually-hidden" role="status">
        {isCopied && t('deposit.copiedOf', { name: label })}
      </span>
    </CopyLine>
  );
}
