import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { vendorLanesPath } from '#portal/data/games/games-queries.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('vendor-grid', () => {
  it('leads a studio of slots to its games', async () => {
    const { address } = await renderWidget('vendor-grid');
    expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeDefined();
    expect(screen.getByText('2 studios')).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Jade Bell: games' }));
    expect(address()).toBe('/rng?vassalage=JDB');
  });

  it('shows the art of a studio, and its name on a ground of the brand where that does not load', async () => {
    const { container } = await renderWidget('vendor-grid');
    const pictures = container.querySelectorAll('img');
    expect([...pictures].map((picture) => picture.getAttribute('src'))).toEqual([
      '/art/vendor-PG.webp',
      '/art/vendor-JDB.webp',
    ]);
    for (const picture of pictures) fireEvent.error(picture);
    expect(screen.getByText('jade bell')).toBeDefined();
  });

  it('launches every other studio, for which a guest needs an account', async () => {
    const { commands } = await renderWidget('vendor-grid', { props: { gameType: 'FISH' } });
    fireEvent.click(screen.getByRole('button', { name: 'Start Copper Quay' }));
    expect(commands.openModal.mock.calls).toEqual([['sign-in-closed']]);
  });

  it('says that there are no studios where the category has none', async () => {
    await renderWidget('vendor-grid', { answers: { [vendorLanesPath('EN')]: { lanes: [] } } });
    expect(screen.getByText('No studios here yet')).toBeDefined();
  });
});
