/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

interface FieldProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A control of a form with its label. */
export function Field({ label, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
    <label class="field">
      <span>{label}</span>
      {children}
    </label>
  );
}
