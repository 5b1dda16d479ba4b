import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type ContractsAsk,
  contractPaymentsPath,
  contractsPath,
  draftsPath,
  ownContractsPath,
} from '#portal/data/desk/contract-calls.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { teamMemberPath, teamPath } from '#portal/data/team-queries.ts';
import { dayAt } from '#portal/site/site-days.ts';
import { buildTeam, buildTeamMember, buildTeamRow } from '#portal/testing/build-team.ts';
import { buildContract, buildOwnContracts } from '#portal/testing/desk/build-income.ts';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const today = dayAt(Date.now(), 'Europe/Madrid');
const contractsOf = (over: Partial<ContractsAsk> = {}) => contractsPath({ pageSize: 15, ...over }, 'EN');
const lena = { memberId: 'AAAAAAAAA1', account: 'lena_k', nickname: null };
const me = { memberId: 'AAAAAAAAA0', account: 'demoagent', nickname: null };
const tier = { turnover: '0.00', netLoss: '0.00', active: 0, rate: '28' };
const active = buildContract({ contractId: '3', member: lena, upline: me, state: 'active', may: ['terminate'] });
const TEAM = teamPath(
  { from: today, to: today, type: 'agent', sort: 'account', order: 'up', pageNo: 1, pageSize: 100 },
  'EN',
);
const simulated = {
  ...{ currency: 'EUR', todayPaid: '10.00', offerPaid: '12.50', todayKept: '5.00', offerKept: '2.50' },
  ...{ faults: [], ends: [] },
  periods: [
    {
      ...{ from: '2025-04-30T22:00:00Z', until: '2025-05-31T22:00:00Z', hasData: true, turnover: '100.00' },
      ...{ base: '50.00', carried: '0.00', active: 3, ownRate: '42' },
      today: { tier: 1, rate: '20', conditions: [], paid: '10.00', kept: '5.00' },
      offer: { tier: 1, rate: '25', conditions: [], paid: '12.50', kept: '2.50' },
    },
  ],
};
const show = (answers: Readonly<Record<string, unknown>> = {}, address?: string) =>
  renderWidget('agent-contracts', {
    ...deskScene(address),
    site: { agentPlans: ['dividend', 'hourly'] },
    props: { offer: { do: 'openModal', modal: 'contract' } },
    answers: {
      [ownContractsPath('EN')]: buildOwnContracts(),
      [contractsOf()]: { contracts: [active], next: null },
      [contractsOf({ memberId: lena.memberId, kind: 'dividend', pageSize: 50 })]: { contracts: [], next: null },
      [draftsPath(lena.memberId, 'EN')]: { drafts: [] },
      [contractPaymentsPath('3', undefined, 'EN')]: { currency: 'EUR', payments: [], next: null },
      [TEAM]: buildTeam([buildTeamRow({ isAgent: true })]),
      '/wps/agent/contracts/simulation': simulated,
      ...answers,
    },
  });

