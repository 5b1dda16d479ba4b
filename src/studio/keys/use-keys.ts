import { useEffect, useRef } from 'react';

const SWITCH = 'desk.singleKeys';

/** Whether single keys do something; an operator may switch them off in this browser. */
export const singleKeysAreOn = (): boolean => localStorage.getItem(SWITCH) !== 'off';

export const switchSingleKeys = (isOn: boolean): void => localStorage.setItem(SWITCH, isOn ? 'on' : 'off');

/** What keys do, by `KeyboardEvent.key` in lower case. */
export type KeyActions = Readonly<Record<string, () => void>>;

/** Keys that write nothing work in a field too. */
const WORK_IN_FIELDS = new Set(['escape']);

/**
 * Listens to single keys of the page. None works while a field has the focus, with Ctrl, Alt or Meta held, or while
 * a dialog is open.
 */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      const action = latest.current[key];
      if (action === undefined || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (isInField(event.target) && !WORK_IN_FIELDS.has(key)) return;
      if (key.length === 1 && key !== '/' && !singleKeysAreOn()) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null
  );
}
