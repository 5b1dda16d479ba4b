import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEAM_BETS_PATH, teamBetsPath } from '#portal/data/desk/report-queries.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { dayAt, daysBefore } from '#portal/site/site-days.ts';
import { buildTeamBet, buildTeamBets } from '#portal/testing/desk/build-team-reports.ts';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const today = dayAt(Date.now(), 'Europe/Madrid');
const fortnight = { from: daysBefore(today, 13), to: today };
const pathOf = (over: Partial<Parameters<typeof teamBetsPath>[0]> = {}) =>
  teamBetsPath({ ...fortnight, pageNo: 1, pageSize: 20, ...over }, 'EN');

const show = (answers: Readonly<Record<string, unknown>>) =>
  renderWidget('agent-team-bets', { ...deskScene(), answers });
const rows = () => [...document.querySelectorAll(':is(tbody, tfoot) tr')];
const find = (account: string) => {
  const field = screen.getByLabelText('Find an account');
  fireEvent.change(field, { target: { value: account } });
  fireEvent.submit(field);
};

describe('agent-team-bets', () => {
  it('lists the rounds of two weeks, and what all of them came to', async () => {
    const { gateway } = await show({ [pathOf()]: buildTeamBets(3) });
    await screen.findByText('Rounds of the team', { selector: 'caption' });
    expect(gateway.calls.filter((path) => path.startsWith(TEAM_BETS_PATH))).toEqual([pathOf()]);
    expect(rows()).toHaveLength(3);
    expect(rows()[0]?.textContent).toMatch(/kestrel1.*Game 1.*Paper Garden.*1001.*20\.00.*48\.60.*Settled/);
    const sums = screen.getByText('Turnover').closest('dl');
    // They are of every studio and status, whatever the list is narrowed to.
    expect(sums?.textContent?.split('Of all rounds')).toEqual([
      ...['Bets1,250', 'Turnover€9,800.50', 'Returned€9,100.25', 'Net loss of players€650.25', ''],
    ]);
    expect(screen.queryByLabelText('Pages')).toBeNull();
  });

  it('shows no winnings of a round that still runs', async () => {
    const running = buildTeamBet(1, { status: 'open', winAmount: '0.00', closedAt: null });
    await show({ [pathOf()]: { ...buildTeamBets(0), list: [running] } });
    await screen.findByText('kestrel1');
    expect(rows()[0]?.textContent).toMatch(/20\.00Running–Running$/);
  });

  it('turns pages while there are more, and goes back to the first for another filter', async () => {
    const { gateway } = await show({
      [pathOf()]: buildTeamBets(3, true),
      [pathOf({ pageNo: 2 })]: buildTeamBets(5),
      [pathOf({ status: 'open' })]: buildTeamBets(1),
    });
    fireEvent.click(await screen.findByText('Next'));
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(screen.getByText('Next')).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'open' } });
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(gateway.calls.at(-1)).toBe(pathOf({ status: 'open' }));
  });

  it('says that nobody below has an account, without the sums of others, and looks for everybody again', async () => {
    const missing = new GatewayError('not_found', 'There is no such thing.', 404);
    await show({ [pathOf()]: buildTeamBets(2), [pathOf({ search: 'osprey' })]: missing });
    await screen.findByText('kestrel1');
    find(' osprey ');
    expect(await screen.findByText('Nobody below you has the account “osprey”')).toBeDefined();
    expect(screen.queryByText('Turnover')).toBeNull();
    fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.getByLabelText('Find an account')).toHaveProperty('value', '');
  });

  it('leads to files of all pages with the filters that are chosen', async () => {
    await show({ [pathOf()]: buildTeamBets(1), [pathOf({ search: 'kestrel1' })]: buildTeamBets(1) });
    await screen.findByText('kestrel1');
    find('kestrel1');
    const file = screen.getByLabelText('Download as Excel');
    const query = new URLSearchParams({ ...fortnight, search: 'kestrel1', language: 'EN', as: 'xlsx' });
    await waitFor(() => expect(file.getAttribute('href')).toBe(`${TEAM_BETS_PATH}?${query}`));
  });

  it('tells an empty list from one without a match, and takes the filters away', async () => {
    await show({ [pathOf()]: buildTeamBets(0), [pathOf({ status: 'closed' })]: buildTeamBets(0) });
    expect(await screen.findByText('No rounds in these days')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'closed' } });
    fireEvent.click(await screen.findByText('Clear filters'));
    expect(await screen.findByText('No rounds in these days')).toBeDefined();
  });

  it('asks again where the rounds could not be loaded', async () => {
    const { gateway } = await show({ [pathOf()]: new Error('Busy.') });
    const again = await screen.findByText('Try again');
    gateway.answer(pathOf(), buildTeamBets(1));
    fireEvent.click(again);
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});
