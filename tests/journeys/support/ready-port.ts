import type { ChildProcess } from 'node:child_process';

const STARTS_WITHIN_MS = 60_000;

/** The port that a program tells once it listens; null when it ends before, or says nothing. */
export function readyPort(child: ChildProcess): Promise<number | null> {
  return new Promise((answer) => {
    const late = setTimeout(() => answer(null), STARTS_WITHIN_MS);
    const settle = (port: number | null): void => {
      clearTimeout(late);
      answer(port);
    };
    child.once('message', (message: { readonly port: number }) => settle(message.port));
    child.once('exit', () => settle(null));
  });
}
