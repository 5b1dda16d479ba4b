import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestMember } from '#gateway/testing/add-test-member.ts';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { readOperatorArguments } from './operator-arguments.ts';
import { runOperatorCommand } from './operator-command.ts';
import { operatorsClient } from './operators-client.ts';

const MEMBER = 'NEWS000001';
const message = { audience: { segment: { agents: false } }, subject: { EN: 'News' }, body: { EN: 'A new game.' } };

describe('npm run operator, of messages', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let folder: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database, { sites: [siteDocuments({ id: 'aurora' })] });
    await database.forSite('aurora', (tx) => addTestMember(tx, 'aurora', MEMBER));
    folder = await mkdtemp(join(tmpdir(), 'marquee-message-'));
    await writeFile(join(folder, 'news.json'), JSON.stringify(message));
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
    await rm(folder, { recursive: true });
  });

  async function run(...args: string[]): Promise<readonly string[]> {
    const printed: string[] = [];
    await runOperatorCommand(readOperatorArguments([...args, '--site', 'aurora']), {
      client: operatorsClient(`http://localhost:${gateway.port}`, TEST_OPERATOR_TOKEN),
      askPassword: async () => '',
      print: (line) => printed.push(line),
    });
    return printed;
  }

  it('counts who would get one, sends it once for a key, and lists it', async () => {
    const file = join(folder, 'news.json');
    expect(await run('messages')).toEqual(['there are no messages']);
    expect(await run('message-count', '--file', file)).toEqual(['1 members']);
    const [sent] = await run('message-send', 'news-1', '--file', file);
    expect(sent).toMatch(/^1 {2}\S+ {2}\S.* to {"agents":false} {2}News {2}1 members$/);
    expect(await run('message-send', 'news-1', '--file', file)).toEqual([sent]);
    expect(await run('messages')).toEqual([sent]);
    await expect(run('message-send', '--file', file)).rejects.toThrow('name the key');
  });
});
