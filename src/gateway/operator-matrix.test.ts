import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorAccounts, OperatorGrant, OperatorRole } from '#contracts/generated/contracts.ts';
import { type OperatorCalls, operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';

const ROLES = ['viewer', 'editor', 'publisher', 'cashier', 'support', 'auditor', 'admin'] as const;
/** Calls of every session, whatever its roles. */
const OF_EVERYBODY = ['GET /wps/operator/sites', 'DELETE /wps/operator/session'];
const AT_ONCE = 6;

/** The table of docs/operator-calls.md: each call with the roles that it takes. */
const table = readFileSync(join(import.meta.dirname, '../../docs/operator-calls.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, call = '', ...cells] = line.split('|').map((cell) => cell.trim());
    return { call: call.replaceAll('`', ''), roles: ROLES.filter((_, at) => cells[at] === 'yes') };
  });

/** Who calls, about which site, and what the gateway makes of it. */
interface Situation {
  readonly title: string;
  readonly siteId: string;
  readonly grants: (role: OperatorRole) => readonly OperatorGrant[];
  /** What becomes of the session before the call; without one, the operator never had a session. */
  readonly meanwhile?: (operator: { readonly token: string; readonly operatorId: string }) => Promise<unknown>;
  readonly hasNoFactor?: boolean;
  readonly expected: (call: string, isMarked: boolean) => string;
}

const ALLOWED = 'allowed';
const NO_ROLE = 'operator_role_required';
const NO_SESSION = 'operator_token_required';
const onAurora = (role: OperatorRole): readonly OperatorGrant[] => [{ siteId: 'aurora', role }];
const everywhere = (role: OperatorRole): readonly OperatorGrant[] => [{ siteId: '*', role }];
const isOfEverybody = (call: string): boolean => OF_EVERYBODY.includes(call) || call.includes(' /wps/operator/me');
const unlessOfEverybody = (call: string): string => (isOfEverybody(call) ? ALLOWED : NO_ROLE);

describe('calls of operators', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: OperatorCalls;
  let cells = 0;

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database);
    calls = operatorCalls(gateway);
  });
  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  const idOf = async (account: string): Promise<string> => {
    const { operators } = successOf<OperatorAccounts>(await calls.call('/operators'));
    return operators.find((one) => one.account === account)?.operatorId ?? '';
  };

  /** What comes of a call: `allowed`, or the code by which operators are refused. */
  async function outcomeOf(call: string, { siteId, token }: { siteId: string; token: string }): Promise<string> {
    const [method = '', pattern = ''] = call.split(' ');
    const path = pattern.replace(':siteId', siteId).replaceAll(/:[a-zA-Z]+/g, '1');
    const response = await gateway.ask(path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
      // A body that is none: who is let in changes nothing.
      ...(method !== 'GET' && { body: '{' }),
    });
    const isCall = response.headers['content-type']?.includes('json') ?? false;
    const { code } = isCall && response.status >= 400 ? refusalOf(response) : { code: '' };
    return code === NO_ROLE || code === NO_SESSION ? code : ALLOWED;
  }

  it('are all in the table, and no others', () => {
    const known = [...gateway.app.routeAccess]
      .filter(([route, access]) => access === 'operator' && !route.startsWith('HEAD '))
      .map(([route]) => route);
    expect(table.map(({ call }) => call).sort()).toEqual(known.sort());
  });

  const situations: readonly Situation[] = [
    {
      ...{ title: 'on the site of the role', siteId: 'aurora', grants: onAurora },
      expected: (call, isMarked) => (isOfEverybody(call) || (isMarked && call.includes(':siteId')) ? ALLOWED : NO_ROLE),
    },
    { ...{ title: 'on another site', siteId: 'lotus', grants: onAurora }, expected: unlessOfEverybody },
    { ...{ title: 'on a site that is none', siteId: 'nosuch', grants: onAurora }, expected: unlessOfEverybody },
    {
      ...{ title: 'with a role on all sites', siteId: 'lotus', grants: everywhere },
      expected: (_, isMarked) => (isMarked ? ALLOWED : NO_ROLE),
    },
    {
      ...{ title: 'with a role on all sites, on a site that is none', siteId: 'nosuch', grants: everywhere },
      expected: (_, isMarked) => (isMarked ? ALLOWED : NO_ROLE),
    },
    {
      ...{ title: 'once the role was taken away', siteId: 'aurora', grants: everywhere },
      meanwhile: ({ operatorId }) =>
        calls.call(`/operators/${operatorId}/roles`, { method: 'PUT', body: { roles: [] } }),
      expected: unlessOfEverybody,
    },
    {
      ...{ title: 'once the account is disabled', siteId: 'aurora', grants: everywhere },
      meanwhile: ({ operatorId }) => calls.call(`/operators/${operatorId}/disable`, { method: 'POST', body: {} }),
      expected: () => NO_SESSION,
    },
    {
      ...{ title: 'once the session was ended', siteId: 'aurora', grants: everywhere },
      meanwhile: ({ token }) => calls.call('/session', { method: 'DELETE', token }),
      expected: () => NO_SESSION,
    },
    {
      ...{ title: 'by a password alone, without an authenticator', siteId: 'aurora', grants: everywhere },
      ...{ hasNoFactor: true, expected: () => NO_SESSION },
    },
  ];

  describe.each(situations)('$title', ({ title, siteId, grants, meanwhile, hasNoFactor = false, expected }) => {
    it.each(ROLES)('%s', async (role) => {
      const account = `${role}-${situations.findIndex((one) => one.title === title)}`;
      let token = '';
      if (hasNoFactor) {
        successOf(await calls.add(account, grants(role)));
        const answer = successOf<{ token?: string }>(await calls.signIn(account));
        expect(answer).toHaveProperty('enrolment');
        token = answer.token ?? 'A'.repeat(43);
      } else {
        token = (await calls.newOperator(account, grants(role))).token;
        if (meanwhile !== undefined) await meanwhile({ token, operatorId: await idOf(account) });
      }
      const wrong: string[] = [];
      const waiting = [...table];
      const work = async (): Promise<void> => {
        for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
          const outcome = await outcomeOf(row.call, { siteId, token });
          const wanted = expected(row.call, row.roles.includes(role));
          cells += 1;
          if (outcome !== wanted) wrong.push(`${row.call}: ${outcome} instead of ${wanted}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      expect(wrong).toEqual([]);
    });
  });

  it('are more than five thousand cells', () => {
    expect(cells).toBeGreaterThan(5_000);
  });
});
