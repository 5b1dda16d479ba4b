import { moveBetweenGroups } from './move-between-groups.ts';

/** Handlers for the game's keys. */
export interface KeyWishes {
  /** The press of the game. */
  readonly press: () => void;
  /** The player asks to leave the game. */
  readonly leave: () => void;
}

/**
 * Space and Enter are the press of the game wherever focus is on no control of its own. Escape asks to leave it: the
 * page around hears no key while focus is in here. While a dialog is open Escape is the dialog's, which the browser
 * closes. F6 moves between the groups of controls.
 */
export function listenForKeys(page: Document, { press, leave }: KeyWishes): void {
  page.addEventListener('keydown', (event) => {
    if (event.repeat || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      if (page.querySelector('dialog[open]') === null) leave();
      return;
    }
    if (event.key === 'F6' && page.querySelector('dialog[open]') === null) {
      event.preventDefault();
      moveBetweenGroups(page, event.shiftKey);
      return;
    }
    const isOnControl =
      event.target instanceof Element && event.target.closest('button, input, select, a, dialog') !== null;
    if (isOnControl || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    press();
  });
}
