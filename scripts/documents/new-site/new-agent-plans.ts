import type { AgentPlans } from '#contracts/generated/contracts.ts';

/**
 * What a new brand would pay agents: its modules are off until the brand has agents.
 * @param amount writes units of the currency.
 */
export function agentPlansOf(amount: (units: number) => string): AgentPlans {
  return {
    dividend: 'monthly',
    payAfterDays: 1,
    carryOver: 'deduct',
    salary: ['daily', 'hourly', 'realtime'],
    minimumBet: amount(10),
    terms: {
      dividend: [
        { turnover: '0', netLoss: '0', active: 0, rate: '20' },
        { turnover: amount(50_000), netLoss: amount(2000), active: 10, rate: '30' },
      ],
      daily: [{ turnover: '0', active: 0, rate: '0.3' }],
      hourly: [{ turnover: '0', active: 0, rate: '0.1' }],
      realtime: [{ turnover: '0', active: 0, rate: '0.3' }],
    },
  };
}
