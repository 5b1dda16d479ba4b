/** @jsxImportSource preact */
import { Fragment } from 'preact';

interface ProblemLineProps {
  /** The sentence; empty without a problem. */
  readonly text: string;
  /** The number of the attempt that met the problem. */
  readonly attempt: number;
}

/** What is wrong with a form. Each attempt has a text node of its own, so that screen readers repeat the sentence. */
export function ProblemLine({ text, attempt }: ProblemLineProps) {
  return (
    <p class="problem" role="alert">
      <Fragment key={attempt}>{text}</Fragment>
    </p>
  );
}
