import { expect, it } from 'vitest';
import type { SocialProvider } from '#contracts/generated/contracts.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { type SocialClient, socialOffer } from './social-services.ts';

const client: SocialClient = { issuer: 'https://service.example', clientId: 'aurora', clientSecret: 'secret' };
const aurora = (enabled: boolean) =>
  siteDocuments({
    id: 'aurora',
    site: {
      flags: [{ modId: 'SIGNIN3', enabled: true, childrenNodes: [{ modId: 'SOCIALLOGIN3', enabled }] }],
      socialProviders: ['line', 'google'] satisfies SocialProvider[],
    },
  });

it('offers the services of the document that know the site, in its order', () => {
  expect(socialOffer(() => client)(aurora(true))).toEqual(['line', 'google']);
  expect(socialOffer((provider) => (provider === 'google' ? client : null))(aurora(true))).toEqual(['google']);
});

it('offers nothing while the module is off, and nothing that knows another site alone', () => {
  expect(socialOffer(() => client)(aurora(false))).toEqual([]);
  expect(socialOffer((_provider, siteId) => (siteId === 'lotus' ? client : null))(aurora(true))).toEqual([]);
});
