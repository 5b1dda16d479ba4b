import { beforeAll, expect, it } from 'vitest';
import type {
  MemberInfo,
  TeamAccountMade,
  TeamBets,
  TeamLink,
  TeamLinks,
  TeamLosses,
  TeamMember,
  TeamTransactions,
} from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { AGENT_PAYMENT_PASSWORD, agentScene, type SceneMember } from '#gateway/testing/agent-scene.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('registration below an agent, and its reports', (open) => {
  const scene = agentScene(open, {}, Date.now());
  const { ask, newMember, play } = scene;
  let agent: SceneMember;
  let leader: SceneMember;
  let player: SceneMember;
  let other: SceneMember;

  const post = (who: SceneMember | null, path: string, body: object) => ask(who, path, { method: 'POST', body });

  beforeAll(async () => {
    agent = await newMember({ type: 1, fundsMinor: 50_000 });
    leader = await newMember({ type: 2, under: agent });
    player = await newMember({ under: leader, fundsMinor: 10_000 });
    other = await newMember({ type: 1, fundsMinor: 10_000 });
  });

  it('opens accounts whose first password has to be changed', async () => {
    const path = '/wps/agent/register/accounts';
    const made = successOf<TeamAccountMade>(
      await post(agent, path, { username: 'linhdo', nickname: 'Linh', type: 'agent', uplineId: leader.memberId }),
    );
    expect(made).toMatchObject({
      account: 'linhdo',
      password: expect.stringMatching(/^[A-Z][a-z]{5}-[a-z]{3}\d{4}$/),
    });
    const { token } = await accountCalls(scene.gateway)
      .signIn({ username: 'linhdo', password: made.password }, { envelope: scene.envelope() })
      .then((answer) => successOf<{ token: string }>(answer));
    const info = successOf<MemberInfo>(await ask({ token }, '/wps/member/info'));
    expect(info).toMatchObject({ isAgent: true, mustChangePassword: true, nickname: 'Linh' });
    const shown = successOf<TeamMember>(await ask(agent, `/wps/agent/team/members/${made.memberId}`));
    expect(shown).toMatchObject({ level: 2, parentId: leader.memberId });
    const refusals = [
      [{ username: 'linhdo', type: 'member' }, 'account_taken', 'username'],
      [{ username: 'x', type: 'member' }, 'invalid_request', 'username'],
      [{ username: 'freshname', type: 'member', uplineId: player.memberId }, 'invalid_request', 'uplineId'],
      [{ username: 'freshname', type: 'member', uplineId: other.memberId }, 'invalid_request', 'uplineId'],
    ] as const;
    for (const [body, code, field] of refusals) {
      const refusal = refusalOf(await post(agent, path, body));
      expect([refusal.code, Object.keys(refusal.fields ?? {})]).toEqual([code, [field]]);
    }
  });

  it('counts a link from its opening to the player, and takes nobody while it is off', async () => {
    const path = '/wps/agent/register/links';
    const link = successOf<TeamLink>(
      await post(agent, path, { name: 'Group', kind: 'agent', host: 'aurora.localhost' }),
    );
    expect(validatorOf('TeamLink')(link)).toBe(true);
    expect(new URL(link.url)).toMatchObject({ pathname: '/register', search: `?referralCode=${link.code}` });
    for (let opening = 0; opening < 3; opening += 1)
      successOf(await post(null, '/wps/agent/register/opened', { code: link.code.toLowerCase() }));
    successOf(await post(null, '/wps/agent/register/opened', { code: 'NOBODYS1' }));
    const token = await accountCalls(scene.gateway)
      .register({ username: 'bylinkone', referralCode: link.code }, { envelope: scene.envelope() })
      .then((answer) => successOf<{ token: string }>(answer).token);
    const info = successOf<MemberInfo>(await ask({ token }, '/wps/member/info'));
    expect(info.isAgent).toBe(true);
    const links = successOf<TeamLinks>(await ask(agent, path));
    expect(validatorOf('TeamLinks')(links)).toBe(true);
    expect(links).toMatchObject({
      list: [{ code: link.code, funnel: { clicks: 3, registrations: 1, firstDeposits: 0 } }],
      ...{ totals: { clicks: 3 }, hosts: [{ host: 'aurora.localhost', links: 1, clicks: 3 }] },
    });
    expect(successOf<TeamLinks>(await ask(other, path)).list).toEqual([]);
    const off = { method: 'PUT', body: { isOn: false } };
    expect(refusalOf(await ask(other, `${path}/${link.code}`, off)).code).toBe('not_found');
    successOf(await ask(agent, `${path}/${link.code}`, off));
    const late = await accountCalls(scene.gateway).register(
      { username: 'bylinktwo', referralCode: link.code },
      { envelope: scene.envelope() },
    );
    expect(refusalOf(late).code).toBe('invitation_code_error');
    const elsewhere = await post(agent, path, { name: 'x', kind: 'member', host: 'lotus.localhost' });
    expect(refusalOf(elsewhere).fields).toEqual({ host: expect.anything() });
    for (let made = 1; made < 20; made += 1)
      successOf(await post(agent, path, { name: `Link ${made}`, kind: 'member', host: 'aurora.localhost' }));
    const oneMore = await post(agent, path, { name: 'More', kind: 'member', host: 'aurora.localhost' });
    expect(refusalOf(oneMore).code).toBe('too_many_links');
  });

  it('reports rounds, results and transfers of the team alone', async () => {
    await play(player, { bet: 1_000, win: 250 });
    await play(agent, { bet: 300 });
    await play(other, { bet: 100 });
    await scene.count();
    const sent = { memberId: player.memberId, amount: '10.00', paymentPassword: AGENT_PAYMENT_PASSWORD };
    successOf(await scene.askSealed(agent, '/wps/agent/team/transfers', sent, 'report-1'));
    const bets = successOf<TeamBets>(await ask(agent, '/wps/agent/reports/bets'));
    expect(validatorOf('TeamBets')(bets)).toBe(true);
    expect(bets.list.map(({ account, betAmount, winAmount }) => [account, betAmount, winAmount])).toEqual([
      [agent.account, '3.00', '0.00'],
      [player.account, '10.00', '2.50'],
    ]);
    expect(bets.sums).toMatchObject({ turnover: '13.00', netLoss: '10.50' });
    const ofPlayer = successOf<TeamBets>(
      await ask(agent, `/wps/agent/reports/bets?search=${player.account}&pageSize=1`),
    );
    expect(ofPlayer).toMatchObject({ hasMore: false, list: [{ account: player.account }] });
    expect(refusalOf(await ask(agent, `/wps/agent/reports/bets?search=${other.account}`)).code).toBe('not_found');
    const losses = successOf<TeamLosses>(await ask(leader, '/wps/agent/reports/losses'));
    expect(losses.list).toMatchObject([{ account: player.account, level: 1, netLoss: '7.50' }]);
    const entries = successOf<TeamTransactions>(await ask(agent, '/wps/agent/reports/transactions?kind=transfers'));
    expect(entries.list.map(({ account, amount, kind }) => [account, amount, kind])).toEqual([
      [agent.account, '-10.00', 'uplineTransfer'],
      [player.account, '10.00', 'uplineTransfer'],
    ]);
    for (const name of ['bets', 'losses', 'transactions']) {
      const { headers, text } = await ask(agent, `/wps/agent/reports/${name}?as=csv`);
      expect(headers['content-disposition']).toContain(`team-${name}-`);
      expect(text).toContain(player.account);
      expect(text).not.toContain(other.account);
    }
  });
});
