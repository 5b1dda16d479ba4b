import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '#portal/testing/render-desk.tsx';
import { KpiRow } from './kpi-card.styles.ts';
import { KpiCard } from './kpi-card.tsx';

it('says its figure, and in words which way it went', async () => {
  await renderDesk(
    <KpiRow>
      <KpiCard label="Team bets" value="€184,920.40" delta={{ said: '8.2%', goes: 'up' }} trend={[1, 3, 2]} />
    </KpiRow>,
  );
  expect(screen.getByRole('term').textContent).toBe('Team bets');
  expect(screen.getByText('€184,920.40')).toBeDefined();
  expect(screen.getByText('Up by 8.2%')).toBeDefined();
});

it('tells good changes from bad ones, which a rise may be', async () => {
  const { container, show } = await renderDesk(
    <KpiCard label="Losses" value="1" delta={{ said: '5%', goes: 'up', isGood: false }} />,
  );
  const tone = () => container.querySelector('dd > div > span')?.className;
  const bad = tone();
  show(<KpiCard label="Losses" value="1" delta={{ said: '5%', goes: 'up' }} />);
  expect(tone()).not.toBe(bad);
});

it('holds the room of a figure that is on its way', async () => {
  const { container } = await renderDesk(<KpiCard label="Team bets" value={null} />);
  expect(container.querySelector('[aria-busy="true"] dd span span')).not.toBeNull();
});
