import type { BrowserContext } from '@playwright/test';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { type SiteResponse, siteRequest } from '#tests/harness/site-request.ts';
import { sharedGatewayPort, siteOrigin } from './shared-gateway.ts';

/** Values for all fields that a brand's form may ask for. */
const FORM = { password: 'Under-the-lights-7', email: 'mika@mail.example', birthday: '1990-05-17', terms: true };

/**
 * Opens an account of its own on aurora and gives its session to a browser, so that a journey changes nobody else's.
 * @returns the account.
 */
export async function newMember(context: BrowserContext, port = sharedGatewayPort()): Promise<string> {
  const host = 'aurora.localhost';
  const username = `j${Date.now().toString(36)}${Math.floor(Math.random() * 1_296).toString(36)}`.slice(0, 14);
  const answer = await callEncrypted((path, options) => siteRequest({ port, host, ...options, path }), {
    method: 'PUT',
    path: '/wps/member/register',
    body: { ...FORM, username, transport: 'cookie' },
    headers: { origin: siteOrigin('aurora', port) },
  });
  const [name, value] = sessionCookieOf(answer);
  await context.addCookies([{ name, value, url: siteOrigin('aurora', port), httpOnly: true, sameSite: 'Lax' }]);
  return username;
}

function sessionCookieOf({ headers, text }: SiteResponse): [string, string] {
  const cookie = headers['set-cookie']?.find((line) => line.startsWith('session='));
  const [name, value] = cookie?.split(';')[0]?.split('=') ?? [];
  if (!name || !value) throw new Error(`the registration gave no session: ${text}`);
  return [name, value];
}
