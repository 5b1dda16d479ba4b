import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveChat } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { screenshot } from '#gateway/testing/hostile-images.ts';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { readOperatorArguments } from './operator-arguments.ts';
import { runOperatorCommand } from './operator-command.ts';
import { operatorsClient } from './operators-client.ts';

describe('npm run operator, of live chats', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let folder: string;
  let token: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marquee-chats-'));
    database = await openTestDatabase();
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: { liveChat: { away: { EN: 'Later.' } } } })],
    });
    token = await accountCalls(gateway).newMember('chatter');
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function run(...args: string[]): Promise<readonly string[]> {
    const printed: string[] = [];
    await runOperatorCommand(readOperatorArguments([...args, '--site', 'aurora']), {
      client: operatorsClient(`http://localhost:${gateway.port}`, TEST_OPERATOR_TOKEN),
      askPassword: async () => '',
      print: (line) => void printed.push(line),
    });
    return printed;
  }
  const ask = (method: string, at: string, body?: unknown) =>
    gateway.ask(`/wps/member/chat${at}`, {
      ...{ method, headers: { ...accountCalls(gateway).bearer(token) } },
      ...(body !== undefined && { body }),
    });

  it('takes a chat, answers in it, saves its images and closes it', async () => {
    expect(await run('chats')).toEqual(['no chat waits']);
    const { chat } = successOf<LiveChat>(await ask('POST', ''));
    const id = chat?.chatId ?? '';
    successOf(await ask('POST', '/messages', { messageId: 'message-1', text: 'Where is it?' }));
    successOf(await ask('PUT', '/images/message-2?name=slip.png', await screenshot()));
    expect(await run('chats')).toEqual([expect.stringMatching(/chatter {2}waiting .* 2 messages$/)]);
    await expect(run('chat-claim')).rejects.toThrow('name the chat: look with chats');
    const [head, ...lines] = await run('chat-claim', id);
    expect(head).toContain('open');
    expect(lines.map((line) => line.trim().split('  ')[1])).toEqual([
      'member: Where is it?',
      'member: image 2, slip.png',
      'system: joined',
    ]);
    expect((await run('chat-say', id, '--text', 'On its way')).at(-1)).toContain('operator: On its way');
    const [file = ''] = await run('chat-images', id, '--file', folder);
    expect(path.basename(file)).toBe(`chat-${id}-2.png`);
    expect((await readFile(file)).subarray(1, 4).toString()).toBe('PNG');
    expect(await run('chat-close', id)).toEqual([expect.stringContaining('closed')]);
    await expect(run('chat-say', id, '--text', 'More')).rejects.toThrow('This chat has ended.');
  });
});
