import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The room that an element has, in pixels; `first` until it was measured. */
export function useRoom(first: Room): readonly [RefObject<HTMLDivElement | null>, Room] {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(first);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      // Without a size while it is not displayed.
      if (width > 0 && height > 0)
        setRoom((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, room];
}
