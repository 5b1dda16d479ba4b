import { type FocusEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a pointer rests on an item before it means it, and how long it may be away on its way back. */
const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 200;

interface OpenItem {
  readonly id: string;
  /** A pointer that passes opens and closes; what was pressed open stays until it is closed. */
  readonly by: 'pointer' | 'press';
  /** The keyboard went on into what opens. */
  readonly takesFocus: boolean;
}

export interface DropDown {
  readonly open: OpenItem | null;
  /** A pointer came to an item; null is one without anything to open. */
  readonly onItemEnter: (event: PointerEvent, id: string | null) => void;
  readonly onLeave: (event: PointerEvent) => void;
  /** The focus left something in the open item, perhaps the item itself. */
  readonly onItemBlur: (event: FocusEvent) => void;
  /** The item's own button was pressed. */
  readonly onPress: (id: string) => void;
  /** The arrow that leads from an item into what it opens. */
  readonly onEnterByKey: (id: string) => void;
  readonly close: () => void;
}

/**
 * Which item of a navigation is open: one at most. It closes on Escape, a press outside, when the focus leaves it, and
 * on the way to another place.
 */
export function useDropDown(root: RefObject<HTMLElement | null>): DropDown {
  const [open, setOpen] = useState<OpenItem | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(null);
  }, []);
  const later = (delayMs: number, change: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, delayMs);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what closes it.
  useEffect(close, [key, close]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const item = root.current?.querySelector<HTMLElement>('[aria-expanded=true]');
      if (item?.parentElement?.contains(document.activeElement)) item.focus();
      close();
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open, close, root]);

  return {
    open,
    close,
    onItemEnter({ pointerType }, id) {
      if (pointerType === 'touch') return;
      if (open && open.id === id) clearTimeout(timer.current);
      else if (id !== null) later(OPEN_AFTER_MS, () => setOpen({ id, by: 'pointer', takesFocus: false }));
      else if (open?.by === 'pointer') later(OPEN_AFTER_MS, close);
      else clearTimeout(timer.current);
    },
    onLeave({ pointerType }) {
      if (pointerType === 'touch') return;
      if (open?.by === 'pointer') later(CLOSE_AFTER_MS, close);
      else clearTimeout(timer.current);
    },
    onItemBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
    },
    onPress(id) {
      clearTimeout(timer.current);
      // A menu opened by hover stays open when it is pressed too.
      setOpen(open?.id === id && open.by === 'press' ? null : { id, by: 'press', takesFocus: false });
    },
    onEnterByKey(id) {
      clearTimeout(timer.current);
      setOpen({ id, by: 'press', takesFocus: true });
    },
  };
}
