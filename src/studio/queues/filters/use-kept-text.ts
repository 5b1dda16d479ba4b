import { useEffect, useRef, useState } from 'react';

/** The text is kept when nothing was typed for this long. */
const REST_MS = 300;

/**
 * The text of a field that something else keeps, such as the address. What is typed shows at once and is kept after a
 * pause; what changes elsewhere replaces it.
 * @param keep keeps a text, and answers it as it is kept.
 */
export function useKeptText(kept: string, keep: (text: string) => string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(kept);
  const last = useRef(kept);
  const timer = useRef(0);
  const latest = useRef(keep);
  latest.current = keep;

  useEffect(() => {
    if (kept === last.current) return;
    window.clearTimeout(timer.current);
    last.current = kept;
    setText(kept);
  }, [kept]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const write = (next: string): void => {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      last.current = latest.current(next.trim());
    }, REST_MS);
  };
  return [text, write];
}
