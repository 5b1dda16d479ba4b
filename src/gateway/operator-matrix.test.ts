import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorAccount, OperatorRole, SiteMembers } from '#contracts/generated/contracts.ts';
import { keepFeedback } from '#gateway/areas/service/repository/feedback-repository.ts';
import { addTestMember } from '#gateway/testing/add-test-member.ts';
import { type OperatorCalls, operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration } from '#gateway/testing/vendor-calls.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { openWithoutSiteFilter } from '#tests/harness/without-site-filter.ts';

const ROLES = ['viewer', 'editor', 'translator', 'publisher', 'cashier', 'support', 'auditor', 'admin'] as const;
/** Calls that every session may make, beside those below `/wps/operator/me`. */
const OF_EVERYBODY = ['GET /wps/operator/sites', 'DELETE /wps/operator/session'];
const AT_ONCE = 6;

const ALLOWED = 'allowed';
const NO_ROLE = 'operator_role_required';
const NO_SESSION = 'operator_token_required';

/** The table of docs/operator-calls.md: each call with the roles that it takes. */
const table = readFileSync(join(import.meta.dirname, '../../docs/operator-calls.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, call = '', ...cells] = line.split('|').map((cell) => cell.trim());
    return { call: call.replaceAll('`', ''), roles: ROLES.filter((_, at) => cells[at] === 'yes') };
  });

const isOfEverybody = (call: string): boolean => OF_EVERYBODY.includes(call) || call.includes(' /wps/operator/me');

/** Who calls about which site, and which calls the gateway is to allow. */
interface Situation {
  readonly title: string;
  readonly token: string;
  readonly siteId: string;
  /** The answer to a call that the table allows the role, or does not. */
  readonly expected: (call: string, isMarked: boolean) => string;
}

