import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HoldCase, QueueFilters, QueueView } from '#contracts/generated/contracts.ts';
import { loadDeskWords, WordsProvider } from '#studio/i18n/words.tsx';
import { fakeGateway, Refusal } from '#studio/testing/fake-gateway.ts';
import { queueCase } from '#studio/testing/queue-case.ts';
import { CallRefused } from '../calls/desk-client.ts';
import type { QueueCase, QueueKind } from './queue-kind.ts';
import { QueuePage } from './queue-page.tsx';
import { QueuesPlace } from './queues-place.tsx';

const words = await loadDeskWords('EN');
const COUNTS = {
  ...{ open: 12, mine: 3, unclaimed: 8, second: 4, held: 2 },
  older: [{ minutes: 60, count: 5 }],
};

/** A queue that answers filters as the gateway would. */
function filteredQueue(cases: readonly QueueCase[]) {
  const asked: QueueFilters[] = [];
  const held: Array<{ readonly id: string } & HoldCase> = [];
  const kind: QueueKind = {
    ...{ key: 'withdrawals', label: 'queue.withdrawals', role: 'cashier', needsNote: ['reject'], noteIsRead: [] },
    words: { approve: 'decide.pay', reject: 'decide.reject' },
    async read(_, __, ___, filters = {}) {
      asked.push(filters);
      const found = cases.filter(({ id, hold = null }) => {
        const isHeld = hold !== null || held.some((one) => one.id === id);
        return isHeld === (filters.held === true) && filters.claim !== 'mine';
      });
      return { cases: found, totalCount: found.length };
    },
    filtering: { count: async () => COUNTS },
    holding: {
      hold: async (_, id, hold) => void held.push({ id, ...hold }),
      end: async () => {},
    },
    decide: async () => {},
  };
  return { asked, held, kind };
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

function open(kind: QueueKind, address: string) {
  const page = <QueuePage siteId="aurora" kind={kind} operator="lena" mayDecide />;
  return show(<Route path="/queues/:siteId/:kind/:caseId?" element={page} />, address);
}

const show = (route: React.ReactNode, address: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WordsProvider words={words}>
        <MemoryRouter initialEntries={[address]}>
          <Address />
          <Routes>{route}</Routes>
        </MemoryRouter>
      </WordsProvider>
    </QueryClientProvider>,
  );

const rows = () => screen.queryAllByRole('row').flatMap(({ dataset }) => dataset.case ?? []);
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const address = () => document.querySelector('output')?.textContent;
const past = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => within(screen.getByRole('dialog', { hidden: true }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for what the address names, and keeps it on the way through the list', async () => {
  const { asked, kind } = filteredQueue([queueCase('1'), queueCase('2')]);
  open(kind, '/queues/aurora/withdrawals?older=60&from=500.00');
  await waitFor(() => expect(rows()).toEqual(['1', '2']));
  expect(asked[0]).toEqual({ olderMinutes: 60, amountFrom: '500.00' });
  press('j');
  expect(address()).toBe('/queues/aurora/withdrawals/1?older=60&from=500.00');
});

it('keeps its filters where the gateway refuses one, so that it can be mended', async () => {
  const { kind } = filteredQueue([queueCase('1')]);
  const read: QueueKind['read'] = async (...asked) => {
    if (asked[3]?.amountFrom === undefined) return kind.read(...asked);
    throw new CallRefused('invalid_request', 'Wrong.', 400, undefined, [], { amountFrom: 'wrong_format' });
  };
  open({ ...kind, read }, '/queues/aurora/withdrawals?from=1.234');
  await waitFor(() => expect(screen.getByText('The requests could not be read')).toBeTruthy());
  expect(screen.getByText('Write an amount, such as 500 or 500.00.')).toBeTruthy();
  const amount = screen.getByLabelText('Amount from');
  fireEvent.change(amount, { target: { value: '' } });
  await past(400);
  expect(screen.getByLabelText('Amount from')).toBe(amount);
  await waitFor(() => expect(rows()).toEqual(['1']));
  fireEvent.click(screen.getByRole('button', { name: 'Age and amount' }));
  expect(screen.queryByLabelText('Amount from')).toBeNull();
});

it('filters by what is pressed, shows how many there are, and clears it all', async () => {
  const { asked, kind } = filteredQueue([queueCase('1')]);
  open(kind, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mine 3' })).toBeTruthy());
  press('f');
  expect(document.activeElement?.textContent).toBe('Mine 3');
  fireEvent.click(screen.getByRole('button', { name: 'Mine 3' }));
  expect(address()).toBe('/queues/aurora/withdrawals?claim=mine');
  await waitFor(() => expect(screen.getByText('No request matches')).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: 'Second person 4' }));
  expect(asked.at(-1)).toEqual({ claim: 'mine', second: true });

  fireEvent.click(screen.getByRole('button', { name: 'Age and amount' }));
  fireEvent.change(screen.getByLabelText('Waits for at least'), { target: { value: '60' } });
  expect(screen.getByRole('option', { name: '1 hour (5)' })).toBeTruthy();
  const amount = screen.getByLabelText('Amount from');
  fireEvent.change(amount, { target: { value: 'much' } });
  await past(400);
  expect(screen.getByText('Write an amount, such as 500 or 500.00.')).toBeTruthy();
  fireEvent.change(amount, { target: { value: '99,50' } });
  await past(400);
  expect(address()).toBe('/queues/aurora/withdrawals?older=60&from=99.50&claim=mine&second=yes');

  fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
  await waitFor(() => expect(rows()).toEqual(['1']));
  expect(address()).toBe('/queues/aurora/withdrawals');
  expect(amount).toHaveProperty('value', '');
});

