import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWords, WordsProvider } from '#portal/i18n/words.tsx';
import { type SiteContextValue, SiteProvider } from '#portal/site/site-context.tsx';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';
import { clockText } from './clock-text.ts';
import { SiteClockView } from './site-clock.tsx';

describe('clockText', () => {
  it('says the time of the place with its offset, in 24 hours', () => {
    const evening = new Date('2025-11-20T10:32:45Z');
    expect(clockText(evening, 'Asia/Ho_Chi_Minh')).toBe('GMT+7 17:32:45');
    expect(clockText(evening, 'Europe/Madrid')).toBe('GMT+1 11:32:45');
    expect(clockText(evening, 'America/St_Johns')).toBe('GMT-3:30 07:02:45');
    expect(clockText(new Date('2025-11-20T17:00:09Z'), 'Asia/Ho_Chi_Minh')).toBe('GMT+7 00:00:09');
  });
});

describe('site-clock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime('2025-11-20T10:32:45.400Z');
  });

  afterEach(() => vi.useRealTimers());

  it('goes on at each full second, in the time zone of the site', async () => {
    const { root } = await renderWidget('site-clock', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
    expect(root()?.textContent).toBe('GMT+7 17:32:45');
    await act(() => vi.advanceTimersByTimeAsync(599));
    expect(root()?.textContent).toBe('GMT+7 17:32:45');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(root()?.textContent).toBe('GMT+7 17:32:46');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(root()?.textContent).toBe('GMT+7 17:32:47');
  });

  it('says the day too, in the language of the page, where its document says so', async () => {
    const site = { timeZone: 'Asia/Ho_Chi_Minh' };
    const { root } = await renderWidget('site-clock', { site, language: 'ES', props: { look: 'date' } });
    expect(root()?.textContent).toBe('GMT+717:32:45jue, 20 nov 2025');
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(root()?.querySelector('b')?.textContent).toBe('17:32:46');
  });

  it('stops when it is gone', async () => {
    const { unmount } = await renderWidget('site-clock');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps its room on the server, unseen: no time of the server stays right', async () => {
    const site = { site: buildSiteInfo(), language: 'EN', now: '2025-11-20T10:32:45Z' } as SiteContextValue;
    const { root } = await renderWidget('site-clock');
    const running = root()?.className;
    const html = renderToString(
      <WordsProvider words={createWords('EN', 'EN', {})}>
        <SiteProvider value={site}>
          <SiteClockView nodeId="clock" />
        </SiteProvider>
      </WordsProvider>,
    );
    expect(html).toContain('GMT+1 11:32:45</time>');
    expect(html.match(/class="([^"]+)"/)?.[1]).not.toBe(running);
  });
});
