import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallRefused } from '#studio/calls/desk-client.ts';
import { loadDeskWords, WordsProvider } from '#studio/i18n/words.tsx';
import { queueCase } from '#studio/testing/queue-case.ts';
import type { CaseQuestion, Decided, QueueCase, QueueKind } from './queue-kind.ts';
import { QueuePage } from './queue-page.tsx';
import { UNDO_MS } from './use-decisions.ts';

const words = await loadDeskWords('EN');

/** A queue that keeps its cases here, as the gateway would. */
function queueOf(cases: readonly QueueCase[]) {
  const state = {
    cases: [...cases],
    decided: [] as Decided[],
    claims: [] as string[],
    refusal: null as CallRefused | null,
  };
  const kind: QueueKind = {
    ...{ key: 'withdrawals', label: 'queue.withdrawals', role: 'cashier' },
    words: { approve: 'decide.pay', reject: 'decide.reject' },
    ...{ needsNote: ['reject'], noteIsRead: ['reject'] },
    read: async () => ({ cases: [...state.cases], totalCount: state.cases.length }),
    claim: async (_, id) => void state.claims.push(`take ${id}`),
    letGo: async (_, id) => void state.claims.push(`let go ${id}`),
    async decide(decided) {
      if (state.refusal !== null) throw state.refusal;
      state.decided.push(decided);
      state.cases = state.cases.filter(({ id }) => id !== decided.case.id);
    },
  };
  return { state, kind };
}

function open(kind: QueueKind, address = '/queues/aurora/withdrawals', operator = 'lena', mayDecide = true) {
  const page = <QueuePage siteId="aurora" kind={kind} operator={operator} mayDecide={mayDecide} />;
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <WordsProvider words={words}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/queues/:siteId/:kind/:caseId?" element={page} />
            <Route path="/members/:siteId/:memberId" element={<h2>A member’s file</h2>} />
          </Routes>
        </MemoryRouter>
      </WordsProvider>
    </QueryClientProvider>,
  );
}

const rows = () => screen.getAllByRole('row').filter((row) => row.dataset.case !== undefined);
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const past = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it('opens cases by J and K, and takes the one that is stayed on', async () => {
  const { state, kind } = queueOf([queueCase('1'), queueCase('2')]);
  open(kind);
  await waitFor(() => expect(rows()).toHaveLength(2));
  press('j');
  expect(heading()).toBe('account-1');
  press('j');
  expect(heading()).toBe('account-2');
  await past(700);
  expect(state.claims).toEqual(['take 2']);
  press('k');
  await past(700);
  expect(state.claims).toEqual(['take 2', 'let go 2', 'take 1']);
});

it('shows requests to who only reads them, and neither claims nor decides', async () => {
  const { state, kind } = queueOf([queueCase('1')]);
  open(kind, '/queues/aurora/withdrawals/1', 'ana', false);
  await waitFor(() => expect(heading()).toBe('account-1'));
  press('a');
  await past(7_000);
  expect([state.claims, state.decided]).toEqual([[], []]);
  expect(screen.getByRole('button', { name: /^Approve/ }).getAttribute('aria-disabled')).toBe('true');
});

it('opens the file of the member by O', async () => {
  const { kind } = queueOf([queueCase('1')]);
  open(kind, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(heading()).toBe('account-1'));
  press('o');
  expect(heading()).toBe('A member’s file');
});

it('sends a decision once the time to take it back is over, and opens the next case', async () => {
  const { state, kind } = queueOf([queueCase('1'), queueCase('2')]);
  open(kind, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(heading()).toBe('account-1'));
  press('a');
  expect(heading()).toBe('account-2');
  expect(rows()).toHaveLength(1);
  expect(state.decided).toEqual([]);
  await past(UNDO_MS);
  expect(state.decided).toMatchObject([{ case: { id: '1' }, decision: 'approve', note: 'Looked at and approved' }]);
});

it('takes the second press of a double click for no decision on the next case', async () => {
  const { state, kind } = queueOf([queueCase('1'), queueCase('2')]);
  open(kind, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(heading()).toBe('account-1'));
  const approve = () => fireEvent.click(screen.getByRole('button', { name: /^Approve and pay/ }));
  approve();
  approve();
  await past(UNDO_MS * 2);
  expect(state.decided.map((decided) => decided.case.id)).toEqual(['1']);
  approve();
  await past(UNDO_MS);
  expect(state.decided.map((decided) => decided.case.id)).toEqual(['1', '2']);
});

