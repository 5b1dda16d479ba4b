import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  Permission,
  PublicKeys,
  RegisterRules,
  RegisterSettings,
  Visitor,
  Whitelabel,
} from '#contracts/generated/contracts.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

describeOnOneEngine('what a site tells about itself', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  const aurora = siteDocuments({ id: 'aurora' });

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { sites: [aurora, siteDocuments({ id: 'lotus' })] });
  });

  afterAll(() => gateway.close());

  it('has a half that is the same for everyone, with a tag that a publish changes', async () => {
    const path = '/wps/system/permission?part=site';
    const first = await gateway.ask(path);
    expect(successOf<Permission>(first)).not.toHaveProperty('location');
    const { etag } = first.headers;
    expect((await gateway.ask(path, { headers: { 'if-none-match': `"other", ${etag}` } })).status).toBe(304);
    expect((await gateway.ask(`${path}&language=ES`)).headers.etag).not.toBe(etag);
    expect((await gateway.ask(path, { host: 'lotus.localhost' })).headers.etag).not.toBe(etag);

    await gateway.publish([siteDocuments({ id: 'aurora', site: { name: 'New' } }), siteDocuments({ id: 'lotus' })]);
    const published = await gateway.ask(path, { headers: { 'if-none-match': etag } });
    expect(published.status).toBe(200);
    expect(successOf<Permission>(published)).toMatchObject({ revision: 2, info: { name: 'New' } });
    await gateway.publish([aurora, siteDocuments({ id: 'lotus' })]);
  });

  it('has a half that is the visitor’s own, and keeps it nowhere', async () => {
    const response = await gateway.ask('/wps/system/permission?part=visitor');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers).not.toHaveProperty('etag');
    expect(successOf<Visitor>(response)).toEqual({
      location: { ip: '127.0.0.1', country: null },
      maintenance: null,
      regionRestriction: null,
    });
    const whole = await gateway.ask('/wps/system/permission');
    expect(whole.headers['cache-control']).toBe('no-store');
    expect(successOf<Permission & Visitor>(whole)).toMatchObject({
      info: { id: 'aurora' },
      location: { ip: '127.0.0.1' },
    });
  });

  it('lists its flags, fields and rules, in order and without disabled ones', async () => {
    expect(successOf<Whitelabel>(await gateway.ask('/wps/system/whitelabel')).whitelabel).toEqual(aurora.site.flags);
    const settings = successOf<RegisterSettings>(await gateway.ask('/wps/system/setting/register'));
    expect(settings.fields.map(({ name }) => name)).toEqual(['username', 'password', 'email']);
    const rules = successOf<RegisterRules>(await gateway.ask('/wps/system/setting/register/rules'));
    expect(rules).toEqual({
      username: { acceptedPattern: '^[a-z]+$', minLength: 6, maxLength: 16, patternId: 'lengthRange' },
      password: { acceptedPattern: '*', minLength: 8, maxLength: 64, patternId: 'noSpaces' },
    });
  });

  it('names its official hosts with a path that answers at once', async () => {
    const { routes } = successOf<{ routes: Array<{ label: string; probePath: string }> }>(
      await gateway.ask('/wps/system/domainRoute?language=ES'),
    );
    expect(routes).toEqual([{ host: 'aurora.localhost', label: 'Línea principal', probePath: '/healthz' }]);
    expect((await gateway.ask('/healthz')).status).toBe(200);
  });

  it('publishes the public half of one key for all, and nothing of the private one', async () => {
    const [key] = successOf<PublicKeys>(await gateway.ask('/wps/system/keys')).keys;
    expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ECDH-ES+A256KW', use: 'enc' });
    const again = await startGateway(database);
    expect(successOf<PublicKeys>(await again.ask('/wps/system/keys')).keys).toEqual([key]);
    await again.close();
  });
});
