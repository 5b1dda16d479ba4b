import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Popup {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Closes and gives the focus back to the button, as after Escape and after a choice. */
  readonly close: () => void;
  /** Closes and leaves the focus where it goes. */
  readonly leave: () => void;
  /** Of what holds both the button and the popup. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Something that a button opens over the page. A press beside it closes it, and so does focus that goes elsewhere. */
export function usePopup(): Popup {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => setOpen(true), []);
  const leave = useCallback(() => setOpen(false), []);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const leaveOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) leave();
    };
    document.addEventListener('pointerdown', leaveOutside);
    document.addEventListener('focusin', leaveOutside);
    return () => {
      document.removeEventListener('pointerdown', leaveOutside);
      document.removeEventListener('focusin', leaveOutside);
    };
  }, [isOpen, leave]);
  return { isOpen, open, close, leave, frame, button };
}
