import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('vendor-logos', () => {
  it('names the vendors that the site has, in the order of its document, each once', async () => {
    await renderWidget('vendor-logos', { props: { vendors: ['CQ9', 'NOBODY', 'JDB', 'PG'] } });
    const [logos] = screen.getAllByLabelText('Studios');
    expect([...(logos?.children ?? [])].map((logo) => logo.textContent)).toEqual([
      'Copper Quay',
      'Jade Bell',
      'Paper Garden',
    ]);
  });

  it('stays away when the site has none of them', async () => {
    const { container } = await renderWidget('vendor-logos', { props: { vendors: ['NOBODY'] } });
    expect(container.childElementCount).toBe(0);
  });
});
