import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { CALLS } from '#contracts/generated/calls-table.ts';
import type { TeamLink, TeamNote } from '#contracts/generated/contracts.ts';
import { AGENT_PAYMENT_PASSWORD, agentScene, type SceneMember } from '#gateway/testing/agent-scene.ts';
import { TEST_OPERATOR_TOKEN } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';

/** Readings that name a member, and how. */
const READINGS = [
  (id: string) => `/wps/agent/team/members/${id}`,
  (id: string) => `/wps/agent/team/members?parent=${id}`,
  (id: string) => `/wps/agent/team/transfers/${id}`,
];
/** Changes that name a member. */
const CHANGES = [
  (id: string) => ({ path: `/wps/agent/team/members/${id}/frozen`, method: 'PUT', body: { frozen: false } }),
  (id: string) => ({ path: `/wps/agent/team/members/${id}/notes`, method: 'POST', body: { text: 'seen' } }),
];

const LISTS = [
  ...['team/overview', 'team/members', 'team/members?search=player', 'register/links'],
  ...['reports/bets', 'reports/losses', 'reports/transactions', 'reports/bets?as=csv', 'team/members?as=csv'],
];

const LEVELS = 4;
/** Downlines of each agent: the whole run asks more than 10,000 times. */
const BRANCHES = scaled(2, 3);
const TIMEOUT_MS = 1_800_000;

