import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '#contracts/generated/contracts.ts';
import { checkSites } from '#document/check/check-sites.ts';
import type { SiteFiles } from '#document/check/read/site-files.ts';
import { BROKEN_DOCUMENTS } from '#document/testing/broken-documents.ts';
import { EXAMPLE_CONTEXT, exampleFiles, exampleWith } from '#document/testing/example-site.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import type { SiteReading } from '../revisions/site-store.ts';
import type { DocumentContext } from './document-context.ts';
import { readEdition } from './read-edition.ts';

const SITE = 'harbour';

/** Drops the advice after the semicolon, which depends on the layouts that the check can see. */
const withoutAdvice = (line: string): string => line.split('; ')[0] ?? '';

describe('a running gateway, when a document on disk is broken', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let onDisk: SiteFiles = exampleFiles();

  const readSites = (): SiteReading[] => {
    const assetBytes = new Map([...onDisk.assets].map((file) => [file, Buffer.from(file)]));
    const edition = readEdition({ files: onDisk, assetBytes }, SITE, EXAMPLE_CONTEXT as DocumentContext);
    return ['problems' in edition ? { id: SITE, edition: null, problems: edition.problems } : { id: SITE, edition }];
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database, { readSites });
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  const served = async (): Promise<Permission> =>
    successOf<Permission>(await gateway.ask('/wps/system/permission?part=site', { host: 'harbour.example' }));
  const errorsSince = (start: number): string[] =>
    gateway.logLines.slice(start).flatMap((line) => {
      const { level, msg } = JSON.parse(line) as { level: number; msg: string };
      return level === 50 ? [msg] : [];
    });

  // Warnings stop no publish, e.g. about settings that only a newer version knows.
  const refused = BROKEN_DOCUMENTS.filter(([, file, part, instead]) =>
    checkSites(exampleWith(file, part, instead), EXAMPLE_CONTEXT).some(({ severity }) => severity === 'error'),
  );

  it.each(refused)(
    'goes on with the last good documents, and its log tells of %s',
    async (_what, file, part, instead, lines) => {
      const before = await served();
      const start = gateway.logLines.length;
      onDisk = exampleWith(file, part, instead);
      await gateway.sites.refresh();
      expect(await served()).toEqual(before);
      const errors = lines.filter((line) => !line.includes(' warning: '));
      expect(errorsSince(start).map(withoutAdvice)).toEqual(expect.arrayContaining(errors.map(withoutAdvice)));
      onDisk = exampleFiles();
      await gateway.sites.refresh();
      expect((await served()).revision).toBe(before.revision);
    },
  );

  it('serves a document that names a widget it does not know, and its log says so', async () => {
    const start = gateway.logLines.length;
    onDisk = exampleWith('layouts/quay.json', '"widget": "notice-list"', '"widget": "hologram"');
    await gateway.sites.refresh();
    expect(JSON.stringify((await served()).layout)).toContain('"widget":"hologram"');
    expect(gateway.logLines.slice(start).join()).toContain('there is no widget');
  });

  it('was asked about at least sixty kinds of slips', () => {
    expect(refused.length).toBeGreaterThanOrEqual(60);
  });
});