/** Adds the tests of every call, role and situation, on a database of their own. */
function itAnswersAsTheTableSays<Opened extends TestDatabase>(open: () => Promise<Opened>) {
  let database: Opened;
  let gateway: TestGateway;
  let calls: OperatorCalls;
  let cells = 0;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database);
    calls = operatorCalls(gateway);
  });
  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  const idOf = async (account: string): Promise<string> => {
    const { operators } = successOf<{ operators: OperatorAccount[] }>(await calls.call('/operators'));
    return operators.find((one) => one.account === account)?.operatorId ?? '';
  };

  /** Makes a call. @returns `allowed`, or the code by which operators are refused. */
  async function outcomeOf(call: string, { siteId, token }: Situation): Promise<string> {
    const [method = '', pattern = ''] = call.split(' ');
    const path = pattern.replace(':siteId', siteId).replaceAll(/:[a-zA-Z]+/g, '1');
    const response = await gateway.ask(path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
      // Malformed JSON: an allowed call is refused later and changes nothing.
      ...(method !== 'GET' && { body: '{' }),
    });
    const isCall = response.headers['content-type']?.includes('json') ?? false;
    const { code } = isCall && response.status >= 400 ? refusalOf(response) : { code: '' };
    return code === NO_ROLE || code === NO_SESSION ? code : ALLOWED;
  }

  /** Makes every call of the table in a situation. @returns the calls that were answered otherwise than expected. */
  async function faultsIn(role: OperatorRole, situation: Situation): Promise<readonly string[]> {
    const faults: string[] = [];
    const waiting = [...table];
    const work = async (): Promise<void> => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        const outcome = await outcomeOf(row.call, situation);
        const wanted = situation.expected(
          row.call,
          row.roles.some((one) => one === role),
        );
        cells += 1;
        if (outcome !== wanted) faults.push(`${situation.title}: ${row.call}: ${outcome} instead of ${wanted}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return faults;
  }

  const onlyForEverybody = (call: string): string => (isOfEverybody(call) ? ALLOWED : NO_ROLE);
  const whatIsMarked = (_: string, isMarked: boolean): string => (isMarked ? ALLOWED : NO_ROLE);
  const nothing = (): string => NO_SESSION;

  it.each(ROLES)('answer as the table says: %s', async (role) => {
    const faults: string[] = [];
    const run = async (situation: Situation) => void faults.push(...(await faultsIn(role, situation)));

    const { token: onAurora } = await calls.newOperator(`${role}-aurora`, [{ siteId: 'aurora', role }]);
    const onItsSite = (call: string, isMarked: boolean): string =>
      isMarked && call.includes(':siteId') ? ALLOWED : onlyForEverybody(call);
    await run({ title: 'on the site of the role', token: onAurora, siteId: 'aurora', expected: onItsSite });
    await run({ title: 'on another site', token: onAurora, siteId: 'lotus', expected: onlyForEverybody });
    await run({ title: 'on an unknown site', token: onAurora, siteId: 'nosuch', expected: onlyForEverybody });

    const { token } = await calls.newOperator(`${role}-everywhere`, [{ siteId: '*', role }]);
    await run({ title: 'with the role on all sites', token, siteId: 'lotus', expected: whatIsMarked });
    await run({ title: 'on an unknown site, role on all', token, siteId: 'nosuch', expected: whatIsMarked });
    const everywhere = await idOf(`${role}-everywhere`);
    successOf(await calls.call(`/operators/${everywhere}/roles`, { method: 'PUT', body: { roles: [] } }));
    await run({ title: 'without the role any more', token, siteId: 'aurora', expected: onlyForEverybody });
    successOf(await calls.call('/session', { method: 'DELETE', token }));
    await run({ title: 'after signing out', token, siteId: 'aurora', expected: nothing });

    const disabled = await idOf(`${role}-aurora`);
    successOf(await calls.call(`/operators/${disabled}/disable`, { method: 'POST', body: {} }));
    await run({ title: 'with a disabled account', token: onAurora, siteId: 'aurora', expected: nothing });

    successOf(await calls.add(`${role}-password`, [{ siteId: '*', role }]));
    const offered = successOf<{ token?: string }>(await calls.signIn(`${role}-password`));
    expect(offered).toHaveProperty('enrolment');
    const none = offered.token ?? 'A'.repeat(43);
    await run({ title: 'without an authenticator', token: none, siteId: 'aurora', expected: nothing });
    expect(faults).toEqual([]);
  });

  it('are more than five thousand cells', () => {
    expect(cells).toBeGreaterThan(5_000);
  });

  return { database: () => database, gateway: () => gateway, calls: () => calls };
}

describe('calls of operators', () => {
  const { gateway } = itAnswersAsTheTableSays(openTestDatabase);

  it('are all in the table, and no others', () => {
    const known = [...gateway().app.routeAccess]
      .filter(([route, access]) => access === 'operator' && !route.startsWith('HEAD '))
      .map(([route]) => route);
    expect(table.map(({ call }) => call).sort()).toEqual(known.sort());
  });
});

describe('calls of operators whose queries forget the site', () => {
  const { database, calls } = itAnswersAsTheTableSays(openWithoutSiteFilter);
  const OTHER = '00000000ZZ';

  it('find nothing of another site', async () => {
    const before = database().takenOut();
    await database().forSite('lotus', (tx) => addTestMember(tx, 'lotus', OTHER));
    await database().forSite('aurora', (tx) => addTestMember(tx, 'aurora', '00000000AA'));
    const membersOf = async (siteId: string) =>
      successOf<SiteMembers>(await calls().call(`/sites/${siteId}/members`)).list.map(({ memberId }) => memberId);
    expect(await membersOf('aurora')).toEqual(['00000000AA']);
    expect(await membersOf('lotus')).toEqual([OTHER]);
    const ofMember = table
      .map(({ call }) => call)
      .filter((call) => call.startsWith('GET') && call.includes(':memberId'));
    expect(ofMember.length).toBeGreaterThan(5);
    for (const call of ofMember) {
      const path = call.slice('GET /wps/operator'.length).replace(':siteId', 'aurora').replace(':memberId', OTHER);
      const answer = await calls().call(path.replaceAll(/:[a-zA-Z]+/g, '1'));
      expect([call, refusalOf(answer).status]).toEqual([call, 404]);
    }
    expect(database().takenOut()).toBeGreaterThan(before + ofMember.length);
  });

  it('close and change nothing of another site', async () => {
    const feedbackId = 'f'.repeat(32);
    await database().forSite('lotus', (tx) =>
      keepFeedback(tx, 'lotus', {
        ...{ feedback_id: feedbackId, kind: 'OTHER', content: 'Of lotus alone.', contact: null, language: 'EN' },
        received_at: '2026-01-01T00:00:00Z',
      }),
    );
    const integrationId = await addIntegration(database(), { siteId: 'lotus' });
    const of = (siteId: string, path: string) => `/sites/${siteId}/${path}`;
    const closing = { method: 'POST', body: { outcome: 'answered', note: 'Told how.' } };
    const switching = { method: 'PUT', body: { isEnabled: false, reason: 'A test.' } };
    for (const [path, options] of [
      [`feedback/${feedbackId}/close`, closing],
      [`integrations/${integrationId}/enabled`, switching],
      [`integrations/${integrationId}/history`, {}],
    ] as const) {
      const refused = refusalOf(await calls().call(of('aurora', path), options));
      expect([path, refused.status]).toEqual([path, 404]);
      successOf(await calls().call(of('lotus', path), options));
    }
    const lists = await calls().call(of('aurora', 'integrations'));
    expect(JSON.stringify(successOf(lists))).not.toContain(integrationId);
  });
});
