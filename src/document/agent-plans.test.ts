import { expect, it } from 'vitest';
import type { Flag } from '#contracts/generated/contracts.ts';
import { agentPlansOf } from './agent-plans.ts';

const flags = (['DIVIDEND3', 'DAILYSALARY3', 'HOURLYSALARY3', 'REALTIMESALARY3'] as const).map(
  (modId): Flag => ({ modId, enabled: true }),
);

it('are dividends where the site names their period, and the salaries that it lists', () => {
  expect(agentPlansOf({ flags, agentPlans: { dividend: 'weekly', salary: ['hourly', 'daily'] } })).toEqual([
    'dividend',
    'daily',
    'hourly',
  ]);
  expect(agentPlansOf({ flags, agentPlans: { salary: ['realtime'] } })).toEqual(['realtime']);
});

it('are none for a site that says nothing of agents, and none whose module is off', () => {
  expect(agentPlansOf({ flags })).toEqual([]);
  const off = flags.map((flag) => ({ ...flag, enabled: false }));
  expect(agentPlansOf({ flags: off, agentPlans: { dividend: 'weekly' } })).toEqual([]);
});
