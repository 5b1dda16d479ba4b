import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

it.each([
  ['?until=2026-06-02T10:00:00Z', 'You are out of play until 2 Jun 2026'],
  ['', 'You are out of play until you ask us otherwise'],
  ['?until=soon', 'You are out of play until you ask us otherwise'],
])('out-of-play says until when, at %s', async (query, title) => {
  await renderWidget('out-of-play', { address: `/out-of-play${query}` });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
});
