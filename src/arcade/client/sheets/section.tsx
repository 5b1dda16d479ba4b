/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

interface SectionProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A part of a sheet under a heading of its own. */
export function Section({ title, children }: SectionProps) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
