import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteRequest } from './site-request.ts';

describe('siteRequest', () => {
  let server: Server;
  let port: number;

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const { method, url, headers } = request;
      response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] });
      response.end(
        JSON.stringify({ method, url, host: headers.host, type: headers['content-type'], body: await text(request) }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });

  afterAll(() => server.close());

  it('reaches this machine under the name of a site', async () => {
    const answer = await siteRequest({ port, host: 'aurora.localhost', path: '/a?b=c' });
    expect(answer.status).toBe(201);
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(answer.json()).toEqual({ method: 'GET', url: '/a?b=c', host: `aurora.localhost:${port}`, body: '' });
  });

  it('sends values as JSON and text as it is', async () => {
    const target = { port, host: 'aurora.localhost:1', path: '/', method: 'POST' };
    const asValue = await siteRequest({ ...target, body: { a: 1 } });
    expect(asValue.json()).toMatchObject({ host: 'aurora.localhost:1', type: 'application/json', body: '{"a":1}' });
    const asText = await siteRequest({ ...target, headers: { 'content-type': 'application/jose' }, body: 'x.y' });
    expect(asText.json()).toMatchObject({ type: 'application/jose', body: 'x.y' });
  });
});
