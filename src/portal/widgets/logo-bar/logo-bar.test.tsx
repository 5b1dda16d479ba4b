import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

it('logo-bar leads home under the name of the site', async () => {
  await renderWidget('logo-bar');
  const link = screen.getByRole('link', { name: 'Pebble' });
  expect(link.getAttribute('href')).toBe('/');
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/site-assets/7/mark.svg');
});
