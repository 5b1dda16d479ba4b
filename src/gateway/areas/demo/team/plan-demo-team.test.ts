import { expect, it } from 'vitest';
import { planDemoTeam } from './plan-demo-team.ts';

const levelsOf = (plan: ReturnType<typeof planDemoTeam>): number[] => {
  const levels: number[] = [];
  for (const { upline } of plan) levels.push(upline === null ? 1 : (levels[upline] ?? 0) + 1);
  return levels;
};

it('plans four hundred people on five levels, each below somebody who was there before', () => {
  const plan = planDemoTeam();
  expect(plan).toHaveLength(400);
  expect(Math.max(...levelsOf(plan))).toBe(5);
  expect(new Set(plan.map(({ account }) => account)).size).toBe(400);
  for (const [index, { upline, joinedDaysAgo }] of plan.entries()) {
    if (upline === null) continue;
    const above = plan[upline];
    expect(upline).toBeLessThan(index);
    expect(above?.isAgent).toBe(true);
    expect(joinedDaysAgo).toBeLessThanOrEqual(above?.joinedDaysAgo ?? 0);
  }
});

it('plans the same team every time', () => {
  expect(planDemoTeam()).toEqual(planDemoTeam());
});
