import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameListPath } from '#portal/data/games/game-list-queries.ts';
import { buildGameList } from '#portal/testing/build-game.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const listPath = (gameName: string) =>
  gameListPath({
    gameType: 'RNG',
    filter: { gameName },
    pageNo: 1,
    pageSize: 18,
    language: 'EN',
    merchantCode: 'PEBBLE',
  });

const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

describe('lobby-head', () => {
  it('names the lobby, says how many games there are, and announces when that changes', async () => {
    await renderWidget('lobby-head', { address: '/rng' });
    expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('50 games');
  });

  it('has its search under All alone', async () => {
    await renderWidget('lobby-head', { address: '/rng?filter=HOT' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('has no search where its document wants none', async () => {
    await renderWidget('lobby-head', { address: '/rng', props: { showSearch: false } });
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('counts the results of the search in the address, and shows the search', async () => {
    await renderWidget('lobby-head', {
      address: '/rng?search=moon',
      answers: { [listPath('moon')]: buildGameList(4, 1, 18) },
    });
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'moon');
    expect(screen.getByRole('status').textContent).toBe('4 games');
  });
});

describe('the search of lobby-head', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('follows once typing pauses, trimmed, from the first page on', async () => {
    const { address } = await renderWidget('lobby-head', { address: '/rng?vassalage=PG&page=2' });
    type('  mo');
    type('  moon ');
    expect(address()).toBe('/rng?vassalage=PG&page=2');
    await act(async () => vi.advanceTimersByTime(300));
    expect(address()).toBe('/rng?vassalage=PG&search=moon');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '  moon ');
  });

  it('follows at once on Enter, and is emptied by Escape and by its button', async () => {
    const { address } = await renderWidget('lobby-head', { address: '/rng' });
    type('moon');
    fireEvent.submit(screen.getByRole('search'));
    expect(address()).toBe('/rng?search=moon');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(address()).toBe('/rng');
    type('sun');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    vi.useRealTimers();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''));
    expect(address()).toBe('/rng');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});
