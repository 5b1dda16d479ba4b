import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

it('modal-art shows its picture and explains the form beside it', async () => {
  const { root } = await renderWidget('modal-art', { props: { about: 'register', backdrop: 'assets/night.webp' } });
  expect(await screen.findByText('Your seat is free')).toBeDefined();
  expect(root()?.querySelector('img')?.getAttribute('src')).toBe('/site-assets/7/night.webp');
});

it('modal-art makes its room before its words have come', async () => {
  const { root } = await renderWidget('modal-art');
  expect(root()?.querySelector('[data-modal-art]')).not.toBeNull();
});
