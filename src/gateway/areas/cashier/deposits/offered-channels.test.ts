import { expect, it } from 'vitest';
import type { ChannelSettings } from '#contracts/generated/contracts.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { offeredChannels } from './offered-channels.ts';

const bank: ChannelSettings = {
  ...{ id: 'bank', kind: 'transfer', provider: 'sandbox', name: { EN: 'Bank' }, min: '10.00', max: '500.00' },
};

const offered = (
  channels: readonly Partial<ChannelSettings>[],
  { hasDeposited = false, at = '2026-06-01T10:00:00Z' } = {},
) => {
  const cashier = { deposits: { channels: channels.map((more) => ({ ...bank, ...more })) } };
  const site = siteDocuments({ id: 'aurora', site: { cashier, timeZone: 'Europe/Madrid' } });
  return offeredChannels(site, (provider) => provider === 'sandbox', { hasDeposited, at: new Date(at) });
};

it('are those of the document whose provider is known, in its order', () => {
  const ids = offered([{ id: 'one' }, { id: 'two', provider: 'elsewhere' }, { id: 'three' }]);
  expect(ids.map(({ channel }) => channel.id)).toEqual(['one', 'three']);
  expect(offeredChannels(siteDocuments({ id: 'aurora' }), () => true, { hasDeposited: true, at: new Date() })).toEqual(
    [],
  );
});

it('are narrowed to newcomers, or to members who deposited before', () => {
  const both = [{ id: 'first', for: 'newcomers' }, { id: 'later', for: 'returning' }, { id: 'all' }] as const;
  const idsOf = (hasDeposited: boolean) => offered(both, { hasDeposited }).map(({ channel }) => channel.id);
  expect(idsOf(false)).toEqual(['first', 'all']);
  expect(idsOf(true)).toEqual(['later', 'all']);
});

it('take more of a first deposit where the document says so', () => {
  const minOf = (hasDeposited: boolean) => offered([{ firstMin: '25.00' }], { hasDeposited })[0]?.min;
  expect([minOf(false), minOf(true), offered([{}])[0]?.min]).toEqual(['25.00', '10.00', '10.00']);
});

it.each([
  // Madrid is two hours ahead in June.
  ['08:00', '20:00', '2026-06-01T06:00:00Z', null],
  ['08:00', '20:00', '2026-06-01T05:59:00Z', '2026-06-01T06:00:00.000Z'],
  ['08:00', '20:00', '2026-06-01T18:00:00Z', '2026-06-02T06:00:00.000Z'],
  ['20:00', '08:00', '2026-06-01T22:30:00Z', null],
  ['20:00', '08:00', '2026-06-01T12:00:00Z', '2026-06-01T18:00:00.000Z'],
  // The clocks change in the night to the 29th of March.
  ['08:00', '20:00', '2026-03-28T22:00:00Z', '2026-03-29T06:00:00.000Z'],
])('are open from %s until %s by the site’s clock: %s', (from, until, at, opens) => {
  expect(offered([{ hours: { from, until } }], { at })[0]?.closedUntil?.toISOString() ?? null).toBe(opens);
});
