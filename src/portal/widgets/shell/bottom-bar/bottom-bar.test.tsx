import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#contracts/generated/contracts.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const place = (id: string, label: string, query?: Record<string, string>): MenuItem => ({
  id,
  label: { EN: label },
  icon: 'house',
  action: { do: 'navigate', page: 'home', ...(query && { query }) },
});

const withItems = (...items: MenuItem[]) => ({
  props: { menu: 'bottom', raised: 'bottom-notices' },
  layout: { menus: { bottom: items } },
});
const notices: MenuItem = {
  id: 'bottom-notices',
  label: 'notice.title',
  icon: 'megaphone',
  action: { do: 'openModal', modal: 'notices' },
};
const current = () => [...document.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent);

describe('bottom-bar', () => {
  it('shows the items of its menu, five at most', async () => {
    const items = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((label, index) => place(`item-${index}`, label));
    await renderWidget('bottom-bar', withItems(...items));
    const shown = screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
    expect(shown).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
  });

  it('leaves out items that lead nowhere or have no icon, and stays away without any', async () => {
    const { icon: _icon, ...plain } = place('plain', 'Plain');
    const { unmount } = await renderWidget(
      'bottom-bar',
      withItems(plain, { id: 'cats', kind: 'categories' }, place('home', 'Home')),
    );
    expect(screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual(['Home']);
    unmount();
    const { container } = await renderWidget('bottom-bar', withItems());
    expect(container.childElementCount).toBe(0);
  });

  it('lets the item that its document names stand out, and does what it does', async () => {
    const { commands } = await renderWidget('bottom-bar', withItems(place('home', 'Home'), notices));
    const button = screen.getByText('Notices').closest('button') as HTMLElement;
    expect(button.querySelector('i')).not.toBeNull();
    expect(screen.getByText('Home').closest('a')?.querySelector('i')).toBeNull();
    fireEvent.click(button);
    expect(commands.openModal).toHaveBeenCalledWith('notices');
  });

  it('marks the place that the page is at: a category where one is chosen, else the page', async () => {
    const items = withItems(place('home', 'Home'), place('slots', 'Slots', { gameType: 'RNG' }));
    const { unmount } = await renderWidget('bottom-bar', items);
    expect(current()).toEqual(['Home']);
    unmount();
    const slots = await renderWidget('bottom-bar', { ...items, address: '/?gameType=RNG' });
    expect(current()).toEqual(['Slots']);
    slots.unmount();
    await renderWidget('bottom-bar', { ...items, address: '/help' });
    expect(current()).toEqual([]);
  });
});
