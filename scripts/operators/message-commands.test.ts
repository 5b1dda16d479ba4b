import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { commandScene } from './testing/command-scene.ts';

const MEMBER = 'NEWS000001';
const message = { audience: { segment: { agents: false } }, subject: { EN: 'News' }, body: { EN: 'A new game.' } };

describe('npm run operator, of messages', () => {
  const { lines: run, inFolder } = commandScene({}, [MEMBER]);

  it('counts who would get one, sends it once for a key, and lists it', async () => {
    const file = inFolder('news.json');
    await writeFile(file, JSON.stringify(message));
    expect(await run('messages')).toEqual(['there are no messages']);
    expect(await run('message-count', '--file', file)).toEqual(['1 members']);
    const [sent] = await run('message-send', 'news-1', '--file', file);
    expect(sent).toMatch(/^1 {2}\S+ {2}\S.* to {"agents":false} {2}News {2}1 members$/);
    expect(await run('message-send', 'news-1', '--file', file)).toEqual([sent]);
    expect(await run('messages')).toEqual([sent]);
    await expect(run('message-send', '--file', file)).rejects.toThrow('name the key');
  });
});
