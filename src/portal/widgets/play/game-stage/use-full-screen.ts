import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  /** A browser that shows no element over the whole screen, as on an iPhone, has nothing to turn on. */
  readonly isSupported: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Shows an element over the whole screen, and ends that. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isSupported, setSupported] = useState(false);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    setSupported(document.fullscreenEnabled === true);
    const look = (): void =>
      setOn(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);
  const toggle = (): void => {
    // A browser may refuse; the game then stays as it is.
    if (isOn) void document.exitFullscreen().catch(() => {});
    else void element.current?.requestFullscreen().catch(() => {});
  };
  return { isSupported, isOn, toggle };
}
