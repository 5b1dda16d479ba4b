import { useEffect, useState } from 'react';
import type { DeskPlace } from '../app/place-links.tsx';
import { useWords } from '../i18n/words.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { FindDialog } from './find-dialog.tsx';

interface DeskFindProps {
  readonly places: readonly DeskPlace[];
  /** The site whose members are found; null where the operator may not see them. */
  readonly membersOf: string | null;
}

/** Finds a place of the desk or a member of the site: a button, which Ctrl and K press from everywhere. */
export function DeskFind({ places, membersOf }: DeskFindProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // The browser's own meaning of these keys would take the focus out of the page.
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton
        icon="search"
        label={t('find.title')}
        title={`${t('find.title')} (Ctrl K)`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      />
      {isOpen && <FindDialog places={places} membersOf={membersOf} onClose={() => setOpen(false)} />}
    </>
  );
}
