import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { contractsPath, ownContractsPath } from '#portal/data/desk/contract-calls.ts';
import type * as teamCalls from '#portal/data/team-calls.ts';
import { teamMemberPath, teamPath } from '#portal/data/team-queries.ts';
import { dayAt, daysBefore } from '#portal/site/site-days.ts';
import { buildFigures, buildTeam, buildTeamMember, buildTeamRow } from '#portal/testing/build-team.ts';
import { buildContract, buildOwnContracts } from '#portal/testing/desk/build-income.ts';
import { deskParts, deskScene } from '#portal/testing/desk-scene.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(() => ({}) as Record<string, ReturnType<typeof vi.fn>>);
vi.mock('#portal/data/team-calls.ts', () => calls);
beforeEach(() => {
  const made = { transferId: '1', reference: 'DN-1', memberId: 'AAAAAAAAA1', amount: '20.00', currency: 'EUR' };
  const sendToDownline = vi.fn<(typeof teamCalls)['sendToDownline']>(async () => ({
    ...{ ...made, balance: '80.00', at: '2025-06-02T10:00:00Z' },
  }));
  Object.assign(calls, {
    ...{ nameMember: vi.fn(), freezeMember: vi.fn(), noteMember: vi.fn(), removeNote: vi.fn(), sendToDownline },
  });
});

const lena = buildTeamRow({
  people: 2,
  own: buildFigures({ netLoss: '5.00' }),
  team: buildFigures({ netLoss: '-7.00' }),
});
const terms = {
  ...{ currency: 'EUR', balance: '100.00', available: '100.00', theirs: '10.00', min: '5.00', max: '50.00' },
  ...{ leftToday: '150.00', hasPaymentPassword: true },
};
const today = dayAt(Date.now(), 'Europe/Madrid');
const range = { from: daysBefore(today, 29), to: today };
const teamOf = (search?: string) =>
  teamPath({ ...range, search, sort: 'turnover', order: 'down', pageNo: 1, pageSize: 50 }, 'EN');
const show = (answers: Readonly<Record<string, unknown>> = {}) =>
  renderWidget('agent-downline', {
    ...deskScene(),
    answers: {
      [teamMemberPath('AAAAAAAAA1', range, 'EN')]: buildTeamMember({ people: 2 }),
      '/wps/agent/team/transfers/AAAAAAAAA1?language=EN': terms,
      [teamOf()]: buildTeam([lena]),
      ...answers,
    },
  });
const open = async (): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByText('lena_k'));
  return screen.findByLabelText('lena_k');
};

it('shows figures with the team or the member’s own', async () => {
  await show();
  const row = (await screen.findByText('lena_k')).closest('tr') as HTMLElement;
  expect(within(row).getByText('−7.00')).toBeDefined();
  fireEvent.click(screen.getByText('Own only'));
  expect(within(row).getByText('+5.00')).toBeDefined();
});

it('shows the member that the address names, and names the one that is shown', async () => {
  const { address } = await show();
  await open();
  expect(address()).toBe('/agentHome?member=AAAAAAAAA1');
  cleanup();
  await renderWidget('agent-downline', {
    ...deskScene('/agentHome?member=AAAAAAAAA1'),
    answers: {
      [teamMemberPath('AAAAAAAAA1', range, 'EN')]: buildTeamMember({ people: 2 }),
      [teamOf()]: buildTeam([lena]),
    },
  });
  expect(await screen.findByLabelText('lena_k')).toBeDefined();
});

it('freezes a member after asking once more', async () => {
  await show();
  const drawer = await open();
  fireEvent.click(await within(drawer).findByText('Freeze'));
  expect(calls.freezeMember).not.toHaveBeenCalled();
  fireEvent.click(within(drawer).getByText('Yes, freeze'));
  await waitFor(() => expect(calls.freezeMember).toHaveBeenCalledWith('AAAAAAAAA1', true, 'EN'));
});

it('keeps a note', async () => {
  await show();
  const drawer = await open();
  fireEvent.change(await within(drawer).findByLabelText('Add a note'), { target: { value: ' Mornings. ' } });
  fireEvent.click(within(drawer).getByText('Save note'));
  await waitFor(() => expect(calls.noteMember).toHaveBeenCalledWith('AAAAAAAAA1', 'Mornings.', 'EN'));
});

