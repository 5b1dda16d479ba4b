import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

it.each([
  ['trueAccount', /need a real account/],
  ['notOpen', /is not open/],
  ['idCopied', /User ID copied/],
] as const)('account-note says what it is about: %s', async (about, words) => {
  await renderWidget('account-note', { props: { about } });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole('button', { name: 'I understand' })).toBeDefined();
});
