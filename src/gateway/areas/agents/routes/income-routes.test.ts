import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type {
  AgentContract,
  AgentIncome,
  ContractTerms,
  IncomeDerivation,
  MemberMessages,
  RealtimeSalary,
  RequestedPayments,
} from '#contracts/generated/contracts.ts';
import { balanceOf } from '#gateway/areas/money/money.ts';
import { processMany } from '#gateway/areas/money/repository/process-repository.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { contractScene, type SceneAgent } from '#gateway/testing/contract-scene.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { requestPayment } from '../income/request-payment.ts';
import { findProgress } from '../repository/progress-repository.ts';
import { settleFrom } from '../settlement/settle-from.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describeOnOneEngine('income of agents', (open) => {
  const scene = contractScene(open);
  let [top, mid, player, outsider] = [] as unknown as SceneAgent[] as [SceneAgent, SceneAgent, SceneAgent, SceneAgent];
  let playedOn = '';

  beforeAll(async () => {
    top = await scene.newAgent(null);
    mid = await scene.newAgent(top);
    player = await scene.newAgent(mid, 0);
    outsider = await scene.newAgent(null);
    const { contractId } = successOf<AgentContract>(await scene.offer(top, mid, { rate: '18' }));
    successOf(await scene.post(mid, `/wps/agent/contracts/${contractId}/accept`));
    await scene.leap(DAY_MS);
    playedOn = scene.day(0);
    await scene.play(player, scene.now().getTime() + HOUR_MS, 10_000, 3_000);
    await scene.play(top, scene.now().getTime() + HOUR_MS, 2_000);
    scene.pass(3 * HOUR_MS);
    await scene.leap(DAY_MS);
    await scene.settle();
  });

  const income = async (agent: SceneAgent, query = '') =>
    successOf<AgentIncome>(await scene.ask(agent, `/wps/agent/income${query}`));
  const paymentOf = async (agent: SceneAgent, kind: string): Promise<string> => {
    const row = (await income(agent)).rows.find((one) => one.kind === kind);
    if (typeof row?.paymentId !== 'string') throw new Error(`there is no payment of ${kind}`);
    return row.paymentId;
  };
  const derivation = (agent: SceneAgent, paymentId: string, query = '') =>
    scene.ask(agent, `/wps/agent/income/${paymentId}/derivation${query}`);
  const balance = (agent: SceneAgent) =>
    scene.database.forSite('aurora', (tx) =>
      balanceOf(tx, 'aurora', { memberId: agent.memberId, currency: 'EUR', kind: 'member' }),
    );

  it('is listed by kind and day, with what is paid and what may be asked for', async () => {
    const own = await income(top);
    expect(validatorOf('AgentIncome')(own)).toBe(true);
    expect(own.byKind.map(({ kind, amount, paid, upcoming }) => [kind, amount, paid, upcoming])).toEqual([
      ['dividend', '0.00', '0.00', '23.40'],
      ['daily', '1.20', '1.20', '0.00'],
      ['hourly', '0.60', '0.60', '0.00'],
      ['realtime', '0.96', '0.96', '0.00'],
    ]);
    expect(own.total).toBe('2.76');
    expect(own.byDay.find(({ day }) => day === playedOn)).toMatchObject({ daily: '1.20', dividend: '0.00' });
    expect(own.rows.find(({ kind }) => kind === 'realtime')).toMatchObject({
      payments: 1,
      state: 'paid',
      isRunning: false,
    });
    expect(await balance(top)).toBe(276n);
    expect((await income(mid)).byKind[0]).toMatchObject({ amount: '0.00', upcoming: '12.60' });
    expect((await income(outsider)).totalCount).toBe(0);
    const kinds = successOf<MemberMessages>(await scene.ask(top, '/wps/member/messages')).list.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('payment'))).toEqual(['paymentDailySalary']);
    const file = await scene.ask(top, '/wps/agent/income?as=csv&each=payment');
    expect(file.text.split('\r\n').filter((line) => line !== '')).toHaveLength(5);
    expect(file.text).toContain('23.40,Ready,');
    const amounts = (await income(top, '?sort=amount&order=up')).rows.map(({ amount }) => Number(amount));
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
    const times = (await income(top, '?sort=time&order=up')).rows.map(({ day }) => day);
    expect(times).toEqual(times.toSorted());
    const sorted = await scene.ask(top, '/wps/agent/income?as=csv&each=payment&sort=amount');
    expect(sorted.text.split('\r\n')[1]).toContain('23.40');
    expect(refusalOf(await scene.ask(top, '/wps/agent/income?sort=kind')).fields).toEqual({
      sort: 'not_allowed_value',
    });
    expect(refusalOf(await scene.ask(top, '/wps/agent/income?from=2026-03-05&to=2026-03-01')).fields).toEqual({
      to: 'out_of_range',
    });
  });

  it('is never settled from an earlier moment once any of it was', async () => {
    const daily = () => scene.database.forSite('aurora', (tx) => findProgress(tx, 'aurora', 'daily'));
    const before = await daily();
    expect(before).toBeDefined();
    await scene.database.forSite('aurora', (tx) => settleFrom(tx, scene.site(), 'daily', new Date(0)));
    expect(await daily()).toEqual(before);
  });

  it('is explained step by step to the agent and to those above it, and to nobody else', async () => {
    const paymentId = await paymentOf(top, 'dividend');
    const shown = successOf<IncomeDerivation>(await derivation(top, paymentId, '?check=true'));
    expect(validatorOf('IncomeDerivation')(shown)).toBe(true);
    expect(shown).toMatchObject({
      ...{ base: '90.00', carried: '0.00', net: '90.00', turnover: '120.00', active: 2 },
      ...{ tier: 2, rate: '40', uplineRate: '100', gross: '36.00', downlines: '12.60', paid: '23.40', debt: '0.00' },
      contract: { contractId: null, version: null },
      rows: [
        { member: { memberId: mid.memberId }, netLoss: '70.00', base: '70.00', members: 1, active: 1 },
        { member: null, netLoss: '20.00', base: '20.00', members: 1, active: 1 },
      ],
      shares: [{ member: { account: mid.account }, base: '70.00', rate: '18', share: '12.60' }],
      check: { snapshot: true, facts: true },
    });
    expect(shown.tiers.map(({ reached, isReached }) => [reached, isReached])).toEqual([
      [{ turnover: true, netLoss: null, active: true }, false],
      [{ turnover: true, netLoss: true, active: true }, true],
    ]);
    const below = await paymentOf(mid, 'dividend');
    expect(successOf<IncomeDerivation>(await derivation(mid, below))).toMatchObject({ rate: '18', uplineRate: null });
    expect(successOf<IncomeDerivation>(await derivation(top, below))).toMatchObject({
      ...{ paid: '12.60', uplineRate: '40', contract: { version: 1 }, check: { snapshot: true, facts: null } },
    });
    for (const [agent, payment] of [
      [mid, paymentId],
      [outsider, below],
      [top, '999999'],
    ] as const)
      expect(refusalOf(await derivation(agent, payment)).code).toBe('not_found');
  });

  it('is paid on request once it is due, whoever asks how often', async () => {
    const paymentId = await paymentOf(top, 'dividend');
    const path = '/wps/relay/MCS2_processDividendReq';
    const ask = async (body: object) => successOf<RequestedPayments>(await scene.post(top, path, body));
    expect(await ask({ paymentId })).toEqual({ requested: [], open: 0 });
    await scene.leap(DAY_MS);
    // What was earned stays the agent's when the site stops paying by the kind.
    const { agentPlans: _off, ...rest } = scene.site().site;
    const site = { ...scene.site(), site: rest };
    const parts = { database: scene.database, clock: scene.now };
    const askedLater = (memberId: string) =>
      requestPayment(parts, { site, agentId: memberId }, { kind: 'dividend', paymentId: null });
    expect((await askedLater(mid.memberId)).requested).toHaveLength(1);
    await expect(askedLater(outsider.memberId)).rejects.toMatchObject({ code: 'feature_disabled' });
    expect(refusalOf(await scene.post(mid, path, { paymentId })).code).toBe('not_found');
    expect(refusalOf(await scene.post(top, '/wps/relay/MCS2_hourlySalary', { paymentId })).code).toBe('not_found');
    const asked = await Promise.all([ask({ paymentId }), ask({})]);
    expect(asked.flatMap(({ requested }) => requested)).toEqual([paymentId]);
    const before = await balance(top);
    await scene.settle();
    await scene.settle();
    expect(await balance(top)).toBe(before + 2_340n);
    expect(await ask({})).toEqual({ requested: [], open: 0 });
    const row = (await income(top, '?kind=dividend&state=paid')).rows[0];
    expect(row).toMatchObject({ paymentId, state: 'paid', reference: expect.stringMatching(/^DIV-2603\d\d-\d+$/) });
  });

  it('is hidden from other agents by the database itself, whatever a query asks for', async () => {
    const owners = {
      ...{ agent_contract: 'member_id', agent_contract_step: 'member_id', agent_input: 'agent_id' },
      ...{ agent_share: 'agent_id', agent_carry: 'agent_id', agent_payment: 'agent_id' },
    };
    for (const [table, owner] of Object.entries(owners)) {
      const seenBy = (agent: SceneAgent) =>
        scene.database.forAgent('aurora', agent.memberId, async (tx) => {
          const rows = await sql<{
            owner: string;
          }>`select distinct ${sql.ref(owner)} as owner from ${sql.table(table)}`.execute(tx);
          return rows.rows.map((row) => row.owner);
        });
      expect(await seenBy(outsider), table).toEqual([]);
      for (const seen of await seenBy(mid)) expect(seen, table).toBe(mid.memberId);
    }
    const addresses = scene.database.forAgent('aurora', mid.memberId, (tx) =>
      sql`select address from agent_contract_step`.execute(tx),
    );
    await expect(addresses).rejects.toMatchObject({ code: '42501' });
  });

  it('shows where facts and settlement differ', async () => {
    const paymentId = await paymentOf(top, 'dividend');
    await scene.database.asOwner(
      (tx) => sql`update team_play set bet_minor = bet_minor + 1 where member_id = ${player.memberId}`.execute(tx),
      { siteId: 'aurora' },
    );
    const { check } = successOf<IncomeDerivation>(await derivation(top, paymentId, '?check=true'));
    expect(check).toMatchObject({ snapshot: true, facts: false });
  });

  it('shows the running five minutes from bets that are not counted yet', async () => {
    const integrationId = await addIntegration(scene.database);
    const user = await addPlayer(scene.database, { memberId: player.memberId, integrationId, balanceMinor: 10_000 });
    const [outcome] = await processMany(scene.database, [
      {
        ...{ site: 'aurora', integration: integrationId, vendor: 'PG', user, currency: 'EUR', own: 'EUR', zone: 'UTC' },
        ...{ game: 'g', round: 'r1', session: null, finished: true, known: true, sessions: false, debts: true },
        ...{ refusal: 0, most: null, at: scene.now().toISOString(), kinds: ['bet'], ids: ['a1'], amounts: [2_500] },
        originals: [null],
      },
    ]);
    expect(outcome).toMatchObject({ kind: 'applied' });
    const running = successOf<RealtimeSalary>(await scene.ask(top, '/wps/agent/salary/realtime'));
    expect(validatorOf('RealtimeSalary')(running)).toBe(true);
    expect(running).toMatchObject({
      turnover: '25.00',
      active: 1,
      tier: 1,
      rate: '0.8',
      gross: '0.20',
      amount: '0.20',
    });
    expect(running.secondsLeft).toBeGreaterThan(0);
    // Its upline pays it no real-time salary.
    expect(successOf<RealtimeSalary>(await scene.ask(mid, '/wps/agent/salary/realtime'))).toMatchObject({
      ...{ turnover: '0.00', amount: '0.00', terms: { tiers: [] } },
    });
    const terms = successOf<ContractTerms>(await scene.ask(top, '/wps/relay/MCS2_dailySalaryContract'));
    expect(validatorOf('ContractTerms')(terms)).toBe(true);
    expect(terms).toMatchObject({ kind: 'daily', isHouse: true, isAutomatic: true, tiers: [{ rate: '1' }] });
  });
});
