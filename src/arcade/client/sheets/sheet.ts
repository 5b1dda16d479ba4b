import { ICONS } from '../icons.ts';
import { make, makeIcon } from '../make-element.ts';

export interface Sheet {
  readonly element: HTMLDialogElement;
  readonly body: HTMLElement;
  close(): void;
}

let sheets = 0;

/**
 * A dialog over the game: the browser keeps focus in it, closes it by Escape and gives focus back. A press beside it
 * closes it too.
 */
export function openSheet(parent: HTMLElement, title: string, closeLabel: string, kind: string): Sheet {
  sheets += 1;
  const titleId = `sheet-title-${sheets}`;
  const closeButton = make(
    'button',
    { type: 'button', class: 'round close', 'aria-label': closeLabel },
    makeIcon(ICONS.close),
  );
  const body = make('div', { class: 'sheet-body', tabindex: '0', role: 'region', 'aria-labelledby': titleId });
  const element = make(
    'dialog',
    { class: `sheet ${kind}`, 'aria-labelledby': titleId },
    make('div', { class: 'sheet-head' }, make('h2', { id: titleId }, title), closeButton),
    body,
  );
  const close = () => element.close();
  closeButton.addEventListener('click', close);
  element.addEventListener('click', (event) => {
    if (event.target === element) close();
  });
  element.addEventListener('close', () => element.remove());
  parent.append(element);
  element.showModal();
  return { element, body, close };
}
