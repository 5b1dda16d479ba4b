import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderDesk } from '#portal/testing/render-desk.tsx';
import { SeriesChart } from './series-chart.tsx';

const chart = {
  title: 'Bets and payouts',
  series: ['Bets', 'Payouts'],
  points: [
    { key: '17', short: '17', whole: 'Mon 17 November', values: [151, 139] },
    { key: '18', short: '18', whole: 'Tue 18 November', values: [147, 131] },
  ],
  look: 'grouped',
  say: (value: number) => `€${value}`,
  sayTick: String,
} as const;

it('draws a bar for each value, and says the same in a table', async () => {
  const { container } = await renderDesk(<SeriesChart {...chart} />);
  expect(container.querySelectorAll('[data-column] rect:not([data-ground])')).toHaveLength(4);
  const table = screen.getByRole('table', { name: 'Bets and payouts' });
  const row = within(table).getByRole('row', { name: /Tue 18 November/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['€147', '€131']);
});

it('shows the figures of a column on focus, and goes from one to another by arrows', async () => {
  await renderDesk(<SeriesChart {...chart} />);
  const [first, last] = screen.getAllByRole('img');
  expect([first?.getAttribute('tabindex'), last?.getAttribute('tabindex')]).toEqual(['-1', '0']);
  fireEvent.focus(last as Element);
  expect(screen.getAllByText('Tue 18 November').some((said) => said.tagName === 'B')).toBe(true);
  fireEvent.keyDown(last as Element, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(first);
});

it('lets a column be chosen by press and by key', async () => {
  const onChoose = vi.fn();
  await renderDesk(<SeriesChart {...chart} chosen="17" onChoose={onChoose} />);
  const [first, last] = screen.getAllByRole('button');
  expect(first?.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(first as Element);
  fireEvent.keyDown(last as Element, { key: 'Enter' });
  expect(onChoose.mock.calls).toEqual([['17'], ['18']]);
});
