import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ContractsAsk, contractsPath, ownContractsPath } from '#portal/data/desk/contract-calls.ts';
import { teamPath } from '#portal/data/team-queries.ts';
import { dayAt } from '#portal/site/site-days.ts';
import { buildTeam, buildTeamRow } from '#portal/testing/build-team.ts';
import { buildContract, buildOwnContracts } from '#portal/testing/desk/build-income.ts';
import { deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const today = dayAt(Date.now(), 'Europe/Madrid');
const contractsOf = (over: Partial<ContractsAsk> = {}) => contractsPath({ pageNo: 1, pageSize: 15, ...over }, 'EN');
const lena = { memberId: 'AAAAAAAAA1', account: 'lena_k', nickname: null };
const me = { memberId: 'AAAAAAAAA0', account: 'demoagent', nickname: null };
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
      [contractsOf()]: { contracts: [active], totalCount: 1 },
      [contractsOf({ memberId: lena.memberId, kind: 'dividend', pageSize: 50 })]: { contracts: [], totalCount: 0 },
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
    gateway.answer('/wps/agent/contracts', buildContract({ member: lena }));
    fireEvent.click(screen.getByText('Review and send'));
    const sheet = await screen.findByRole('dialog', { hidden: true });
    expect(sheet.textContent).toMatch(/Paid to lena_k, all periods€10\.00 → €12\.50You keep€5\.00 → €2\.50/);
    fireEvent.click(within(sheet).getByText('Send the offer'));
    expect(await screen.findByText(/^The offer is sent\. .*lena_k/)).toBeDefined();
  });

  it('says why nothing can be offered without own terms', async () => {
    const none = buildOwnContracts({ terms: [] });
    await show({ [ownContractsPath('EN')]: none }, '/agentHome?menu=agentContract&downline=');
    expect(await screen.findByText('You have no terms of this kind')).toBeDefined();
  });
});
