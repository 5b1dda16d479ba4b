import { describe, expect, it } from 'vitest';
import { passwordThreads } from './password-threads.ts';

const cost = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };

describe('threads for passwords', () => {
  it('hash and check passwords, each answer for its own question', async () => {
    const threads = passwordThreads(2);
    const passwords = Array.from({ length: 24 }, (_, index) => `Under-the-lights-${index}`);
    const hashes = await Promise.all(passwords.map((password) => threads.run({ password, cost })));
    expect(new Set(hashes).size).toBe(passwords.length);
    const checks = passwords.flatMap((password, index) => [
      threads.run({ password, passwordHash: String(hashes[index]) }),
      threads.run({ password, passwordHash: String(hashes[(index + 1) % hashes.length]) }),
    ]);
    expect(await Promise.all(checks)).toEqual(passwords.flatMap(() => [true, false]));
  });

  it('say that a hash is none, and go on', async () => {
    const threads = passwordThreads(1);
    const broken = threads.run({ password: 'Under-the-lights-7', passwordHash: 'none at all' });
    const right = threads.run({ password: 'Under-the-lights-7', cost });
    await expect(broken).rejects.toThrow();
    expect(await right).toMatch(/^\$argon2id\$/);
  });

  it('keep the event loop free meanwhile', async () => {
    const threads = passwordThreads(1);
    let isDone = false;
    const slow = threads.run({ password: 'Under-the-lights-7', cost: { ...cost, timeCost: 60 } }).then(() => {
      isDone = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isDone).toBe(false);
    await slow;
  });
});
