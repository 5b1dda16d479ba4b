import type { SiteResponse } from '#tests/harness/site-request.ts';
import { callEncrypted } from './encrypted-call.ts';
import type { TestGateway } from './start-gateway.ts';

/** The calls of signed-in members on a test's gateway, by the gateway's clock. */
export function memberCalls({ ask }: Pick<TestGateway, 'ask'>, clock: () => Date = () => new Date()) {
  const envelope = () => ({ envelope: { iat: Math.floor(clock().getTime() / 1_000) } });
  const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
  return {
    /** The time claim of an encrypted call. */
    envelope,

    get: (path: string, token: string, host = 'aurora.localhost'): Promise<SiteResponse> =>
      ask(path, { host, headers: bearer(token) }),

    put: (path: string, token: string, host = 'aurora.localhost'): Promise<SiteResponse> =>
      ask(path, { method: 'PUT', host, headers: bearer(token) }),

    /** With an encrypted body. */
    putSealed: (path: string, body: object, token: string, host = 'aurora.localhost'): Promise<SiteResponse> =>
      callEncrypted(ask, { method: 'PUT', path, body, host, headers: bearer(token), ...envelope() }),

    /** With an encrypted body. */
    post: (path: string, body: object, token: string, host = 'aurora.localhost'): Promise<SiteResponse> =>
      callEncrypted(ask, { method: 'POST', path, body, host, headers: bearer(token), ...envelope() }),
  };
}
