import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hotGamesPath } from '#portal/data/games/games-queries.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const current = () => document.querySelector('[aria-current]')?.textContent;

describe('lobby-filters', () => {
  beforeEach(() => sessionStorage.clear());

  it('offers All, Hot, Recent and Favourite, and marks the chosen one', async () => {
    await renderWidget('lobby-filters', { address: '/rng' });
    expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'All',
      'Hot',
      'Recent',
      'Favourite',
    ]);
    expect(current()).toBe('All');
  });

  it('chooses a filter from the first page on, without search and kind, and keeps the vendor', async () => {
    const { address } = await renderWidget('lobby-filters', {
      address: '/rng?vassalage=PG&classify=VIDEO&search=moon&page=3',
    });
    fireEvent.click(screen.getByText('Hot'));
    expect(address()).toBe('/rng?vassalage=PG&filter=HOT');
    expect(current()).toBe('Hot');
  });

  it.each(['Recent', 'Favourite'])('asks a guest who wants %s to log in first, and stays where it is', async (name) => {
    const { address, commands } = await renderWidget('lobby-filters', {
      address: '/rng',
      site: { whitelabel: flagsOf('SIGNIN3') },
    });
    fireEvent.click(screen.getByRole('button', { name }));
    expect(commands.openModal).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/rng');
  });

  it('offers those that its document names', async () => {
    await renderWidget('lobby-filters', { props: { filters: ['ALL', 'HOT'] } });
    expect(document.querySelectorAll('li')).toHaveLength(2);
  });

  it('asks for the hot games anew on request alone', async () => {
    const { gateway } = await renderWidget('lobby-filters', { address: '/rng?filter=HOT' });
    expect(gateway.calls).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh the hot games' }));
    const path = hotGamesPath({ gameType: 'RNG', language: 'EN', merchantCode: 'PEBBLE' });
    await waitFor(() => expect(gateway.calls).toEqual([path]));
    await waitFor(() => expect(Object.keys(JSON.parse(sessionStorage.getItem('HOT_GAMES') ?? '{}'))).toEqual([path]));
  });
});
