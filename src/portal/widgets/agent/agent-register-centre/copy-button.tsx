import { useCopying } from '#portal/forms/copied.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';

/** How long the button shows that it did. */
const SHOWN_MS = 2500;

interface CopyButtonProps {
  readonly text: string;
  /** What is copied. */
  readonly label: string;
}

/** Copies a text, and shows for a while that it did. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useWords();
  const { isCopied, copy } = useCopying(SHOWN_MS);
  return (
    <>
      <IconButton type="button" $size={36} aria-label={label} onClick={() => copy(text)}>
        <Icon name={isCopied ? 'check' : 'copy'} size={16} stroke={2} />
      </IconButton>
      <span className="visually-hidden" role="status">
        {isCopied && t('action.copied')}
      </span>
    </>
  );
}
