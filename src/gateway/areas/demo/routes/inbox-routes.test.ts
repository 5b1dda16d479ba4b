import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OutgoingMessage } from '#gateway/areas/messaging/outbox/outgoing-message.ts';
import { insertMessage } from '#gateway/areas/messaging/repository/outbox-repository.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { testPortal } from '#gateway/testing/test-portal.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { inboxService } from '../inbox/inbox-service.ts';
import { inboxRoutes } from './inbox-routes.ts';

const MAIL = 'mail.localhost';
const HOSTILE = '"><script>alert(1)</script><img src=x onerror=alert(2)>';

const sent: ReadonlyArray<readonly [site: string, at: string, message: OutgoingMessage]> = [
  [
    'aurora',
    '2026-06-01T00:00:01Z',
    {
      channel: 'email',
      kind: 'passwordByEmail',
      to: 'Mika@mail.example',
      subject: `A new password ${HOSTILE}`,
      text: `Open http://aurora.localhost:8080/reset?code=a&b="x" or https://evil.example/x, ${HOSTILE} javascript:alert(3)`,
      html: HOSTILE,
    },
  ],
  [
    'lotus',
    '2026-06-01T00:00:02Z',
    { channel: 'sms', kind: 'verify', to: '+84912345678', text: 'Your code is 271828' },
  ],
];

interface Listed {
  readonly messages: ReadonlyArray<{ id: string; siteId: string; to: string; text: string | null }>;
}

describeOnOneEngine('the inbox of a demo', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { portal: testPortal() });
    for (const [siteId, at, message] of sent)
      await database.forSite(siteId, (tx) => insertMessage(tx, siteId, message, new Date(at)));
  });

  afterAll(() => gateway.close());

  const listed = async (query = '') =>
    ((await gateway.ask(`/messages.json${query}`, { host: MAIL })).json() as Listed).messages;

  it('shows the messages of all sites, the newest first, text messages apart from e-mail', async () => {
    const { status, text, headers } = await gateway.ask('/', { host: `${MAIL}:8080` });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text.indexOf('+84912345678')).toBeLessThan(text.indexOf('Mika@mail.example'));
    expect(text.indexOf('+84912345678')).toBeGreaterThan(0);
    expect(text).toContain('<span class="channel sms">Text message</span>');
    expect(text).toContain('<span class="channel email">E-mail</span>');
    expect(text).toContain('Your code is 271828');
    expect(text).toContain('2026-06-01 00:00:02 UTC');
  });

  it('runs no script in a message, on the list and on its own page', async () => {
    const [mail] = await listed('?to=mika@mail.example');
    for (const path of ['/', `/messages/aurora/${mail?.id}`]) {
      const { text, headers } = await gateway.ask(path, { host: MAIL });
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(text).not.toMatch(/<script|<img|<[^>]* onerror/i);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; base-uri/);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  it('makes links of addresses of the sites, and of no others', async () => {
    const { text } = await gateway.ask('/', { host: MAIL });
    expect([...text.matchAll(/<a href="(http[^"]*)"([^>]*)>/g)].map(([, href, rest]) => [href, rest])).toEqual([
      ['http://aurora.localhost:8080/reset?code=a&amp;b=', ' target="_blank" rel="noopener noreferrer"'],
    ]);
    expect(text).toContain('https://evil.example/x');
  });

  it('tells programs the messages of one receiver', async () => {
    expect((await listed()).map(({ siteId }) => siteId)).toEqual(['lotus', 'aurora']);
    expect(await listed('?to=%2B84912345678')).toMatchObject([
      {
        siteId: 'lotus',
        channel: 'sms',
        kind: 'verify',
        to: '+84912345678',
        text: 'Your code is 271828',
        subject: null,
      },
    ]);
    expect(await listed('?to=nobody')).toEqual([]);
  });

  it('knows nothing of messages that are not there', async () => {
    const [sms] = await listed('?to=%2B84912345678');
    for (const path of ['/messages/lotus/999999', '/messages/lotus/x', `/messages/nowhere/${sms?.id}`])
      expect(refusalOf(await gateway.ask(path, { host: MAIL })).code, path).toBe('not_found');
  });

  it('keeps sent messages for reading', async () => {
    await gateway.close();
    gateway = await startGateway(database);
    await expect
      .poll(async () =>
        (await listed()).map((message) => [(message as { state?: string }).state, message.text !== null]),
      )
      .toEqual([
        ['sent', true],
        ['sent', true],
      ]);
  });

  it('is nowhere else: on a site its addresses are what they were, on other hosts there is none', async () => {
    await gateway.close();
    gateway = await startGateway(database, { portal: testPortal() });
    const home = await gateway.ask('/', { headers: { accept: 'text/html' } });
    expect(home.text).toContain('<h1>aurora</h1>');
    expect(refusalOf(await gateway.ask('/messages.json'))).toMatchObject({ status: 404, code: 'not_found' });
    expect((await gateway.ask('/messages/aurora/1', { headers: { accept: 'text/html' } })).status).toBe(404);
    for (const host of ['localhost', 'mail.localhost.evil.example', 'xmail.localhost', 'mail.example'])
      expect(
        refusalOf(await gateway.ask('/messages.json', { host, headers: { accept: 'application/json' } })).code,
      ).toBe('unknown_site');
  });

  it('does not start in production: its host is none of ours', async () => {
    const production = await startGateway(database, { environment: { MARQUEE_MODE: 'production' } });
    const headers = { accept: 'application/json' };
    for (const path of ['/', '/messages.json', '/messages/aurora/1'])
      expect(refusalOf(await production.ask(path, { host: MAIL, headers }))).toMatchObject({ code: 'unknown_site' });
    await production.close();
    const inbox = inboxService(database, gateway.sites);
    expect(() => inboxRoutes(gateway.app, inbox, { mode: 'production' })).toThrow('does not start in production');
  });

  it('counts sent and waiting messages', async () => {
    const site = siteDocuments({ id: 'aurora' });
    const limited = await startGateway(database, { sites: [site, siteDocuments({ id: 'lotus' })] });
    const { text } = await limited.ask('/metrics', { host: 'localhost' });
    await limited.close();
    expect(text).toMatch(/^marquee_messages_waiting 0$/m);
    expect(text).toContain('# TYPE marquee_messages_total counter');
  });
});
