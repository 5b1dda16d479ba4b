import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeLanguages } from '#contracts/languages.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import { socialBrowser } from '#gateway/testing/social-browser.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { identityAccounts } from '../identity/identity-accounts.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import { identityRoutes } from './identity-routes.ts';

const flags = [
  { modId: 'SIGNIN3' as const, enabled: true, childrenNodes: [{ modId: 'SOCIALLOGIN3' as const, enabled: true }] },
];

describe('the identity service of a demo', () => {
  let database: TestDatabase;
  let gateway: TestGateway;

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({
          id: 'aurora',
          site: { flags, socialProviders: ['google'], languages: { offered: ['EN', 'AR'], default: 'EN' } },
        }),
      ],
    });
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  const host = 'identity.localhost';

  it('describes itself, at a host of its own alone', async () => {
    const answer = await gateway.ask('/.well-known/openid-configuration', { host });
    const origin = `http://identity.localhost:${gateway.port}`;
    expect(answer.json()).toMatchObject({
      issuer: origin,
      authorization_endpoint: `${origin}/oidc/authorize`,
      token_endpoint: `${origin}/oidc/token`,
    });
    expect((await gateway.ask('/oidc/jwks', { host })).text).toContain('"keys"');
    expect((await gateway.ask('/oidc/jwks')).text).not.toContain('"keys"');
  });

  it('redirects to no address but a site’s', async () => {
    const query = new URLSearchParams({
      client_id: 'aurora.google',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'https://elsewhere.example/callback',
    });
    const refused = await gateway.ask(`/oidc/authorize?${query}`, { host });
    expect([refused.status, refused.headers.location]).toEqual([400, undefined]);
  });

  it('shows that a sign-in is over, and takes no answer from another browser', async () => {
    const page = await gateway.ask('/oidc/interaction/nobody', { host });
    expect([page.status, page.headers['cache-control']]).toEqual([410, 'no-store']);
    const answer = await gateway.ask('/oidc/interaction/nobody/allow', {
      host,
      method: 'POST',
      body: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(410);
  });

  it('speaks the language that the site is read in, from either side', async () => {
    const provider = await gateway.ask('/oidc/jwks', { host });
    expect(provider.status).toBe(200);
    const browser = socialBrowser(gateway);
    browser.setCookie('language', 'AR');
    const origin = `http://${host}:${gateway.port}`;
    let address = browser.ledTo(await browser.visit('/wps/session/social/google/start?language=AR'));
    let page = await browser.visit(address);
    while (page.headers.location !== undefined) {
      address = browser.ledTo(page, origin);
      page = await browser.visit(address);
    }
    expect(page.text).toContain('<html lang="ar" dir="rtl">');
    expect(page.text).toContain(message('identity.choose', 'AR'));
    expect(page.text).not.toMatch(/\{\w+\}/);
  });

  it('speaks as the browser does where no site is known', async () => {
    const page = await gateway.ask('/oidc/interaction/nobody', { host, headers: { 'accept-language': 'ja' } });
    expect(page.text).toContain('<html lang="ja" dir="ltr">');
    expect(page.text).toContain(message('identity.over', 'JA'));
  });

  it.each(completeLanguages)('says words in %s that may stand in HTML as they are', (language) => {
    const words = JSON.parse(readFileSync(`src/words/${language}/gateway.json`, 'utf8')) as Record<string, string>;
    const own = Object.entries(words).filter(([key]) => key.startsWith('identity.'));
    expect(own).toHaveLength(18);
    for (const [key, text] of own) expect(text, key).not.toMatch(/[<>&"']/);
  });

  it('does not start in production', async () => {
    expect(() => identityRoutes(gateway.app, {} as IdentityService, { mode: 'production' })).toThrow('production');
    const production = await startGateway(database, { environment: { MARQUEE_MODE: 'production' } });
    const asked = await production.ask('/oidc/jwks', { host });
    expect(asked.status).toBe(404);
    expect(asked.text).not.toContain('"keys"');
    await production.close();
  });

  it('forgets the oldest added people when there are too many, and never the offered ones', () => {
    const accounts = identityAccounts();
    const first = accounts.add('First', 'first@people.example');
    for (let number = 0; number < 1_000; number += 1) accounts.add('', `p${number}@people.example`);
    expect(accounts.find(first.subject)).toBeUndefined();
    for (const { subject } of accounts.offered) expect(accounts.find(subject)).toBeDefined();
  });
});
