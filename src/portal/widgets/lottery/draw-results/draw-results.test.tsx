import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openedDrawPath, recentDrawsPath } from '#portal/data/games/lottery-queries.ts';
import { unbroken } from '#portal/i18n/left-to-right.ts';
import { buildBalls, buildOpenedDraw, buildRecentDraws } from '#portal/testing/build-draws.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

afterEach(() => vi.useRealTimers());

const LATEST = openedDrawPath({ gameCode: 'VN_MB', language: 'EN' });
const BEFORE = openedDrawPath({ gameCode: 'VN_MB', language: 'EN', issue: '20250531' });
const before = buildOpenedDraw({
  result: buildBalls({ issue: '20250531', drawnAt: '2025-05-31T11:15:00.000Z' }),
  prizes: [{ prize: 'special', numbers: ['30967'] }],
  previousIssue: '20250530',
  nextIssue: '20250601',
});

const rows = () =>
  screen.getAllByRole('row').map((row) => [
    within(row).getByRole('rowheader').textContent,
    within(row)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .join(' '),
  ]);
const moment = () => document.querySelector('time')?.textContent;

describe('draw-results as a table', () => {
  it('shows every prize under its name, with the day of the draw where it was drawn', async () => {
    await renderWidget('draw-results');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Northern Vietnam results');
    expect(moment()).toBe('Sunday, 01/06/2025');
    expect(rows()).toEqual([
      ['Special prize', '58214'],
      ['Sixth prize', '308 945 617'],
      ['Third prize', '04519 63872 19340 55108 27961 90433'],
    ]);
  });

  it('joins day and date as the script does', async () => {
    const path = openedDrawPath({ gameCode: 'VN_MB', language: 'AR' });
    await renderWidget('draw-results', { language: 'AR', answers: { [path]: buildOpenedDraw() } });
    expect(moment()).toMatch(/^الأحد، /);
  });

  it('turns to the draw before and back, and keeps the old one until the other is there', async () => {
    const { gateway } = await renderWidget('draw-results', { answers: { [BEFORE]: before } });
    const earlier = screen.getByRole<HTMLButtonElement>('button', { name: 'Earlier draw' });
    const later = screen.getByRole<HTMLButtonElement>('button', { name: 'Later draw' });
    expect([earlier.disabled, later.disabled]).toEqual([false, true]);
    fireEvent.click(earlier);
    expect([rows()[0]?.[1], earlier.disabled]).toEqual(['58214', true]);
    expect(await screen.findByText('30967')).toBeDefined();
    expect(gateway.calls).toEqual([BEFORE]);
    expect([moment(), earlier.disabled, later.disabled]).toEqual(['Saturday, 31/05/2025', false, false]);
    gateway.answer(openedDrawPath({ gameCode: 'VN_MB', language: 'EN', issue: '20250601' }), buildOpenedDraw());
    fireEvent.click(later);
    expect(await screen.findByText('58214')).toBeDefined();
    expect(later.disabled).toBe(true);
  });

  it('has no earlier draw where there was none', async () => {
    await renderWidget('draw-results', { answers: { [LATEST]: buildOpenedDraw({ previousIssue: null }) } });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Earlier draw' }).disabled).toBe(true);
  });

  it('asks for the new numbers when its draw is over, but not while it shows an older one', async () => {
    vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') });
    const { gateway } = await renderWidget('draw-results', { answers: { [BEFORE]: before } });
    const fresh = buildOpenedDraw({
      now: '2025-06-02T11:15:02.000Z',
      nextDrawAt: '2025-06-03T11:15:00.000Z',
      prizes: [{ prize: 'special', numbers: ['11111'] }],
    });
    gateway.answer(LATEST, fresh);
    await act(() => vi.advanceTimersByTimeAsync(75 * 60_000));
    await act(() => vi.advanceTimersByTimeAsync(4_500));
    expect(gateway.calls).toEqual([LATEST]);
    expect(rows()).toEqual([['Special prize', '11111']]);
    fireEvent.click(screen.getByRole('button', { name: 'Earlier draw' }));
    await act(() => vi.advanceTimersByTimeAsync(80 * 60_000));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(gateway.calls).toEqual([LATEST, BEFORE]);
  });

  it('shows the balls of a game without prizes, under the number and time of the draw', async () => {
    const opened = buildOpenedDraw({
      gameName: 'Hanoi VIP',
      prizes: null,
      result: buildBalls({ issue: '20250602-0205', drawnAt: '2025-06-02T10:00:00.000Z' }),
    });
    await renderWidget('draw-results', { answers: { [LATEST]: opened }, props: { title: { EN: 'Fast ones' } } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Fast ones');
    expect(moment()).toBe('Draw 20250602-0205, at 17:00');
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(5);
  });

  it('says so when the result cannot be loaded, and tries again', async () => {
    const { gateway } = await renderWidget('draw-results', { answers: { [LATEST]: new Error('down') } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(LATEST, buildOpenedDraw());
    fireEvent.click(retry);
    expect(await screen.findByText('58214')).toBeDefined();
  });
});

describe('draw-results in rows', () => {
  const props = { game: 'VN_KENO_EXPRESS', look: 'rows', rows: 3 } as const;
  const path = recentDrawsPath({ gameCode: 'VN_KENO_EXPRESS', language: 'EN', pageSize: 3 });

  it('shows the latest draws, latest first, each with its number, its time and its balls', async () => {
    await renderWidget('draw-results', { props });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Keno Express results');
    expect([...document.querySelectorAll('p')].map((row) => row.textContent)).toEqual([
      `Draw ${unbroken('20250602-1021')}17:00`,
      `Draw ${unbroken('20250602-1020')}16:59`,
      `Draw ${unbroken('20250602-1019')}16:58`,
    ]);
    expect(within(screen.getByRole('list', { name: 'Draw 20250602-1020' })).getAllByRole('listitem')).toHaveLength(5);
  });

  it('gets the next one when it is drawn', async () => {
    vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') });
    const { gateway } = await renderWidget('draw-results', { props });
    gateway.answer(
      path,
      buildRecentDraws(1, { now: '2025-06-02T10:01:02.000Z', nextDrawAt: '2025-06-02T10:02:00.000Z' }),
    );
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await act(() => vi.advanceTimersByTimeAsync(4_500));
    expect(gateway.calls).toEqual([path]);
    expect(document.querySelectorAll('p')).toHaveLength(1);
  });

  it('says so when the results cannot be loaded, and tries again', async () => {
    const { gateway } = await renderWidget('draw-results', { props, answers: { [path]: new Error('down') } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(path, buildRecentDraws(3));
    fireEvent.click(retry);
    expect(await screen.findByText(`Draw ${unbroken('20250602-1021')}`)).toBeDefined();
  });
});
