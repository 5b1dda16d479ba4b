import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { AgentContract, AgentContracts, ContractPayments } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { contractScene, type SceneAgent } from '#gateway/testing/contract-scene.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const CONTRACTS = '/wps/agent/contracts';
const PAYMENTS = '/wps/agent/contractPayments';

describeOnOneEngine('lists of contracts', (open) => {
  const scene = contractScene(open);
  let top: SceneAgent;

  beforeAll(async () => {
    top = await scene.newAgent(null);
  });

  const list = async (agent: SceneAgent, query: string) =>
    successOf<AgentContracts>(await scene.ask(agent, `${CONTRACTS}?${query}`));
  const idsOf = ({ contracts }: AgentContracts) => contracts.map(({ contractId }) => contractId);
  const all = async (agent: SceneAgent, query: string) => {
    const ids: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: AgentContracts = await list(agent, `${query}${next === '' ? '' : `&before=${next}`}`);
      ids.push(...idsOf(page));
      next = page.next;
    }
    return ids;
  };
  const offered = async (from: SceneAgent, to: SceneAgent, changes: Parameters<typeof scene.offer>[2] = {}) =>
    successOf<AgentContract>(await scene.offer(from, to, changes)).contractId;
  const agreed = async (from: SceneAgent, to: SceneAgent, rate: string) => {
    const contractId = await offered(from, to, { rate });
    successOf(await scene.post(to, `${CONTRACTS}/${contractId}/accept`, { agrees: true }));
    return contractId;
  };

  it('go on after the last one of a page, own contracts among those that the agent gave', async () => {
    const mid = await scene.newAgent(top);
    const own = await agreed(top, mid, '15');
    scene.pass(DAY_MS);
    const given: string[] = [];
    for (let downline = 0; downline < 4; downline += 1)
      given.push(await offered(mid, await scene.newAgent(mid), { rate: '5' }));
    const newest = [...given.toReversed(), own];
    const first = await list(mid, 'pageSize=2');
    expect(validatorOf('AgentContracts')(first)).toBe(true);
    expect([idsOf(first), first.next]).toEqual([newest.slice(0, 2), newest[1]]);
    for (const size of [1, 2, 3, 5, 50]) expect(await all(mid, `pageSize=${size}`)).toEqual(newest);
    expect((await list(mid, 'pageSize=5')).next).toBeNull();
  });

  it('are narrowed to a state as the clock has it, a kind, and a member by its account', async () => {
    const [mid, other] = [await scene.newAgent(top), await scene.newAgent(top)];
    const late = await offered(top, mid, { kind: 'daily', rate: '1', startsOn: scene.day(20) });
    const before = await agreed(top, mid, '10');
    scene.pass(8 * DAY_MS);
    const now = await agreed(top, mid, '12');
    const elsewhere = await offered(top, other, { rate: '9' });
    scene.pass(2 * DAY_MS);
    const waiting = await offered(top, mid, { rate: '13' });
    const byState = async (state: string) => idsOf(await list(top, `account=${mid.account}&state=${state}`));
    expect(await byState('offered')).toEqual([waiting]);
    expect(await byState('active')).toEqual([now]);
    expect(await byState('replaced')).toEqual([before]);
    expect(await byState('expired')).toEqual([late]);
    for (const state of ['ended', 'terminated', 'rejected', 'withdrawn']) expect(await byState(state)).toEqual([]);
    expect(idsOf(await list(top, `account=${mid.account.toUpperCase()}`))).toEqual([waiting, now, before, late]);
    expect(idsOf(await list(top, `memberId=${mid.memberId}&kind=daily`))).toEqual([late]);
    expect(idsOf(await list(top, 'state=offered'))).toEqual([waiting, elsewhere]);
    expect(refusalOf(await scene.ask(mid, `${CONTRACTS}?account=${other.account}`)).code).toBe('not_found');
    expect(refusalOf(await scene.ask(mid, `${CONTRACTS}?account=nobody`)).code).toBe('not_found');
    expect(refusalOf(await scene.ask(mid, `${CONTRACTS}?before=x`)).fields).toEqual({ before: 'wrong_format' });
  });

  it('show a former upline what it gave and what was paid by it, and nothing else of who moved', async () => {
    const [above, next] = [await scene.newAgent(top), await scene.newAgent(top)];
    await agreed(top, above, '18');
    await agreed(top, next, '18');
    scene.pass(DAY_MS);
    await scene.settle();
    const moved = await scene.newAgent(above);
    const below = await scene.newAgent(moved);
    const refused = await offered(above, moved, { rate: '8' });
    successOf(await scene.post(moved, `${CONTRACTS}/${refused}/reject`, { reason: 'Too little' }));
    const given = await agreed(above, moved, '10');
    await scene.leap(DAY_MS);
    const deeper = await agreed(moved, below, '5');
    await scene.play(below, scene.now().getTime() + HOUR_MS, 10_000, 3_000);
    await scene.leap(DAY_MS);
    await scene.move(moved, next);
    await scene.leap(DAY_MS);
    const later = await agreed(next, moved, '9');
    await scene.play(below, scene.now().getTime() + 30 * HOUR_MS, 10_000);
    await scene.leap(3 * DAY_MS);
    await scene.settle();

    const read = (agent: SceneAgent, id: string, path = CONTRACTS) => scene.ask(agent, `${path}/${id}`);
    const contract = successOf<AgentContract>(await read(above, given));
    expect(contract).toMatchObject({ state: 'ended', ending: 'ended', may: [], ends: [] });
    expect(contract.member).toEqual({
      memberId: moved.memberId,
      account: `${moved.account.slice(0, 2)}***${moved.account.slice(-2)}`,
      nickname: null,
    });
    expect(contract.steps.map(({ step }) => step)).toEqual(['offered', 'accepted', 'ended']);
    expect(idsOf(await list(above, 'state=ended'))).toEqual([given]);
    expect(idsOf(await list(above, `memberId=${moved.memberId}`))).toEqual([given, refused]);
    const paid = successOf<ContractPayments>(await read(above, given, PAYMENTS));
    expect(validatorOf('ContractPayments')(paid)).toBe(true);
    expect(paid.payments).toMatchObject([{ share: '7.00', amount: '7.00', rate: '10' }]);
    expect(paid).toEqual(successOf(await read(moved, given, PAYMENTS)));
    // The member's former upline is a party of its contract, too.
    expect(successOf<AgentContract>(await read(moved, given)).upline.account).toMatch(/\*\*\*/);

    for (const path of ['/accept', '/reject', '/withdraw', '/terminate']) {
      const body = path === '/reject' ? { reason: 'no' } : {};
      expect(refusalOf(await scene.post(above, `${CONTRACTS}/${given}${path}`, body)).code).toBe('contract_closed');
    }
    for (const one of [later, deeper])
      for (const path of [CONTRACTS, PAYMENTS]) expect(refusalOf(await read(above, one, path)).code).toBe('not_found');
    for (const path of [
      `/wps/agent/team/members/${moved.memberId}`,
      `${CONTRACTS}?account=${moved.account}`,
      `${CONTRACTS}?memberId=${below.memberId}`,
    ])
      expect(refusalOf(await scene.ask(above, path)).code).toBe('not_found');
    // Whose play a payment came from is the member's.
    const { rows } = await scene.database.asOwner(
      (tx) =>
        sql<{ payment_id: string }>`select payment_id from agent_payment where agent_id = ${moved.memberId}`.execute(
          tx,
        ),
      { siteId: 'aurora' },
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { payment_id } of rows)
      expect(refusalOf(await scene.ask(above, `/wps/agent/income/${payment_id}/derivation`)).code).toBe('not_found');
    const seen = await scene.database.forAgent('aurora', above.memberId, async (tx) => ({
      contracts: await tx.selectFrom('agent_contract').select('contract_id').execute(),
      steps: await tx.selectFrom('agent_contract_step').select('contract_id').distinct().execute(),
      payments: await tx
        .selectFrom('agent_payment')
        .select('agent_id')
        .where('agent_id', '=', moved.memberId)
        .execute(),
    }));
    const ids = seen.contracts.map(({ contract_id }) => contract_id);
    expect(ids).toEqual(expect.arrayContaining([given, refused]));
    for (const one of [later, deeper]) expect(ids).not.toContain(one);
    expect(seen.steps.map(({ contract_id }) => contract_id).sort()).toEqual(ids.toSorted());
    expect(seen.payments).toHaveLength(1);
  });

  it('are over at once where the member moves before they begin, and take no change by the former upline', async () => {
    const [above, next] = [await scene.newAgent(null), await scene.newAgent(null)];
    const moved = await scene.newAgent(above);
    const { contractId } = successOf<AgentContract>(
      await scene.offer(above, moved, { rate: '10', startsOn: scene.day(20) }),
    );
    successOf(await scene.post(moved, `${CONTRACTS}/${contractId}/accept`, { agrees: true }));
    await scene.move(moved, next);
    const contract = successOf<AgentContract>(await scene.ask(above, `${CONTRACTS}/${contractId}`));
    expect(contract).toMatchObject({ state: 'ended', ending: 'ended', may: [] });
    expect(refusalOf(await scene.post(above, `${CONTRACTS}/${contractId}/terminate`)).code).toBe('contract_closed');
    expect(idsOf(await list(above, 'state=active'))).toEqual([]);
    expect(idsOf(await list(above, 'state=ended'))).toEqual([contractId]);
  });

  it('show payments by a contract from the latest on, to its parties and those above them', async () => {
    const mid = await scene.newAgent(top);
    const outsider = await scene.newAgent(null);
    const contractId = await agreed(top, mid, '10');
    await scene.leap(DAY_MS);
    for (let day = 0; day < 3; day += 1) {
      await scene.play(mid, scene.now().getTime() + HOUR_MS, 10_000 * (day + 1));
      await scene.leap(DAY_MS);
    }
    await scene.settle();
    const path = `${PAYMENTS}/${contractId}`;
    const first = successOf<ContractPayments>(await scene.ask(top, `${path}?pageSize=2`));
    expect(first.payments.map(({ amount }) => amount)).toEqual(['30.00', '20.00']);
    const rest = successOf<ContractPayments>(await scene.ask(mid, `${path}?before=${first.next}`));
    expect([rest.payments.map(({ amount }) => amount), rest.next]).toEqual([['10.00'], null]);
    expect(refusalOf(await scene.ask(outsider, path)).code).toBe('not_found');
  });
});
