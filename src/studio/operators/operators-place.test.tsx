import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OperatorAccount, OperatorLink } from '#contracts/generated/contracts.ts';
import { fakeGateway, Refusal } from '../testing/fake-gateway.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { OperatorsPlace } from './operators-place.tsx';

const site = { id: 'aurora', name: 'Aurora' } as never;
const self = { account: 'ada', name: 'Ada', roles: [{ siteId: '*' as const, role: 'admin' as const }] };
const ada: OperatorAccount = {
  ...{ operatorId: '1', account: 'ada', name: 'Ada', roles: self.roles, isEnrolled: true },
  ...{ createdAt: '2026-01-01T00:00:00Z', disabledAt: null, signedInAt: '2026-02-01T00:00:00Z', link: null },
};
const ben: OperatorAccount = { ...ada, operatorId: '2', account: 'ben', name: 'Ben', roles: [] };
const made: OperatorLink = { operator: ben, link: 'http://desk/invitation#t', expiresAt: '2030-01-01T00:00:00Z' };

const show = (answers: Readonly<Record<string, unknown>> = {}, operators = [ada, ben]) => {
  const calls = fakeGateway({
    'GET /wps/operator/operators': { operators },
    'GET /wps/operator/sites': { sites: [site] },
    ...answers,
  });
  renderDesk(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OperatorsPlace operator={self} site={site} />
    </QueryClientProvider>,
  );
  return calls;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const choose = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name, hidden: true }));
const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name: `Actions on ${name}` }));
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(() => void vi.unstubAllGlobals());

it('invites without a password, and shows the link once', async () => {
  const calls = show({ 'POST /wps/operator/operators/invitations': made });
  await screen.findByText('Ben');
  press('Invite an operator');
  press('Make the link');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  write('Account', 'ben');
  write('Name', 'Ben');
  press('Add a role');
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'cashier' } });
  press('Make the link');
  await screen.findByText('http://desk/invitation#t');
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    ...{ account: 'ben', name: 'Ben', roles: [{ siteId: 'aurora', role: 'cashier' }] },
  });
  press('Close');
  expect(screen.queryByText('http://desk/invitation#t')).toBeNull();
});

it('says at the field that an account is taken', async () => {
  show({ 'POST /wps/operator/operators/invitations': () => new Refusal('account_taken', 'It is taken.') });
  await screen.findByText('Ben');
  press('Invite an operator');
  write('Account', 'ben');
  write('Name', 'Ben');
  press('Make the link');
  await screen.findByText('It is taken.');
  expect(screen.getByLabelText('Account').getAttribute('aria-invalid')).toBe('true');
});

it('resets and shuts others, never the own account', async () => {
  const calls = show({ 'POST /wps/operator/operators/2/link': made });
  await open('Ada');
  expect(screen.queryByRole('menuitem', { name: 'Reset the sign-in', hidden: true })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Shut the account', hidden: true })).toBeNull();
  await open('Ben');
  choose('Reset the sign-in');
  expect(screen.getByText(/^Password, authenticator, recovery codes and sessions end at once/)).toBeTruthy();
  press('Make the link');
  await screen.findByText('http://desk/invitation#t');
  expect(calls.some(({ call }) => call === 'POST /wps/operator/operators/2/link')).toBe(true);
});

it('changes roles', async () => {
  const calls = show({ 'PUT /wps/operator/operators/1/roles': ada });
  await open('Ada');
  choose('Change roles');
  press('Take this role away');
  press('Save');
  await waitFor(() => expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ roles: [] }));
});

it('tells the states of accounts, and their history', async () => {
  const over: OperatorAccount['link'] = { purpose: 'invitation', expiresAt: '2026-01-02T00:00:00Z' };
  const states = [
    { ...ben, operatorId: '3', name: 'Cleo', disabledAt: '2026-01-01T00:00:00Z' },
    { ...ben, operatorId: '4', name: 'Dora', link: over },
    { ...ben, operatorId: '5', name: 'Eve', link: { ...over, expiresAt: '2090-01-01T00:00:00Z' } },
    { ...ben, operatorId: '6', name: 'Fay', isEnrolled: false },
  ];
  show(
    {
      'GET /wps/operator/operators/3/changes': {
        changes: [{ at: '2026-01-01T00:00:00Z', by: 'ada', what: 'disabled', roles: null }],
      },
    },
    states,
  );
  const stateOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
  expect((await stateOf('Cleo')).getByText('Shut')).toBeTruthy();
  expect((await stateOf('Dora')).getByText('Link expired')).toBeTruthy();
  expect((await stateOf('Eve')).getByText('Invited')).toBeTruthy();
  expect((await stateOf('Fay')).getByText('No authenticator')).toBeTruthy();
  await open('Cleo');
  choose('History');
  await screen.findByText('Account shut');
  expect(screen.getByText(/ · by ada$/)).toBeTruthy();
});
