import { beforeAll, expect, it } from 'vitest';
import type { AgentContracts, TeamAccountMade } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { contractScene, type SceneAgent } from '#gateway/testing/contract-scene.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { loweredTiers } from './first-offers.ts';

const ACCOUNTS = '/wps/agent/register/accounts';

it('lowers each tier in the same proportion', () => {
  const tier = (rate: number) => ({ turnover: '0', netLoss: null, active: 0, rate });
  expect(loweredTiers([tier(500), tier(2_000), tier(4_200)], 3_600).map(({ rate }) => rate)).toEqual([
    428, 1_714, 3_600,
  ]);
});

describeOnOneEngine('contracts that are offered with a new account', (open) => {
  const scene = contractScene(open);
  let top: SceneAgent;

  beforeAll(async () => {
    top = await scene.newAgent(null);
  });

  it('wait for its answer, by the own tiers of whoever opened it', async () => {
    const body = { username: 'firstoffer', type: 'agent', rates: { dividend: '36', realtime: '0.4' } };
    const made = successOf<TeamAccountMade>(await scene.post(top, ACCOUNTS, body));
    expect(validatorOf('TeamAccountMade')(made)).toBe(true);
    expect(made.offers).toEqual([
      { kind: 'realtime', rate: '0.4' },
      { kind: 'dividend', rate: '36' },
    ]);
    const { contracts } = successOf<AgentContracts>(
      await scene.ask(top, `/wps/agent/contracts?memberId=${made.memberId}&kind=dividend`),
    );
    expect(contracts).toMatchObject([
      {
        ...{ state: 'offered', startsOn: scene.day(1), topRate: '36' },
        tiers: [
          { turnover: '0.00', active: 0, rate: '18' },
          { turnover: '100.00', netLoss: '50.00', active: 2, rate: '36' },
        ],
      },
    ]);
  });

  it('are refused by kind before there is an account, above the own rate, for others and without own terms', async () => {
    const below = await scene.newAgent(top);
    const refused = async (who: SceneAgent, changes: object) => {
      const body = { username: 'neverthere', type: 'agent', rates: { dividend: '10' }, ...changes };
      const { code, fields } = refusalOf(await scene.post(who, ACCOUNTS, body));
      expect(code).toBe('invalid_request');
      return fields;
    };
    expect(await refused(top, { rates: { dividend: '40.01', hourly: '0' } })).toEqual({
      'rates.dividend': 'out_of_range',
      'rates.hourly': 'out_of_range',
    });
    expect(await refused(top, { type: 'member' })).toEqual({ rates: 'not_allowed_value' });
    expect(await refused(top, { uplineId: below.memberId })).toEqual({ rates: 'not_allowed_value' });
    expect(await refused(below, {})).toEqual({ 'rates.dividend': 'not_allowed_value' });
    const free = { username: 'neverthere', type: 'agent' };
    expect(successOf<TeamAccountMade>(await scene.post(top, ACCOUNTS, free)).offers).toEqual([]);
  });
});
