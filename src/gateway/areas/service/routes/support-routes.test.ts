import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChatModels, LaunchedChat } from '#contracts/generated/contracts.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const chat = (url: string) => ({ kind: 'LIVECHAT', labelNameEn: 'Live chat', url }) as const;

describeOnOneEngine('live chat', (open) => {
  let gateway: TestGateway;

  const models = async (host = 'aurora.localhost') =>
    successOf<ChatModels>(await gateway.ask('/wps/relay/CBS_modelList', { host })).list;
  const launch = (query = '', host = 'aurora.localhost') => gateway.ask(`/wps/relay/CBS_launchChat${query}`, { host });

  beforeAll(async () => {
    gateway = await startGateway(await open(), {
      sites: [
        siteDocuments({
          id: 'aurora',
          site: {
            customerService: [
              { csType: 'EMAIL', url: 'mailto:help@aurora.example' },
              { csType: 'LIVECHAT', url: 'https://chat.example/aurora?room=1' },
            ],
            resources: [chat('https://chat.example/night'), chat('https://elsewhere.example/chat')],
            allowedHosts: ['chat.example'],
          },
        }),
        siteDocuments({ id: 'lotus', site: { customerService: [] } }),
        siteDocuments({
          id: 'meydan',
          site: { customerService: [{ csType: 'LIVECHAT', url: 'https://elsewhere.example/chat' }] },
        }),
      ],
    });
  });

  afterAll(() => gateway.close());

  it('lists the chats of the site alone, and none whose host it does not allow', async () => {
    expect(await models()).toEqual([
      { modelId: '1', csType: 'LIVECHAT' },
      { modelId: '2', csType: 'LIVECHAT' },
    ]);
    expect(await models('lotus.localhost')).toEqual([]);
  });

  it('tells a guest where a chat opens, and the chat in which language', async () => {
    const first = await launch('?language=ES');
    expect(successOf<LaunchedChat>(first)).toEqual({ chatUrl: 'https://chat.example/aurora?room=1&language=ES' });
    expect(first.headers['cache-control']).toBe('no-store');
    expect(successOf<LaunchedChat>(await launch('?modelId=2')).chatUrl).toBe('https://chat.example/night?language=EN');
  });

  it('leads a page without JavaScript to customer service', async () => {
    const path = '/wps/system/customerService';
    const { status, headers } = await gateway.ask(path, { host: 'aurora.localhost' });
    expect([status, headers.location, headers['cache-control']]).toEqual([
      302,
      'mailto:help@aurora.example',
      'no-store',
    ]);
    for (const host of ['lotus.localhost', 'meydan.localhost'])
      expect(refusalOf(await gateway.ask(path, { host }))).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('shows the address in no payload and on no page', async () => {
    const host = 'aurora.localhost';
    const payload = await gateway.ask('/wps/system/permission?part=site', { host });
    expect(payload.text).not.toContain('help@aurora.example');
    expect(payload.text).not.toContain('room=1');
    const again = await gateway.ask('/wps/system/permission?part=site', { host });
    expect(again.headers.etag).toBe(payload.headers.etag);
  });

  it('refuses a chat that the site does not have', async () => {
    for (const query of ['?modelId=3', '?modelId=0'])
      expect(refusalOf(await launch(query))).toMatchObject({ status: 404, code: 'chat_unavailable' });
    expect(refusalOf(await launch('', 'lotus.localhost'))).toMatchObject({ code: 'chat_unavailable' });
    expect(refusalOf(await launch('?modelId=x')).fields).toEqual({ modelId: 'wrong_format' });
  });
});
