import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MaintenanceVerdict } from '#contracts/generated/contracts.ts';
import { buildVisitor } from '#portal/testing/build-visitor.ts';
import { renderWidget, TEST_NOW } from '#portal/testing/render-widget.tsx';
import { timeLeft } from './maintenance-countdown.tsx';

afterEach(() => vi.useRealTimers());

const stopped = (maintenance: Partial<MaintenanceVerdict> = {}) => ({
  visitor: buildVisitor({ maintenance: { title: '', message: '', endTime: null, ...maintenance } }),
});

const END = '2025-06-02T13:04:05Z';
const boxes = () => [...screen.getByRole('timer').querySelectorAll('b')].map((box) => box.textContent);

describe('status-maintenance', () => {
  it('says when the site is back, in its own time zone, and how long that takes', async () => {
    await renderWidget('status-maintenance', stopped({ endTime: END }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We’ll be back at 15:04');
    const end = document.querySelector('time');
    expect(end?.dateTime).toBe(END);
    expect(end?.textContent).toContain('Monday');
    expect(end?.textContent).toContain('2 June 2025');
    expect(end?.textContent).toContain('GMT+2');
    expect(boxes()).toEqual(['03', '04', '05']);
  });

  it('says that it is back soon where the end is not known', async () => {
    await renderWidget('status-maintenance', stopped());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We’ll be back soon');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(document.querySelector('time')).toBeNull();
  });

  it('shows the title and the message that the gateway gives', async () => {
    await renderWidget('status-maintenance', stopped({ title: 'New engines', message: 'Two hours.', endTime: END }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('New engines');
    expect(screen.getByText('Two hours.')).toBeDefined();
  });

  it('counts down by the gateway’s clock, whatever the visitor’s says, and stops at nothing', async () => {
    vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') });
    const { unmount } = await renderWidget('status-maintenance', {
      ...stopped({ endTime: '2025-06-02T10:00:03Z' }),
      now: TEST_NOW,
    });
    expect(boxes()).toEqual(['00', '00', '03']);
    act(() => void vi.advanceTimersByTime(2000));
    expect(boxes()).toEqual(['00', '00', '01']);
    act(() => void vi.advanceTimersByTime(5000));
    expect(boxes()).toEqual(['00', '00', '00']);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leads to customer service where there is one', async () => {
    const { unmount } = await renderWidget('status-maintenance', stopped());
    expect(screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe(
      '/wps/system/customerService',
    );
    unmount();
    await renderWidget('status-maintenance', { ...stopped(), site: { customerService: [] } });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows its backdrop from the site’s assets', async () => {
    const { container } = await renderWidget('status-maintenance', stopped());
    const pictures = [container.querySelector('source')?.srcset, container.querySelector('img')?.getAttribute('src')];
    expect(pictures).toEqual([
      '/site-assets/7/maintenance-backdrop.webp',
      '/site-assets/7/maintenance-backdrop-mobile.webp',
    ]);
  });
});

describe('timeLeft', () => {
  it('counts days beyond a day', () => {
    const start = Date.parse('2025-06-01T00:00:00Z');
    expect(timeLeft('2025-06-03T01:02:03.900Z', start)).toEqual({ days: 2, hours: 1, minutes: 2, seconds: 3 });
  });
});
