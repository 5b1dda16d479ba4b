import { expect, it } from 'vitest';
import { agentPlansOf } from './agent-plans.ts';

it('are dividends where the site names their period, and the salaries that it lists', () => {
  expect(agentPlansOf({ agentPlans: { dividend: 'weekly', salary: ['hourly', 'daily'] } })).toEqual([
    'dividend',
    'hourly',
    'daily',
  ]);
  expect(agentPlansOf({ agentPlans: { salary: ['realtime'] } })).toEqual(['realtime']);
});

it('are none for a site that says nothing of agents', () => {
  expect(agentPlansOf({})).toEqual([]);
});
