import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';

/** A carousel in motion. */
export interface RunningCarousel {
  readonly goTo: (index: number) => void;
  readonly play: () => void;
  readonly stop: () => void;
  readonly end: () => void;
}

interface CarouselSettings {
  readonly slidesPerView: number;
  readonly autoplayMs: number;
  readonly speedMs: number;
  /** The visitor asked for less motion: nothing moves by itself. */
  readonly isCalm: boolean;
  readonly onSlide: (index: number) => void;
}

/** Sets prerendered slides in motion. What it needs of Swiper, and nothing else of it, comes with this chunk. */
export function startCarousel(element: HTMLElement, settings: CarouselSettings): RunningCarousel {
  const { slidesPerView, autoplayMs, speedMs, isCalm, onSlide } = settings;
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    loop: true,
    // The engine counts a turn as done when its transition ends, and where less motion is asked for there is none.
    speed: isCalm ? 0 : speedMs,
    slidesPerView,
    spaceBetween: 16,
    autoplay: isCalm ? false : { delay: autoplayMs, disableOnInteraction: false, pauseOnMouseEnter: true },
    on: { realIndexChange: ({ realIndex }) => onSlide(realIndex) },
  });
  // A slide that gets the focus comes into view, and nothing moves while the focus is inside.
  const onFocus = ({ target }: FocusEvent) => {
    const slide = target instanceof Element ? target.closest<HTMLElement>('[data-swiper-slide-index]') : null;
    swiper.autoplay.pause();
    if (slide) swiper.slideToLoop(Number(slide.dataset.swiperSlideIndex));
  };
  const onBlur = () => swiper.autoplay.resume();
  element.addEventListener('focusin', onFocus);
  element.addEventListener('focusout', onBlur);
  return {
    goTo: (index) => swiper.slideToLoop(index),
    play: () => swiper.autoplay.start(),
    stop: () => swiper.autoplay.stop(),
    end: () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
      swiper.destroy(true, true);
    },
  };
}
