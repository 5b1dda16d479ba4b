import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

it('link-list shows the items of its menu that do something, and leaves headings and hidden ones out', async () => {
  await renderWidget('link-list', {
    props: { menu: 'company' },
    layout: {
      menus: {
        company: [
          { id: 'about', kind: 'heading', label: 'menu.about' },
          { id: 'help', label: 'menu.help', action: { do: 'navigate', page: 'help' } },
          { id: 'licence', label: 'menu.licence', action: { do: 'openModal', modal: 'notices' } },
          { id: 'gone', label: 'menu.home', action: { do: 'navigate', page: 'home' }, hidden: true },
        ],
      },
    },
  });
  const column = screen.getByRole('navigation', { name: 'Company' });
  const controls = [...column.querySelectorAll('a, button')].map((control) => [control.tagName, control.textContent]);
  expect(controls).toEqual([
    ['A', 'Help centre'],
    ['BUTTON', 'Licence'],
  ]);
});
