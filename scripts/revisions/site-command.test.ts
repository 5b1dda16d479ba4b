import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { markedSite } from '#tests/harness/marked-site.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { type OperatorClient, operatorClient } from './operator-client.ts';
import { readSiteArguments } from './site-arguments.ts';
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

  const run = (...args: string[]): Promise<string> => runWith({}, ...args);

  /** Runs a command over calls of which a test watches some. */
  async function runWith(calls: Partial<OperatorClient>, ...args: string[]): Promise<string> {
    const printed: string[] = [];
    await runSiteCommand(readSiteArguments(args), {
      client: { ...operator(), ...calls },
      folders,
      print: (line) => void printed.push(line),
    });
    return printed.join('\n');
  }

  const operator = (): OperatorClient => operatorClient(`http://localhost:${gateway.port}`, TEST_OPERATOR_TOKEN);

  it('sends a folder, publishes it, and lists the revisions', async () => {
    expect(await run('push', 'garden')).toBe('garden: revision 1 is kept');
    expect(await run('publish', 'garden')).toBe('garden: revision 1 is published');
    await writeSite('two');
    await run('push', 'garden');
    expect(await run('list')).toMatch(/^garden +revision 1 +garden\.localhost +revision 2 waits$/m);
    expect(await run('list', 'garden')).toMatch(/^ +2 .* push +waits\n +1 .* push +published$/);
  });

  it('shows the differences, document by document and picture by picture', async () => {
    const output = await run('diff', 'garden');
    expect(output).toContain('-  "name": "Name one"');
    expect(output).toContain('+  "name": "Name two"');
    expect(output).toContain('assets/mark.svg is another picture');
    expect(await run('diff', 'garden', '2', 'files')).toBe('2 and files are the same');
  });

  it('goes back, and forward', async () => {
    await run('publish', 'garden', '2');
    expect(await run('rollback', 'garden')).toBe('garden: revision 1 is published again');
    expect(await run('rollback', 'garden', '2')).toBe('garden: revision 2 is published again');
  });

  it('writes a revision into the folder byte for byte, and removes all other files', async () => {
    await writeAt('sites/garden/locales/EN.json', '{}');
    await run('push', 'garden');
    const output = await run('pull', 'garden', '1');
    expect(output).toContain('sites/garden/locales/EN.json');
    expect(output).toContain('the folder now holds revision 1');
    const { sources, assets } = markedSite('garden', 'one');
    expect(await read('site.json')).toBe(sources['sites/garden/site.json']);
    expect(Buffer.from(await read('assets/mark.svg')).toString('base64')).toBe(assets['mark.svg']);
    await expect(read('locales/EN.json')).rejects.toThrow('ENOENT');
    expect(await run('diff', 'garden', '1')).toBe('1 and files are the same');
  });

  it('does not write over changes that no revision holds, unless forced', async () => {
    await writeSite('unsaved');
    await expect(run('pull', 'garden')).rejects.toThrow('has changes that no revision holds');
    expect(await read('site.json')).toContain('Name unsaved');
    await run('pull', 'garden', '--force');
    expect(await read('site.json')).toContain('Name two');
  });

  it('stops comparing at the newest revision that equals the folder', async () => {
    for (const mark of ['three', 'four']) {
      await writeSite(mark);
      await run('push', 'garden');
    }
    const { sources } = operator();
    const asked: number[] = [];
    const watched: Partial<OperatorClient> = {
      sources: (siteId, revision) => {
        asked.push(revision);
        return sources(siteId, revision);
      },
    };
    const { revisions, published } = await operator().revisions('garden');
    await runWith(watched, 'pull', 'garden');
    expect(asked).toEqual([published?.revision, revisions[0]?.revision]);
    asked.length = 0;
    await runWith(watched, 'pull', 'garden');
    expect(asked).toEqual([published?.revision]);
  });

  it('looks through all pages of revisions', async () => {
    const { revisions } = operator();
    const paged: Partial<OperatorClient> = {
      revisions: async (siteId, pageNo = 1) => {
        const all = await revisions(siteId);
        return { ...all, revisions: all.revisions.slice(pageNo - 1, pageNo), totalPages: all.totalCount };
      },
    };
    expect(await runWith(paged, 'list', 'garden')).toBe(await run('list', 'garden'));
    await run('pull', 'garden', '1');
    expect(await runWith(paged, 'pull', 'garden')).toContain('the folder now holds');
  });

  it('touches no file when a picture cannot be fetched', async () => {
    const asset = async (): Promise<Buffer> => Promise.reject(new Error('the line broke'));
    await expect(runWith({ asset }, 'pull', 'garden', '1')).rejects.toThrow('the line broke');
    expect(await run('diff', 'garden')).toBe('published and files are the same');
  });

  it('writes over shared layouts only when forced, and not over changes in them', async () => {
    const { sources, assets } = markedSite('meadow', 'one');
    const { 'sites/meadow/layout.json': layout = '', ...rest } = sources;
    const shared = 'layouts/meadow-player.json';
    await operator().push('meadow', { sources: { ...rest, [shared]: layout }, assets });
    await run('publish', 'meadow');
    await writeAt(shared, '{ "unsaved": true }');
    expect(await run('pull', 'meadow')).toContain(`${shared} differs here`);
    await expect(run('pull', 'meadow', '--layouts')).rejects.toThrow(`no revision holds in ${shared}`);
    expect(await readFile(path.join(root, shared), 'utf8')).toBe('{ "unsaved": true }');
    await run('pull', 'meadow', '--layouts', '--force');
    expect(await readFile(path.join(root, shared), 'utf8')).toBe(layout);
  });

  it.each([
    ['publish', '2'],
    ['rollback', undefined],
    ['rollback', '2'],
  ])('does not %s %s over what was published since it looked', async (command, revision) => {
    const { revisions, publish } = operator();
    const before = (await revisions('garden')).published;
    const other = before?.revision === 1 ? 3 : 1;
    const calls: Partial<OperatorClient> = {
      revisions: async (siteId) => {
        const seen = await revisions(siteId);
        await publish(siteId, other, undefined);
        return seen;
      },
    };
    await expect(runWith(calls, command, 'garden', ...(revision ? [revision] : []))).rejects.toThrow(
      'something else was published in between: look with npm run site -- list garden',
    );
    expect((await revisions('garden')).published?.revision).toBe(other);
  });

  it('names files that the gateway would not take for their names, and sends nothing', async () => {
    const odd = ['sites/garden/assets/.DS_Store', 'sites/garden/assets/my photo.png', 'sites/garden/my notes.json'];
    for (const file of odd) await writeAt(file, '{}');
    const push = async (): Promise<never> => Promise.reject(new Error('it was sent'));
    const output = await runWith({ push }, 'push', 'garden').catch((error: Error) => error.message);
    for (const file of odd) {
      expect(output).toContain(`${file}: the gateway takes no such name`);
      await rm(path.join(root, file));
    }
  });

  it('prints every field of a call that the gateway refuses', async () => {
    await expect(operator().publish('garden', 0, 0)).rejects.toMatchObject({
      code: 'invalid_request',
      problems: [expect.stringMatching(/^revision: .+/), expect.stringMatching(/^over: .+/)],
    });
  });

  it('prints the faults of refused documents', async () => {
    await writeAt('sites/garden/site.json', (await read('site.json')).replace('"decimals": 2', '"decimals": 9'));
    await expect(run('push', 'garden')).rejects.toMatchObject({
      code: 'documents_refused',
      problems: [expect.stringMatching(/^sites\/garden\/site\.json:\d+:\d+ currency\.decimals: /)],
    });
  });

  it.each([
    [['nonsense', 'garden'], 'there is no command nonsense'],
    [['constructor', 'garden'], 'there is no command constructor'],
    [['publish'], 'name a site'],
    [['publish', 'garden', '1', '2'], '"2" is too much'],
    [['publish', 'garden', 'soon'], '"soon" is no revision'],
    [['list', 'nobody'], 'no revision of a site nobody'],
    [['push', 'nobody'], 'no folder of a site nobody'],
    [['pull', 'nobody'], 'nothing of a site nobody is published'],
    [['list', 'gardne'], 'no revision of a site gardne; did you mean "garden"?'],
    [['publish', 'gardne'], 'no revision of a site gardne; did you mean "garden"?'],
    [['push', 'gardne'], '; did you mean "garden"?'],
    [['pull', 'gardne'], 'nothing of a site gardne is published; did you mean "garden"?'],
  ] as const)('says what is wrong with %j', async (args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
  });

  it.each(['http://localhost:9', 'http://localhost:1'])('says so when no gateway answers at %s', async (origin) => {
    const client = operatorClient(origin, 'x');
    await expect(client.sites()).rejects.toThrow(`no gateway answers at ${origin}`);
    await expect(client.rollBack('garden', undefined, 1)).rejects.toThrow(`no gateway answers at ${origin}`);
  });

  it('says that a change may be made when its answer gets lost', async () => {
    const deaf = createServer((request) => request.socket.destroy()).listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    const client = operatorClient(`http://127.0.0.1:${(deaf.address() as AddressInfo).port}`, 'x');
    await expect(client.rollBack('garden', undefined, 1)).rejects.toThrow('look with list before you try again');
    deaf.close();
  });
});
