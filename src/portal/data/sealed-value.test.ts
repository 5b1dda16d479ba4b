import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendSealed } from './sealed-value.ts';

const ALGORITHM = 'ECDH-ES+A256KW';

afterEach(() => vi.unstubAllGlobals());

async function keyPair(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM };
  return { jwk, privateKey };
}

describe('sendSealed', () => {
  it('encrypts the body to the gateway’s first key, each time afresh, and again to a new key where the old one is stale', async () => {
    const [old, present] = [await keyPair('old'), await keyPair('present')];
    let published = old;
    const opened: Array<{
      kid: unknown;
      jti: unknown;
      iat: unknown;
      body: unknown;
      type: string | null;
      key: string | null;
    }> = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path === '/wps/system/keys') return Response.json({ success: true, value: { keys: [published.jwk] } });
      const envelope = String(init.body);
      const { kid } = JSON.parse(atob(envelope.split('.')[0] ?? ''));
      if (kid === 'old' && published === present)
        return Response.json({ success: false, code: 'stale_envelope', message: '' }, { status: 400 });
      const { plaintext, protectedHeader } = await compactDecrypt(envelope, published.privateKey);
      const { jti, iat } = protectedHeader;
      const headers = new Headers(init.headers);
      const [type, sentKey] = [headers.get('content-type'), headers.get('idempotency-key')];
      opened.push({ kid, jti, iat, body: JSON.parse(new TextDecoder().decode(plaintext)), type, key: sentKey });
      return Response.json({ success: true, value: { done: true } });
    });

    const body = { type: 'username' as const, username: 'mika', password: 'Blue-Heron-77' };
    expect(await sendSealed('POST', '/wps/session/login', body, 'EN')).toEqual({ done: true });
    expect(await sendSealed('POST', '/wps/session/login', body, 'EN')).toEqual({ done: true });
    published = present;
    const headers = { 'idempotency-key': 'once' };
    expect(await sendSealed('POST', '/wps/session/login', body, 'EN', headers)).toEqual({ done: true });

    expect(opened.map(({ kid }) => kid)).toEqual(['old', 'old', 'present']);
    expect(opened.every((call) => call.type === 'application/jose')).toBe(true);
    expect(opened.map(({ key }) => key)).toEqual([null, null, 'once']);
    expect(opened.map((call) => call.body)).toEqual([body, body, body]);
    expect(new Set(opened.map(({ jti }) => jti)).size).toBe(3);
    for (const { iat } of opened) expect(Math.abs(Number(iat) - Date.now() / 1000)).toBeLessThan(5);
  });
});
