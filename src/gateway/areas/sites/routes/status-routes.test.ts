import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { SiteStatus } from '#contracts/generated/contracts.ts';
import { readConfiguration } from '#gateway/configuration.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { browser, htmlOf } from '#gateway/testing/test-pages.ts';
import { testPortal } from '#gateway/testing/test-portal.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { StatusBoard } from '../status/status-board.ts';
import { countryByHeader } from '../status/visitor-country.ts';
import { requireOpenSite } from './require-open-site.ts';

const environment = { TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'x-country' };
const HOUR_MS = 3_600_000;

describeOnOneEngine('the status of a site', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let operators: ReturnType<typeof operatorCalls>;
  let nowMs = Date.parse('2026-06-01T00:00:00Z');
  const clock = () => new Date(nowMs);
  const inHours = (hours: number) => new Date(nowMs + hours * HOUR_MS).toISOString();

  const read = async (siteId = 'aurora') => successOf<SiteStatus>(await operators.call(`/sites/${siteId}/status`));
  const put = (part: 'maintenance' | 'region', body: object, siteId = 'aurora', token?: string) =>
    operators.call(`/sites/${siteId}/status/${part}`, { method: 'PUT', body, ...(token !== undefined && { token }) });
  const change = async (part: 'maintenance' | 'region', body: object, siteId?: string) =>
    successOf<SiteStatus>(await put(part, body, siteId));

  /** What a visitor gets: the status of the page, of the call that tells it, and of a call that plays. */
  async function visit(country = 'ES', host = 'aurora.localhost') {
    const ask = (path: string, headers: Record<string, string> = {}) =>
      gateway.ask(path, { host, headers: { 'x-country': country, ...headers } });
    const page = await ask('/', browser);
    const { status } = successOf<{ status: number }>(await ask('/wps/system/status'));
    const play = await ask('/test/play');
    return { states: [page.status, status, play.status], html: htmlOf(page) };
  }
  const OPEN = [200, 0, 200];
  const CLOSED = [503, 1, 503];
  const REFUSED = [451, 2, 451];

  beforeAll(async () => {
    database = await open();
    const countryOf = countryByHeader(readConfiguration({ MARQUEE_MODE: 'demo', ...environment }));
    const closed = { maintenance: { enabled: true }, regionRestriction: { countries: ['US'] } };
    gateway = await startGateway(database, {
      environment,
      now: clock,
      portal: testPortal(),
      sites: [
        siteDocuments({ id: 'aurora' }),
        siteDocuments({ id: 'lotus' }),
        siteDocuments({ id: 'closed', site: closed }),
      ],
      extend(app) {
        // A board of another process, which hears of no change.
        const openSite = requireOpenSite(new StatusBoard(database, clock), countryOf);
        app.get('/test/play', { preHandler: openSite }, async () => ({ played: true }));
      },
    });
    operators = operatorCalls(gateway, clock);
  });

  afterEach(async () => {
    for (const siteId of ['aurora', 'closed']) {
      await change('maintenance', { switch: null, plan: null }, siteId);
      await change('region', { rule: null }, siteId);
    }
  });

  afterAll(() => gateway.close());

  it('is its document’s until an operator decides something', async () => {
    expect(await read('lotus')).toEqual({
      maintenance: { inForce: null, switch: null, plan: null, document: false, changed: null },
      region: { inForce: null, by: 'document', changed: null },
      languages: ['EN', 'ES', 'TH'],
      timeZone: siteDocuments({ id: 'lotus' }).site.timeZone,
    });
    expect(await read('closed')).toMatchObject({
      maintenance: { inForce: { by: 'document', endTime: null }, document: true },
      region: { inForce: { mode: 'block', countries: ['US'], unknown: 'allow' }, by: 'document' },
    });
  });

  it('is maintenance once the switch is on, for pages and for play alike, with the operator’s words', async () => {
    expect((await visit()).states).toEqual(OPEN);
    const endTime = inHours(2);
    const on = { enabled: true, title: { EN: 'Back at noon' }, message: { EN: 'We mend a wheel.' }, endTime };
    expect((await change('maintenance', { switch: on })).maintenance).toMatchObject({
      inForce: { by: 'switch', endTime },
      switch: on,
      changed: { by: 'operator token', at: clock().toISOString().replace('.000', '') },
    });
    const { states, html } = await visit();
    expect(states).toEqual(CLOSED);
    expect(html).toContain('Back at noon');
    // Nothing ends by the time that visitors are told.
    nowMs += 3 * HOUR_MS;
    expect((await visit()).states).toEqual(CLOSED);
    await change('maintenance', { switch: { enabled: false } });
    expect((await visit()).states).toEqual(OPEN);
  });

  it('opens against its document, and is handed back to it', async () => {
    expect((await visit('ES', 'closed.localhost')).states).toEqual(CLOSED);
    await change('maintenance', { switch: { enabled: false } }, 'closed');
    expect((await visit('ES', 'closed.localhost')).states).toEqual(OPEN);
    await change('maintenance', { switch: null }, 'closed');
    expect((await visit('ES', 'closed.localhost')).states).toEqual(CLOSED);
  });

  it('follows a plan by the clock, which begins and ends by itself', async () => {
    const plan = { startTime: inHours(1), endTime: inHours(2), title: { EN: 'Planned' } };
    expect((await change('maintenance', { plan })).maintenance).toMatchObject({ inForce: null, plan });
    nowMs += HOUR_MS - 1;
    expect((await visit()).states).toEqual(OPEN);
    nowMs += 1;
    const { states, html } = await visit();
    expect(states).toEqual(CLOSED);
    expect(html).toContain('Planned');
    expect((await read()).maintenance.inForce).toEqual({ by: 'plan', endTime: plan.endTime });
    nowMs += HOUR_MS;
    expect((await visit()).states).toEqual(OPEN);
    expect((await read()).maintenance).toMatchObject({ inForce: null, plan: null });
  });

  it('keeps a plan over a switch that is off, and the switch’s words over a plan’s', async () => {
    const plan = { startTime: inHours(0), endTime: inHours(1), title: { EN: 'Planned' } };
    await change('maintenance', { switch: { enabled: false }, plan });
    expect((await visit()).states).toEqual(CLOSED);
    await change('maintenance', { switch: { enabled: true, title: { EN: 'At once' } } });
    expect((await read()).maintenance).toMatchObject({ inForce: { by: 'switch' }, plan });
    expect((await visit()).html).toContain('At once');
    await change('maintenance', { switch: null });
    expect((await visit()).html).toContain('Planned');
    await change('maintenance', { plan: null });
    expect((await visit()).states).toEqual(OPEN);
  });

  it('refuses the countries of the operator’s rule, or all others, in place of the document’s', async () => {
    const rule = { mode: 'block', countries: ['DE'], unknown: 'allow', message: { EN: 'Not in Germany.' } };
    expect((await change('region', { rule }, 'closed')).region).toMatchObject({ inForce: rule, by: 'operator' });
    await change('maintenance', { switch: { enabled: false } }, 'closed');
    const there = (country: string) => visit(country, 'closed.localhost');
    expect((await there('DE')).states).toEqual(REFUSED);
    expect((await there('DE')).html).toContain('Not in Germany.');
    expect((await there('US')).states).toEqual(OPEN);
    await change('region', { rule: { mode: 'allow', countries: ['DE'], unknown: 'block' } }, 'closed');
    expect((await there('DE')).states).toEqual(OPEN);
    expect((await there('US')).states).toEqual(REFUSED);
    expect((await there('XX')).states).toEqual(REFUSED);
    await change('region', { rule: { mode: 'block', countries: [], unknown: 'allow' } }, 'closed');
    expect((await there('US')).states).toEqual(OPEN);
    await change('region', { rule: null }, 'closed');
    expect((await there('US')).states).toEqual(REFUSED);
  });

  it.each([
    ['plan.endTime', 'out_of_range', { plan: { startTime: '2030-01-02T00:00:00Z', endTime: '2030-01-01T00:00:00Z' } }],
    ['plan.endTime', 'out_of_range', { plan: { startTime: '2020-01-01T00:00:00Z', endTime: '2020-01-02T00:00:00Z' } }],
    ['plan.startTime', 'required', { plan: { endTime: '2030-01-01T00:00:00Z' } }],
    ['switch.endTime', 'out_of_range', { switch: { enabled: true, endTime: '2020-01-01T00:00:00Z' } }],
    ['switch.endTime', 'wrong_format', { switch: { enabled: true, endTime: 'noon' } }],
    ['switch.title.PT', 'not_allowed_value', { switch: { enabled: true, title: { PT: 'Já voltamos' } } }],
    ['switch.title.EN', 'too_long', { switch: { enabled: true, title: { EN: 'a'.repeat(81) } } }],
    [
      'plan.message.EN',
      'wrong_format',
      { plan: { startTime: '2030-01-01T00:00:00Z', endTime: '2030-01-02T00:00:00Z', message: { EN: ' ' } } },
    ],
  ])('refuses maintenance with a fault in %s: %s', async (field, code, body) => {
    const refusal = refusalOf(await put('maintenance', body));
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(refusal.fields).toMatchObject({ [field]: code });
  });

  it.each([
    ['rule.countries.1', 'not_allowed_value', { mode: 'block', countries: ['DE', 'ZZ'], unknown: 'allow' }],
    ['rule.countries', 'too_short', { mode: 'allow', countries: [], unknown: 'allow' }],
    ['rule.message.AR', 'not_allowed_value', { mode: 'block', countries: [], unknown: 'allow', message: { AR: 'a' } }],
  ])('refuses a rule with a fault in %s: %s', async (field, code, rule) => {
    expect(refusalOf(await put('region', { rule }))).toMatchObject({ status: 400, fields: { [field]: code } });
  });

  it('is read by viewers and changed by publishers of the site alone', async () => {
    expect(refusalOf(await operators.call('/sites/aurora/status', { token: null }))).toMatchObject({ status: 401 });
    const viewer = await operators.newOperator('viewer', [{ siteId: 'aurora', role: 'viewer' }]);
    const publisher = await operators.newOperator('publisher', [{ siteId: 'aurora', role: 'publisher' }]);
    expect((await operators.call('/sites/aurora/status', { token: viewer.token })).status).toBe(200);
    const off = { switch: { enabled: false } };
    expect(refusalOf(await put('maintenance', off, 'aurora', viewer.token)).code).toBe('operator_role_required');
    expect(refusalOf(await put('region', { rule: null }, 'aurora', viewer.token)).code).toBe('operator_role_required');
    expect(refusalOf(await put('maintenance', off, 'lotus', publisher.token)).code).toBe('operator_role_required');
    const answer = await put('maintenance', off, 'aurora', publisher.token);
    expect(successOf<SiteStatus>(answer).maintenance.changed).toMatchObject({ by: 'publisher' });
    expect(refusalOf(await put('maintenance', off, 'nowhere')).code).toBe('unknown_site');
  });

  it('writes down every change with who made it, for good, and none that was refused', async () => {
    const rows = () =>
      database.forSite('lotus', (tx) =>
        tx
          .selectFrom('site_status_change')
          .select(['operator', 'what', 'value_before as before', 'value_after as after'])
          .orderBy('change_id')
          .execute(),
      );
    const plan = { startTime: inHours(1), endTime: inHours(2) };
    await change('maintenance', { switch: { enabled: false }, plan }, 'lotus');
    await put('maintenance', { switch: null, plan: { ...plan, endTime: plan.startTime } }, 'lotus');
    await change('maintenance', { plan: null }, 'lotus');
    const by = { operator: 'operator token' };
    expect(await rows()).toEqual([
      { ...by, what: 'switch', before: null, after: { enabled: false } },
      { ...by, what: 'plan', before: null, after: plan },
      { ...by, what: 'plan', before: plan, after: null },
    ]);
    const events = await database.forSite('lotus', (tx) =>
      tx.selectFrom('member_event').select('type').where('type', '=', 'siteUpdated').execute(),
    );
    expect(events.length).toBeGreaterThanOrEqual(2);
  });
});
