import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

describeOnOneEngine('a scanner that asks under names that are not ours', (open) => {
  let database: TestDatabase;
  let demo: TestGateway;

  beforeAll(async () => {
    database = await open();
    demo = await startGateway(database);
    return () => demo.close();
  });

  it.each(['/docs', '/docs/', '/docs/openapi.json', '/docs/swagger-ui.css', '/readyz', '/healthz'])(
    'is refused %s',
    async (path) => {
      for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])
        expect(refusalOf(await demo.ask(path, { host })), host).toMatchObject({ status: 404, code: 'unknown_site' });
    },
  );

  it('is refused the description of the calls under an address too, while probes are answered there', async () => {
    expect((await demo.ask('/docs', { host: '10.1.2.3' })).status).toBe(404);
    expect((await demo.ask('/healthz', { host: '10.1.2.3' })).status).toBe(200);
    expect((await demo.ask('/healthz', { host: '[fd00::7]' })).status).toBe(200);
  });

  it('finds no description in production, unless it was asked for', async () => {
    const docsIn = async (environment: Record<string, string>): Promise<number> => {
      const gateway = await startGateway(database, { environment: { MARQUEE_MODE: 'production', ...environment } });
      onTestFinished(() => gateway.close());
      return (await gateway.ask('/docs/openapi.json')).status;
    };
    expect(await docsIn({})).toBe(404);
    expect(await docsIn({ API_DOCS: 'on' })).toBe(200);
    expect((await demo.ask('/docs/openapi.json')).status).toBe(200);
  });
});