it('goes on with the arrows in the list, where the next case has the focus', async () => {
  const { kind } = queueOf([queueCase('1'), queueCase('2'), queueCase('3')]);
  open(kind, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(heading()).toBe('account-1'));
  press('a');
  const focused = () => document.activeElement as HTMLElement;
  expect(focused().dataset.case).toBe('2');
  fireEvent.keyDown(focused(), { key: 'ArrowDown' });
  expect(heading()).toBe('account-3');
  fireEvent.keyDown(focused(), { key: 'ArrowUp' });
  expect(focused().dataset.case).toBe('2');
});

it('takes a decision back', async () => {
  const { state, kind } = queueOf([queueCase('1'), queueCase('2')]);
  open(kind, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(heading()).toBe('account-1'));
  press('a');
  press('z');
  expect(heading()).toBe('account-1');
  await past(UNDO_MS * 2);
  expect(state.decided).toEqual([]);
  expect(rows()).toHaveLength(2);
});

it('sends what waits when the page goes', async () => {
  const { state, kind } = queueOf([queueCase('1')]);
  open(kind, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(heading()).toBe('account-1'));
  press('a');
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(state.decided).toHaveLength(1));
});

it('asks for the note that a rejection needs, and takes no single key while one writes', async () => {
  const { state, kind } = queueOf([queueCase('1')]);
  open(kind, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(heading()).toBe('account-1'));
  press('r');
  const note = screen.getByLabelText('Note; the member reads it if you reject');
  expect(document.activeElement).toBe(note);
  expect(note.getAttribute('aria-invalid')).toBe('true');
  fireEvent.keyDown(note, { key: 'a' });
  fireEvent.change(note, { target: { value: 'The name is another one.' } });
  fireEvent.click(screen.getByRole('button', { name: /^Reject/ }));
  await past(UNDO_MS);
  expect(state.decided).toMatchObject([{ decision: 'reject', note: 'The name is another one.' }]);
});

it('asks for the reason of a rejection before its note, and sends both', async () => {
  const question: CaseQuestion = {
    ...{ key: 'reason', decision: 'reject', label: 'ask.reason', missing: 'ask.reasonMissing' },
    choices: { imageUnclear: 'reject.imageUnclear' },
  };
  const { state, kind } = queueOf([queueCase('1', { questions: [question] })]);
  open(kind, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(heading()).toBe('account-1'));
  press('r');
  const reason = screen.getByLabelText('Reason if you reject');
  expect(document.activeElement).toBe(reason);
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(reason, { target: { value: 'imageUnclear' } });
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'Cut off.' } });
  fireEvent.click(screen.getByRole('button', { name: /^Reject/ }));
  await past(UNDO_MS);
  expect(state.decided).toMatchObject([{ note: 'Cut off.', answers: { reason: 'imageUnclear' } }]);
});

it('lets others decide what somebody only looks at, and takes it no second time', async () => {
  const { state, kind } = queueOf([queueCase('1', { claim: { operator: 'kaarel', until: null } })]);
  open(kind, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(heading()).toBe('account-1'));
  expect(screen.queryByText(/^kaarel looks at it already/)).not.toBeNull();
  await past(700);
  expect(state.claims).toEqual([]);
  press('a');
  await past(UNDO_MS);
  expect(state.decided).toHaveLength(1);
});

