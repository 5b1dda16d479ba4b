import { expect, it } from 'vitest';
import { neededFunds, planDemoPlay } from './plan-demo-play.ts';
import { planDemoTeam } from './plan-demo-team.ts';

const TEAM = planDemoTeam({ people: 400, names: 'vietnamese' });
const NOW = new Date('2026-03-10T20:00:00Z');
const rounds = planDemoPlay(TEAM, NOW, 'Asia/Ho_Chi_Minh');

it('plans sixty whole days before the present one of the site’s calendar', () => {
  // In Ho Chi Minh City it is the 11th already.
  expect(Math.max(...rounds.map(({ atMs }) => atMs))).toBeLessThan(Date.parse('2026-03-10T17:00:00Z'));
  expect(Math.min(...rounds.map(({ atMs }) => atMs))).toBeGreaterThanOrEqual(Date.parse('2026-01-09T17:00:00Z'));
});

it('has more play in the evening of the site than in its morning', () => {
  const hourOf = (atMs: number): number => (new Date(atMs).getUTCHours() + 7) % 24;
  const evening = rounds.filter(({ atMs }) => hourOf(atMs) >= 18).length;
  const morning = rounds.filter(({ atMs }) => hourOf(atMs) < 6).length;
  expect(evening).toBeGreaterThan(morning * 1.5);
});

it('gives each player enough for every bet', () => {
  const balances = [...neededFunds(rounds, TEAM.length)];
  for (const { player, bet, win } of rounds) {
    const left = (balances[player] ?? 0) - bet;
    expect(left).toBeGreaterThanOrEqual(0);
    balances[player] = left + win;
  }
});
