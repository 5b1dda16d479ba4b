import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const names = () => [...document.querySelectorAll('li')].map((item) => item.textContent);

describe('vendor-menu', () => {
  it('shows all studios first, then those of the category in order', async () => {
    await renderWidget('vendor-menu', { address: '/rng' });
    expect(names()).toEqual(['All studios', 'paper garden', 'jade bell']);
    expect(document.querySelector('[aria-current]')?.textContent).toBe('All studios');
  });

  it('resets filter and page when a studio is chosen, and keeps the search', async () => {
    const { address } = await renderWidget('vendor-menu', { address: '/rng?classify=VIDEO&search=moon&page=4' });
    fireEvent.click(screen.getByRole('link', { name: 'Jade Bell' }));
    expect(address()).toBe('/rng?vassalage=JDB&search=moon');
    expect(document.querySelector('[aria-current]')?.textContent).toBe('jade bell');
  });

  it('leads back to all studios', async () => {
    const { address } = await renderWidget('vendor-menu', { address: '/rng?vassalage=JDB&filter=HOT' });
    fireEvent.click(screen.getByRole('link', { name: 'All studios' }));
    expect(address()).toBe('/rng');
  });

  it('stays away where there is nothing to choose between', async () => {
    const { root } = await renderWidget('vendor-menu', { props: { gameType: 'LIVE' } });
    expect(root()).toBeNull();
  });
});