it('puts a request aside by H with a note and a time, and opens the next one', async () => {
  const { held, kind } = filteredQueue([queueCase('1'), queueCase('2')]);
  vi.setSystemTime(new Date(2026, 2, 1, 15, 30));
  open(kind, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(rows()).toEqual(['1', '2']));
  press('h');
  const confirm = () => fireEvent.click(dialog().getByRole('button', { name: 'Hold', hidden: true }));
  confirm();
  expect(dialog().getByText('Write a note first: what does it wait for?')).toBeTruthy();
  const note = dialog().getByLabelText('Note for the file');
  fireEvent.change(note, { target: { value: ' Asked the bank ' } });
  fireEvent.click(dialog().getByLabelText('Tomorrow 09:00'));
  fireEvent.keyDown(note, { key: 'Enter' });
  await waitFor(() => expect(rows()).toEqual(['2']));
  const until = new Date(2026, 2, 2, 9).toISOString();
  expect(held).toEqual([{ id: '1', note: 'Asked the bank', until }]);
  await waitFor(() => expect(address()).toBe('/queues/aurora/withdrawals/2'));
});

it('leaves what another operator put aside to them, and tells who and why', async () => {
  const hold = { operator: 'boris', note: 'They call back', until: '2026-03-02T09:00:00Z' };
  const { kind } = filteredQueue([queueCase('1', { hold })]);
  open(kind, '/queues/aurora/withdrawals/1?held=yes');
  await waitFor(() => expect(screen.getByText(/boris put it on hold until .*: They call back/)).toBeTruthy());
  press('h');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(screen.getByRole('button', { name: /^Hold/ }).getAttribute('aria-disabled')).toBe('true');
});

const CASHIER = { account: 'lena', name: 'Lena', roles: [{ siteId: 'aurora', role: 'cashier' }] } as const;
const SITE = { id: 'aurora', name: 'Aurora' } as never;
const VIEW: QueueView = {
  ...{ viewId: 'v1', siteId: 'aurora', kind: 'withdrawals', name: 'Large and mine', isStart: true },
  filters: { amountFrom: '500.00', claim: 'mine' },
};
const EMPTY = { list: [], totalPages: 0, totalCount: 0 };

function openPlace(answers: Readonly<Record<string, unknown>> = {}) {
  const sites = '/wps/operator/sites/aurora';
  const lists = ['cases', 'adjustments', 'redemptions', 'applications', 'referrals'];
  const made = fakeGateway({
    ...Object.fromEntries(lists.map((list) => [`GET ${sites}/${list}`, EMPTY])),
    [`GET ${sites}/caseCounts`]: COUNTS,
    'GET /wps/operator/me/queueViews': { views: [VIEW] },
    ...answers,
  });
  const place = <QueuesPlace operator={{ ...CASHIER, roles: [...CASHIER.roles] }} site={SITE} />;
  show(<Route path="/queues/:siteId/:kind?/:caseId?" element={place} />, '/queues/aurora');
  return made;
}

it('opens with the view of the start, and keeps other filters under a name', async () => {
  const made = openPlace({
    'POST /wps/operator/me/queueViews': new Refusal('invalid_request', 'Taken.', { name: 'taken' }),
  });
  await waitFor(() => expect(address()).toBe('/queues/aurora/withdrawals?from=500.00&claim=mine'));
  const button = await screen.findByRole('button', { name: 'Views' });
  expect(button.textContent).toContain('Large and mine');
  fireEvent.click(screen.getByRole('button', { name: /^On hold/ }));
  await screen.findByText('No request matches');
  press('v');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Keep these filters' }));
  fireEvent.change(dialog().getByLabelText('Name'), { target: { value: 'Large and mine' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Keep', hidden: true }));
  await waitFor(() => expect(dialog().getByText('Another view has this name.')).toBeTruthy());
  expect(made.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    ...{ siteId: 'aurora', kind: 'withdrawals', name: 'Large and mine' },
    filters: { amountFrom: '500.00', claim: 'mine', held: true },
  });
});

it('renames and deletes a view', async () => {
  const path = '/wps/operator/me/queueViews/v1';
  const made = openPlace({ [`PUT ${path}`]: VIEW, [`DELETE ${path}`]: { done: true } });
  await waitFor(() => expect(address()).toBe('/queues/aurora/withdrawals?from=500.00&claim=mine'));
  fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Change views' }));
  fireEvent.change(dialog().getByLabelText('Name, Withdrawals'), { target: { value: 'Large' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Rename', hidden: true }));
  fireEvent.click(dialog().getByRole('button', { name: 'Delete Large and mine', hidden: true }));
  await waitFor(() => expect(made.filter(({ call }) => call.endsWith(path))).toHaveLength(2));
  expect(made.find(({ call }) => call === `PUT ${path}`)?.body).toEqual({ name: 'Large', isStart: true });
});
