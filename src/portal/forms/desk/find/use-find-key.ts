import { useEffect, useRef } from 'react';

/** Leads Ctrl and K, or the command key and K, to an action, from everywhere but an open dialog. */
export function useFindKey(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // The browser's own meaning of these keys would take the focus out of the page.
      event.preventDefault();
      if (!document.querySelector('[aria-modal=true]')) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
