/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface SheetFormProps {
  /** The text of the button. */
  readonly label: string;
  readonly isBusy?: boolean;
  readonly children: ComponentChildren;
  send(form: HTMLFormElement): void;
}

/**
 * The fields of a sheet and the button that takes them. A game stands in a frame whose sandbox lets no form be
 * submitted, so the button and the Enter key do what a submission would.
 */
export function SheetForm({ label, isBusy = false, children, send }: SheetFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sendIt = () => {
    if (form.current !== null && !isBusy) send(form.current);
  };
  return (
    <form
      ref={form}
      class="form"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        sendIt();
      }}
    >
      {children}
      <button type="button" class="primary" disabled={isBusy} onClick={sendIt}>
        {label}
      </button>
    </form>
  );
}
