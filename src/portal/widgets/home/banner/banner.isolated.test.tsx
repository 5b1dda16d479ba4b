import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Banner } from '#contracts/generated/contracts.ts';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { buildAnnouncements, buildBanner } from '#portal/testing/build-announcements.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';
import { slidesToShow } from './banner-carousel.ts';

const engine = vi.hoisted(() => ({
  started: [] as Array<{ element: Element; options: Record<string, unknown> }>,
  autoplay: { start: vi.fn(), stop: vi.fn() },
  slideToLoop: vi.fn(),
  destroy: vi.fn(),
}));

vi.mock('swiper/modules', () => ({ Autoplay: {} }));
vi.mock('swiper', () => ({
  Swiper: class {
    autoplay = engine.autoplay;
    slideToLoop = engine.slideToLoop;
    destroy = engine.destroy;
    constructor(element: Element, options: Record<string, unknown>) {
      engine.started.push({ element, options });
    }
  },
}));

const showing = (...banners: Banner[]) => ({ answers: { [announcementsPath('EN')]: buildAnnouncements({ banners }) } });

const started = () => waitFor(() => expect(engine.started).toHaveLength(1));

beforeEach(() => {
  engine.started.length = 0;
  for (const spy of [engine.autoplay.start, engine.autoplay.stop, engine.slideToLoop, engine.destroy]) spy.mockClear();
});

describe('banner', () => {
  it('shows the banners of its own group alone', async () => {
    await renderWidget('banner', showing(buildBanner(1), buildBanner(2, { groupName: 'w_reg' }), buildBanner(3)));
    const slides = screen.getAllByRole('group');
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['Offer 1', 'Offer 3']);
  });

  it('stays away while its group has no banner', async () => {
    const { container } = await renderWidget('banner', showing(buildBanner(1, { groupName: 'w_reg' })));
    expect(container.childElementCount).toBe(0);
  });

  it('repeats slides below the least that can go round, and nobody reads or reaches a repeat', async () => {
    const { container } = await renderWidget('banner', showing(buildBanner(1), buildBanner(2)));
    const slides = [...container.querySelectorAll<HTMLElement>('.swiper-slide')];
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      'Offer 1',
      'Offer 2',
      'Offer 1',
      'Offer 2',
    ]);
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, false, true, true]);
    expect(slides.map((slide) => slide.getAttribute('aria-hidden'))).toEqual([null, null, 'true', 'true']);
  });

  it.each([
    [1, 1],
    [2, 4],
    [3, 6],
    [4, 4],
    [5, 5],
  ])('makes %i banners %i slides', (banners, slides) => {
    const shown = slidesToShow(Array.from({ length: banners }, (_, index) => buildBanner(index)));
    expect(shown).toHaveLength(slides);
    expect(new Set(shown.map(({ key }) => key)).size).toBe(slides);
  });

  it('lets a single banner stand still, without a pager and without fetching what would move it', async () => {
    vi.useFakeTimers();
    await renderWidget('banner', showing(buildBanner(1)));
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(screen.queryByRole('button')).toBeNull();
    expect(engine.started).toHaveLength(0);
  });

  it('leads to what its linkage says, and is no link without one', async () => {
    const { address } = await renderWidget('banner', showing(buildBanner(1), buildBanner(2, { linkageType: null })));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/?gameType=RNG']);
    fireEvent.click(within(links[0] as HTMLElement).getByText('See the slots'));
    expect(address()).toBe('/?gameType=RNG');
  });

  it('shows no button for a banner that leads nowhere', async () => {
    await renderWidget('banner', showing(buildBanner(1, { linkageType: null })));
    expect(screen.queryByText('See the slots')).toBeNull();
  });

  it('loads the first picture before everything and the others when they come near', async () => {
    const { container } = await renderWidget('banner');
    const [first, second] = container.querySelectorAll('img');
    expect(first?.getAttribute('fetchpriority')).toBe('high');
    expect(first?.getAttribute('loading')).toBeNull();
    expect(second?.getAttribute('loading')).toBe('lazy');
  });

  it('moves with the timings of its document once the page is at rest', async () => {
    await renderWidget('banner');
    await started();
    expect(engine.started[0]?.options).toMatchObject({
      loop: true,
      speed: 1000,
      slidesPerView: 1.272,
      autoplay: { delay: 5000 },
    });
  });

  it('stops by its own control and goes on by it', async () => {
    await renderWidget('banner');
    await started();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(engine.autoplay.stop).toHaveBeenCalledTimes(1));
    engine.autoplay.start.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(engine.autoplay.start).toHaveBeenCalledTimes(1);
  });

  it('stays paused when it is paused before it begins to move', async () => {
    await renderWidget('banner');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await started();
    await waitFor(() => expect(engine.autoplay.stop).toHaveBeenCalled());
    expect(engine.autoplay.start).not.toHaveBeenCalled();
  });

  it('has a dot per banner, marks the current one and goes where a dot is pressed', async () => {
    await renderWidget('banner');
    await started();
    const dots = screen.getAllByRole('button', { name: /^Go to slide/ });
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', 'false']);
    fireEvent.click(dots[1] as HTMLElement);
    expect(engine.slideToLoop).toHaveBeenCalledWith(1);
  });

  it('marks the banner that a repeat stands in for', async () => {
    await renderWidget('banner');
    await started();
    const on = engine.started[0]?.options.on as { realIndexChange: (swiper: { realIndex: number }) => void };
    on.realIndexChange({ realIndex: 3 });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Go to slide 2' }).getAttribute('aria-current')).toBe('true'),
    );
  });

  it('is one large slide at a time as a hero, with the same slides and controls', async () => {
    const { root, unmount } = await renderWidget('banner');
    const peek = root()?.className;
    unmount();
    const hero = await renderWidget('banner', { props: { look: 'hero', slidesPerView: 1 } });
    expect(hero.root()?.className).not.toBe(peek);
    expect(hero.container.querySelectorAll('.swiper-slide:not([inert])')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
  });

  it('takes its motion down with it', async () => {
    const { unmount } = await renderWidget('banner');
    await started();
    unmount();
    expect(engine.destroy).toHaveBeenCalled();
  });
});
