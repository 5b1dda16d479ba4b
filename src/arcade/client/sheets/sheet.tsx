/** @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { mountElement } from '../mount-element.ts';

interface SheetProps {
  /** A class of its own for each sheet. */
  readonly kind: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly isBusy?: boolean;
  readonly children: ComponentChildren;
}

let sheets = 0;

/** Preact's own ids repeat, since each sheet is a tree of its own. */
function newTitleId(): string {
  sheets += 1;
  return `sheet-title-${sheets}`;
}

/** The frame of every sheet: a title, a button that closes it, and a body that scrolls. */
export function Sheet({ kind, title, closeLabel, isBusy = false, children }: SheetProps) {
  const [titleId] = useState(newTitleId);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <dialog ref={dialog} class={`sheet ${kind}`} aria-labelledby={titleId}>
      <div class="sheet-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" class="round close" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: styles of sections are for the parts of a sheet. */}
      <div
        class="sheet-body"
        tabindex={0}
        role="region"
        aria-labelledby={titleId}
        aria-busy={isBusy ? 'true' : undefined}
      >
        {children}
      </div>
    </dialog>
  );
}

/**
 * Opens a sheet over the game: the browser keeps focus in it, closes it by Escape and gives focus back. A press beside
 * it closes it too.
 * @param view a component whose root is a `Sheet`; it is given the function that closes the sheet.
 */
export function openSheet(parent: HTMLElement, view: (close: () => void) => VNode): void {
  const close = () => element.close();
  const { element, remove } = mountElement(() => view(close), {}, HTMLDialogElement);
  element.addEventListener('click', (event) => {
    if (event.target === element) close();
  });
  element.addEventListener('close', remove);
  parent.append(element);
  element.showModal();
}
