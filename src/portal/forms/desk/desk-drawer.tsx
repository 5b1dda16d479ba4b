import { type KeyboardEvent, type ReactNode, useRef, useSyncExternalStore } from 'react';
import { CloseButton } from '#portal/ui/close-button.tsx';
import { useDrawer } from '#portal/ui/use-drawer.ts';
import { DrawerBody, DrawerHead, DrawerPanel, DrawerScrim } from './desk-drawer.styles.ts';

/** From here on there is room for the drawer beside the page. */
const DOCKED = '(min-width: 1280px)';

interface DeskDrawerProps {
  /** Names the drawer for screen readers. */
  readonly label: string;
  /** What it is about, such as an account with its picture. */
  readonly head: ReactNode;
  readonly onClose: () => void;
  /** For tables and formulas; its `WithDrawer` is as wide. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/**
 * The details of a row, as a child of a `WithDrawer`: beside the page where there is room, over it with a scrim and the
 * focus within where there is none, and a sheet from the foot on a phone. Escape closes it. Docked, it leaves the focus
 * in the list.
 */
export function DeskDrawer({ label, head, onClose, isWide = false, children }: DeskDrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  const isDocked = useIsDocked();
  useDrawer(panel, scrim, !isDocked, onClose);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isDocked && event.key === 'Escape') onClose();
  };
  return (
    <>
      <DrawerScrim ref={scrim} onClick={onClose} />
      <DrawerPanel
        ref={panel}
        // A dialog may not be an aside.
        as={isDocked ? 'aside' : 'div'}
        $isWide={isWide}
        tabIndex={-1}
        aria-label={label}
        {...(!isDocked && { role: 'dialog', 'aria-modal': true })}
        onKeyDown={onKeyDown}
      >
        <DrawerHead>
          <div>{head}</div>
          <CloseButton onClose={onClose} />
        </DrawerHead>
        <DrawerBody>{children}</DrawerBody>
      </DrawerPanel>
    </>
  );
}

function useIsDocked(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(DOCKED);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(DOCKED).matches,
    () => true,
  );
}
