/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

interface SectionProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A section of a sheet with its heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
