import type { TeamFunnel, TeamLink, TeamLinks } from '#contracts/generated/contracts.ts';

const none: TeamFunnel = { clicks: 0, registrations: 0, firstDeposits: 0, activeAfterWeek: 0 };

/** A link that is on, with a unique number. */
export const buildTeamLink = (number = 1, overrides: Partial<TeamLink> = {}): TeamLink => ({
  ...{ code: `PEBBLE-${number}`, name: `Group ${number}`, kind: 'member', host: 'pebble.example' },
  ...{ url: `https://pebble.example/register?referralCode=PEBBLE-${number}`, language: null, isOn: true },
  ...{ madeAt: '2025-01-12T09:00:00.000Z', funnel: { ...none, clicks: 100, registrations: 20, firstDeposits: 8 } },
  ...overrides,
});

/** The links of an agent with what all of them brought, which is less than in the days before. */
export const buildTeamLinks = (count: number, overrides: Partial<TeamLinks> = {}): TeamLinks => ({
  ...{ from: '2025-05-04', to: '2025-06-02', most: 20 },
  list: Array.from({ length: count }, (_, index) => buildTeamLink(index + 1)),
  totals: { clicks: 1284, registrations: 212, firstDeposits: 97, activeAfterWeek: 61 },
  before: { clicks: 1000, registrations: 424, firstDeposits: 97, activeAfterWeek: 0 },
  hosts: [
    { host: 'pebble.example', links: count, clicks: 1284 },
    { host: 'pebble-2.example', links: 1, clicks: 1 },
  ],
  ...overrides,
});
