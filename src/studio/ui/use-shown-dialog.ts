import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The dialog of a component, which is shown for as long as the component is. Closing it gives the focus back. */
export function useShownDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // A dialog that goes without being closed would lose the focus.
    return () => shown?.close();
  }, []);
  return dialog;
}