describeOnOneEngine('who may see whom at the agents’ desk', (open) => {
  const scene = agentScene(open);
  const { ask, newMember } = scene;
  /** Everybody, with whom they stand below. */
  const people: { readonly one: SceneMember; readonly above: readonly SceneMember[]; readonly isAgent: boolean }[] = [];
  /** A note about each member, with who wrote it. */
  const notes = new Map<string, { readonly author: SceneMember; readonly noteId: string }>();
  /** A link of each agent. */
  const links = new Map<string, string>();
  let elsewhere: SceneMember;
  let trial: SceneMember;
  let moved: SceneMember;

  beforeAll(async () => {
    const grow = async (above: readonly SceneMember[]): Promise<void> => {
      const isAgent = above.length < LEVELS - 1;
      const one = await newMember({ type: isAgent ? 1 : 0, under: above.at(-1) ?? null, fundsMinor: 10_000 });
      people.push({ one, above, isAgent });
      if (!isAgent) return;
      for (let branch = 0; branch < BRANCHES; branch += 1) await grow([...above, one]);
    };
    for (let tree = 0; tree < 2; tree += 1) await grow([]);
    elsewhere = await newMember({ type: 1, siteId: 'lotus' });
    trial = await newMember();
    await scene.database.asOwner(
      (tx) => sql`update member set type = 4 where member_id = ${trial.memberId}`.execute(tx),
      { siteId: 'aurora' },
    );
    const former = people.find(({ above }) => above.length === 1);
    moved = await newMember({ under: former?.one ?? null, fundsMinor: 10_000 });
    await scene.play(moved, { bet: 100 });
    const answer = await scene.gateway.ask(`/wps/operator/sites/aurora/members/${moved.memberId}/upline`, {
      ...{ method: 'PUT', body: '{"uplineId":null}' },
      headers: { authorization: `Bearer ${TEST_OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    });
    successOf(answer);
    for (const { one } of people) await scene.play(one, { bet: 100, win: 50 });
    for (const { one } of people.filter(({ isAgent }) => isAgent)) {
      const made = { name: 'Group', kind: 'member', host: 'aurora.localhost' };
      const link = await ask(one, '/wps/agent/register/links', { method: 'POST', body: made });
      links.set(one.memberId, successOf<TeamLink>(link).code);
    }
    await scene.count();
  });

  it('answers an agent about its subtree alone, and as about nobody for anybody else', {
    timeout: TIMEOUT_MS,
  }, async () => {
    let cells = 0;
    const agents = people.filter(({ isAgent }) => isAgent);
    for (const reader of agents.slice(0, scaled(3, agents.length))) {
      for (const { one, above } of people) {
        const isBelow = above.some(({ memberId }) => memberId === reader.one.memberId);
        const isSelf = one.memberId === reader.one.memberId;
        for (const [index, reading] of READINGS.entries()) {
          const answer = await ask(reader.one, reading(one.memberId));
          const isShown = isBelow || (isSelf && index < 2);
          expect(`${answer.status} ${reading(one.account)}`).toBe(`${isShown ? 200 : 404} ${reading(one.account)}`);
        }
        for (const change of CHANGES) {
          const { path, ...options } = change(one.memberId);
          const answer = await ask(reader.one, path, options);
          expect(answer.status).toBe(isBelow ? 200 : 404);
        }
        const name = { method: 'PUT', body: { nickname: 'Named' } };
        const named = await ask(reader.one, `/wps/agent/team/members/${one.memberId}/nickname`, name);
        const isDirect = above.at(-1)?.memberId === reader.one.memberId;
        expect(named.status).toBe(isDirect ? 200 : isBelow ? 403 : 404);
        const note = notes.get(one.memberId);
        if (note !== undefined && note.author !== reader.one) {
          const removed = `/wps/agent/team/members/${one.memberId}/notes/${note.noteId}`;
          expect((await ask(reader.one, removed, { method: 'DELETE' })).status).toBe(404);
        }
        if (isBelow) {
          const written = { method: 'POST', body: { text: 'seen' } };
          const answer = await ask(reader.one, `/wps/agent/team/members/${one.memberId}/notes`, written);
          notes.set(one.memberId, { author: reader.one, noteId: successOf<TeamNote>(answer).noteId });
        }
        const body = { memberId: one.memberId, amount: '5.00', paymentPassword: AGENT_PAYMENT_PASSWORD };
        const key = `${reader.one.memberId}-${one.memberId}`;
        const sent = await scene.askSealed(reader.one, '/wps/agent/team/transfers', body, key);
        // Where the agent may send, the day's limit may be reached.
        if (!isBelow) expect(refusalOf(sent).code).toBe('not_found');
        else expect([200, 422]).toContain(sent.status);
        if (!isBelow && !isSelf) {
          const account = { username: 'newcomer', type: 'member', uplineId: one.memberId };
          const opened = await ask(reader.one, '/wps/agent/register/accounts', { method: 'POST', body: account });
          expect(refusalOf(opened)).toMatchObject({ code: 'invalid_request', fields: { uplineId: 'wrong_value' } });
        }
        const change = { method: 'PUT', body: { isOn: false } };
        const link = await ask(
          reader.one,
          `/wps/agent/register/links/${links.get(one.memberId) ?? 'AAAA1111'}`,
          change,
        );
        expect(link.status).toBe(isSelf ? 200 : 404);
        cells += READINGS.length + CHANGES.length + 5;
      }
      for (const stranger of [elsewhere, trial, moved, { memberId: 'NOBODY0000' }])
        for (const reading of READINGS) {
          expect(refusalOf(await ask(reader.one, reading(stranger.memberId))).code).toBe('not_found');
          cells += 1;
        }
    }
    console.info(`${cells} answers to ${scaled(3, agents.length)} agents`);
  });

  it('refuses every call to guests, members, trial accounts and agents of another site', async () => {
    const calls = Object.entries(CALLS).filter(([name]) => / \/wps\/agent\/(?:team|register|reports)\//.test(name));
    const guarded = calls.filter(([name]) => !name.endsWith('/register/opened'));
    expect(guarded.length).toBeGreaterThan(14);
    const member = people.find(({ isAgent }) => !isAgent)?.one;
    if (member === undefined) throw new Error('the scene has no member');
    for (const [, { method, path }] of guarded) {
      const url = path.replace(':memberId', member.memberId).replace(':noteId', '1').replace(':code', 'AAAA1111');
      const options = { method, ...(method !== 'GET' && method !== 'DELETE' && { body: {} }) };
      expect(refusalOf(await ask(null, url, options)).code).toBe('not_logged_in');
      expect(refusalOf(await ask(member, url, options)).code).toBe('agents_only');
      expect(refusalOf(await ask(trial, url, options)).code).toBe('in_need_true_account');
      expect(refusalOf(await ask(elsewhere, url, options)).code).toBe('not_logged_in');
    }
  });

  it('holds without any filter in the queries, and for every agent', async () => {
    const readable = {
      member: ['member_id'],
      member_sign_in: ['member_id'],
      member_upline: ['ancestor_id', 'descendant_id'],
      team_member: ['member_id'],
      team_span: ['ancestor_id', 'descendant_id'],
      team_play: ['member_id'],
      team_day: ['agent_id'],
      team_note: ['author_id'],
      team_link: ['owner_id'],
      ledger_account: ['member_id'],
    };
    const closed = ['member_session', 'payout_account', 'payment', 'team_transfer', 'play_limit', 'member_message'];
    for (const reader of people.filter(({ isAgent }) => isAgent)) {
      const { memberId } = reader.one;
      const below = people.filter(({ above }) => above.some((one) => one.memberId === memberId));
      const team = new Set([memberId, ...below.map(({ one }) => one.memberId)]);
      const seen = await scene.database.forAgent('aurora', memberId, async (tx) => {
        const ids: string[] = [];
        for (const [table, columns] of Object.entries(readable)) {
          const names = sql.join(columns.map((column) => sql.ref(column)));
          const { rows } = await sql<Record<string, string>>`select ${names} from ${sql.table(table)}`.execute(tx);
          ids.push(...rows.flatMap((row) => Object.values(row)));
        }
        for (const table of ['ledger_balance', 'ledger_transfer', 'game_round']) {
          const { rows } = await sql<{ member_id: string | null }>`
            select a.member_id from ${sql.table(table)} t
            left join ledger_account a on a.account_id = t.account_id`.execute(tx);
          expect([table, rows.length > 0, rows.some(({ member_id }) => member_id === null)]).toEqual([
            ...[table, true, false],
          ]);
          ids.push(...rows.map(({ member_id }) => member_id ?? ''));
        }
        return new Set(ids);
      });
      expect(seen).toEqual(team);
      for (const table of closed)
        await expect(
          scene.database.forAgent('aurora', memberId, (tx) => sql`select 1 from ${sql.table(table)}`.execute(tx)),
        ).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('shows contracts and payments to those above the member and to who gave them, and drafts to their writers', async () => {
    const former = people.find(({ above }) => above.length === 1)?.one;
    if (former === undefined) throw new Error('the scene has no second level');
    const given = [
      ...people.flatMap(({ one, above }) => {
        const upline = above.at(-1);
        return upline === undefined ? [] : [{ member: one.memberId, upline: upline.memberId }];
      }),
      { member: moved.memberId, upline: former.memberId },
    ];
    await scene.database.asOwner(
      async (tx) => {
        const rows = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (member text, upline text)`;
        await sql`insert into agent_contract (site_id, member_id, upline_id, kind, period, version, tiers, top_rate,
            starts_on, from_at, until_at, state, offered_at, expires_at, request_key, digest)
          select 'aurora', g.member, g.upline, 'daily', 'daily', 1, '[]', 100, '2026-01-01', '2026-01-01', 'infinity',
            'active', '2026-01-01', '2026-01-08', g.member, '' from ${rows}`.execute(tx);
        await sql`insert into agent_contract_step (site_id, contract_id, step_no, member_id, step, at)
          select site_id, contract_id, 1, member_id, 'offered', '2026-01-01' from agent_contract`.execute(tx);
        await sql`insert into agent_contract_draft (site_id, upline_id, member_id, kind, period, tiers, saved_at)
          select 'aurora', g.upline, g.member, 'daily', 'daily', '[]', '2026-01-01' from ${rows}`.execute(tx);
        await sql`insert into agent_run (site_id, kind, period, from_at, until_at, due_at, min_bet_minor, is_carried,
            house_tiers, settled_at)
          values ('aurora', 'daily', 'daily', '2026-01-01', '2026-01-02', '2026-01-02', 0, false, '[]',
            '2026-01-02')`.execute(tx);
        await sql`insert into agent_share (site_id, run_id, agent_id, upline_id, turnover_minor, active, base_minor,
            carry_in_minor, debt_in_minor, tier, tier_rate, cap_rate, gross_minor, downlines_minor, paid_minor,
            carry_out_minor, debt_out_minor)
          select 'aurora', r.run_id, g.member, g.upline, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0
          from agent_run r, ${rows}`.execute(tx);
        await sql`insert into agent_payment (site_id, run_id, agent_id, kind, amount_minor, currency, day, from_at,
            until_at, due_at, state)
          select 'aurora', run_id, agent_id, 'daily', 1, 'EUR', '2026-01-02', '2026-01-01', '2026-01-02',
            '2026-01-02', 'ready' from agent_share`.execute(tx);
      },
      { siteId: 'aurora' },
    );
    for (const reader of people.filter(({ isAgent }) => isAgent)) {
      const { memberId } = reader.one;
      const team = new Set([
        memberId,
        ...people.filter(({ above }) => above.some((one) => one.memberId === memberId)).map(({ one }) => one.memberId),
      ]);
      const readable = given.filter(({ member, upline }) => team.has(member) || upline === memberId);
      const written = given.filter(({ upline }) => upline === memberId);
      await scene.database.forAgent('aurora', memberId, async (tx) => {
        for (const [table, column, expected] of [
          ['agent_contract', 'member_id', readable],
          ['agent_contract_step', 'member_id', readable],
          ['agent_payment', 'agent_id', readable],
          ['agent_contract_draft', 'member_id', written],
        ] as const) {
          const { rows } = await sql<{ id: string }>`
            select ${sql.ref(column)} as id from ${sql.table(table)}`.execute(tx);
          expect([table, rows.map(({ id }) => id).sort()]).toEqual([
            table,
            expected.map(({ member }) => member).sort(),
          ]);
        }
      });
    }
  });

  it('lists nobody outside the subtree', async () => {
    for (const reader of people.filter(({ isAgent }) => isAgent)) {
      const others = people
        .filter(
          ({ one, above }) => one !== reader.one && !above.some(({ memberId }) => memberId === reader.one.memberId),
        )
        .map(({ one }) => one.account);
      for (const list of LISTS) {
        const { text, status } = await ask(reader.one, `/wps/agent/${list}`);
        expect(status).toBe(200);
        for (const account of others) expect(text).not.toContain(`"${account}"`);
      }
    }
  });
});
