import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