it('sends money with both balances shown before, and says so after', async () => {
  await show();
  const drawer = await open();
  const amount = await within(drawer).findByLabelText(/Amount/);
  fireEvent.change(amount, { target: { value: '500' } });
  fireEvent.blur(amount);
  expect(await within(drawer).findByText('€50.00 at most')).toBeDefined();
  fireEvent.change(amount, { target: { value: '20' } });
  expect(within(drawer).getByText('€80.00')).toBeDefined();
  expect(within(drawer).getByText('€30.00')).toBeDefined();
  fireEvent.change(within(drawer).getByLabelText(/Payment password/), { target: { value: 'Quiet-Bay-9' } });
  fireEvent.click(within(drawer).getByText(/Transfer €20/));
  expect(await within(drawer).findByText('€20.00 was sent, reference DN-1.')).toBeDefined();
});

it('says that nothing matches a search', async () => {
  await show({ [teamOf('zz')]: buildTeam([], { path: [], root: null }) });
  fireEvent.change(await screen.findByLabelText('Account, nickname, user ID or mobile'), { target: { value: 'zz' } });
  expect(await screen.findByText('Nothing matches “zz”')).toBeDefined();
});

it('shows what an agent directly below is paid by beside the own rates, and leads to change', async () => {
  const contract = buildContract({
    ...{ contractId: '3', member: { memberId: 'AAAAAAAAA1', account: 'lena_k', nickname: null }, state: 'active' },
  });
  const scene = deskScene();
  const part = {
    ...{ id: 'part-contract', widget: 'member-section' },
    props: { part: 'agentContract', title: 'agent.menu.contracts' },
  };
  const frame = { id: 'desk', widget: 'agent-frame', props: {}, children: [...deskParts, part] };
  const pages = {
    ...scene.layout.pages,
    'agent-desk': { ...scene.layout.pages['agent-desk'], sections: [frame] },
  };
  const of = (state: 'active' | 'offered') => contractsPath({ memberId: 'AAAAAAAAA1', state, pageSize: 20 }, 'EN');
  const { address } = await renderWidget('agent-downline', {
    ...{ ...scene, layout: { ...scene.layout, pages } },
    site: { agentPlans: ['dividend', 'hourly'] },
    answers: {
      [teamMemberPath('AAAAAAAAA1', range, 'EN')]: buildTeamMember({ isAgent: true }),
      '/wps/agent/team/transfers/AAAAAAAAA1?language=EN': terms,
      [teamOf()]: buildTeam([{ ...lena, isAgent: true }]),
      [of('active')]: { contracts: [contract], next: null },
      [of('offered')]: { contracts: [], next: null },
      [ownContractsPath('EN')]: buildOwnContracts(),
    },
  });
  const drawer = await open();
  const dividend = (await within(drawer).findByText('Dividend', { selector: 'b' })).closest('li') as HTMLElement;
  expect(dividend.textContent).toMatch(/Version 5 · Since .*28%yours: 42%/);
  // Nothing can be offered of a kind that the agent has no terms of.
  expect(within(drawer).queryByText('Offer')).toBeNull();
  fireEvent.click(within(dividend).getByRole('button', { name: 'Change Dividend' }));
  expect(address()).toBe('/agentHome?menu=agentContract&downline=AAAAAAAAA1&kind=dividend');
});

it('leads to the search by /, and to the note about the member shown by N, unless something is typed', async () => {
  await show();
  const search = await screen.findByLabelText('Account, nickname, user ID or mobile');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(search);
  const note = await within(await open()).findByLabelText('Add a note');
  fireEvent.keyDown(search, { key: 'n' });
  expect(document.activeElement).not.toBe(note);
  fireEvent.keyDown(document.body, { key: 'N' });
  expect(document.activeElement).toBe(note);
});

it('moves between rows by J and K too', async () => {
  await show({ [teamOf()]: buildTeam([lena, buildTeamRow({ memberId: 'AAAAAAAAA2', account: 'bao_t' })]) });
  await screen.findByText('bao_t');
  const [first, second] = ['lena_k', 'bao_t'].map((name) => screen.getByText(name).closest('tr') as HTMLElement);
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: 'j' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second as HTMLElement, { key: 'k' });
  expect(document.activeElement).toBe(first);
});
