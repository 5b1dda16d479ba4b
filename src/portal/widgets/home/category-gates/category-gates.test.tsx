import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const gates = () => screen.queryAllByRole('link');

describe('category-gates', () => {
  it('shows the categories of its document that the site offers, each with its picture and how many games it has', async () => {
    await renderWidget('category-gates');
    const seen = gates().map((gate) => [gate.textContent, gate.querySelector('img')?.getAttribute('src')]);
    expect(seen).toEqual([
      ['Slot machinesAll 120 games', '/site-assets/7/gate-slots.webp'],
      ['Live casinoAll 120 games', '/site-assets/7/gate-tables.webp'],
    ]);
  });

  it('leads to a category, and gives the page to it', async () => {
    const { address, root } = await renderWidget('category-gates');
    fireEvent.click(screen.getByRole('link', { name: /Live casino/ }));
    expect(address()).toBe('/?gameType=LIVE');
    expect(root()).toBeNull();
  });

  it('asks for nothing while a category is chosen', async () => {
    const { gateway, root } = await renderWidget('category-gates', { address: '/?gameType=FISH' });
    expect(root()).toBeNull();
    expect(gateway.calls).toEqual([]);
  });
});
