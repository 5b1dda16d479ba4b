import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

it('brand-note shows the brand, its sentence and the least age', async () => {
  const { container } = await renderWidget('brand-note', {
    props: { note: { EN: 'Nice games.', ES: 'Juegos majos.' } },
    site: { legal: { minimumAge: 21, copyright: { from: 2019, to: 2025, holder: 'Pebble' }, licence: null } },
  });
  expect(screen.getByText('Pebble').getAttribute('translate')).toBe('no');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/site-assets/7/mark.svg');
  expect(screen.getByText('Nice games.')).toBeDefined();
  expect(screen.getByText('21+').title).toBe('You must be 21 or over to play.');
});
