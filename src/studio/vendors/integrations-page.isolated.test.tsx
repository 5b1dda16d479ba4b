import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { IntegrationHistory, VendorHealth, VendorIntegration, VendorKey } from '#contracts/generated/contracts.ts';
import { fakeGateway, Refusal } from '#studio/testing/fake-gateway.ts';
import { renderDesk } from '#studio/testing/render-desk.tsx';
import { isServerAddress } from './create-integration.tsx';
import { IntegrationsPage } from './integrations-page.tsx';

// jsdom draws nothing.
vi.mock('uplot', () => ({ default: class {} }));

const PATH = '/wps/operator/sites/aurora/integrations';
const KEY = 'f'.repeat(64);

const key = (keyId: string, more: Partial<VendorKey> = {}): VendorKey => ({
  ...{ keyId, createdAt: '2026-03-01T12:00:00Z', validUntil: null, lastUsedAt: null, isValid: true, isSigning: false },
  ...more,
});
const pg = (more: Partial<VendorIntegration> = {}): VendorIntegration => ({
  ...{ integrationId: 'aurora.PG', vendor: 'PG', dialect: 'actions', wallet: 'seamless', isEnabled: true },
  ...{ createdAt: '2026-03-01T12:00:00Z', reconciledUntil: null, keys: [key('1', { isSigning: true })] },
  settings: {
    ...{ gameUrl: 'https://games.example', requiresSession: true, overdrawnRollback: 'debt' },
    ...{ allowedActions: [], limits: {} },
  },
  ...more,
});
const health: VendorHealth = {
  ...{ span: 'hour', stepSeconds: 60 },
  list: [
    {
      ...{ integrationId: 'aurora.PG', calls: 0, refused: 0, failed: 0, p50Ms: null, p95Ms: null, p99Ms: null },
      points: [],
    },
  ],
};
const history: IntegrationHistory = {
  list: [
    {
      ...{ changeId: '1', at: '2026-03-01T12:00:00Z', operator: 'lena', what: 'keyRotated', keyId: '2' },
      ...{ validUntil: '2026-03-02T12:00:00Z', reason: 'a new quarter' },
    },
  ],
};

