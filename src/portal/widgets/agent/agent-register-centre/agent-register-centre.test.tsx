import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SiteInfo } from '#contracts/generated/contracts.ts';
import { ownContractsPath } from '#portal/data/desk/contract-calls.ts';
import { foundMembersPath } from '#portal/data/desk/find-members.ts';
import { TEAM_LINKS_PATH, teamLinksPath } from '#portal/data/desk/register-calls.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { domainRoutesPath } from '#portal/data/help-queries.ts';
import { dayAt, daysBefore } from '#portal/site/site-days.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { buildOwnContracts } from '#portal/testing/desk/build-income.ts';
import { buildTeamLink, buildTeamLinks } from '#portal/testing/desk/build-team-links.ts';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const ACCOUNTS_PATH = '/wps/agent/register/accounts';
const today = dayAt(Date.now(), 'Europe/Madrid');
const linksPath = teamLinksPath({ from: daysBefore(today, 29), to: today }, 'EN');
const made = { memberId: 'MEMBER0009', account: 'osprey1', password: 'Qmsabl-tre4183', offers: [] };

/** The page with what the gateway answers; `sent` has the bodies of calls to a path, in order. */
async function show(answers: Readonly<Record<string, unknown>> = {}, site: Partial<SiteInfo> = {}) {
  const scene = { [linksPath]: buildTeamLinks(2), ...answers };
  const rendered = await renderWidget('agent-register-centre', { ...deskScene(), site, answers: scene });
  const fetched = vi.spyOn(globalThis, 'fetch');
  await screen.findByText('Referral links', { selector: 'h2' });
  const sent = (path: string): unknown[] =>
    fetched.mock.calls
      .filter(([at, init]) => at === path && init?.body !== undefined)
      .map(([, init]) => JSON.parse(String(init?.body)));
  return { ...rendered, sent };
}

