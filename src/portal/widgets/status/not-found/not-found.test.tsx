import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

it('not-found says that there is no such page and leads home', async () => {
  await renderWidget('not-found', { address: '/nowhere' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is nothing at this address');
  expect(screen.getByText('404').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
});
