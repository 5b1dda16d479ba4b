import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { overviewPath, teamPath } from '#portal/data/team-queries.ts';
import { dayAt, daysBefore } from '#portal/site/site-days.ts';
import { buildFigures, buildOverview, buildTeam, buildTeamRow } from '#portal/testing/build-team.ts';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const sums = (turnover: string, active = 0) => ({
  ...{ ...buildFigures({ turnover, netLoss: turnover }), active, registrations: 4, firstDeposits: 1 },
});
const today = dayAt(Date.now(), 'Europe/Madrid');
const range = { from: daysBefore(today, 13), to: today };
const OVERVIEW = overviewPath(range, 'EN');
const TEAM = teamPath({ ...range, sort: 'turnover', order: 'down', pageNo: 1, pageSize: 8 }, 'EN');
const show = (answers: Readonly<Record<string, unknown>>) =>
  renderWidget('agent-team-overview', { ...deskScene(), answers });

it('says what the team came to, how it changed, and who is active', async () => {
  await show({
    [OVERVIEW]: buildOverview({ totals: sums('1240.00', 5), before: sums('1000.00') }),
    [TEAM]: buildTeam([]),
  });
  const figure = async (name: string): Promise<string> => {
    await screen.findByText('Nobody is below you yet');
    return screen.getByText(name).closest('div')?.textContent ?? '';
  };
  expect(await figure('Team bets')).toContain('€1,240.00');
  expect(await figure('Team bets')).toContain('Up by 24%');
  expect(await figure('Active members')).toContain('of 12 members, 3 today');
  expect(await figure('New registrations')).toContain('1 first deposit');
});

it('lists the direct downlines, and says so where there are none', async () => {
  const row = buildTeamRow({ account: 'joonas_p', people: 38, team: buildFigures({ turnover: '84220.50' }) });
  await show({
    [OVERVIEW]: buildOverview(),
    [TEAM]: buildTeam([row]),
  });
  const line = (await screen.findByText('joonas_p')).closest('tr');
  expect(within(line as HTMLElement).getByText('84,220.50')).toBeDefined();
});

it('says that nobody is below the agent yet', async () => {
  await show({ [OVERVIEW]: buildOverview(), [TEAM]: buildTeam([]) });
  expect(await screen.findByText('Nobody is below you yet')).toBeDefined();
});
