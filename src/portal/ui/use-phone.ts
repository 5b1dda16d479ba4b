import { useSyncExternalStore } from 'react';

/** Below the first breakpoint of the theme. */
const PHONE = '(max-width: 767px)';

function follow(onChange: () => void): () => void {
  const list = window.matchMedia(PHONE);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/**
 * Whether the window is as narrow as a phone's, for what is another control there, not only another look. Not on the
 * server, which knows no window.
 */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
