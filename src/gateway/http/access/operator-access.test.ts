import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorGrant, OperatorRole, OperatorSites, PushedRevision } from '#contracts/generated/contracts.ts';
import { mayAct } from '#contracts/operator-roles.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { markedSite } from '#tests/harness/marked-site.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

/** The permissions of each role on its site. */
const ALLOWED: Readonly<Record<OperatorRole, string>> = {
  viewer: 'viewer',
  editor: 'viewer editor translator',
  translator: 'viewer translator',
  publisher: 'viewer editor translator publisher',
  cashier: 'cashier',
  support: 'support',
  auditor: 'viewer auditor',
  admin: 'viewer editor translator publisher cashier support auditor admin',
};

describe('roles', () => {
  it.each(Object.entries(ALLOWED) as Array<[OperatorRole, string]>)('%s allows: %s', (held, allowed) => {
    const roles = Object.keys(ALLOWED) as OperatorRole[];
    const grants: OperatorGrant[] = [{ siteId: 'aurora', role: held }];
    expect(roles.filter((role) => mayAct(grants, role, 'aurora')).join(' ')).toBe(allowed);
    expect(roles.filter((role) => mayAct(grants, role, 'lotus'))).toEqual([]);
    expect(roles.filter((role) => mayAct(grants, role, '*'))).toEqual([]);
    expect(roles.filter((role) => mayAct([{ siteId: '*', role: held }], role, 'lotus')).join(' ')).toBe(allowed);
  });
});

describeOnOneEngine('routes of operators', (open) => {
  let gateway: TestGateway;
  let calls: ReturnType<typeof operatorCalls>;
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    gateway = await startGateway(await open());
    calls = operatorCalls(gateway);
    for (const site of ['garden', 'aurora'])
      successOf(await calls.call(`/sites/${site}/revisions`, { method: 'POST', body: markedSite(site, 'one') }));
    for (const role of ['viewer', 'editor', 'translator', 'publisher', 'cashier', 'support', 'admin'] as const)
      tokens.set(role, (await calls.newOperator(role, [{ siteId: 'garden', role }])).token);
    tokens.set('everywhere', (await calls.newOperator('everywhere', [{ siteId: '*', role: 'viewer' }])).token);
    tokens.set('nowhere', (await calls.newOperator('nowhere', [])).token);
  });

  afterAll(() => gateway.close());

  const READING = ['viewer', 'editor', 'translator', 'publisher', 'admin'];
  const EDITING = ['editor', 'translator', 'publisher', 'admin'];
  const PUBLISHING = ['publisher', 'admin'];
  const digest = '0'.repeat(64);

  it.each([
    ['GET', '/revisions', READING],
    ['GET', '/revisions/1', READING],
    ['GET', `/assets/${digest}`, READING],
    ['POST', '/revisions', EDITING],
    ['POST', '/revisions/1/preview', READING],
    ['POST', '/publish', PUBLISHING],
    ['POST', '/rollback', PUBLISHING],
  ])('let in who has a role on the very site: %s /sites/:siteId%s', async (method, path, allowed) => {
    const refused = async (site: string, token: string | undefined) => {
      const body = method === 'POST' ? { nothing: true } : undefined;
      const answer = await calls.call(`/sites/${site}${path}`, { method, token: token ?? null, body });
      return answer.status === 403 && refusalOf(answer).code === 'operator_role_required';
    };
    for (const [role, token] of tokens) {
      const isIn = allowed.includes(role) || (role === 'everywhere' && allowed === READING);
      expect(await refused('garden', token), role).toBe(!isIn);
      expect(await refused('aurora', token), role).toBe(!(role === 'everywhere' && allowed === READING));
      expect(await refused('*', token), role).toBe(!(role === 'everywhere' && allowed === READING));
    }
  });

  it('lead a publisher from documents to the site, and to no other', async () => {
    const token = tokens.get('publisher') ?? '';
    const push = (site: string) =>
      calls.call(`/sites/${site}/revisions`, { method: 'POST', body: markedSite(site, 'two'), token });
    const { revision } = successOf<PushedRevision>(await push('garden'));
    successOf(await calls.call('/sites/garden/publish', { method: 'POST', body: { revision }, token }));
    expect(refusalOf(await push('aurora'))).toMatchObject({ status: 403, code: 'operator_role_required' });
    const sitesOf = async (who: string) => {
      const answer = await calls.call('/sites', { token: tokens.get(who) ?? '' });
      return successOf<OperatorSites>(answer)
        .sites.map(({ id }) => id)
        .sort();
    };
    expect(await sitesOf('publisher')).toEqual(['garden']);
    expect(await sitesOf('everywhere')).toEqual(['aurora', 'garden', 'lotus']);
    expect(await sitesOf('cashier')).toEqual(['garden']);
    expect(await sitesOf('nowhere')).toEqual([]);
  });

  it('read no body of an unauthorised request', async () => {
    const body = 'x'.repeat(1_000_000);
    const answer = await calls.call('/sites/garden/revisions', {
      method: 'POST',
      body,
      token: tokens.get('viewer') ?? '',
    });
    expect(refusalOf(answer).code).toBe('operator_role_required');
  });

  it('have to say for which role they are', async () => {
    const register = startGateway(await open(), {
      extend: (app) => app.get('/forgotten', { config: { access: 'operator' } }, async () => ({})),
    });
    await expect(register).rejects.toThrow('/forgotten is for operators and says not for which role');
  });
});
