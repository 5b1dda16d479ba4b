import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildFigures, buildOverview, buildTeam, buildTeamRow } from '#portal/testing/build-team.ts';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const sums = (turnover: string, active = 0) => ({
  ...{ ...buildFigures({ turnover, netLoss: turnover }), active, registrations: 4, firstDeposits: 1 },
});
const show = (answers: Record<string, unknown>) =>
  renderWidget('agent-team-overview', { ...deskScene(), answers } as never);

it('says what the team came to, how it changed, and who is active', async () => {
  await show({
    '/wps/agent/team/overview': buildOverview({ totals: sums('1240.00', 5), before: sums('1000.00') }),
    '/wps/agent/team/members': buildTeam([]),
  });
  const figure = async (name: string) => (await screen.findByText(name)).closest('div')?.textContent ?? '';
  expect(await figure('Team bets')).toContain('€1,240.00');
  expect(await figure('Team bets')).toContain('Up by 24%');
  expect(await figure('Active members')).toContain('of 12 members, 3 today');
  expect(await figure('New registrations')).toContain('1 first deposit');
});

it('lists the direct downlines, and says so where there are none', async () => {
  const row = buildTeamRow({ account: 'joonas_p', people: 38, team: buildFigures({ turnover: '84220.50' }) });
  const { gateway } = await show({
    '/wps/agent/team/overview': buildOverview(),
    '/wps/agent/team/members': buildTeam([row]),
  });
  const line = (await screen.findByText('joonas_p')).closest('tr');
  expect(within(line as HTMLElement).getByText('84,220.50')).toBeDefined();
  expect(gateway.calls.some((call) => call.includes('sort=turnover'))).toBe(true);
});

it('says that nobody is below the agent yet', async () => {
  await show({ '/wps/agent/team/overview': buildOverview(), '/wps/agent/team/members': buildTeam([]) });
  expect(await screen.findByText('Nobody is below you yet')).toBeDefined();
});
