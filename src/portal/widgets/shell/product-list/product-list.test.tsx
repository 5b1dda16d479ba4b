import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gameMenusPath } from '#portal/data/games/games-queries.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('product-list', () => {
  it('links to the first categories in the order of the gateway', async () => {
    await renderWidget('product-list');
    expect(screen.getByRole('navigation', { name: 'Products' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Slot machines', '/rng'],
      ['Fishing halls', '/?gameType=FISH'],
    ]);
  });

  it('stays away while the site has no category', async () => {
    const { container } = await renderWidget('product-list', { answers: { [gameMenusPath('EN')]: { menus: [] } } });
    expect(container.childElementCount).toBe(0);
  });
});
