import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '#portal/testing/render-widget.tsx';

it('page-note says what the page is and leads on, the most likely way first', async () => {
  await renderWidget('page-note');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No game is running');
  const ways = screen.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')]);
  expect(ways).toEqual([
    ['Back to home', '/'],
    ['Customer service', '/wps/system/customerService'],
  ]);
});

it('page-note leads nowhere where the document names no way', async () => {
  await renderWidget('page-note', { props: { ways: [] } });
  expect(screen.queryAllByRole('link')).toEqual([]);
});
