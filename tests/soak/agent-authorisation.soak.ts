import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { CALLS } from '#contracts/generated/calls-table.ts';
import { agentScene, type SceneMember } from '#gateway/testing/agent-scene.ts';
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
/** Changes that name a member, which change nothing for those who may. */
const CHANGES = [
  (id: string) => ({ path: `/wps/agent/team/members/${id}/frozen`, method: 'PUT', body: { frozen: false } }),
  (id: string) => ({ path: `/wps/agent/team/members/${id}/notes`, method: 'POST', body: { text: 'seen' } }),
];

const LISTS = ['team/overview', 'team/members?search=player', 'reports/bets', 'reports/losses', 'reports/transactions'];

const LEVELS = 4;
/** Downlines of each agent: the whole run asks more than 10,000 times. */
const BRANCHES = scaled(2, 3);
const TIMEOUT_MS = 1_800_000;

describeOnOneEngine('who may see whom at the agents’ desk', (open) => {
  const scene = agentScene(open);
  const { ask, newMember } = scene;
  /** Everybody, with whom they stand below. */
  const people: { readonly one: SceneMember; readonly above: readonly SceneMember[]; readonly isAgent: boolean }[] = [];
  let elsewhere: SceneMember;
  let trial: SceneMember;
  let moved: SceneMember;

  beforeAll(async () => {
    const grow = async (above: readonly SceneMember[]): Promise<void> => {
      const isAgent = above.length < LEVELS - 1;
      const one = await newMember({ type: isAgent ? 1 : 0, under: above.at(-1) ?? null });
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
    moved = await newMember({ under: former?.one ?? null });
    const answer = await scene.gateway.ask(`/wps/operator/sites/aurora/members/${moved.memberId}/upline`, {
      ...{ method: 'PUT', body: '{"uplineId":null}' },
      headers: { authorization: `Bearer ${TEST_OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    });
    successOf(answer);
  });

  it('answers an agent about its subtree alone, and as about nobody for anybody else', {
    timeout: TIMEOUT_MS,
  }, async () => {
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
      }
      for (const stranger of [elsewhere, trial, moved, { memberId: 'NOBODY0000' }])
        for (const reading of READINGS) {
          expect(refusalOf(await ask(reader.one, reading(stranger.memberId))).code).toBe('not_found');
        }
    }
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
        return new Set(ids);
      });
      expect(seen).toEqual(team);
      for (const table of closed)
        await expect(
          scene.database.forAgent('aurora', memberId, (tx) => sql`select 1 from ${sql.table(table)}`.execute(tx)),
        ).rejects.toMatchObject({ code: '42501' });
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
