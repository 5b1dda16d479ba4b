import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildTheme } from '#portal/testing/build-theme.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

it('logo-bar leads home under the name of the site', async () => {
  await renderWidget('logo-bar');
  const link = screen.getByRole('link', { name: 'Pebble' });
  expect(link.getAttribute('href')).toBe('/');
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/site-assets/7/mark.svg');
});

it.each([
  [true, '/site-assets/7/pale.svg'],
  [false, '/site-assets/7/mark.svg'],
])('logo-bar bears the mark that its ground wants: on art %s', async (onArt, mark) => {
  const theme = buildTheme({ logo: { mark: 'assets/mark.svg', markOnDark: 'assets/pale.svg', wordmark: 'Pebble' } });
  await renderWidget('logo-bar', { props: { onArt }, site: { theme } });
  expect(document.querySelector('img')?.getAttribute('src')).toBe(mark);
});
