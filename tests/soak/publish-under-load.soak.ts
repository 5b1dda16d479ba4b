import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#gateway/database/connection.ts';
import type { Database } from '#gateway/database/database.ts';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { builtAssets } from '#portal/app/prerender/client-assets.ts';
import { createRenderPage } from '#portal/app/prerender/render-page.tsx';
import { markedSite } from '#tests/harness/marked-site.ts';
import { postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';
import { scaled } from '#tests/soak-scale.ts';

/** Publishes and ways back, together; a thousand at full scale. */
const PUBLISHES = scaled(6, 1_000);
const VISITORS = 6;
const SITE = 'busy';
const HOST = `${SITE}.localhost`;

interface Visit {
  readonly path: string;
  readonly status: number;
  /** The marks of revisions that were found in the answer. */
  readonly marks: readonly string[];
}

/** The marks in a text: every word that a revision puts into everything it says. */
function marksIn(text: string): readonly string[] {
  return [...new Set(text.match(/mark-\d+/g))];
}

describe.each(['pglite', 'postgres'] as const)('publishing under load (%s)', (kind) => {
  let database: TestDatabase;
  let second: Database | undefined;
  let gateways: TestGateway[];

  beforeAll(async () => {
    if (kind === 'postgres' && postgresUrl === null) return;
    database = await openTestDatabase({ kind });
    const assets = builtAssets({ 'src/portal/app/client-entry.tsx': { file: 'assets/client-entry.js' } }, () => 1);
    const portal = { renderPage: createRenderPage(assets, () => undefined), clientFolder: null };
    const options = { portal, environment: { RATE_LIMITS: '1000000', LOG_LEVEL: 'warn' } };
    gateways = [await startGateway(database, options)];
    if (database.databaseUrl !== null) {
      second = await openDatabase({ databaseUrl: database.databaseUrl, poolSize: 3, masterKeys: testMasterKeys() });
      gateways.push(await startGateway(second, options));
    }
  });

  afterAll(async () => {
    for (const gateway of gateways ?? []) await gateway.close();
    await second?.close();
    await database?.close();
  });

  it.skipIf(kind === 'postgres' && postgresUrl === null)(
    'shows nobody a mixture of two revisions, and answers everybody',
    async () => {
      const [first] = gateways as [TestGateway];
      const operate = async (what: string, body: unknown): Promise<{ revision: number }> => {
        const answer = await first.ask(`/wps/operator/sites/${SITE}/${what}`, {
          host: 'localhost',
          method: 'POST',
          headers: { authorization: `Bearer ${TEST_OPERATOR_TOKEN}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect(answer.status, answer.text).toBe(200);
        return JSON.parse(answer.text).value;
      };
      const push = async (mark: number): Promise<number> =>
        (await operate('revisions', markedSite(SITE, `mark-${mark}`))).revision;
      await operate('publish', { revision: await push(0) });
      for (const gateway of gateways)
        await expect.poll(async () => (await gateway.ask('/', { host: HOST })).status).toBe(200);

      let isOver = false;
      const visits: Visit[] = [];
      const visit = async (gateway: TestGateway, path: string): Promise<void> => {
        const answer = await gateway.ask(path, { host: HOST });
        visits.push({ path, status: answer.status, marks: marksIn(answer.text) });
        // The pictures of the page, which carry the mark of their revision too.
        const picture = /\/site-assets\/[0-9a-f]+\/mark\.svg/.exec(answer.text)?.[0];
        if (picture === undefined) return;
        const shown = await gateway.ask(picture, { host: HOST });
        const marks = marksIn(`${answer.text} ${shown.text}`);
        visits.push({ path: `${path} and its picture`, status: shown.status, marks });
      };
      const visitor = async (number: number): Promise<void> => {
        const gateway = gateways[number % gateways.length] as TestGateway;
        while (!isOver) {
          await visit(gateway, '/');
          await visit(gateway, '/help');
          await visit(gateway, '/wps/system/permission?part=site');
          await visit(gateway, '/wps/relay/MCSFE_getListAnnouncements');
          await visit(gateway, '/nowhere');
        }
      };
      const publisher = async (): Promise<void> => {
        for (let count = 1; count <= PUBLISHES; count += 1) {
          if (count % 5 === 0) await operate('rollback', {});
          else await operate('publish', { revision: await push(count) });
          await pause(count % 3);
        }
        isOver = true;
      };
      await Promise.all([
        publisher().finally(() => {
          isOver = true;
        }),
        ...Array.from({ length: VISITORS }, (_unused, number) => visitor(number)),
      ]);

      const wrong = visits.filter(
        ({ path, status, marks }) =>
          marks.length !== 1 || status !== (path.startsWith('/nowhere') && !path.includes('picture') ? 404 : 200),
      );
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(new Set(visits.flatMap(({ marks }) => marks)).size).toBeGreaterThan(PUBLISHES / 4);
      console.info(`${kind}: ${PUBLISHES} publishes, ${visits.length} answers on ${gateways.length} gateway(s)`);
    },
  );
});
