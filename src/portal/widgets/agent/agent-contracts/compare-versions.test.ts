import { describe, expect, it } from 'vitest';
import { buildContract } from '#portal/testing/desk/build-income.ts';
import { compareVersions } from './compare-versions.ts';

const tier = (rate: string, turnover = '0.00') => ({ turnover, netLoss: '0.00', active: 1, rate });

describe('two versions of a contract', () => {
  it('differ in facts and in the fields of their tiers', () => {
    const one = buildContract({ state: 'replaced', tiers: [tier('28'), tier('30', '500.00')], topRate: '30' });
    const other = buildContract({ state: 'active', tiers: [tier('28'), tier('30', '400.00')], topRate: '30' });
    const { facts, tiers, differences } = compareVersions(one, other);
    expect(facts.filter(({ differs }) => differs)).toEqual([
      { fact: 'state', values: ['replaced', 'active'], differs: true },
    ]);
    expect(tiers[1]?.fields.filter(({ differs }) => differs)).toEqual([
      { field: 'turnover', values: ['500.00', '400.00'], differs: true },
    ]);
    expect(differences).toBe(2);
  });

  it('differ in every field of a tier that one of them has not', () => {
    const { tiers, differences } = compareVersions(
      buildContract({ tiers: [tier('28')] }),
      buildContract({ tiers: [tier('28'), tier('30')] }),
    );
    expect(tiers[1]?.fields.map(({ values }) => values)).toEqual([
      [null, '0.00'],
      [null, '0.00'],
      [null, '1'],
      [null, '30'],
    ]);
    expect(differences).toBe(4);
  });

  it('are the same whatever the decimals, and have no net loss with salaries', () => {
    const { tiers, differences } = compareVersions(
      buildContract({ kind: 'daily', tiers: [{ turnover: '100', active: 0, rate: '1' }] }),
      buildContract({ kind: 'daily', tiers: [{ turnover: '100.00', active: 0, rate: '1' }] }),
    );
    expect(tiers[0]?.fields.map(({ field }) => field)).toEqual(['turnover', 'active', 'rate']);
    expect(differences).toBe(0);
  });
});
