import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const names = () => [...document.querySelectorAll('li')].map((item) => item.textContent);

describe('classify-menu', () => {
  it('shows all types first, then the kinds of the category', async () => {
    await renderWidget('classify-menu', { address: '/rng' });
    expect(names()).toEqual(['All types', 'Video', 'Classic']);
  });

  it('begins at the first page of a kind, and keeps vendor and search', async () => {
    const { address } = await renderWidget('classify-menu', { address: '/rng?vassalage=PG&search=moon&page=3' });
    fireEvent.click(screen.getByText('Classic'));
    expect(address()).toBe('/rng?vassalage=PG&classify=CLASSIC&search=moon');
    expect(document.querySelector('[aria-current]')?.textContent).toBe('Classic');
  });

  it('stays away for a vendor that has one kind alone', async () => {
    const { root } = await renderWidget('classify-menu', { address: '/rng?vassalage=JDB' });
    expect(root()).toBeNull();
  });

  it('stays away under another filter than All', async () => {
    const { root } = await renderWidget('classify-menu', { address: '/rng?filter=HOT' });
    expect(root()).toBeNull();
  });
});
