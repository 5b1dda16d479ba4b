import { describe, expect, it } from 'vitest';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { type PhoneService, phoneOffer, readPhoneService } from './phone-service.ts';

const tokens = {
  FIREBASE_ISSUER: 'https://securetoken.google.com/pebble',
  FIREBASE_AUDIENCE: 'pebble',
  FIREBASE_JWKS_URL: 'https://keys.example/jwks',
};
const web = {
  FIREBASE_API_KEY: 'AIza-key_of_pages',
  FIREBASE_AUTH_DOMAIN: 'pebble.firebaseapp.com',
  FIREBASE_CHANNEL: 'firebase',
};

function read(environment: Readonly<Record<string, string>>) {
  const problems: string[] = [];
  const service = readPhoneService(
    (name) => environment[name],
    (problem) => problems.push(problem),
    { isDemo: false },
  );
  return { service, problems };
}

describe('the settings of the service that verifies numbers', () => {
  it('are none, those of tokens alone, or all of them', () => {
    expect(read({})).toEqual({ service: null, problems: [] });
    expect(read(tokens).service).toMatchObject({ audience: 'pebble', web: null });
    expect(read({ ...tokens, ...web })).toEqual({
      service: {
        issuer: tokens.FIREBASE_ISSUER,
        audience: tokens.FIREBASE_AUDIENCE,
        jwksUrl: tokens.FIREBASE_JWKS_URL,
        web: {
          apiKey: web.FIREBASE_API_KEY,
          authDomain: web.FIREBASE_AUTH_DOMAIN,
          channel: web.FIREBASE_CHANNEL,
          emulatorUrl: null,
        },
      },
      problems: [],
    });
  });

  it.each(Object.keys(web))('miss %s where the others of pages are there', (missing) => {
    const some = Object.fromEntries(Object.entries(web).filter(([name]) => name !== missing));
    expect(read({ ...tokens, ...some }).problems).toEqual([
      'FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_CHANNEL belong together.',
    ]);
  });

  it('need what tokens are checked by where pages have some brought', () => {
    expect(read(web).problems).toEqual([
      'FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_CHANNEL need FIREBASE_ISSUER, FIREBASE_AUDIENCE, FIREBASE_JWKS_URL.',
    ]);
  });

  it.each([
    ['FIREBASE_API_KEY', 'key:with:colons'],
    ['FIREBASE_AUTH_DOMAIN', 'https://pebble.firebaseapp.com'],
    ['FIREBASE_CHANNEL', 'x'.repeat(41)],
  ])('are refused where %s is %s', (name, value) => {
    expect(read({ ...tokens, ...web, [name]: value }).problems[0]).toContain(name);
  });
});

describe('the offer of that service', () => {
  const service = read({ ...tokens, ...web }).service;
  const asking = siteDocuments({ id: 'aurora', site: { phoneVerification: 'firebase' } });
  const offered = (current: PhoneService | null, site = asking) => phoneOffer(() => current)(site);

  it('is there for the sites that ask for it, while pages can turn to it', () => {
    expect(offered(service)).toMatchObject({ service: 'firebase', channel: 'firebase', emulatorUrl: null });
    expect(offered(service, siteDocuments({ id: 'lotus' }))).toBeNull();
    expect(offered(read(tokens).service)).toBeNull();
    expect(offered(null)).toBeNull();
  });
});
