import { beforeAll, expect, it } from 'vitest';
import type {
  AgentContract,
  AgentContracts,
  ContractSimulation,
  MemberMessages,
  OwnContracts,
} from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { contractScene, type SceneAgent } from '#gateway/testing/contract-scene.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { acceptContract } from '../contracts/answer-contract.ts';

const DAY_MS = 86_400_000;
const CONTRACTS = '/wps/agent/contracts';

describeOnOneEngine('contracts of agents', (open) => {
  const scene = contractScene(open);
  let top: SceneAgent;
  let outsider: SceneAgent;

  beforeAll(async () => {
    top = await scene.newAgent(null);
    outsider = await scene.newAgent(null);
  });

  const agreed = async (from: SceneAgent, to: SceneAgent, rate: string): Promise<AgentContract> => {
    const { contractId } = successOf<AgentContract>(await scene.offer(from, to, { rate }));
    return successOf<AgentContract>(await scene.post(to, `${CONTRACTS}/${contractId}/accept`, { agrees: true }));
  };
  const read = async (agent: SceneAgent, contractId: string) =>
    successOf<AgentContract>(await scene.ask(agent, `${CONTRACTS}/${contractId}`));
  const kindsOf = async (agent: SceneAgent) =>
    successOf<MemberMessages>(await scene.ask(agent, '/wps/member/messages?pageSize=50')).list.map(({ kind }) => kind);

  it('are offered once for each key, and accepted with the consent of both sides and their addresses', async () => {
    const mid = await scene.newAgent(top);
    const key = 'the-one-offer';
    const offered = successOf<AgentContract>(await scene.offer(top, mid, { rate: '19.5', key }));
    expect(validatorOf('AgentContract')(offered)).toBe(true);
    expect(offered).toMatchObject({ state: 'offered', version: 1, topRate: '19.5', may: ['withdraw'], ends: [] });
    expect(offered.from).toBe('2026-03-06T23:00:00.000Z');
    expect(offered.openUntil).toBe('2026-03-13T23:00:00.000Z');
    expect(successOf<AgentContract>(await scene.offer(top, mid, { rate: '19.5', key })).contractId).toBe(
      offered.contractId,
    );
    expect(refusalOf(await scene.offer(top, mid, { rate: '19', key })).code).toBe('idempotency_mismatch');
    expect(refusalOf(await scene.offer(top, mid)).code).toBe('offer_open');
    const own = successOf<OwnContracts>(await scene.ask(mid, `${CONTRACTS}/own`));
    expect(validatorOf('OwnContracts')(own)).toBe(true);
    expect(own.offers).toMatchObject([{ contractId: offered.contractId, may: ['accept', 'reject'] }]);
    expect(own.upline?.account).toMatch(/\*\*\*/);
    expect(own.terms.map(({ kind, tiers }) => [kind, tiers.length])).toEqual([
      ...[
        ['dividend', 0],
        ['daily', 0],
        ['hourly', 0],
        ['realtime', 0],
      ],
    ]);

    const accepted = successOf<AgentContract>(await scene.post(mid, `${CONTRACTS}/${offered.contractId}/accept`));
    expect(accepted).toMatchObject({ state: 'active', may: ['terminate'], until: null });
    expect(accepted.steps).toMatchObject([
      { step: 'offered', by: top.memberId },
      { step: 'accepted', by: mid.memberId },
    ]);
    const stored = await scene.database.forSite('aurora', (tx) =>
      tx.selectFrom('agent_contract_step').select('address').where('contract_id', '=', offered.contractId).execute(),
    );
    expect(stored.map(({ address }) => address)).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(await kindsOf(mid)).toEqual(['contractOffered']);
    expect(await kindsOf(top)).toContain('contractAccepted');
    const list = successOf<AgentContracts>(await scene.ask(top, `${CONTRACTS}?memberId=${mid.memberId}&state=active`));
    expect(validatorOf('AgentContracts')(list)).toBe(true);
    expect(list).toMatchObject({ next: null, contracts: [{ contractId: offered.contractId }] });
  });

  it('are refused with the field that is wrong', async () => {
    const mid = await scene.newAgent(top);
    const low = await scene.newAgent(mid);
    const player = await scene.newAgent(top, 0);
    const tiers = (...rates: readonly string[]) => rates.map((rate, n) => ({ turnover: `${n}`, active: n, rate }));
    const faults = [
      [{ period: 'monthly' }, { period: 'not_allowed_value' }],
      [{ startsOn: scene.day(0) }, { startsOn: 'out_of_range' }],
      [{ startsOn: '2026-02-31' }, { startsOn: 'wrong_format' }],
      [{ startsOn: scene.day(3), endsOn: scene.day(2) }, { endsOn: 'out_of_range' }],
      [{ tiers: tiers('10', '10') }, { 'tiers.1.rate': 'out_of_range' }],
      [{ tiers: [{ turnover: '0.001', active: 0, rate: '1' }] }, { 'tiers.0.turnover': 'wrong_format' }],
      [{ tiers: tiers('21') }, { 'tiers.0.rate': 'out_of_range' }],
      [{ tiers: tiers('10', '20', '40.01') }, { 'tiers.2.rate': 'out_of_range' }],
      [{ memberId: low.memberId }, { memberId: 'wrong_value' }],
      [{ memberId: player.memberId }, { memberId: 'wrong_value' }],
    ] as const;
    for (const [changes, fields] of faults)
      expect(refusalOf(await scene.offer(top, mid, changes as never))).toMatchObject({
        code: 'invalid_request',
        fields,
      });
    const salary = { kind: 'daily', tiers: [{ turnover: '0', netLoss: '0', active: 0, rate: '1' }] } as const;
    expect(refusalOf(await scene.offer(top, mid, salary as never)).fields).toEqual({
      'tiers.0.netLoss': 'unknown_field',
    });
    expect(refusalOf(await scene.offer(mid, low)).code).toBe('no_own_contract');
    expect(refusalOf(await scene.offer(top, outsider)).code).toBe('not_found');
    const { contractId } = successOf<AgentContract>(await scene.offer(top, mid));
    expect(refusalOf(await scene.post(mid, `${CONTRACTS}/${contractId}/reject`)).fields).toEqual({
      reason: 'required',
    });
    expect(refusalOf(await scene.post(top, `${CONTRACTS}/${contractId}/accept`)).code).toBe('contract_closed');
    for (const path of ['', '/accept', '/withdraw', '/terminate'])
      expect(
        refusalOf(
          await scene.ask(
            outsider,
            `${CONTRACTS}/${contractId}${path}`,
            path === '' ? {} : { method: 'POST', body: {} },
          ),
        ).code,
      ).toBe('not_found');
    expect(refusalOf(await scene.ask(outsider, `${CONTRACTS}?memberId=${mid.memberId}`)).code).toBe('not_found');
  });

  it('are answered once, whoever is faster, and not after they expired by the clock', async () => {
    const mid = await scene.newAgent(top);
    const { contractId } = successOf<AgentContract>(await scene.offer(top, mid));
    const answers = await Promise.all([
      scene.post(mid, `${CONTRACTS}/${contractId}/accept`),
      scene.post(mid, `${CONTRACTS}/${contractId}/reject`, { reason: 'Too little' }),
      scene.post(top, `${CONTRACTS}/${contractId}/withdraw`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const late = await scene.newAgent(top);
    const offer = successOf<AgentContract>(await scene.offer(top, late));
    scene.pass(8 * DAY_MS);
    expect((await read(late, offer.contractId)).state).toBe('expired');
    expect(refusalOf(await scene.post(late, `${CONTRACTS}/${offer.contractId}/accept`)).code).toBe('contract_closed');
    // The clock is read after the lock: a change that waited for another one is checked at its own time.
    const third = await scene.newAgent(top);
    const slow = successOf<AgentContract>(await scene.offer(top, third));
    const waiting = {
      ...scene.database,
      forSite: (async (siteId, work) => {
        scene.pass(8 * DAY_MS);
        return scene.database.forSite(siteId, work);
      }) as typeof scene.database.forSite,
    };
    const reader = { site: scene.site(), agentId: third.memberId, address: '127.0.0.1' };
    const asked = { contractId: slow.contractId, agrees: false };
    await expect(acceptContract({ database: waiting, clock: scene.now }, reader, asked)).rejects.toMatchObject({
      code: 'contract_closed',
    });
    const second = successOf<AgentContract>(await scene.offer(top, late));
    expect(second).toMatchObject({ version: 2, state: 'offered' });
    expect((await read(top, offer.contractId)).steps.map(({ step }) => step)).toEqual(['offered', 'expired']);
  });

  it('end those below that pay more when a lower one is accepted, with the consent of who accepts', async () => {
    const mid = await scene.newAgent(top);
    const [low, other] = [await scene.newAgent(mid), await scene.newAgent(mid)];
    const deep = await scene.newAgent(low);
    await agreed(top, mid, '19');
    scene.pass(DAY_MS);
    const [high, fits] = [await agreed(mid, low, '18'), await agreed(mid, other, '9')];
    scene.pass(DAY_MS);
    const deeper = await agreed(low, deep, '17');
    scene.pass(DAY_MS);
    const lower = successOf<AgentContract>(await scene.offer(top, mid, { rate: '10', startsOn: scene.day(2) }));
    expect(lower.ends.map(({ contractId }) => contractId)).toEqual([high.contractId, deeper.contractId]);
    const accept = `${CONTRACTS}/${lower.contractId}/accept`;
    expect(refusalOf(await scene.post(mid, accept)).fields).toEqual({ agrees: 'required' });
    const accepted = successOf<AgentContract>(await scene.post(mid, accept, { agrees: true }));
    expect(await read(mid, high.contractId)).toMatchObject({ state: 'active', ending: 'ended', until: accepted.from });
    expect(await read(mid, deeper.contractId)).toMatchObject({
      state: 'active',
      ending: 'ended',
      until: accepted.from,
    });
    expect(await read(mid, fits.contractId)).toMatchObject({ state: 'active', ending: null, until: null });
    // It counts for another period still, and may end before.
    expect((await read(low, high.contractId)).may).toEqual(['terminate']);
    const before = successOf<AgentContracts>(await scene.ask(mid, `${CONTRACTS}?memberId=${mid.memberId}`));
    expect(before.contracts.map(({ ending }) => ending)).toEqual([null, 'replaced']);
    for (const agent of [low, deep]) expect(await kindsOf(agent)).toContain('contractEnded');
    scene.pass(3 * DAY_MS);
    expect((await read(mid, high.contractId)).state).toBe('ended');
    expect((await read(mid, before.contracts[1]?.contractId ?? '')).state).toBe('replaced');
  });

  it('are terminated by either side at the end of the running period, and end with a move', async () => {
    const mid = await scene.newAgent(top);
    const next = await scene.newAgent(top);
    await agreed(top, mid, '15');
    scene.pass(DAY_MS);
    const low = await scene.newAgent(mid);
    const contract = await agreed(mid, low, '5');
    scene.pass(DAY_MS);
    const offer = successOf<AgentContract>(await scene.offer(mid, low, { rate: '6' }));
    await scene.move(low, next);
    expect(await read(low, contract.contractId)).toMatchObject({ state: 'active', ending: 'ended', may: [] });
    expect((await read(low, offer.contractId)).state).toBe('withdrawn');
    const [own] = successOf<AgentContracts>(await scene.ask(mid, `${CONTRACTS}?memberId=${mid.memberId}`)).contracts;
    const terminate = `${CONTRACTS}/${own?.contractId}/terminate`;
    const ended = successOf<AgentContract>(await scene.post(mid, terminate));
    expect(ended).toMatchObject({ state: 'active', ending: 'terminated', may: [] });
    expect(Date.parse(ended.until ?? '') - scene.now().getTime()).toBeLessThanOrEqual(DAY_MS);
    expect(refusalOf(await scene.post(top, terminate)).code).toBe('contract_closed');
    scene.pass(DAY_MS);
    expect((await read(top, ended.contractId)).state).toBe('terminated');
    expect(refusalOf(await scene.offer(mid, low)).code).toBe('not_found');
  });

  it('are simulated over days with what a loss carries over, beside the contract of today', async () => {
    const mid = await scene.newAgent(top);
    await agreed(top, mid, '10');
    scene.pass(DAY_MS);
    const days = [
      [3, 10_000, 25_000],
      [2, 9_000, 1_000],
      [1, 30_000, 10_000],
    ] as const;
    for (const [back, bet, win] of days)
      for (const [agent, child] of [
        [top, mid.memberId],
        [top, ''],
        [mid, mid.memberId],
      ] as const)
        await scene.countedDay(agent, child, scene.day(-back), bet, win);
    const asked = { memberId: mid.memberId, kind: 'dividend', period: 'daily', periodsBack: 4 };
    const tiers = [{ turnover: '0', netLoss: '0', active: 1, rate: '15' }];
    const path = `${CONTRACTS}/simulation`;
    const { periods, ...sums } = successOf<ContractSimulation>(await scene.post(top, path, { ...asked, tiers }));
    expect(
      periods.map(({ hasData, base, carried, offer, today }) => [hasData, base, carried, offer.paid, today?.paid]),
    ).toEqual([
      [true, '200.00', '-70.00', '19.50', '13.00'],
      [true, '80.00', '-150.00', '0.00', '0.00'],
      [true, '-150.00', '0.00', '0.00', '0.00'],
      [false, '0.00', '0.00', '0.00', '0.00'],
    ]);
    expect(sums).toMatchObject({ offerPaid: '19.50', todayPaid: '13.00' });
    const messages = successOf<MemberMessages>(await scene.ask(mid, '/wps/member/messages')).list;
    expect(messages[0]?.body).toMatch(/^ag\*\*\*.* offers you a contract: Dividend, version 1\. Answer it by /);
  });

  it('tell what an offer would have paid in past periods, and that there was no play in others', async () => {
    const mid = await scene.newAgent(top);
    await scene.play(mid, scene.now().getTime() - 7 * 60_000, 10_000);
    const path = `${CONTRACTS}/simulation`;
    const asked = { memberId: mid.memberId, kind: 'realtime', period: 'fiveMinutes', periodsBack: 3 };
    const tiers = [
      { turnover: '0', active: 0, rate: '0.2' },
      { turnover: '50.00', active: 1, rate: '0.5' },
    ];
    const simulation = successOf<ContractSimulation>(await scene.post(top, path, { ...asked, tiers }));
    expect(validatorOf('ContractSimulation')(simulation)).toBe(true);
    const played = simulation.periods.filter(({ hasData }) => hasData);
    expect(played).toMatchObject([
      {
        turnover: '100.00',
        active: 1,
        ownRate: '0.8',
        today: null,
        offer: { tier: 2, rate: '0.5', paid: '0.50', kept: '0.30' },
      },
    ]);
    expect(simulation.periods).toHaveLength(3);
    expect(simulation).toMatchObject({ offerPaid: '0.50', offerKept: '0.30', faults: [], ends: [] });
    const tooHigh = [{ turnover: '0', active: 0, rate: '0.9' }];
    expect(successOf<ContractSimulation>(await scene.post(top, path, { ...asked, tiers: tooHigh })).faults).toEqual([
      { field: 'tiers.0.rate', code: 'out_of_range' },
    ]);
    const byOthers = await scene.post(outsider, path, { ...asked, tiers });
    expect(refusalOf(byOthers).code).toBe('not_found');
  });
});
