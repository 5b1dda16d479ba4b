import { type RefObject, useEffect } from 'react';

/**
 * What lies over the page takes the focus while it is open, keeps it, closes on Escape and gives the focus back.
 * @param panel can take the focus (`tabIndex`).
 * @param scrim stays within reach, so that a press on it closes too.
 */
export function useDrawer(
  panel: RefObject<HTMLElement | null>,
  scrim: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen || !panel.current) return;
    const before = document.activeElement;
    panel.current.focus({ preventScroll: true });
    const page = surroundingsOf(panel.current).filter(
      (element) => element !== scrim.current && !element.hasAttribute('inert'),
    );
    for (const element of page) element.setAttribute('inert', '');
    document.body.classList.add('modal-page');
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      for (const element of page) element.removeAttribute('inert');
      document.body.classList.remove('modal-page');
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isOpen, close, panel, scrim]);
}

/** The surroundings of an element: together with the element they are the whole page. */
function surroundingsOf(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let inner: Element = element; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement) around.push(sibling);
    }
  }
  return around;
}
