import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { askSite } from './ask-site.ts';

it('reaches this machine under the name of a site and answers status, headers and body', async () => {
  const server = createServer(async (request, response) => {
    response.writeHead(201, { 'x-method': request.method }).end(`${request.headers.host} said ${await text(request)}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await askSite(port, 'aurora.localhost', '/call', { method: 'POST', body: 'hello' });
  server.close();
  expect(answer).toMatchObject({ status: 201, body: `aurora.localhost:${port} said hello` });
  expect(answer.headers['x-method']).toBe('POST');
});
