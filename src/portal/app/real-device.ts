import { startTransition, useEffect, useState } from 'react';
import type { Device } from '#contracts/generated/contracts.ts';

/** A narrow window, or a phone on its side. */
const MOBILE = '(max-width: 767px), (pointer: coarse) and (max-height: 500px)';

/** The device class: the gateway's guess for the first paint, the window's own after hydration. */
export function useRealDevice(guess: Device): Device {
  const [device, setDevice] = useState(guess);
  useEffect(() => {
    const list = window.matchMedia(MOBILE);
    // As a transition, so that areas that have not taken over yet keep their prerendered HTML.
    const read = () => startTransition(() => setDevice(list.matches ? 'mobile' : 'desktop'));
    read();
    list.addEventListener('change', read);
    return () => list.removeEventListener('change', read);
  }, []);
  return device;
}
