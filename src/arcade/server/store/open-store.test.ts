import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountBalance, applyTransfer, changeBalance } from './account-store.ts';
import { openStore } from './open-store.ts';
import { DirectoryTakenError, ownDirectory } from './own-directory.ts';

let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'arcade-store-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const owner = { integration: 'lotus.KY', userId: 'mika', currency: 'VND' };

describe('the tables', () => {
  it('keep their data when they are opened again, amounts of any size that money has', () => {
    const store = openStore(directory);
    applyTransfer(store, owner, { transferId: 't', amount: 900_000_000_000_000 }, 1);
    store.close();
    const again = openStore(directory);
    expect(accountBalance(again, owner)).toBe(900_000_000_000_000);
    again.close();
  });

  it('keep the writes of a killed process, and open at once', () => {
    const program = `
      const { openStore } = await import('${path.resolve('src/arcade/server/store/open-store.ts')}');
      const { applyTransfer } = await import('${path.resolve('src/arcade/server/store/account-store.ts')}');
      const store = openStore(${JSON.stringify(directory)});
      for (let index = 0; index < 50; index++)
        applyTransfer(store, ${JSON.stringify(owner)}, { transferId: 't' + index, amount: 10 }, 1);
      process.kill(process.pid, 'SIGKILL');
    `;
    const { signal } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
    expect(signal).toBe('SIGKILL');
    const store = openStore(directory);
    expect(accountBalance(store, owner)).toBe(500);
    store.close();
  });

  it('take steps all or nothing', () => {
    const store = openStore(null);
    expect(() =>
      store.transaction(() => {
        changeBalance(store, owner, 5);
        throw new Error('half way');
      }),
    ).toThrow('half way');
    expect(accountBalance(store, owner)).toBe(0);
    store.close();
  });

  it('refuse a balance below nothing', () => {
    const store = openStore(null);
    expect(() => changeBalance(store, owner, -1)).toThrow('CHECK');
    store.close();
  });

  it('are not opened by an older version', () => {
    const store = openStore(directory);
    store.statements.run('pragma user_version = 99');
    store.close();
    expect(() => openStore(directory)).toThrow('newer version');
  });
});

describe('the directory', () => {
  it('is one process’s until it gives it back', () => {
    const giveBack = ownDirectory(directory);
    giveBack();
    expect(() => ownDirectory(directory)()).not.toThrow();
  });

  it('is refused while another running process has it, and names that', async () => {
    const parent = process.ppid;
    const program = `
      const { ownDirectory } = await import('${path.resolve('src/arcade/server/store/own-directory.ts')}');
      try { ownDirectory(${JSON.stringify(directory)}); } catch (error) { console.log(error.name, error.message); }
    `;
    expect(parent).toBeGreaterThan(0);
    const giveBack = ownDirectory(directory);
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
    expect(stdout.toString()).toContain(`DirectoryTakenError ${directory} is in use by process ${process.pid}`);
    giveBack();
  });

  it('is taken over from a process that is gone, also when another has its number now', async () => {
    for (const mark of ['999999 5', `${process.ppid} started-before`, '']) {
      await writeFile(path.join(directory, 'owner'), mark);
      expect(() => ownDirectory(directory)()).not.toThrow(DirectoryTakenError);
    }
  });
});
