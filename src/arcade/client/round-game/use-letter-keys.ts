import { useEffect, useRef } from 'preact/hooks';

/** Calls back with each letter that is pressed, in capitals: wherever focus is, unless a sheet lies open. */
export function useLetterKeys(press: (letter: string) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (/^[a-z]$/i.test(event.key)) latest.current(event.key.toUpperCase());
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}
