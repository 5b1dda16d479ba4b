import { type ReactNode, useId } from 'react';
import { CloseButton } from '#portal/ui/close-button.tsx';
import { PageModal } from '#portal/ui/page-modal.tsx';
import { SheetFrame, SheetLayer } from './sheet.styles.ts';

interface SheetProps {
  readonly title: string;
  /** For tables and charts. */
  readonly isWide?: boolean;
  /** As high as the window of a phone, for a form. */
  readonly isTall?: boolean;
  readonly onClose: () => void;
  readonly onOpened?: () => void;
  readonly children: ReactNode;
}

/** Asks for something over the page: from its foot on a phone, in its middle from there on. Escape closes it. */
export function Sheet({ title, isWide = false, isTall = false, onClose, onOpened, children }: SheetProps) {
  const id = useId();
  return (
    <>
      <SheetLayer />
      <PageModal name="page-sheet" labelledBy={id} onClose={onClose} {...(onOpened && { onOpened })}>
        <SheetFrame $isWide={isWide} $isTall={isTall}>
          <header>
            <h2 id={id}>{title}</h2>
            <CloseButton onClose={onClose} />
          </header>
          {children}
        </SheetFrame>
      </PageModal>
    </>
  );
}
