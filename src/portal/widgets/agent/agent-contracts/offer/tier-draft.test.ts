import { describe, expect, it } from 'vitest';
import { draftOf, draftOfSaved, mostRate, readTiers, type TierDraft } from './tier-draft.ts';

const own = [
  { turnover: '0', active: 0, rate: '36' },
  { turnover: '100', active: 5, rate: '38.5' },
];
const draft = (over: Partial<TierDraft> = {}): TierDraft => ({
  ...{ turnover: '0', netLoss: '0', active: '0', rate: '30' },
  ...over,
});
const read = (drafts: readonly TierDraft[], kind: 'dividend' | 'daily' = 'dividend') =>
  readTiers(drafts, { kind, decimals: 2, own });

describe('tiers of an offer', () => {
  it('are sent as the API has them, net losses with dividends alone', () => {
    expect(read([draft({ turnover: '10,50', active: '3' })]).tiers).toEqual([
      { turnover: '10.50', netLoss: '0', active: 3, rate: '30' },
    ]);
    expect(read([draft({ netLoss: 'x' })], 'daily').tiers).toEqual([{ turnover: '0', active: 0, rate: '30' }]);
  });

  it('name each field that is wrong', () => {
    expect(read([draft({ turnover: '1.234', netLoss: 'a', active: '1.5', rate: '101' })]).faults).toEqual({
      ...{ '0.turnover': 'amount', '0.netLoss': 'amount', '0.active': 'whole', '0.rate': 'percent' },
    });
  });

  it('wait for empty fields without a fault', () => {
    expect(read([draft({ rate: '' })])).toMatchObject({ tiers: null, faults: {}, isIncomplete: true });
  });

  it('are saved as far as they are filled in, and come back so', () => {
    const typed = [draft({ netLoss: '', rate: '' }), draft({ turnover: '', active: '', rate: '36' })];
    const { written } = read(typed);
    expect(written).toEqual([
      { turnover: '0', active: 0 },
      { netLoss: '0', rate: '36' },
    ]);
    expect(written?.map(draftOfSaved)).toEqual(typed);
    expect(read([draft({ netLoss: 'x', rate: '' })], 'daily').written).toEqual([{ turnover: '0', active: 0 }]);
    expect(read([draft({ rate: '37' })]).written).toBeNull();
  });

  it('have no rate above the own one of the same tier, nor above the own top rate', () => {
    expect(read([draft({ rate: '36.01' })]).faults).toEqual({ '0.rate': 'above' });
    expect(read([draft({ rate: '36' }), draft({ rate: '38.5' }), draft({ rate: '38.6' })]).faults).toEqual({
      '2.rate': 'above',
    });
    expect(mostRate([], 0)).toBeNull();
  });

  it('rise in their rates, and do not fall in their conditions', () => {
    const second = draft({ turnover: '5', active: '1', rate: '30' });
    expect(read([draft({ turnover: '10', active: '2' }), second]).faults).toEqual({
      ...{ '1.turnover': 'falls', '1.active': 'falls', '1.rate': 'falls' },
    });
  });

  it('begin with those of a contract', () => {
    expect(draftOf({ turnover: '1000.00', active: 2, rate: '0.4' })).toEqual({
      ...{ turnover: '1000', netLoss: '0', active: '2', rate: '0.4' },
    });
  });
});
