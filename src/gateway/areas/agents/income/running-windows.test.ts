import { expect, it } from 'vitest';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { runningWindows } from './running-windows.ts';

const FIVE_MINUTES_MS = 300_000;
const asked = { from: new Date(0), until: new Date(FIVE_MINUTES_MS), minBetMinor: 0n };

it('reads the play of a site once for all who ask within seconds, and again after a failure', async () => {
  let nowMs = 1_000;
  let reads = 0;
  const row = (agent: string, upline: string, child: string) => ({
    ...{ agent_id: agent, upline_id: upline, contract_id: null, tiers: null, child_id: child, active: 1 },
    bet_minor: '100',
  });
  const forSite = async (): Promise<never> => {
    reads += 1;
    if (reads === 3) throw new Error('the database is away');
    return [row('top', '', 'mid'), row('top', '', ''), row('mid', 'top', '')] as never;
  };
  const windows = runningWindows({ database: { forSite, forAgent: forSite }, clock: () => new Date(nowMs) });
  const site = { ...siteDocuments({ id: 'aurora' }), revision: 1, publication: 1, assetBase: '' };
  const [one, other] = await Promise.all([windows(site, asked), windows(site, asked)]);
  expect(other).toBe(one);
  expect([one.of.get('top')?.length, one.below.get('top'), one.below.get('')]).toEqual([2, ['mid'], ['top']]);
  expect(reads).toBe(1);
  nowMs += 5_000;
  await windows(site, asked);
  expect(reads).toBe(2);
  const next = { ...asked, from: asked.until, until: new Date(2 * FIVE_MINUTES_MS) };
  await expect(windows(site, next)).rejects.toThrow('the database is away');
  await windows(site, next);
  expect(reads).toBe(4);
});
