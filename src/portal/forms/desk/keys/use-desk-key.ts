import { type RefObject, useEffect, useRef } from 'react';
import { isField } from '#portal/ui/is-field.ts';
import { singleKeysOff } from './single-keys.ts';

/**
 * A key of the desk, such as `/` or `n`: pressed alone, outside of fields, and while single keys are on.
 * @param place takes the focus, or is what the key is about. The key does nothing while a dialog that does not hold
 *   it is open.
 * @param act what the key does; without it, the focus goes to `place`.
 */
export function useDeskKey(key: string, place: RefObject<HTMLElement | null>, act?: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (singleKeysOff.isSet() || isField(event.target)) return;
      const dialog = [...document.querySelectorAll('[aria-modal=true]')].at(-1);
      if (dialog && !dialog.contains(place.current)) return;
      event.preventDefault();
      if (latest.current) latest.current();
      else place.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, place]);
}
