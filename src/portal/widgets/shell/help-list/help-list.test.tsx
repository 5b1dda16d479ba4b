import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { helpCentrePath } from '#portal/data/help-queries.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('help-list', () => {
  it('links the first terms to their place in the help centre, under its title', async () => {
    await renderWidget('help-list');
    expect(screen.getByRole('navigation', { name: 'Help' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['How do I pay in?', '/help#deposits'],
      ['How do I set limits?', '/help#limits'],
    ]);
  });

  it('stays away while there is no term', async () => {
    const { container } = await renderWidget('help-list', { answers: { [helpCentrePath('EN')]: { terms: [] } } });
    expect(container.childElementCount).toBe(0);
  });
});
