import { expect, it } from 'vitest';
import { type DemoTeamSize, planDemoTeam } from './plan-demo-team.ts';

const levelsOf = (plan: ReturnType<typeof planDemoTeam>): number[] => {
  const levels: number[] = [];
  for (const { upline } of plan) levels.push(upline === null ? 1 : (levels[upline] ?? 0) + 1);
  return levels;
};

const SIZES: readonly DemoTeamSize[] = [
  { people: 400, names: 'vietnamese' },
  { people: 120, names: 'spanish' },
];

it.each(SIZES)('plans $people people on five levels, each below somebody who was there before', (size) => {
  const plan = planDemoTeam(size);
  expect(plan).toHaveLength(size.people);
  expect(Math.max(...levelsOf(plan))).toBe(5);
  expect(new Set(plan.map(({ account }) => account)).size).toBe(size.people);
  for (const [index, { upline, joinedDaysAgo }] of plan.entries()) {
    if (upline === null) continue;
    const above = plan[upline];
    expect(upline).toBeLessThan(index);
    expect(above?.isAgent).toBe(true);
    expect(joinedDaysAgo).toBeLessThanOrEqual(above?.joinedDaysAgo ?? 0);
  }
});

it('plans the same team every time', () => {
  const [size = { people: 0, names: 'spanish' }] = SIZES;
  expect(planDemoTeam(size)).toEqual(planDemoTeam(size));
});
