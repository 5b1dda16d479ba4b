import { beforeAll, expect, it } from 'vitest';
import type { AgentContract, ContractDraft, ContractDrafts } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { contractScene, type SceneAgent } from '#gateway/testing/contract-scene.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const DRAFTS = '/wps/agent/contractDrafts';

describeOnOneEngine('drafts of offers', (open) => {
  const scene = contractScene(open);
  let top: SceneAgent;
  let outsider: SceneAgent;

  beforeAll(async () => {
    top = await scene.newAgent(null);
    outsider = await scene.newAgent(null);
  });

  const save = (from: SceneAgent, to: SceneAgent, body: object, kind = 'dividend') =>
    scene.ask(from, `${DRAFTS}/${to.memberId}/${kind}`, {
      ...{ method: 'PUT', body: { period: 'daily', tiers: [{ rate: '10' }], ...body } },
    });
  const read = (from: SceneAgent, to: SceneAgent) => scene.ask(from, `${DRAFTS}/${to.memberId}`);
  const discard = (from: SceneAgent, to: SceneAgent, kind = 'dividend') =>
    scene.ask(from, `${DRAFTS}/${to.memberId}/${kind}`, { method: 'DELETE' });
  const draftsOf = async (from: SceneAgent, to: SceneAgent) =>
    successOf<ContractDrafts>(await read(from, to)).drafts.map(({ kind, tiers }) => [kind, tiers]);

  it('are kept for each downline and kind, the last one saved, until they are discarded', async () => {
    const [mid, other] = [await scene.newAgent(top), await scene.newAgent(top)];
    expect(await draftsOf(top, mid)).toEqual([]);
    const tiers = [{ turnover: '0', netLoss: '5.00', active: 1, rate: '10' }, { rate: '12.5' }];
    const saved = successOf<ContractDraft>(
      await save(top, mid, { tiers, startsOn: scene.day(2), endsOn: scene.day(9) }),
    );
    expect(validatorOf('ContractDraft')(saved)).toBe(true);
    expect(saved).toEqual({
      ...{ memberId: mid.memberId, kind: 'dividend', period: 'daily', tiers },
      ...{ startsOn: scene.day(2), endsOn: scene.day(9), savedAt: scene.now().toISOString() },
    });
    const all = successOf<ContractDrafts>(await read(top, mid));
    expect(validatorOf('ContractDrafts')(all)).toBe(true);
    expect(all.drafts).toEqual([saved]);
    successOf(await save(top, mid, { tiers: [{}] }, 'daily'));
    successOf(await save(top, other, { tiers: [{ rate: '1' }] }));
    successOf(await save(top, mid, { tiers: [{ rate: '11' }] }));
    expect(await draftsOf(top, mid)).toEqual([
      ['daily', [{}]],
      ['dividend', [{ rate: '11' }]],
    ]);
    for (const _twice of [1, 2]) successOf(await discard(top, mid));
    expect(await draftsOf(top, mid)).toEqual([['daily', [{}]]]);
    expect(await draftsOf(top, other)).toEqual([['dividend', [{ rate: '1' }]]]);
  });

  it('are gone once the offer is sent, and stay when it is refused', async () => {
    const mid = await scene.newAgent(top);
    for (const kind of ['dividend', 'daily']) successOf(await save(top, mid, { tiers: [{ rate: '1' }] }, kind));
    expect(refusalOf(await scene.offer(top, mid, { rate: '41' })).code).toBe('invalid_request');
    expect(await draftsOf(top, mid)).toHaveLength(2);
    successOf<AgentContract>(await scene.offer(top, mid, { rate: '15' }));
    expect(await draftsOf(top, mid)).toEqual([['daily', [{ rate: '1' }]]]);
  });

  it('are refused with the field that is wrong, while empty fields are compared with nothing', async () => {
    const mid = await scene.newAgent(top);
    const low = await scene.newAgent(mid);
    const faults = [
      [{ period: 'monthly' }, { period: 'not_allowed_value' }],
      [{ startsOn: scene.day(0) }, { startsOn: 'out_of_range' }],
      [{ startsOn: '2026-02-31' }, { startsOn: 'wrong_format' }],
      [{ startsOn: scene.day(3), endsOn: scene.day(2) }, { endsOn: 'out_of_range' }],
      [{ endsOn: scene.day(0) }, { endsOn: 'out_of_range' }],
      [{ tiers: [{ turnover: '0.001' }] }, { 'tiers.0.turnover': 'wrong_format' }],
      [{ tiers: [{ rate: '21' }, {}] }, { 'tiers.0.rate': 'out_of_range' }],
      [{ tiers: [{ active: 5 }, { active: 4 }] }, { 'tiers.1.active': 'out_of_range' }],
      [{ tiers: [{ rate: '5' }, { rate: '5' }] }, { 'tiers.1.rate': 'out_of_range' }],
    ] as const;
    for (const [body, fields] of faults)
      expect(refusalOf(await save(top, mid, body))).toMatchObject({ code: 'invalid_request', fields });
    for (const body of [{ tiers: [{ rate: 'x' }] }, { tiers: [] }, { tiers: [{ rate: '5', more: 1 }] }])
      expect(refusalOf(await save(top, mid, body)).code).toBe('invalid_request');
    expect(refusalOf(await save(top, mid, { tiers: [{}, { netLoss: '1' }] }, 'daily')).fields).toEqual({
      'tiers.1.netLoss': 'unknown_field',
    });
    expect(refusalOf(await save(top, mid, {}, 'weekly')).code).toBe('invalid_request');
    successOf(await save(top, mid, { tiers: [{ active: 5, turnover: '9' }, {}, { active: 4 }] }));
    expect(refusalOf(await save(mid, low, {})).code).toBe('no_own_contract');
  });

  it('are of the direct upline alone, and go when the member moves', async () => {
    const mid = await scene.newAgent(top);
    const low = await scene.newAgent(mid);
    const player = await scene.newAgent(top, 0);
    successOf(await save(top, mid, {}));
    for (const [from, to] of [
      ...([
        [outsider, mid],
        [top, low],
        [mid, mid],
        [low, mid],
        [top, player],
      ] as const),
    ]) {
      expect(refusalOf(await read(from, to)).code).toBe('not_found');
      expect(refusalOf(await save(from, to, {})).code).toBe('not_found');
      expect(refusalOf(await discard(from, to)).code).toBe('not_found');
    }
    await scene.move(mid, outsider);
    expect(refusalOf(await read(top, mid)).code).toBe('not_found');
    expect(await draftsOf(outsider, mid)).toEqual([]);
    await scene.move(mid, top);
    expect(await draftsOf(top, mid)).toEqual([]);
  });

  it('are seen by no other agent whatever a query asks for', async () => {
    const mid = await scene.newAgent(top);
    successOf(await save(top, mid, {}));
    const seen = (agent: SceneAgent) =>
      scene.database.forAgent('aurora', agent.memberId, (tx) =>
        tx.selectFrom('agent_contract_draft').select('upline_id').distinct().execute(),
      );
    expect(await seen(top)).toEqual([{ upline_id: top.memberId }]);
    for (const agent of [mid, outsider]) expect(await seen(agent)).toEqual([]);
  });
});
