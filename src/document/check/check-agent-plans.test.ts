import { describe, expect, it } from 'vitest';
import type { AgentPlans, AgentTier, SiteDocument } from '#contracts/generated/contracts.ts';
import { checkAgentPlans, tierFaults } from './check-agent-plans.ts';

const currency = { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'before' } as const;
const tier = (turnover: string, active: number, rate: string, netLoss?: string): AgentTier => ({
  ...{ turnover, active, rate },
  ...(netLoss !== undefined && { netLoss }),
});
const faultsOf = (agentPlans: AgentPlans, changes: Partial<SiteDocument> = {}) => {
  const flags = [
    { modId: 'DIVIDEND3' as const, enabled: true },
    { modId: 'DAILYSALARY3' as const, enabled: true },
  ];
  const site = { currency, flags, agentPlans, ...changes } as unknown as SiteDocument;
  return [...checkAgentPlans(site)].map(({ path }) => path.join('.'));
};

describe('the plans of agents', () => {
  it('are taken where each kind has terms that ascend', () => {
    const dividend = [tier('0', 0, '10'), tier('100.00', 2, '12.5', '50.00')];
    expect(
      faultsOf({ dividend: 'weekly', salary: ['daily'], terms: { dividend, daily: [tier('0', 0, '0.4')] } }),
    ).toEqual([]);
  });

  it('need terms for each kind whose module is on, and none for others', () => {
    expect(faultsOf({ dividend: 'weekly' })).toEqual(['agentPlans.terms']);
    expect(faultsOf({ dividend: 'weekly' }, { flags: [] })).toEqual([]);
    const terms = { hourly: [tier('0', 0, '1')] };
    expect(faultsOf({ terms, onRequest: ['realtime'] })).toEqual(['agentPlans.onRequest.0', 'agentPlans.terms.hourly']);
  });

  it('have amounts that the currency has, and pay no play coins', () => {
    expect(faultsOf({ minimumBet: '0.001' })).toEqual(['agentPlans.minimumBet']);
    expect(faultsOf({}, { currency: { ...currency, isPlay: true } })).toEqual(['agentPlans']);
  });

  it('are refused where a tier falls below the one before, or asks what its kind has not', () => {
    const faults = tierFaults([tier('10', 2, '5', '9'), tier('9', 1, '5', '8')], 'dividend');
    expect(faults.map(({ tier: index, field }) => `${index} ${field}`)).toEqual([
      ...['1 turnover', '1 netLoss', '1 active', '1 rate'],
    ]);
    expect(tierFaults([tier('0', 0, '1', '5')], 'daily')).toEqual([{ tier: 0, field: 'netLoss' }]);
  });
});
