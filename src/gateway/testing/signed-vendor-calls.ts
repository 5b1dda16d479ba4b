import { type CallDirection, signVendorCall } from '#gateway/kit/vendor-call-signature.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import type { TestGateway } from './start-gateway.ts';
import { TEST_VENDOR_KEY } from './vendor-calls.ts';

/** A signed call of a vendor, which may be sent more than once, and not as it was signed. */
export interface SentCall {
  send(): Promise<SiteResponse>;
  /** Sends the same bytes and the same signature to another path, or by another method. */
  sendTo(path: string, method?: 'GET' | 'POST'): Promise<SiteResponse>;
  /** Sends it with one part changed after signing. */
  sendChanged(part: 'body' | 'timestamp' | 'nonce'): Promise<SiteResponse>;
}

interface SigningOptions {
  /** The sender's clock skew. */
  readonly secondsAway?: number;
  readonly direction?: CallDirection;
}

/** A vendor of the dialect of separate calls, with a test's key. */
export function signedVendorCalls(wallet: { readonly gateway: TestGateway; now(): Date }, integrationId: string) {
  function signed(method: 'GET' | 'POST', operation: string, raw: string, options: SigningOptions): SentCall {
    const { secondsAway = 0, direction = 'toWallet' } = options;
    const path = `/vendor/v1/${integrationId}/${operation}`;
    const at = new Date(wallet.now().getTime() + secondsAway * 1_000);
    const authorization = signVendorCall(
      Buffer.from(TEST_VENDOR_KEY),
      { direction, method, path, body: Buffer.from(raw) },
      at,
    );
    const ask = (sent: { path?: string; method?: string; body?: string; authorization?: string }) =>
      wallet.gateway.ask(sent.path ?? path, {
        method: sent.method ?? method,
        host: 'vendors.example',
        headers: { 'content-type': 'application/json', authorization: sent.authorization ?? authorization },
        ...((sent.method ?? method) === 'POST' && { body: sent.body ?? raw }),
      });
    return {
      send: () => ask({}),
      sendTo: (elsewhere, otherMethod = method) => ask({ path: elsewhere, method: otherMethod }),
      sendChanged(part) {
        if (part === 'body') return ask({ body: raw.replace('{', '{ ') });
        const pattern = part === 'timestamp' ? /t=\d+/ : /n=[\w-]+/;
        const changed = part === 'timestamp' ? `t=${Math.floor(at.getTime() / 1_000) + 1}` : `n=${'A'.repeat(22)}`;
        return ask({ authorization: authorization.replace(pattern, changed) });
      },
    };
  }

  return {
    sign: (operation: string, body: unknown, options: SigningOptions = {}): SentCall =>
      signed('POST', operation, typeof body === 'string' ? body : JSON.stringify(body), options),
    signGet: (operation: string, options: SigningOptions = {}): SentCall => signed('GET', operation, '', options),
    post(operation: string, body: unknown): Promise<SiteResponse> {
      return this.sign(operation, body).send();
    },
  };
}
