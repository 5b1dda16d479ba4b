import { describe, expect, it, vi } from 'vitest';
import { keptPastPeriods, type ReadPast } from './kept-past-periods.ts';

const period = { from: new Date('2026-03-01T00:00:00Z'), until: new Date('2026-03-02T00:00:00Z') };
const asked = { agentId: 'A', childId: 'B', isByDay: true, zone: 'UTC', periods: [period], minBetMinor: 1n };

describe('past periods of simulations', () => {
  it('are read once a minute for the same team and periods, and for each other one', async () => {
    let now = 0;
    const read = vi.fn<ReadPast>(async () => new Map());
    const readPast = keptPastPeriods(read, () => new Date(now));
    const tx = {} as Parameters<ReadPast>[0];
    for (const _twice of [1, 2]) await readPast(tx, 'aurora', asked);
    expect(read).toHaveBeenCalledTimes(1);
    const others = [
      { childId: '' },
      { agentId: 'C' },
      { minBetMinor: 2n },
      { periods: [{ ...period, from: new Date(0) }] },
    ];
    for (const other of others) await readPast(tx, 'aurora', { ...asked, ...other });
    await readPast(tx, 'lotus', asked);
    expect(read).toHaveBeenCalledTimes(6);
    now = 60_000;
    await readPast(tx, 'aurora', asked);
    expect(read).toHaveBeenCalledTimes(7);
  });

  it('are read again after they could not be read', async () => {
    const read = vi.fn<ReadPast>(async () => new Map());
    read.mockRejectedValueOnce(new Error('no connection'));
    const readPast = keptPastPeriods(read, () => new Date(0));
    const tx = {} as Parameters<ReadPast>[0];
    await expect(readPast(tx, 'aurora', asked)).rejects.toThrow('no connection');
    await expect(readPast(tx, 'aurora', asked)).resolves.toEqual(new Map());
  });
});
