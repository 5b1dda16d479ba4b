import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Asks the gateway on `port` of this machine as the host of a site (`aurora.localhost`). Browsers resolve names below localhost,
 * Node does not, and `fetch` ignores a Host header of ours.
 */
export async function askSite(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<SiteAnswer> {
  const asked = request({ host: '127.0.0.1', port, path, method, headers: { ...headers, host: `${host}:${port}` } });
  asked.end(body);
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
