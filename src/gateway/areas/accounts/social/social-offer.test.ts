import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Permission } from '#contracts/generated/contracts.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { testPortal } from '#gateway/testing/test-portal.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const flags = [
  { modId: 'SIGNIN3' as const, enabled: true, childrenNodes: [{ modId: 'SOCIALLOGIN3' as const, enabled: true }] },
];
const google = {
  SOCIAL_GOOGLE_ISSUER: 'https://service.example',
  SOCIAL_GOOGLE_CLIENT_ID: 'aurora',
  SOCIAL_GOOGLE_CLIENT_SECRET: 'the-secret-of-the-client',
};

describeOnOneEngine('the services that a site shows in production', (open) => {
  const portal = testPortal();
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway(await open(), {
      sites: [siteDocuments({ id: 'aurora', site: { flags, socialProviders: ['line', 'google'] } })],
      environment: { MARQUEE_MODE: 'production', ...google },
      portal,
    });
  });

  afterAll(() => gateway.close());

  it('are those of its document that are configured, in its pages and in its permissions', async () => {
    const permission = await gateway.ask('/wps/system/permission');
    expect(successOf<Permission>(permission).info.socialProviders).toEqual(['google']);
    expect(permission.text).not.toContain(google.SOCIAL_GOOGLE_CLIENT_SECRET);
    const page = await gateway.ask('/', { headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } });
    expect(page.status).toBe(200);
    expect(portal.requests.at(-1)?.site.socialProviders).toEqual(['google']);
  });
});
