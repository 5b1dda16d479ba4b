import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Banner } from '#contracts/generated/contracts.ts';
import { wantsRest } from '#portal/ui/wants-rest.ts';
import { whenAtRest } from '#portal/ui/when-at-rest.ts';
import type { RunningCarousel } from './start-carousel.ts';

/** Fewer slides than this cannot go round without a gap. */
const LEAST_SLIDES = 4;

/** A slide: a banner, or a repeat of one that stands in so that a short carousel can go round. */
export interface CarouselSlide {
  readonly key: string;
  readonly banner: Banner;
  readonly isRepeat: boolean;
}

/** The slides of a carousel: repeated below the least that can go round; a single one stands still. */
export function slidesToShow(banners: readonly Banner[]): readonly CarouselSlide[] {
  const times = banners.length > 1 ? Math.ceil(LEAST_SLIDES / banners.length) : 1;
  return Array.from({ length: times }, (_, time) =>
    banners.map((banner) => ({ key: `${banner.id}:${time}`, banner, isRepeat: time > 0 })),
  ).flat();
}

interface CarouselOptions {
  readonly count: number;
  readonly slidesPerView: number;
  readonly autoplayMs: number;
  readonly speedMs: number;
  readonly isPaused: boolean;
}

interface CarouselControls {
  readonly current: number;
  readonly goTo: (index: number) => void;
  /** Moves by itself: its code has come, and the visitor has not asked for less motion. */
  readonly isMoving: boolean;
}

/**
 * Sets the prerendered slides in motion. The carousel's code is fetched when the page is at rest: until then the slides
 * stand where the style sheet put them, so nothing moves when it comes.
 */
export function useCarousel(
  track: RefObject<HTMLElement | null>,
  { count, slidesPerView, autoplayMs, speedMs, isPaused }: CarouselOptions,
): CarouselControls {
  const [current, setCurrent] = useState(0);
  const [isMoving, setMoving] = useState(false);
  const running = useRef<RunningCarousel | null>(null);

  useEffect(() => {
    const element = track.current;
    if (!element || count < 2) return;
    let isGone = false;
    const isCalm = wantsRest();
    const start = async () => {
      // Without its engine the carousel stands still, which is no harm.
      const engine = await import('./start-carousel.ts').catch(() => null);
      if (isGone || !engine) return;
      const onSlide = (index: number) => setCurrent(index % count);
      running.current = engine.startCarousel(element, { slidesPerView, autoplayMs, speedMs, isCalm, onSlide });
      setMoving(!isCalm);
    };
    const cancel = whenAtRest(() => void start());
    return () => {
      isGone = true;
      cancel();
      running.current?.end();
      running.current = null;
      setMoving(false);
    };
  }, [track, count, slidesPerView, autoplayMs, speedMs]);

  useEffect(() => {
    if (isPaused) running.current?.stop();
    else if (isMoving) running.current?.play();
  }, [isPaused, isMoving]);

  const goTo = useCallback((index: number) => running.current?.goTo(index), []);
  return { current, goTo, isMoving };
}
