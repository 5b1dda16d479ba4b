import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const items = () => within(screen.getByRole('navigation', { name: 'About' })).getAllByRole('listitem');

describe('link-row', () => {
  it('leads to what the items of its menu lead to, and leaves out those that lead nowhere', async () => {
    const { address } = await renderWidget('link-row');
    expect(items().map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Help centre', '/help'],
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'Help centre' }));
    expect(address()).toBe('/help');
  });

  it('does what an item does', async () => {
    const { commands } = await renderWidget('link-row', { props: { menu: 'quick' } });
    fireEvent.click(screen.getByRole('button', { name: 'Notices' }));
    expect(commands.openModal).toHaveBeenCalledWith('notices');
  });
});
