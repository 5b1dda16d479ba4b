import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { addTestMember } from '#gateway/testing/add-test-member.ts';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments, type TestSite } from '#gateway/testing/test-site.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { readOperatorArguments } from '../operator-arguments.ts';
import { runOperatorCommand } from '../operator-command.ts';
import { operatorsClient } from '../operators-client.ts';

/**
 * A gateway with the site aurora and some members, on which `npm run operator` runs, and an empty folder; all are there
 * before the tests of a describe.
 */
export function commandScene(aurora: Omit<TestSite, 'id'>, members: readonly string[] = []) {
  let database: TestDatabase;
  let gateway: TestGateway;
  let folder: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database, { sites: [siteDocuments({ ...aurora, id: 'aurora' })] });
    folder = await mkdtemp(path.join(tmpdir(), 'marquee-operator-'));
    for (const memberId of members) await database.forSite('aurora', (tx) => addTestMember(tx, 'aurora', memberId));
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs a command for aurora. @returns the lines that it prints. */
  async function lines(...args: string[]): Promise<readonly string[]> {
    const printed: string[] = [];
    await runOperatorCommand(readOperatorArguments([...args, '--site', 'aurora']), {
      client: operatorsClient(`http://localhost:${gateway.port}`, TEST_OPERATOR_TOKEN),
      askPassword: async () => '',
      print: (line) => void printed.push(line),
    });
    return printed;
  }

  return {
    get database() {
      return database;
    },
    get gateway() {
      return gateway;
    },
    inFolder: (name: string): string => path.join(folder, name),
    lines,
    /** The same, as one text. */
    run: async (...args: string[]): Promise<string> => (await lines(...args)).join('\n'),
  };
}
