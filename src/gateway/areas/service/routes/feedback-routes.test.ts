import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FeedbackReceipt, OperatorFeedback, OperatorFeedbacks } from '#contracts/generated/contracts.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const ID = '0123456789abcdef0123456789abcdef';
const feedback = { feedbackId: ID, kind: 'PROBLEM', content: 'The banner of the lobby does not load.' } as const;

describeOnOneEngine('feedback', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let now = new Date('2026-06-01T00:00:00Z');

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({ id: 'aurora', site: { feedback: { minWords: 2, maxWords: 12 } } }),
        siteDocuments({ id: 'lotus' }),
      ],
      now: () => now,
    });
  });

  afterAll(() => gateway.close());

  const send = (value: object, { host = 'aurora.localhost', headers = {} } = {}) =>
    gateway.ask('/wps/feedback', {
      method: 'PUT',
      host,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(value),
    });
  const stored = (siteId: string) =>
    database.forSite(siteId, (tx) => tx.selectFrom('feedback').selectAll().orderBy('received_at').execute());

  it('is taken from a visitor without an account, once, however often it is sent', async () => {
    const first = successOf<FeedbackReceipt>(await send({ ...feedback, contact: 'mika@mail.example' }));
    expect(first).toEqual({ feedbackId: ID, receivedAt: '2026-06-01T00:00:00.000Z' });
    now = new Date('2026-06-01T00:01:00Z');
    const again = await Promise.all([1, 2, 3].map(() => send({ ...feedback, contact: 'mika@mail.example' })));
    expect(again.map((answer) => successOf<FeedbackReceipt>(answer))).toEqual([first, first, first]);
    expect(again[0]?.headers['cache-control']).toBe('no-store');
    expect(await stored('aurora')).toMatchObject([
      { content: feedback.content, contact: 'mika@mail.example', language: 'EN' },
    ]);
  });

  it('is refused where its key stands for something else', async () => {
    expect(refusalOf(await send({ ...feedback, content: 'Another thing altogether.' }))).toMatchObject({
      status: 422,
      code: 'idempotency_mismatch',
    });
    expect(await stored('aurora')).toHaveLength(1);
  });

  it('belongs to the site that it was sent to, and no other site’s key stands in its way', async () => {
    successOf(await send({ ...feedback, content: 'Sent to another site.' }, { host: 'lotus.localhost' }));
    expect((await stored('lotus')).map(({ content }) => content)).toEqual(['Sent to another site.']);
    expect(await stored('aurora')).toHaveLength(1);
  });

  it('has as many words as the site allows', async () => {
    const feedbackId = 'f'.repeat(32);
    const fieldsOf = async (content: string, host?: string) =>
      refusalOf(await send({ ...feedback, feedbackId, content }, host ? { host } : {})).fields;
    expect(await fieldsOf('Broken')).toEqual({ content: 'too_short' });
    expect(await fieldsOf('… — !')).toEqual({ content: 'too_short' });
    expect(await fieldsOf('word '.repeat(13))).toEqual({ content: 'too_long' });
    expect(await fieldsOf('Two words', 'lotus.localhost')).toEqual({ content: 'too_short' });
    expect(await fieldsOf('word '.repeat(301), 'lotus.localhost')).toEqual({ content: 'too_long' });
    expect(await stored('aurora')).toHaveLength(1);
  });

  it('is refused with the name of each field that is wrong', async () => {
    expect(refusalOf(await send({ feedbackId: 'short', kind: 'RANT', contact: 'nobody', extra: 1 }))).toMatchObject({
      status: 400,
      fields: {
        feedbackId: 'wrong_format',
        kind: 'not_allowed_value',
        content: 'required',
        contact: 'wrong_format',
        extra: 'unknown_field',
      },
    });
    expect(refusalOf(await send({ ...feedback, content: 'x'.repeat(6001) })).fields).toEqual({ content: 'too_long' });
    expect((await send({ ...feedback, content: 'x'.repeat(40_000) })).status).toBe(413);
  });

  it('is refused from the page of another site', async () => {
    const headers = { origin: 'http://elsewhere.example', cookie: 'language=EN' };
    expect(refusalOf(await send({ ...feedback, feedbackId: 'e'.repeat(32) }, { headers })).code).toBe('origin_refused');
  });

  it('is taken from one address so often and no more', async () => {
    const limited = await startGateway(database, { environment: { RATE_LIMITS: '0.2' } });
    const body = (index: number) => JSON.stringify({ ...feedback, feedbackId: `${index}`.repeat(32) });
    const statuses: number[] = [];
    for (const index of [1, 2, 3]) {
      const headers = { 'content-type': 'application/json' };
      statuses.push((await limited.ask('/wps/feedback', { method: 'PUT', headers, body: body(index) })).status);
    }
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('is read by operators and closed once', async () => {
    const operators = operatorCalls(gateway, () => now);
    const { token } = await operators.newOperator('anna', [{ siteId: 'aurora', role: 'support' }]);
    const list = async (query = '') =>
      successOf<OperatorFeedbacks>(await operators.call(`/sites/aurora/feedback${query}`, { token }));
    const open = await list('?pageSize=100');
    expect(open.totalCount).toBe(open.list.length);
    const [first] = open.list;
    expect(first).toMatchObject({ kind: 'PROBLEM', content: feedback.content, closed: null });
    const close = (siteId: string, id = first?.feedbackId) =>
      operators.call(`/sites/${siteId}/feedback/${id}/close`, {
        ...{ method: 'POST', token, body: { outcome: 'answered', note: 'Told how to load it.' } },
      });
    expect(refusalOf(await close('lotus'))).toMatchObject({ status: 403, code: 'operator_role_required' });
    expect(refusalOf(await close('aurora', 'f'.repeat(32)))).toMatchObject({ status: 404, code: 'not_found' });
    const closed = { outcome: 'answered', operator: 'anna', note: 'Told how to load it.' };
    expect(successOf<OperatorFeedback>(await close('aurora')).closed).toMatchObject(closed);
    expect(refusalOf(await close('aurora'))).toMatchObject({ status: 409, code: 'case_decided' });
    expect((await list()).totalCount).toBe(open.totalCount - 1);
    expect((await list('?state=closed')).list).toMatchObject([{ feedbackId: first?.feedbackId, closed }]);
  });
});
