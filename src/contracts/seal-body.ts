import { CompactEncrypt, importJWK, type JWK } from 'jose';

const ALGORITHM = 'ECDH-ES+A256KW';

/**
 * Encrypts the body of a call to a key of the gateway, so that nothing between can read a password. Each is good once
 * and for five minutes.
 * @returns a compact JWE, sent as `application/jose`.
 */
export async function sealBody(key: JWK, body: unknown): Promise<string> {
  const header = {
    alg: ALGORITHM,
    enc: 'A256GCM',
    ...(key.kid !== undefined && { kid: key.kid }),
    iat: Math.floor(Date.now() / 1_000),
    jti: crypto.randomUUID(),
  };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader(header)
    .encrypt(await importJWK(key, ALGORITHM));
}
