import { useSyncExternalStore } from 'react';
import type { Device } from '#contracts/generated/contracts.ts';

/** A narrow window, or a phone on its side. */
const MOBILE = '(max-width: 767px), (pointer: coarse) and (max-height: 500px)';

const subscribe = (onChange: () => void): (() => void) => {
  const list = window.matchMedia(MOBILE);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** The device class: the gateway's guess for the first paint, the window's own after hydration. */
export function useRealDevice(guess: Device): Device {
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(MOBILE).matches ? 'mobile' : 'desktop'),
    () => guess,
  );
}
