import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { siteRequest } from '#tests/harness/site-request.ts';

/** A page that was copied, and where it is served. */
export interface StaticCopy {
  readonly port: number;
  readonly close: () => Promise<void>;
}

interface KeptAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly bytes: Buffer;
}

/**
 * Serves a copy of a site's page without its scripts: the same HTML, styles, fonts and pictures under the same headers,
 * as a file server would. The page is copied with the first request for it, hence as the browser that asks is shown it.
 */
export async function serveStaticCopy(gatewayPort: number, host: string): Promise<StaticCopy> {
  const kept = new Map<string, Promise<KeptAnswer>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = kept.get(path) ?? copy(gatewayPort, host, path, request.headers);
    kept.set(path, answer);
    try {
      const { status, headers, bytes } = await answer;
      response.writeHead(status, headers).end(bytes);
    } catch (error) {
      console.error(error);
      response.writeHead(502).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function copy(port: number, host: string, path: string, asked: OutgoingHttpHeaders): Promise<KeptAnswer> {
  const { connection: _connection, host: _host, ...headers } = asked;
  const answer = await siteRequest({ port, host, path, headers });
  const { 'transfer-encoding': _transfer, connection: _ours, 'keep-alive': _alive, ...kept } = answer.headers;
  if (!answer.headers['content-type']?.startsWith('text/html'))
    return { status: answer.status, headers: kept, bytes: answer.bytes };
  if (answer.headers['content-encoding'] !== 'br') throw new Error(`${path} did not come in brotli`);
  const bytes = compressed(withoutScripts(brotliDecompressSync(answer.bytes).toString('utf8')));
  return { status: answer.status, headers: { ...kept, 'content-length': bytes.length }, bytes };
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/** As strongly as the gateway compresses its pages. */
function compressed(html: string): Buffer {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
