import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

it('app-guide tells the way to the home screen of each kind of phone, step by step', async () => {
  await renderWidget('app-guide');
  const [ios, android] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
  expect(ios?.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Open this page in Safari',
    'Tap Share',
    'Choose “Add to Home Screen”',
    'Open it from there',
  ]);
  expect(android).toHaveLength(4);
  expect(ios?.[3]?.textContent).toContain('Pebble now has an icon');
});
