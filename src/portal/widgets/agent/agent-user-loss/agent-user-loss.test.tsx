import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teamLossesPath } from '#portal/data/desk/report-queries.ts';
import { dayAt, daysBefore } from '#portal/site/site-days.ts';
import { buildTeamLosses } from '#portal/testing/desk/build-team-reports.ts';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const today = dayAt(Date.now(), 'Europe/Madrid');
const fortnight = { from: daysBefore(today, 13), to: today };
const pathOf = (over: Partial<Parameters<typeof teamLossesPath>[0]> = {}) =>
  teamLossesPath({ ...fortnight, sort: 'netLoss', order: 'down', pageNo: 1, pageSize: 20, ...over }, 'EN');

const show = (answers: Readonly<Record<string, unknown>>) =>
  renderWidget('agent-user-loss', { ...deskScene(), answers });
const rows = () => [...document.querySelectorAll(':is(tbody, tfoot) tr')];

describe('agent-user-loss', () => {
  it('lists what members lost, the largest loss first, with the sums of all pages below', async () => {
    await show({ [pathOf()]: buildTeamLosses(2, 3) });
    await screen.findByText('What members lost or won', { selector: 'caption' });
    expect(rows()[0]?.textContent).toMatch(/kestrel0Level 1, agent10.*−12\.50/);
    expect(rows()[1]?.textContent).toMatch(/kestrel1Level 211.*\+10\.00/);
    expect(rows().at(-1)?.textContent).toMatch(/^Total1,250.*9,800\.509,100\.2550\.00\+650\.253,000\.001,200\.00$/);
    expect(screen.getByText('Net loss of players, €').closest('th')?.getAttribute('aria-sort')).toBe('descending');
  });

  it('has the gateway sort by the head that is pressed, from the first page on', async () => {
    const { gateway } = await show({
      [pathOf()]: buildTeamLosses(2, 2),
      [pathOf({ pageNo: 2 })]: buildTeamLosses(2, 2),
      [pathOf({ sort: 'account', order: 'up' })]: buildTeamLosses(4),
      [pathOf({ sort: 'account', order: 'down' })]: buildTeamLosses(3),
    });
    fireEvent.click(await screen.findByLabelText('Page 2'));
    await waitFor(() => expect(gateway.calls.at(-1)).toBe(pathOf({ pageNo: 2 })));
    fireEvent.click(screen.getByText('Account', { selector: 'button' }));
    await waitFor(() => expect(rows()).toHaveLength(4 + 1));
    fireEvent.click(screen.getByText('Account', { selector: 'button' }));
    await waitFor(() => expect(rows()).toHaveLength(3 + 1));
  });

  it('sorts by a choice where a phone has no heads', async () => {
    await show({ [pathOf()]: buildTeamLosses(2), [pathOf({ sort: 'turnover' })]: buildTeamLosses(1) });
    fireEvent.change(await screen.findByLabelText('Sort by'), { target: { value: 'turnover' } });
    await waitFor(() => expect(rows()).toHaveLength(1 + 1));
  });

  it('says that nobody played', async () => {
    await show({ [pathOf()]: buildTeamLosses(0) });
    expect(await screen.findByText('Nobody played or paid in these days')).toBeDefined();
  });
});
