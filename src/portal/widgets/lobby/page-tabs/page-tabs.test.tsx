import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const help = { id: 'help', label: 'menu.help', action: { do: 'navigate', page: 'help' } } as const;
const home = { id: 'home', label: 'menu.home', action: { do: 'navigate', page: 'home' } } as const;

it('page-tabs links the pages of its menu and marks the present one', async () => {
  await renderWidget('page-tabs', { props: { menu: 'side' }, layout: { menus: { side: [home, help] } } });
  const row = screen.getByRole('navigation', { name: 'Slots and other games' });
  const tabs = [...row.querySelectorAll('a')].map((tab) => [tab.textContent, tab.getAttribute('aria-current')]);
  expect(tabs).toEqual([
    ['Home', 'page'],
    ['Help centre', null],
  ]);
});

it('page-tabs stays away where there is nothing to choose', async () => {
  await renderWidget('page-tabs', { props: { menu: 'side' }, layout: { menus: { side: [home] } } });
  expect(screen.queryByRole('navigation', { name: 'Slots and other games' })).toBeNull();
});

it('page-tabs brings the present page into sight on a narrow screen', async () => {
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('aria-current') ? new DOMRect(500, 0, 100, 40) : new DOMRect(0, 0, 300, 40);
  });
  await renderWidget('page-tabs', { props: { menu: 'side' }, layout: { menus: { side: [help, home] } } });
  expect(screen.getByRole('navigation', { name: 'Slots and other games' }).querySelector('ul')?.scrollLeft).toBe(400);
  boxes.mockRestore();
});