describe('agent-contracts', () => {
  it('shows what the agent is paid by, and the offers that wait', async () => {
    const { commands } = await show({ [ownContractsPath('EN')]: buildOwnContracts({ offers: [buildContract()] }) });
    await screen.findByText('House terms');
    const dividend = screen.getByRole('region', { name: 'Dividend' });
    expect(dividend.textContent).toMatch(/House terms.*Settled: Monthly.*Paid when you ask/);
    expect(screen.getByRole('region', { name: 'Hourly salary' }).textContent).toContain('Ask Minh for one.');
    fireEvent.click(screen.getByText('Look at the offer'));
    expect(commands.openModal).toHaveBeenCalledWith('contract');
  });

  it('terminates a contract after asking once more', async () => {
    const { gateway } = await show({
      '/wps/agent/contracts/3?language=EN': active,
      '/wps/agent/contracts/3/terminate': active,
    });
    fireEvent.click(await screen.findByText('lena_k'));
    const drawer = await screen.findByLabelText('Contract');
    fireEvent.click(await within(drawer).findByText('Terminate the contract'));
    fireEvent.click(within(drawer).getByText('Yes, terminate'));
    await waitFor(() => expect(gateway.calls).toContain('/wps/agent/contracts/3/terminate'));
  });

  it('simulates an offer for both sides before it is sent', async () => {
    const { gateway } = await show({}, '/agentHome?menu=agentContract&downline=AAAAAAAAA1');
    const rate = await waitFor(() => {
      const field = document.querySelector<HTMLInputElement>('[name="tiers.0.rate"]');
      if (!field) throw new Error('there is no field yet');
      return field;
    });
    fireEvent.change(rate, { target: { value: '43' } });
    expect(await screen.findByText('Your own rate is 30%.')).toBeDefined();
    fireEvent.change(rate, { target: { value: '25' } });
    expect(await screen.findByText('This offer, tier 1 at 25%')).toBeDefined();
    const line = screen.getByRole('button', { name: /lena_k €12\.50, you keep €2\.50/ });
    fireEvent.click(line);
    expect((await screen.findByRole('dialog', { hidden: true })).textContent).toContain('What would it have paid?');
    fireEvent.keyDown(screen.getByRole('dialog', { hidden: true }), { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    gateway.answer('/wps/agent/contracts', buildContract({ member: lena }));
    fireEvent.keyDown(rate, { key: 'Enter', ctrlKey: true });
    const sheet = await screen.findByRole('dialog', { hidden: true });
    expect(sheet.textContent).toMatch(/Paid to lena_k, all periods€10\.00 → €12\.50You keep€5\.00 → €2\.50/);
    fireEvent.click(within(sheet).getByText('Send the offer'));
    expect(await screen.findByText(/^The offer is sent\. .*lena_k/)).toBeDefined();
  });

  it('opens a saved draft, saves what is filled in and discards it after asking once more', async () => {
    const drafts = draftsPath(lena.memberId, 'EN');
    const saved = {
      ...{ memberId: lena.memberId, kind: 'dividend', period: 'monthly', savedAt: '2025-06-02T10:00:00Z' },
      ...{ tiers: [{ turnover: '0', rate: '21' }, { rate: '22' }], startsOn: '2025-06-03', endsOn: '2099-01-01' },
    };
    const form = '/agentHome?menu=agentContract&downline=AAAAAAAAA1&kind=dividend';
    const { gateway } = await show({ [drafts]: { drafts: [saved] } }, form);
    const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    await waitFor(() => expect(fieldOf('tiers.1.rate')?.value).toBe('22'));
    expect([fieldOf('tiers.0.active')?.value, fieldOf('endsOn')?.value]).toEqual(['', '2099-01-01']);
    // A first day that has come since is moved on.
    expect((fieldOf('startsOn')?.value ?? '') > today).toBe(true);
    expect(screen.getByText(/^Draft saved .* Only you see it\.$/)).toBeDefined();
    fireEvent.change(fieldOf('tiers.1.rate') as HTMLInputElement, { target: { value: '23' } });
    const path = '/wps/agent/contractDrafts/AAAAAAAAA1/dividend';
    gateway.answer(path, { ...saved, tiers: [{ turnover: '0', rate: '21' }, { rate: '23' }] });
    fireEvent.click(screen.getByText('Save draft'));
    await waitFor(() => expect(gateway.calls).toContain(path));
    fireEvent.click(await screen.findByText('Discard the draft'));
    gateway.answer(drafts, { drafts: [] });
    fireEvent.click(screen.getByText('Yes, discard'));
    await waitFor(() => expect(screen.queryByText(/^Draft saved/)).toBeNull());
    expect(fieldOf('tiers.1.rate')).toBeNull();
  });

  it('compares two versions, and marks what differs in a word', async () => {
    const before = buildContract({
      ...active,
      contractId: '2',
      version: 4,
      state: 'replaced',
      topRate: '26',
      tiers: [{ ...tier, rate: '26' }],
    });
    await show({
      '/wps/agent/contracts/3?language=EN': active,
      [contractsOf({ memberId: lena.memberId, kind: 'dividend', pageSize: 50 })]: {
        ...{ contracts: [active, before], next: null },
      },
    });
    fireEvent.click(await screen.findByText('lena_k'));
    const drawer = await screen.findByLabelText('Contract');
    fireEvent.click(await within(drawer).findByText('Compare versions'));
    expect(within(drawer).getByText('Values that differ: 3')).toBeDefined();
    const table = within(drawer).getByRole('table', { name: 'Compare versions' });
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toContain('Rate≠differs26%28%');
    expect(rows).toContain('SettledMonthlyMonthly');
    fireEvent.change(within(drawer).getByLabelText('First version'), { target: { value: '3' } });
    expect(within(drawer).getByText('Both versions are the same.')).toBeDefined();
  });

  it('shows what was paid by a contract', async () => {
    const payment = {
      ...{ reference: 'DIV-250601-7', from: '2025-04-30T22:00:00Z', until: '2025-05-31T22:00:00Z', rate: '20' },
      ...{ share: '20.00', amount: '15.00', state: 'paid', dueAt: '2025-06-01T22:00:00Z', paidAt: null },
    };
    await show({
      '/wps/agent/contracts/3?language=EN': active,
      [contractPaymentsPath('3', undefined, 'EN')]: { currency: 'EUR', payments: [payment], next: null },
    });
    fireEvent.click(await screen.findByText('lena_k'));
    const drawer = await screen.findByLabelText('Contract');
    expect((await within(drawer).findByText('May 2025')).closest('li')?.textContent).toBe(
      'May 2025€15.00Share €20.00 at 20% DIV-250601-7Paid',
    );
  });

  it('goes on to earlier contracts, and finds those of an account', async () => {
    const earlier = buildContract({ ...active, contractId: '1', version: 1, member: { ...lena, account: 'mara_w' } });
    await show({
      [contractsOf()]: { contracts: [active], next: '3' },
      [contractsOf({ before: '3' })]: { contracts: [earlier], next: null },
      [contractsOf({ account: 'mara_w' })]: { contracts: [earlier], next: null },
      [contractsOf({ account: 'nobody' })]: new GatewayError('not_found', 'There is no such thing.', 404),
    });
    fireEvent.click(await screen.findByText('Next'));
    expect(await screen.findByText('mara_w')).toBeDefined();
    fireEvent.click(screen.getByText('Previous'));
    expect(await screen.findByText('lena_k')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Find an account'), { target: { value: 'mara_w' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(await screen.findByText('mara_w')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Find an account'), { target: { value: 'nobody' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(await screen.findByText('Nobody below you has the account “nobody”')).toBeDefined();
  });

  it('says why nothing can be offered without own terms', async () => {
    const none = buildOwnContracts({ terms: [] });
    await show({ [ownContractsPath('EN')]: none }, '/agentHome?menu=agentContract&downline=');
    expect(await screen.findByText('You have no terms of this kind')).toBeDefined();
  });

  it('takes a downline that stands further down than the list goes', async () => {
    const far = 'AAAAAAAAZ9';
    await show(
      {
        [teamMemberPath(far, { from: today, to: today }, 'EN')]: buildTeamMember({
          memberId: far,
          account: 'zoe_z',
          isAgent: true,
          level: 1,
        }),
      },
      `/agentHome?menu=agentContract&downline=${far}`,
    );
    await waitFor(() =>
      expect(document.querySelector<HTMLSelectElement>('[name=memberId]')?.selectedOptions[0]?.textContent).toBe(
        'zoe_z',
      ),
    );
  });
});
