import { beforeAll, expect, it } from 'vitest';
import type { TeamMember, TeamMembers, TeamOverview, TeamTransfer } from '#contracts/generated/contracts.ts';
import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { AGENT_PAYMENT_PASSWORD, agentScene, type SceneMember } from '#gateway/testing/agent-scene.ts';
import { TEST_OPERATOR_TOKEN } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const DAY_MS = 86_400_000;
const RANGE = 'from=2026-03-11&to=2026-03-11';

describeOnOneEngine('an agent’s team', (open) => {
  const scene = agentScene(open);
  const { ask, askSealed, back, newMember, play } = scene;
  let agent: SceneMember;
  let leader: SceneMember;
  let player: SceneMember;
  let deep: SceneMember;
  let other: SceneMember;

  beforeAll(async () => {
    agent = await newMember({ type: 1, fundsMinor: 50_000 });
    leader = await newMember({ type: 2, under: agent });
    player = await newMember({ under: agent, fundsMinor: 10_000 });
    deep = await newMember({ under: leader, fundsMinor: 10_000 });
    other = await newMember({ type: 1, fundsMinor: 10_000 });
    await play(player, { bet: 1_000, win: 400 });
    await play(deep, { bet: 3_000 });
    await play(other, { bet: 500 });
    await scene.count();
  });

  it('adds up everybody at or below the agent', async () => {
    const overview = successOf<TeamOverview>(await ask(agent, `/wps/agent/team/overview?${RANGE}`));
    expect(validatorOf('TeamOverview')(overview)).toBe(true);
    expect(overview).toMatchObject({
      ...{ people: 3, agents: 1, activeToday: 2, from: '2026-03-11' },
      totals: { bets: 2, turnover: '40.00', returned: '4.00', netLoss: '36.00', active: 2, registrations: 3 },
      before: { turnover: '0.00', active: 0 },
      days: [{ day: '2026-03-11', turnover: '40.00', active: 2 }],
    });
    expect(overview.countedTo).toMatch(/^2026-03-11T12:/);
    const leaders = successOf<TeamOverview>(await ask(leader, `/wps/agent/team/overview?${RANGE}`));
    expect(leaders).toMatchObject({ people: 1, totals: { turnover: '30.00', active: 1 } });
  });

  it('lists the direct downlines with their own figures and their teams’, and goes down from there', async () => {
    const list = successOf<TeamMembers>(await ask(agent, `/wps/agent/team/members?${RANGE}`));
    expect(validatorOf('TeamMembers')(list)).toBe(true);
    expect(list.root).toMatchObject({ memberId: agent.memberId, level: 0, parentId: null, people: 3, active: 2 });
    expect(list.list.map(({ account, level, people }) => [account, level, people])).toEqual([
      [leader.account, 1, 1],
      [player.account, 1, 0],
    ]);
    expect(list.list[0]).toMatchObject({
      ...{ isAgent: true, own: { turnover: '0.00' }, team: { turnover: '30.00', netLoss: '30.00' }, active: 1 },
    });
    expect(list.list[1]).toMatchObject({ balance: '94.00', state: 'active', own: { netLoss: '6.00' } });
    const below = successOf<TeamMembers>(
      await ask(agent, `/wps/agent/team/members?parent=${leader.memberId}&${RANGE}`),
    );
    expect(below.path.map(({ account }) => account)).toEqual([agent.account, leader.account]);
    expect(below.list).toMatchObject([{ memberId: deep.memberId, level: 2, parentId: leader.memberId }]);
    const up = successOf<TeamMembers>(await ask(agent, `/wps/agent/team/members?sort=turnover&order=up&${RANGE}`));
    expect(up.list.map(({ account }) => account)).toEqual([player.account, leader.account]);
    const members = successOf<TeamMembers>(await ask(agent, '/wps/agent/team/members?type=member'));
    expect(members).toMatchObject({ totalCount: 1, totalPages: 1, list: [{ memberId: player.memberId }] });
    const accountsOf = async (query: string) =>
      successOf<TeamMembers>(await ask(agent, `/wps/agent/team/members?${query}`)).list.map(({ account }) => account);
    expect(await accountsOf('sort=balance&order=down')).toEqual([player.account, leader.account]);
    expect(await accountsOf('sort=balance&order=up')).toEqual([leader.account, player.account]);
    const past = successOf<TeamMembers>(await ask(agent, '/wps/agent/team/members?pageNo=9'));
    expect(past).toMatchObject({ list: [], totalCount: 2, totalPages: 1 });
    const sheet = await ask(agent, `/wps/agent/team/members?${RANGE}&as=csv`);
    expect(sheet.text.split('\r\n')[2]).toContain(leader.account);
  });

  it('finds whoever is below the agent, and nobody else', async () => {
    const found = async (who: SceneMember, text: string) =>
      successOf<TeamMembers>(await ask(who, `/wps/agent/team/members?search=${text}`)).list.map(
        ({ memberId }) => memberId,
      );
    expect(await found(agent, deep.account.toUpperCase())).toEqual([deep.memberId]);
    expect(await found(agent, deep.memberId)).toEqual([deep.memberId]);
    expect(await found(agent, 'player')).toHaveLength(3);
    expect(await found(agent, 'player&type=agent')).toEqual([leader.memberId]);
    // Deep and its leader’s team have the larger turnover.
    expect((await found(agent, `player&sort=turnover&order=up&${RANGE}`))[0]).toBe(player.memberId);
    expect(await found(other, 'player')).toEqual([]);
    expect(await found(agent, '%25%25')).toEqual([]);
  });

  it('shows a member with notes that only their author sees', async () => {
    const path = `/wps/agent/team/members/${deep.memberId}`;
    const note = successOf<{ noteId: string }>(
      await ask(agent, `${path}/notes`, { method: 'POST', body: { text: ' Prefers mornings. ' } }),
    );
    const read = async (who: SceneMember) => successOf<TeamMember>(await ask(who, `${path}?${RANGE}`));
    const shown = await read(agent);
    expect(validatorOf('TeamMember')(shown)).toBe(true);
    expect(shown).toMatchObject({
      ...{ level: 2, upline: { account: leader.account }, days: [{ turnover: '30.00' }], frozenByMe: false },
      notes: [{ noteId: note.noteId, text: 'Prefers mornings.' }],
    });
    expect((await read(leader)).notes).toEqual([]);
    const others = await ask(leader, `${path}/notes/${note.noteId}`, { method: 'DELETE' });
    expect(refusalOf(others).code).toBe('not_found');
    successOf(await ask(agent, `${path}/notes/${note.noteId}`, { method: 'DELETE' }));
    expect((await read(agent)).notes).toEqual([]);
    const empty = await ask(agent, `${path}/notes`, { method: 'POST', body: { text: '   ' } });
    expect(refusalOf(empty)).toMatchObject({ code: 'invalid_request', fields: { text: 'required' } });
  });

  it('lets the direct upline alone name a member', async () => {
    const path = `/wps/agent/team/members/${deep.memberId}/nickname`;
    const named = await ask(agent, path, { method: 'PUT', body: { nickname: 'Deep' } });
    expect(refusalOf(named).code).toBe('not_direct_downline');
    successOf(await ask(leader, path, { method: 'PUT', body: { nickname: ' Deep ' } }));
    const { nickname } = successOf<TeamMember>(await ask(agent, `/wps/agent/team/members/${deep.memberId}`));
    expect(nickname).toBe('Deep');
  });

  it('freezes a member, which only that agent, one above it or an operator can unfreeze', async () => {
    const path = `/wps/agent/team/members/${deep.memberId}/frozen`;
    successOf(await ask(agent, path, { method: 'PUT', body: { frozen: true } }));
    expect(refusalOf(await ask(deep, '/wps/member/info')).code).toBe('not_logged_in');
    const { signIn } = accountCalls(scene.gateway);
    const again = await signIn({ username: deep.account }, { envelope: scene.envelope() });
    expect(refusalOf(again).code).toBe('account_frozen');
    const list = successOf<TeamMembers>(await ask(agent, `/wps/agent/team/members?parent=${leader.memberId}`));
    expect(list.list[0]?.state).toBe('frozen');
    const before = list.list[0]?.balance;
    await play(deep, { bet: 100 });
    const after = successOf<TeamMember>(await ask(agent, `/wps/agent/team/members/${deep.memberId}`));
    expect([after.balance, after.frozenByMe]).toEqual([before, true]);
    const byLeader = await ask(leader, path, { method: 'PUT', body: { frozen: false } });
    expect(refusalOf(byLeader).code).toBe('frozen_by_upline');
    const byOperator = (frozen: boolean) =>
      scene.gateway.ask(`/wps/operator/sites/aurora/members/${deep.memberId}/frozen`, {
        ...{ method: 'PUT', body: JSON.stringify({ frozen, reason: 'asked to' }) },
        headers: { authorization: `Bearer ${TEST_OPERATOR_TOKEN}`, 'content-type': 'application/json' },
      });
    successOf(await byOperator(false));
    successOf(await signIn({ username: deep.account }, { envelope: scene.envelope() }));
    successOf(await byOperator(true));
    const bySelf = await ask(agent, path, { method: 'PUT', body: { frozen: false } });
    expect(refusalOf(bySelf).code).toBe('frozen_by_upline');
    successOf(await byOperator(false));
    successOf(await ask(agent, path, { method: 'PUT', body: { frozen: true } }));
    successOf(await ask(agent, path, { method: 'PUT', body: { frozen: false } }));
  });

  it('sends money down the team once for each key', async () => {
    const send = (body: object, key: string) =>
      askSealed(agent, '/wps/agent/team/transfers', { paymentPassword: AGENT_PAYMENT_PASSWORD, ...body }, key);
    const path = `/wps/agent/team/transfers/${deep.memberId}`;
    expect(successOf(await ask(agent, path))).toMatchObject({ balance: '500.00', leftToday: '150.00', min: '5.00' });
    const body = { memberId: deep.memberId, amount: '20.00' };
    const first = successOf<TeamTransfer>(await send(body, 'down-1'));
    expect(first).toMatchObject({ balance: '480.00', memberId: deep.memberId, amount: '20.00' });
    expect(successOf<TeamTransfer>(await send(body, 'down-1'))).toEqual(first);
    const refusals = [
      [{ ...body, memberId: other.memberId }, 'down-2', 'not_found'],
      [{ ...body, memberId: agent.memberId }, 'down-3', 'not_found'],
      [{ ...body, amount: '4.99' }, 'down-4', 'amount_out_of_range'],
      [{ ...body, amount: '99.00', paymentPassword: 'quite-wrong-7' }, 'down-5', 'wrong_payment_password'],
      [{ ...body, amount: '30.00' }, 'down-1', 'idempotency_mismatch'],
      [{ ...body, memberId: leader.memberId }, 'down-1', 'idempotency_mismatch'],
    ] as const;
    for (const [asked, key, code] of refusals) expect(refusalOf(await send(asked, key)).code).toBe(code);
    expect(isSound(await scene.database.forSite('aurora', (tx) => checkLedger(tx, 'aurora')))).toBe(true);
  });

  it('moves a member at once: the former upline sees nothing more, and keeps what was played', async () => {
    const mover = await newMember({ under: leader, fundsMinor: 10_000 });
    await play(mover, { bet: 200 });
    await scene.count();
    scene.later(DAY_MS);
    [agent, other] = [await back(agent), await back(other)];
    const move = (memberId: string, uplineId: string | null) =>
      scene.gateway.ask(`/wps/operator/sites/aurora/members/${memberId}/upline`, {
        ...{ method: 'PUT', body: JSON.stringify({ uplineId }) },
        headers: { authorization: `Bearer ${TEST_OPERATOR_TOKEN}`, 'content-type': 'application/json' },
      });
    expect(refusalOf(await move(leader.memberId, mover.memberId))).toMatchObject({
      fields: { uplineId: 'wrong_value' },
    });
    successOf(await move(mover.memberId, other.memberId));
    expect(refusalOf(await ask(agent, `/wps/agent/team/members/${mover.memberId}`)).code).toBe('not_found');
    expect(successOf<TeamMember>(await ask(other, `/wps/agent/team/members/${mover.memberId}`)).level).toBe(1);
    await play(mover, { bet: 700 });
    await scene.count();
    const turnover = async (who: SceneMember, range: string) =>
      successOf<TeamOverview>(await ask(who, `/wps/agent/team/overview?${range}`)).totals.turnover;
    expect(await turnover(agent, RANGE)).toBe('42.00');
    expect(await turnover(agent, 'from=2026-03-12&to=2026-03-12')).toBe('0.00');
    expect(await turnover(other, 'from=2026-03-12&to=2026-03-12')).toBe('7.00');
  });
});