/** Required fields have a mark behind their label. */
const fieldOf = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\*?$`));
const type = (label: string, text: string) => fireEvent.change(fieldOf(label), { target: { value: text } });
const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button' }));

describe('agent-register-centre', () => {
  it('opens an account below the agent, and shows its first password until it is done with', async () => {
    const { sent } = await show({ [ACCOUNTS_PATH]: made });
    press('Agent');
    type('Username', ' osprey1 ');
    type('Nickname', 'Osprey');
    press('Create account');
    expect(await screen.findByText('Qmsabl-tre4183')).toBeDefined();
    expect(sent(ACCOUNTS_PATH)).toEqual([{ username: 'osprey1', type: 'agent', nickname: 'Osprey' }]);
    press('Create another account');
    expect(screen.queryByText('Qmsabl-tre4183')).toBeNull();
    expect(fieldOf('Username')).toHaveProperty('value', '');
  });

  it('places an account under the agent that is chosen, and under nobody who is only typed', async () => {
    const found = [{ memberId: 'MEMBER0007', account: 'heron7', nickname: 'Heron' }];
    const { sent } = await show({ [foundMembersPath('her', 'EN', 'agent')]: { list: found }, [ACCOUNTS_PATH]: made });
    type('Username', 'osprey1');
    type('Place under', 'her');
    press('Create account');
    expect(await screen.findByText('Choose one of your agents from the list.')).toBeDefined();
    fireEvent.click(await screen.findByText('heron7'));
    expect(screen.queryByText('Choose one of your agents from the list.')).toBeNull();
    press('Create account');
    await waitFor(() =>
      expect(sent(ACCOUNTS_PATH)).toEqual([{ username: 'osprey1', type: 'member', uplineId: 'MEMBER0007' }]),
    );
  });

  it('offers contracts with an agent’s account, up to the own rates, and with nobody’s below another', async () => {
    const answers = {
      [ownContractsPath('EN')]: buildOwnContracts(),
      [foundMembersPath('her', 'EN', 'agent')]: {
        list: [{ memberId: 'MEMBER0007', account: 'heron7', nickname: 'Heron' }],
      },
      [ACCOUNTS_PATH]: { ...made, offers: [{ kind: 'dividend', rate: '25' }] },
    };
    const { sent } = await show(answers, { whitelabel: flagsOf('CONTRACT3'), agentPlans: ['dividend'] });
    press('Agent');
    type('Username', 'osprey1');
    const rate = await screen.findByRole('textbox', { name: 'Dividend, at most 42%' });
    fireEvent.change(rate, { target: { value: '43' } });
    press('Create account');
    expect(await screen.findByText('Your own rate is 42%.')).toBeDefined();
    fireEvent.change(screen.getByRole('slider', { name: 'Dividend, at most 42%' }), { target: { value: '25' } });
    expect(screen.getByText('You keep 17 points.')).toBeDefined();
    type('Place under', 'her');
    fireEvent.click(await screen.findByText('heron7'));
    expect(screen.queryByRole('slider')).toBeNull();
    fireEvent.change(fieldOf('Place under'), { target: { value: '' } });
    press('Create account');
    expect(await screen.findByText(/Offered: Dividend 25%/)).toBeDefined();
    expect(sent(ACCOUNTS_PATH)).toEqual([{ username: 'osprey1', type: 'agent', rates: { dividend: '25' } }]);
  });

  it('shows what the gateway refuses at its field', async () => {
    const fields = { username: { code: 'taken', message: 'This name is taken.' } };
    await show({ [ACCOUNTS_PATH]: new GatewayError('account_taken', 'There is one already.', 409, fields) });
    type('Username', 'kestrel1');
    press('Create account');
    expect(await screen.findByText('This name is taken.')).toBeDefined();
  });

  it('says of each host how fast it answers, and which does not', async () => {
    const hosts = ['pebble.example', 'pebble-2.example'].map((host) => ({ host, links: 1, clicks: 2 }));
    const routes = hosts.map(({ host }) => ({ host, label: host, probePath: '/health' }));
    await show({
      [linksPath]: { ...buildTeamLinks(2), hosts },
      [domainRoutesPath('EN')]: { routes },
      'http://pebble.example:3000/health': {},
      'http://pebble-2.example:3000/health': new Error('blocked'),
    });
    const rows = within(await screen.findByRole('region', { name: 'Domains' })).getAllByRole('listitem');
    await waitFor(() => expect(rows[0]?.textContent).toMatch(/\d+ msWorks$/));
    await waitFor(() => expect(rows[1]?.textContent).toMatch(/Unreachable$/));
  });

  it('says each step as a part of the one above, and against the days before', async () => {
    await show();
    const card = (await screen.findByText('All links', { selector: 'small' })).closest('section');
    expect([...(card?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Clicks1,284People, without bots28.4%Up by 28.4%',
      'Registrations21216.5% of clicks50%Down by 50%',
      'First deposits9745.8% of registrations±0No change',
      // Nothing was there before, so that there is no change in percent.
      'Active after 7 days6162.9% of first deposits',
    ]);
  });

  it('shows the link that is chosen in the table, with its code and its address', async () => {
    await show();
    expect(await screen.findByLabelText('QR code of Group 1')).toBeDefined();
    fireEvent.click(screen.getByText('Group 2').closest('button') ?? document.body);
    const card = await screen.findByLabelText('Group 2');
    expect(within(card).getByText('pebble.example/register?referralCode=PEBBLE-2')).toBeDefined();
    expect(await within(card).findByLabelText('QR code of Group 2')).toBeDefined();
    expect(document.querySelector('tfoot')?.textContent).toBe('All linksClicks 1,284Registrations 2129745.8%');
    expect(screen.getByText('2 of 20')).toBeDefined();
  });

  it('switches a link off, and says that nobody can register by it', async () => {
    const { gateway, sent } = await show({ [`${TEAM_LINKS_PATH}/PEBBLE-1`]: { done: true } });
    gateway.answer(linksPath, buildTeamLinks(0, { list: [buildTeamLink(1, { isOn: false })] }));
    const light = await screen.findByLabelText('The link takes registrations');
    expect(light.getAttribute('aria-checked')).toBe('true');
    fireEvent.click(light);
    expect(await screen.findByText(/nobody can register by it/)).toBeDefined();
    expect(sent(`${TEAM_LINKS_PATH}/PEBBLE-1`)).toEqual([{ isOn: false }]);
  });

  it('renames a link', async () => {
    const { gateway, sent } = await show({ [`${TEAM_LINKS_PATH}/PEBBLE-1`]: { done: true } });
    fireEvent.click(await screen.findByLabelText('Rename the link'));
    gateway.answer(linksPath, buildTeamLinks(0, { list: [buildTeamLink(1, { name: 'Flyer' })] }));
    type('Name of the link', ' Flyer ');
    press('Save');
    expect(await screen.findByText('Flyer', { selector: 'h2' })).toBeDefined();
    expect(sent(`${TEAM_LINKS_PATH}/PEBBLE-1`)).toEqual([{ name: 'Flyer' }]);
  });

  it('invites to make the first link, and shows it when it is made', async () => {
    const { gateway, sent } = await show({
      [linksPath]: buildTeamLinks(0),
      [TEAM_LINKS_PATH]: buildTeamLink(1, { name: 'First' }),
    });
    fireEvent.click(await screen.findByText('Make the first link'));
    gateway.answer(linksPath, buildTeamLinks(0, { list: [buildTeamLink(1, { name: 'First' })] }));
    type('Name of the link', 'First');
    fireEvent.change(screen.getByLabelText('Domain'), { target: { value: 'pebble-2.example' } });
    press('Make the link');
    expect(await screen.findByText('First', { selector: 'h2' })).toBeDefined();
    expect(sent(TEAM_LINKS_PATH)).toEqual([{ name: 'First', kind: 'member', host: 'pebble-2.example' }]);
    expect(screen.queryByText('Make the link')).toBeNull();
  });

  it('offers no further link where the agent has as many as it may', async () => {
    await show({ [linksPath]: buildTeamLinks(2, { most: 2 }) });
    const more = await screen.findByText('New link', { selector: 'button' });
    expect(more.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(more);
    expect(screen.queryByText('Make the link')).toBeNull();
    expect(screen.getByText('You have as many links as an agent may have.')).toBeDefined();
  });
});
