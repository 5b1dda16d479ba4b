import { useEffect, useRef } from 'react';
import { useWords } from '#portal/i18n/words.tsx';
import { CloseButton } from '#portal/ui/close-button.tsx';
import { PageModal } from '#portal/ui/page-modal.tsx';
import { SearchField } from './search-field.tsx';
import { SearchSheetLayer, Sheet } from './search-sheet.styles.ts';

export interface SearchSheetProps {
  readonly placeholder: string;
  readonly size: number;
  readonly onClose: () => void;
}

/** The search over the whole width of a small screen. */
export function SearchSheet({ placeholder, size, onClose }: SearchSheetProps) {
  const { t } = useWords();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.querySelector('input')?.focus(), []);
  return (
    <>
      <SearchSheetLayer />
      <PageModal
        name="search"
        label={t('search.label')}
        onClose={onClose}
        onOpened={() => sheet.current?.querySelector('input')?.focus()}
      >
        <Sheet ref={sheet} role="search">
          <SearchField placeholder={placeholder} size={size} isInPlace onLeave={onClose} />
          <CloseButton onClose={onClose} />
        </Sheet>
      </PageModal>
    </>
  );
}
