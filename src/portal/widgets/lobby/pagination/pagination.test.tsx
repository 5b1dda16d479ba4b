import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gameListPath } from '#portal/data/games/game-list-queries.ts';
import { buildGameList } from '#portal/testing/build-game.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const listPath = (pageNo: number) =>
  gameListPath({ gameType: 'RNG', pageNo, pageSize: 18, language: 'EN', merchantCode: 'PEBBLE' });

describe('pagination', () => {
  it('shows the pages and which games are in view, and marks the current page', async () => {
    await renderWidget('pagination', {
      address: '/rng?page=2',
      answers: { [listPath(2)]: buildGameList(5214, 2, 18) },
    });
    expect(screen.getByText('19–36 of 5,214')).toBeDefined();
    const pages = [...document.querySelectorAll('[data-page]')].map((page) => page.textContent);
    expect(pages).toEqual(['1', '2', '3', '4', '5', '289', '290']);
    expect(screen.getByLabelText('Page 2').getAttribute('aria-current')).toBe('page');
  });

  it('turns to a page, to the next and back, and no further than there are', async () => {
    const { address } = await renderWidget('pagination', { address: '/rng?vassalage=PG' });
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(address()).toBe('/rng?vassalage=PG&page=2');
  });

  it('shows as many pages as its document says', async () => {
    await renderWidget('pagination', {
      address: '/rng',
      props: { marginPages: 1, range: 3 },
      answers: { [listPath(1)]: buildGameList(900, 1, 18) },
    });
    const pages = [...document.querySelectorAll('[data-page]')].map((page) => page.textContent);
    expect(pages).toEqual(['1', '2', '3', '50']);
  });

  it('stays away where there is one page alone', async () => {
    const { root } = await renderWidget('pagination', {
      address: '/rng',
      answers: { [listPath(1)]: buildGameList(18, 1, 18) },
    });
    expect(root()).toBeNull();
  });
});
