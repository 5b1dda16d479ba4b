import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { TestArcade } from './test-arcade.ts';

const SECRET = 'a secret of thirty-two characters';

interface SignedCall {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

/** The signature of an operator's call at the arcade's time, made without our code, as an operator would. */
export function operatorSignature(
  { now }: Pick<TestArcade, 'now'>,
  integration: string,
  { method, path, body = '' }: SignedCall,
): string {
  const key = createHmac('sha256', SECRET).update(integration).digest('hex');
  const toVendor = Buffer.from(hkdfSync('sha256', key, '', 'marquee vendor call to vendor', 32));
  const timestamp = Math.floor(now.ms / 1_000);
  const nonce = randomUUID();
  const text = `${method}\n${path}\n${timestamp}\n${nonce}\n${body}`;
  return `HMAC-SHA256-V2 t=${timestamp},n=${nonce},s=${createHmac('sha256', toVendor).update(text).digest('hex')}`;
}

/** Posts a signed call of an operator. @param signedAs the integration whose key signs; the called one by default. */
export async function operatorPost(
  arcade: Pick<TestArcade, 'arcade' | 'now'>,
  operation: string,
  body: unknown,
  { integration = 'lotus.KY', signedAs = integration }: { integration?: string; signedAs?: string } = {},
) {
  const payload = JSON.stringify(body);
  const url = `/operators/${integration}/${operation}`;
  const authorization = operatorSignature(arcade, signedAs, { method: 'POST', path: url, body: payload });
  const headers = { 'content-type': 'application/json', authorization };
  const response = await arcade.arcade.app.inject({ method: 'POST', url, headers, payload });
  return [response.statusCode, response.json()] as const;
}
