import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LiveChat } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { screenshot } from '#gateway/testing/hostile-images.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { commandScene } from './testing/command-scene.ts';

describe('npm run operator, of live chats', () => {
  const scene = commandScene({ site: { liveChat: { away: { EN: 'Later.' } } } });
  const { lines: run, inFolder } = scene;
  let token: string;

  beforeAll(async () => {
    token = await accountCalls(scene.gateway).newMember('chatter');
  });

  const ask = (method: string, at: string, body?: unknown) =>
    scene.gateway.ask(`/wps/member/chat${at}`, {
      ...{ method, headers: { ...accountCalls(scene.gateway).bearer(token) } },
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
    const [file = ''] = await run('chat-images', id, '--file', inFolder('.'));
    expect(path.basename(file)).toBe(`chat-${id}-2.png`);
    expect((await readFile(file)).subarray(1, 4).toString()).toBe('PNG');
    expect(await run('chat-close', id)).toEqual([expect.stringContaining('closed')]);
    await expect(run('chat-say', id, '--text', 'More')).rejects.toThrow('This chat has ended.');
  });
});
