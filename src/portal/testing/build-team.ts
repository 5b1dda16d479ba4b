import type { TeamFigures, TeamMember, TeamMembers, TeamOverview, TeamRow } from '#contracts/generated/contracts.ts';

/** Figures of a test's team; nothing unless given. */
export const buildFigures = (figures: Partial<TeamFigures> = {}): TeamFigures => ({
  ...{ bets: 0, turnover: '0.00', returned: '0.00', netLoss: '0.00', bonuses: '0.00', deposits: '0.00' },
  withdrawals: '0.00',
  ...figures,
});

/** A member of a test's team. */
export const buildTeamRow = (row: Partial<TeamRow> = {}): TeamRow => ({
  ...{ memberId: 'AAAAAAAAA1', account: 'lena_k', nickname: null, isAgent: false, level: 1, parentId: 'AAAAAAAAA0' },
  ...{ people: 0, balance: '10.00', state: 'active', activeDay: '2025-06-01', active: 1 },
  ...{ registeredAt: '2025-01-12T10:00:00Z', own: buildFigures(), team: buildFigures() },
  ...row,
});

/** The downlines of a test's agent. */
export const buildTeam = (list: readonly TeamRow[], team: Partial<TeamMembers> = {}): TeamMembers => ({
  ...{ from: '2025-05-20', to: '2025-06-02', path: [{ memberId: 'AAAAAAAAA0', account: 'demoagent' }] },
  root: buildTeamRow({ memberId: 'AAAAAAAAA0', account: 'demoagent', level: 0, people: list.length, isAgent: true }),
  ...{ list: [...list], totalCount: list.length, totalPages: 1 },
  ...team,
});

/** A member of a test's team with everything about it. */
export const buildTeamMember = (member: Partial<TeamMember> = {}): TeamMember => ({
  ...buildTeamRow(),
  ...{ mobile: '+37 •••• 318', linkCode: 'LINK2345', lastSignInAt: null, frozenByMe: false, notes: [], days: [] },
  upline: { memberId: 'AAAAAAAAA0', account: 'demoagent' },
  ...member,
});

/** The overview of a test's team: two days. */
export const buildOverview = (overview: Partial<TeamOverview> = {}): TeamOverview => {
  const sums = { ...buildFigures(), active: 0, registrations: 0, firstDeposits: 0 };
  return {
    ...{ from: '2025-06-01', to: '2025-06-02', countedTo: '2025-06-02T09:55:00Z', people: 12, agents: 2 },
    ...{ activeToday: 3, totals: sums, before: sums },
    days: [
      { day: '2025-06-01', ...sums },
      { day: '2025-06-02', ...sums },
    ],
    ...overview,
  };
};