it('brings a case back that the gateway refused to decide, and says why', async () => {
  const { state, kind } = queueOf([queueCase('1')]);
  state.refusal = new CallRefused('case_decided', 'The case is not open any more.', 409);
  open(kind, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(heading()).toBe('account-1'));
  press('a');
  await past(UNDO_MS);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('WD-1 is not decided: The case is not open any more.');
  expect(rows()).toHaveLength(1);
  fireEvent.click(within(alert).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('decides nothing that somebody else works on, and nothing twice by the same person', async () => {
  const theirs = { operator: 'kaarel', until: '2026-03-01T12:15:00Z' };
  const { state, kind } = queueOf([
    queueCase('1', { claim: theirs }),
    queueCase('2', { approvalsNeeded: 2, approvals: ['lena'] }),
  ]);
  open(kind, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(heading()).toBe('account-1'));
  const approve = () => screen.getByRole('button', { name: /^Approve and pay/ });
  const whyNot = () => document.getElementById(approve().getAttribute('aria-describedby') ?? '')?.textContent;
  expect(whyNot()).toBe('kaarel works on it.');
  press('a');
  press('j');
  expect(whyNot()).toBe('Another person has to decide: you approved it already.');
  fireEvent.click(approve());
  await past(UNDO_MS);
  expect(state.decided).toEqual([]);
  expect(state.claims).not.toContain('take 1');
});

it('says that nothing waits, and that nothing matches', async () => {
  const { kind } = queueOf([queueCase('1')]);
  open(kind);
  await waitFor(() => expect(rows()).toHaveLength(1));
  const search = screen.getByLabelText('Member, number or amount');
  fireEvent.change(search, { target: { value: 'nobody' } });
  expect(screen.queryByText('No request matches')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Empty the search' }));
  expect(rows()).toHaveLength(1);
});

it('takes no single letter once they are switched off', async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  const { state, kind } = queueOf([queueCase('1')]);
  open(kind, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(heading()).toBe('account-1'));
  press('?');
  const sheet = within(screen.getByRole('dialog', { name: 'Keys', hidden: true }));
  expect(sheet.getAllByRole('definition', { hidden: true }).map(({ textContent }) => textContent)).toContain('approve');
  const singleKeys = sheet.getByRole('checkbox', { name: 'Use single keys', hidden: true });
  fireEvent.click(singleKeys);
  press('a');
  await past(UNDO_MS);
  expect(state.decided).toEqual([]);
  fireEvent.click(singleKeys);
  press('a');
  await past(UNDO_MS);
  expect(state.decided).toHaveLength(1);
});

it('decides several requests at once, after a look at what will happen, and tells what was refused', async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  const claim = { operator: 'boris', until: '2026-03-01T13:00:00Z' };
  const { state, kind } = queueOf([queueCase('1'), queueCase('2'), queueCase('3', { claim }), queueCase('4')]);
  open(kind);
  await waitFor(() => expect(rows()).toHaveLength(4));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select account-4' }));
  const bar = within(screen.getByRole('group', { name: 'Decide several' }));
  expect(bar.getByRole('status').textContent).toBe('3 selected');
  fireEvent.click(bar.getByRole('button', { name: 'Reject' }));

  const dialog = () => within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog().getByRole('heading', { hidden: true }).textContent).toBe('Reject: 2 requests');
  expect(dialog().getByText('€200.00')).toBeTruthy();
  expect(dialog().getByText(/boris/)).toBeTruthy();
  const reject = () => fireEvent.click(dialog().getByRole('button', { name: 'Reject', hidden: true }));
  reject();
  expect(state.decided).toEqual([]);
  fireEvent.change(dialog().getByLabelText(/^Note/), { target: { value: 'Not in your name.' } });
  state.refusal = new CallRefused('case_decided', 'It is decided already.', 409);
  reject();
  await waitFor(() => expect(dialog().getByText('0 of 2 decided')).toBeTruthy());
  await waitFor(() => expect(dialog().getAllByText(/It is decided already/)).toHaveLength(2));
  fireEvent.click(dialog().getByRole('button', { name: 'Close', hidden: true }));
  state.refusal = null;

  press('j');
  press('x');
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Decide several' })).getByRole('button', { name: /^Approve/ }),
  );
  fireEvent.click(dialog().getByRole('button', { name: /^Approve/, hidden: true }));
  await waitFor(() => expect(dialog().getByText('1 of 1 decided')).toBeTruthy());
  expect(state.decided).toMatchObject([{ case: { id: '1' }, decision: 'approve', note: 'Looked at and approved' }]);
});

it('offers ready reasons in the language in which they are read', async () => {
  const { kind } = queueOf([queueCase('1')]);
  open({ ...kind, reasons: { reject: ['reason.turnover'] } }, '/queues/aurora/withdrawals/1');
  await waitFor(() => expect(heading()).toBe('account-1'));
  fireEvent.change(screen.getByLabelText('Language of the reason'), { target: { value: 'ES' } });
  const text = 'Sus depósitos aún no se han apostado por completo.';
  await waitFor(() => expect(screen.getByRole('option', { name: text })).toBeTruthy());
  fireEvent.change(screen.getByLabelText('Ready reasons'), { target: { value: text } });
  expect(screen.getByLabelText(/^Note/)).toHaveProperty('value', text);
});

it('searches all that wait where the list has room for some of them', async () => {
  const { kind } = queueOf([queueCase('1')]);
  const searches: string[] = [];
  open({
    ...kind,
    read: async () => ({ cases: [queueCase('1')], totalCount: 5_000 }),
    async find(_, search) {
      searches.push(search);
      return { cases: [queueCase('4711')], totalCount: 1 };
    },
  });
  await waitFor(() => expect(rows()).toHaveLength(1));
  const field = screen.getByLabelText('Member, number or amount');
  fireEvent.change(field, { target: { value: 'WD-47' } });
  fireEvent.change(field, { target: { value: 'WD-4711' } });
  await past(400);
  await waitFor(() => expect(rows().map(({ dataset }) => dataset.case)).toEqual(['4711']));
  expect(searches).toEqual(['WD-4711']);
  fireEvent.change(field, { target: { value: '' } });
  await waitFor(() => expect(rows().map(({ dataset }) => dataset.case)).toEqual(['1']));
});
