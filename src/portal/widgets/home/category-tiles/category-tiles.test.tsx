import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gameMenusPath } from '#portal/data/games/games-queries.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const tiles = () => screen.getAllByRole('listitem');
const names = () => tiles().map((tile) => tile.textContent);
const classOf = (name: string) => tiles().find((tile) => tile.textContent === name)?.className;

describe('category-tiles', () => {
  it('shows the categories that its document names, in that order, under their short names', async () => {
    await renderWidget('category-tiles', { props: { categories: ['LIVE', 'SPORTS', 'RNG'] } });
    expect(names()).toEqual(['Live', 'Slots']);
  });

  it('shows all of them in server order where its document names none', async () => {
    const { unmount } = await renderWidget('category-tiles');
    expect(names()).toEqual(['Slots', 'Live', 'Fishing']);
    unmount();
    await renderWidget('category-tiles', { props: { categories: undefined as never } });
    expect(names()).toEqual(['Slots', 'Fishing', 'Live']);
  });

  it('lets the leading category stand out while none is chosen, and then the chosen one alone', async () => {
    const { address } = await renderWidget('category-tiles');
    const standsOut = classOf('Slots');
    expect(classOf('Live')).not.toBe(standsOut);
    expect(document.querySelector('[aria-current]')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Live' }));
    expect(address()).toBe('/?gameType=LIVE');
    expect(classOf('Live')).toBe(standsOut);
    expect(classOf('Slots')).not.toBe(standsOut);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Live');
  });

  it('stays away while there is no category', async () => {
    const { container } = await renderWidget('category-tiles', { answers: { [gameMenusPath('EN')]: { menus: [] } } });
    expect(container.childElementCount).toBe(0);
  });
});
