import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OperatorRole, SiteStatus } from '#contracts/generated/contracts.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { SystemPlace } from './system-place.tsx';

const site = { id: 'aurora', name: 'Aurora', hosts: ['aurora.localhost'], revision: 1, publication: 1, waiting: null };
const open: SiteStatus = {
  maintenance: { inForce: null, switch: null, plan: null, document: false, changed: null },
  region: { inForce: null, by: 'document', changed: null },
  languages: ['EN', 'ES'],
  timeZone: 'Europe/Madrid',
};
const closed: SiteStatus = {
  ...open,
  maintenance: {
    ...open.maintenance,
    ...{
      inForce: { by: 'switch', endTime: null },
      switch: { enabled: true },
      changed: { by: 'lena', at: '2026-06-01T12:00:00Z' },
    },
  },
};

let status: SiteStatus;
let refusal: { code: string; message: string } | null;
const sent: Array<{ path: string; body: unknown }> = [];

beforeEach(() => {
  status = open;
  refusal = null;
  sent.length = 0;
  // The browser of tests has no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === undefined) return Response.json({ success: true, value: status });
    sent.push({ path, body: JSON.parse(String(body)) });
    if (refusal !== null) return Response.json({ success: false, ...refusal }, { status: 400 });
    status = path.endsWith('/maintenance') ? closed : status;
    return Response.json({ success: true, value: status });
  });
});

afterEach(() => vi.unstubAllGlobals());

async function show(role: OperatorRole) {
  const operator = { operatorId: '1', account: 'ada', name: 'Ada', roles: [{ siteId: 'aurora', role }] };
  renderDesk(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SystemPlace operator={operator} site={site} />
    </QueryClientProvider>,
  );
  await screen.findByText('What visitors see now');
}

const press = (name: string, within_ = screen.queryByRole('dialog')) =>
  fireEvent.click(within(within_ ?? document.body).getByRole('button', { name }));

it('starts maintenance after one question that says what will happen', async () => {
  await show('publisher');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Back at noon' } });
  fireEvent.click(within(screen.getByRole('form', { name: 'Maintenance' })).getByLabelText('Español'));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Volvemos a mediodía' } });
  press('Start maintenance');
  expect(screen.getByRole('dialog').textContent).toContain('Play and payments stop for everyone');
  expect(sent).toEqual([]);
  press('Start maintenance');
  await screen.findByText(/until somebody opens it/);
  const title = { EN: 'Back at noon', ES: 'Volvemos a mediodía' };
  const path = '/wps/operator/sites/aurora/status/maintenance';
  expect(sent).toEqual([{ path, body: { switch: { enabled: true, title } } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('hands the switch back where the document keeps the site open', async () => {
  status = closed;
  await show('publisher');
  screen.getByText(/Last changed by lena/);
  press('Open the site');
  press('Open the site');
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ switch: null }]));
});

it('says the gateway’s refusal, and keeps what was written', async () => {
  refusal = { code: 'invalid_request', message: 'Something is wrong.' };
  await show('publisher');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Back at noon' } });
  press('Start maintenance');
  press('Start maintenance');
  expect((await screen.findByRole('alert')).textContent).toContain('Something is wrong.');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Back at noon');
});

it('rules countries by their names', async () => {
  await show('publisher');
  fireEvent.change(screen.getByLabelText('Add a country'), { target: { value: 'DE' } });
  press('Save the rule');
  expect(screen.getByRole('dialog').textContent).toContain('Visitors from Germany do not get in.');
  press('Save the rule');
  const rule = { mode: 'block', countries: ['DE'], unknown: 'allow' };
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ rule }]));
});

it('lets nobody shut everybody out', async () => {
  await show('publisher');
  fireEvent.click(screen.getByLabelText('Serve only these'));
  expect(screen.getByRole('button', { name: /Save the rule/ }).getAttribute('aria-disabled')).toBe('true');
});

it('shows viewers the same, locked and with the reason', async () => {
  await show('viewer');
  screen.getByRole('note');
  const button = screen.getByRole('button', { name: /Start maintenance/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Title').disabled).toBe(true);
  expect(screen.queryByText('Ledger')).toBeNull();
});
