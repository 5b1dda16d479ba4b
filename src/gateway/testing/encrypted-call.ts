import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { SiteRequest, SiteResponse } from '#tests/harness/site-request.ts';

type Ask = (path: string, options?: Partial<Omit<SiteRequest, 'path' | 'port'>>) => Promise<SiteResponse>;

interface EncryptedCall {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Claims of the protected header; the test's own envelope id and time unless given. */
  readonly envelope?: { readonly jti?: string; readonly iat?: number };
}

/** A compact JWE of a body, to the first key that a gateway publishes. */
export async function sealed(ask: Ask, body: object, envelope: EncryptedCall['envelope'] = {}): Promise<string> {
  const { value } = (await ask('/wps/system/keys')).json() as { value: { keys: JWK[] } };
  const [jwk] = value.keys;
  if (jwk === undefined) throw new Error('the gateway publishes no key');
  return sealedTo(await importJWK(jwk, 'ECDH-ES+A256KW'), jwk.kid ?? '', body, envelope);
}

/** A compact JWE of a body to a key that is known already. */
export function sealedTo(
  key: Awaited<ReturnType<typeof importJWK>>,
  kid: string,
  body: object,
  envelope: EncryptedCall['envelope'] = {},
): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({
      alg: 'ECDH-ES+A256KW',
      enc: 'A256GCM',
      kid,
      jti: crypto.randomUUID(),
      iat: Math.floor(Date.now() / 1_000),
      ...envelope,
    })
    .encrypt(key);
}

/** Makes a call with an encrypted body. */
export async function callEncrypted(ask: Ask, call: EncryptedCall): Promise<SiteResponse> {
  const { method, path, body, host = 'aurora.localhost', headers = {}, envelope } = call;
  const content = await sealed(ask, body, envelope);
  return ask(path, { method, host, headers: { 'content-type': 'application/jose', ...headers }, body: content });
}
