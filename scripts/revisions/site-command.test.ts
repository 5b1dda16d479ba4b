import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { markedSite } from '#tests/harness/marked-site.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { operatorClient } from './operator-client.ts';
import { runSiteCommand } from './site-command.ts';
import type { DocumentFolders } from './site-folder.ts';

describe('npm run site', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let root: string;
  let folders: DocumentFolders;

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database);
    root = await mkdtemp(path.join(tmpdir(), 'marquee-site-command-'));
    folders = { sitesDir: path.join(root, 'sites'), layoutsDir: path.join(root, 'layouts') };
    await mkdir(folders.layoutsDir);
    await writeSite('one');
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
    await rm(root, { recursive: true });
  });

  async function writeSite(mark: string): Promise<void> {
    const { sources, assets } = markedSite('garden', mark);
    for (const [file, text] of Object.entries(sources)) await writeAt(file, text);
    for (const [name, base64] of Object.entries(assets))
      await writeAt(`sites/garden/assets/${name}`, Buffer.from(base64, 'base64'));
  }

  async function writeAt(file: string, content: string | Buffer): Promise<void> {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }

  const read = (file: string): Promise<string> => readFile(path.join(root, 'sites/garden', file), 'utf8');

  async function run(...args: string[]): Promise<string> {
    const printed: string[] = [];
    const client = operatorClient(`http://localhost:${gateway.port}`, TEST_OPERATOR_TOKEN);
    await runSiteCommand(args, { client, folders, print: (line) => void printed.push(line) });
    return printed.join('\n');
  }

  it('sends a folder, publishes it, and lists what there is', async () => {
    expect(await run('push', 'garden')).toBe('garden: revision 1 is kept');
    expect(await run('publish', 'garden')).toBe('garden: revision 1 is published');
    await writeSite('two');
    await run('push', 'garden');
    expect(await run('list')).toMatch(/^garden +revision 1 +garden\.localhost +revision 2 waits$/m);
    expect(await run('list', 'garden')).toMatch(/^ +2 .* push +waits\n +1 .* push +published$/);
  });

  it('shows what differs, document by document and picture by picture', async () => {
    const told = await run('diff', 'garden');
    expect(told).toContain('-  "name": "Name one"');
    expect(told).toContain('+  "name": "Name two"');
    expect(told).toContain('assets/mark.svg is another picture');
    expect(await run('diff', 'garden', '2', 'files')).toBe('2 and files are the same');
  });

  it('goes back, and forward', async () => {
    await run('publish', 'garden', '2');
    expect(await run('rollback', 'garden')).toBe('garden: revision 1 is published again');
    expect(await run('rollback', 'garden', '2')).toBe('garden: revision 2 is published again');
  });

  it('writes a revision into the folder byte for byte, and removes what it has not', async () => {
    await writeAt('sites/garden/locales/EN.json', '{}');
    await run('push', 'garden');
    const told = await run('pull', 'garden', '1');
    expect(told).toContain('sites/garden/locales/EN.json');
    expect(told).toContain('the folder now holds revision 1');
    const { sources, assets } = markedSite('garden', 'one');
    expect(await read('site.json')).toBe(sources['sites/garden/site.json']);
    expect(Buffer.from(await read('assets/mark.svg')).toString('base64')).toBe(assets['mark.svg']);
    await expect(read('locales/EN.json')).rejects.toThrow('ENOENT');
    expect(await run('diff', 'garden', '1')).toBe('1 and files are the same');
  });

  it('does not write over changes that no revision holds, unless it is told to', async () => {
    await writeSite('unsaved');
    await expect(run('pull', 'garden')).rejects.toThrow('has changes that no revision holds');
    expect(await read('site.json')).toContain('Name unsaved');
    await run('pull', 'garden', '--force');
    expect(await read('site.json')).toContain('Name two');
  });

  it('says what is wrong with documents that are refused', async () => {
    await writeAt('sites/garden/site.json', (await read('site.json')).replace('"decimals": 2', '"decimals": 9'));
    await expect(run('push', 'garden')).rejects.toMatchObject({
      code: 'documents_refused',
      problems: [expect.stringMatching(/^sites\/garden\/site\.json:\d+:\d+ currency\.decimals: /)],
    });
  });

  it.each([
    [['nonsense', 'garden'], 'there is no command nonsense'],
    [['publish'], 'name a site'],
    [['publish', 'garden', 'soon'], '"soon" is no revision'],
    [['list', 'nobody'], 'no revision of a site nobody'],
    [['push', 'nobody'], 'no folder of a site nobody'],
    [['pull', 'nobody'], 'nothing of a site nobody is published'],
  ] as const)('says what is wrong with %j', async (args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
  });

  it('says so when no gateway answers', async () => {
    const client = operatorClient('http://localhost:9', 'x');
    await expect(client.sites()).rejects.toThrow('no gateway answers at http://localhost:9');
  });
});
