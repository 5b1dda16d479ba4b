import { type RefObject, useEffect } from 'react';
import { isField } from '#portal/ui/is-field.ts';

/**
 * Leads `/` to the field, unless it is being typed somewhere or a dialog is open.
 * @param whenHidden does what is left where the field is not shown, and so takes no focus; it stays the same between
 *   renderings.
 */
export function useSearchShortcut(
  input: RefObject<HTMLInputElement | null>,
  isOn: boolean,
  whenHidden?: () => void,
): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isField(event.target) || document.querySelector('[aria-modal=true]') !== null) return;
      event.preventDefault();
      input.current?.focus();
      if (document.activeElement === input.current) input.current?.select();
      else whenHidden?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input, isOn, whenHidden]);
}
