import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawMenuPath } from '#portal/data/games/lottery-queries.ts';
import { buildBalls, buildDrawGame, buildDrawMenu } from '#portal/testing/build-draws.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

afterEach(() => vi.useRealTimers());

/** The call of the fixture, with what differs. */
const pathOf = (own: Partial<Parameters<typeof drawMenuPath>[0]> = {}) =>
  drawMenuPath({
    language: 'EN',
    gameCodes: ['VN_MN', 'VN_HN_VIP', 'VN_KENO_EXPRESS', 'VN_BAMBOO_RACE'],
    count: 4,
    ...own,
  });
const PATH = pathOf();
const names = (): string[] => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent ?? '');
const card = (code: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-draw="${code}"]`);
  if (!found) throw new Error(`no card of ${code}`);
  return found;
};
const countdown = (code: string): string | null | undefined =>
  card(code).querySelector('[role="timer"]')?.textContent ?? within(card(code)).queryByText('Drawing…')?.textContent;

describe('draw-list', () => {
  it('shows the games that its document names, in that order', async () => {
    await renderWidget('draw-list');
    expect(names()).toEqual(['Southern Vietnam', 'Hanoi VIP', 'Keno Express', 'PK10 Car Race']);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Open draws');
  });

  it('shows no more than it may, and leaves out what the site does not offer', async () => {
    const lottGames = [buildDrawGame(), buildDrawGame({ gameCode: 'VN_MB', gameName: 'North' })];
    const [three, one] = [['VN_MT', 'VN_MB', 'VN_MN'] as const, ['VN_MB', 'VN_MN'] as const];
    const answers = {
      [pathOf({ gameCodes: three })]: buildDrawMenu({ lottGames }),
      [pathOf({ gameCodes: one, count: 1 })]: buildDrawMenu({ lottGames }),
    };
    const { unmount } = await renderWidget('draw-list', { answers, props: { games: [...three] } });
    expect(names()).toEqual(['North', 'Southern Vietnam']);
    unmount();
    await renderWidget('draw-list', { answers, props: { games: [...one], count: 1 } });
    expect(names()).toEqual(['North']);
  });

  it('shows the games of the prize mode that its document names', async () => {
    const lottGames = [buildDrawGame({ gameCode: 'SEA_BKK', gameName: 'Bangkok Draw' })];
    await renderWidget('draw-list', {
      props: { prizeMode: 'SEA', games: ['SEA_BKK'] },
      answers: { [pathOf({ prizeMode: 'SEA', gameCodes: ['SEA_BKK'] })]: buildDrawMenu({ lottGames }) },
    });
    expect(names()).toEqual(['Bangkok Draw']);
  });

  it('stays away where the site offers none of its games', async () => {
    const answers = { [PATH]: buildDrawMenu({ lottGames: [] }) };
    const { container } = await renderWidget('draw-list', { answers });
    expect(container.childElementCount).toBe(0);
  });

  it('shows the payout of a game, in the numbers of the language, and marks the hot ones', async () => {
    const lottGames = [buildDrawGame({ odds: '99.5', isHot: 0 }), buildDrawGame({ gameCode: 'VN_HN_VIP' })];
    await renderWidget('draw-list', {
      language: 'VI',
      answers: { [pathOf({ language: 'VI' })]: buildDrawMenu({ lottGames }) },
    });
    expect(within(card('VN_MN')).getByText('1 ăn 99,5')).toBeDefined();
    expect(within(card('VN_MN')).queryByText('Hot')).toBeNull();
    expect(within(card('VN_HN_VIP')).getByText('Hot')).toBeDefined();
  });

  it('tells the latest result as a list of numbers, the special one by name', async () => {
    await renderWidget('draw-list');
    const list = within(card('VN_MN')).getByRole('list', { name: 'Latest result' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['14', '62', '05', '91', '33, special number']);
  });

  it('counts the balls that a card has no room for, and lets them be heard', async () => {
    await renderWidget('draw-list');
    const items = within(card('VN_KENO_EXPRESS')).getAllByRole('listitem');
    expect(items).toHaveLength(6);
    expect(items[5]?.querySelector('[aria-hidden]')?.textContent).toBe('+15');
    expect(items[5]?.querySelector('.visually-hidden')?.textContent?.split(' ')).toHaveLength(15);
  });

  it('has room for seven', async () => {
    const lottGames = [buildDrawGame({ lastResult: buildBalls({ balls: '37 26 34 08 27 01 07'.split(' ') }) })];
    await renderWidget('draw-list', { answers: { [PATH]: buildDrawMenu({ lottGames }) } });
    expect(within(card('VN_MN')).getAllByRole('listitem')).toHaveLength(7);
  });

  it('counts down to the next draw, from left to right in every script and without being announced', async () => {
    vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') });
    await renderWidget('draw-list', {
      language: 'AR',
      answers: { [pathOf({ language: 'AR' })]: buildDrawMenu() },
    });
    const timer = within(card('VN_KENO_EXPRESS')).getByRole('timer', { name: 'السحب بعد' });
    expect([timer.textContent, timer.getAttribute('dir'), timer.getAttribute('aria-live')]).toEqual([
      '00:00:41',
      'ltr',
      null,
    ]);
    act(() => void vi.advanceTimersByTime(2_000));
    expect(countdown('VN_KENO_EXPRESS')).toBe('00:00:39');
    expect(countdown('VN_MN')).toBe('00:14:58');
  });

  it('says that a draw is under way, asks for its numbers and shows them', async () => {
    vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') });
    const { gateway } = await renderWidget('draw-list');
    const fresh = buildDrawMenu({
      now: '2025-06-02T10:00:43.000Z',
      lottGames: buildDrawMenu().lottGames.map((game) =>
        game.gameCode === 'VN_KENO_EXPRESS'
          ? { ...game, nextDrawAt: '2025-06-02T10:01:41.000Z', lastResult: buildBalls({ balls: ['77'], special: 0 }) }
          : game,
      ),
    });
    gateway.answer(PATH, fresh);
    await act(() => vi.advanceTimersByTimeAsync(41_000));
    expect(countdown('VN_KENO_EXPRESS')).toBe('Drawing…');
    expect(countdown('VN_MN')).toBe('00:14:19');
    await act(() => vi.advanceTimersByTimeAsync(4_500));
    expect(gateway.calls).toEqual([PATH]);
    expect(countdown('VN_KENO_EXPRESS')).toMatch(/^00:00:5\d$/);
    expect(within(card('VN_KENO_EXPRESS')).getByText('77')).toBeDefined();
  });

  it('does what its document says when a bet is to be placed, and names the game', async () => {
    const { commands } = await renderWidget('draw-list');
    fireEvent.click(screen.getByRole('button', { name: 'Place bet: Hanoi VIP' }));
    expect(commands.openModal).toHaveBeenCalledWith('sign-in-closed');
  });

  it('leads to all draws and says how many there are, where its document names a place', async () => {
    const { unmount } = await renderWidget('draw-list');
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    await renderWidget('draw-list', { props: { more: { do: 'navigate', page: 'help' }, title: { EN: 'Tonight' } } });
    const more = screen.getByRole('link');
    expect([more.textContent, more.getAttribute('href')]).toEqual(['View all 128', '/help']);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tonight');
  });

  it('says so when the draws cannot be loaded, and tries again', async () => {
    const { gateway } = await renderWidget('draw-list', { answers: { [PATH]: new Error('down') } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(PATH, buildDrawMenu());
    fireEvent.click(retry);
    expect(await screen.findByText('Hanoi VIP')).toBeDefined();
  });
});