beforeEach(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

async function open(integration: VendorIntegration, answers: Readonly<Record<string, unknown>> = {}, mayChange = true) {
  const made = fakeGateway({
    [`GET ${PATH}`]: { list: [integration], vendors: ['EG'], dialects: ['actions', 'calls'] },
    [`GET ${PATH}/aurora.PG/history`]: history,
    'GET /wps/operator/sites/aurora/vendor-health': health,
    ...answers,
  });
  renderDesk(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntegrationsPage siteId="aurora" mayChange={mayChange} />
    </QueryClientProvider>,
    '/?integration=aurora.PG',
  );
  await screen.findByRole('heading', { name: /aurora\.PG/ });
  return () => made.filter(({ call }) => !call.startsWith('GET'));
}

const dialog = () => screen.findByRole('dialog', { hidden: true });
const press = (within_: HTMLElement, name: string) =>
  fireEvent.click(within(within_).getByRole('button', { name: new RegExp(`^${name}`), hidden: true }));

it('rotates a key for a reason, and shows the new one until it is stored', async () => {
  const integration = pg();
  const sent = await open(integration, { [`POST ${PATH}/aurora.PG/keys`]: { keyId: '2', key: KEY, integration } });
  press(document.body, 'Rotate key');
  const question = await dialog();
  press(question, 'Rotate key');
  expect(sent()).toEqual([]);
  fireEvent.change(within(question).getByLabelText('The old key stays valid'), { target: { value: 'none' } });
  fireEvent.change(within(question).getByLabelText(/Reason/), { target: { value: 'it leaked' } });
  press(question, 'Rotate key');
  await screen.findByText(KEY);
  expect(sent()).toEqual([{ call: `POST ${PATH}/aurora.PG/keys`, body: { oldKeyHours: 0, reason: 'it leaked' } }]);
  await waitFor(async () => expect((await dialog()).textContent).toContain('shown this once'));
  press(await dialog(), 'Close');
  screen.getByText(KEY);
  fireEvent.click(within(await dialog()).getByRole('checkbox', { hidden: true }));
  press(await dialog(), 'Close');
  expect(screen.queryByText(KEY)).toBeNull();
});

it('rotates nothing while two keys are valid, and ends one of them', async () => {
  const sent = await open(pg({ keys: [key('2'), key('1', { isSigning: true })] }), {
    [`DELETE ${PATH}/aurora.PG/keys/1`]: pg(),
  });
  press(document.body, 'Rotate key');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  screen.getByText('Two keys are valid already. End one of them first.');
  const row = screen.getByText('Signs our calls').closest('tr') ?? document.body;
  press(row, 'End key');
  fireEvent.change(within(await dialog()).getByLabelText(/Reason/), { target: { value: 'changed over' } });
  press(await dialog(), 'End key');
  await waitFor(() =>
    expect(sent()).toEqual([{ call: `DELETE ${PATH}/aurora.PG/keys/1`, body: { reason: 'changed over' } }]),
  );
});

it('switches off for a reason, and says a refusal where it was asked', async () => {
  const answers = [new Refusal('not_found', 'It is gone.'), pg({ isEnabled: false })];
  const sent = await open(pg(), { [`PUT ${PATH}/aurora.PG/enabled`]: () => answers.shift() });
  press(document.body, 'Switch off');
  expect((await dialog()).textContent).toContain('What has been bet is still settled');
  fireEvent.change(within(await dialog()).getByLabelText(/Reason/), { target: { value: 'they are slow' } });
  press(await dialog(), 'Switch off');
  await screen.findByText('It is gone.');
  press(await dialog(), 'Switch off');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([
    { isEnabled: false, reason: 'they are slow' },
    { isEnabled: false, reason: 'they are slow' },
  ]);
});

it('makes an integration of a vendor that has none, once its addresses are right', async () => {
  const made = pg({ integrationId: 'aurora.EG', vendor: 'EG' });
  const sent = await open(pg(), { [`POST ${PATH}`]: { keyId: '1', key: KEY, integration: made } });
  press(document.body, 'New integration');
  const question = await dialog();
  const write = (label: string, value: string) =>
    fireEvent.change(within(question).getByLabelText(label), { target: { value } });
  press(question, 'Create');
  expect(question.textContent).toContain('Choose a vendor.');
  write('Vendor', 'EG');
  write('Address of the games', 'https://games.example/path');
  press(question, 'Create');
  expect(sent()).toEqual([]);
  write('Address of the games', 'https://games.example');
  press(question, 'Create');
  await screen.findByText(KEY);
  expect(sent().map(({ body }) => body)).toEqual([
    {
      ...{ vendor: 'EG', dialect: 'actions', wallet: 'seamless' },
      settings: {
        ...{ gameUrl: 'https://games.example', overdrawnRollback: 'debt', limits: {}, requiresSession: true },
        ...{ allowedActions: [], requiresTimestamp: false },
      },
    },
  ]);
});

it('shows everything to those who only read, and locks the changes with the reason', async () => {
  const sent = await open(pg({ isEnabled: false }), {}, false);
  await screen.findByText(/Key 2 made; the old one until/);
  screen.getByText('a new quarter');
  for (const name of ['Rotate key', 'Switch on', 'End key']) {
    const button = screen.getByRole('button', { name: new RegExp(`^${name}`) });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
  }
  expect(screen.queryByRole('button', { name: 'New integration' })).toBeNull();
  expect(sent()).toEqual([]);
});

it('takes origins for games, and paths for servers', () => {
  expect(isServerAddress('https://games.example', false)).toBe(true);
  expect(isServerAddress('https://games.example/a', false)).toBe(false);
  expect(isServerAddress('http://vendor.example:8080/base', true)).toBe(true);
  expect(isServerAddress('vendor.example', true)).toBe(false);
});
