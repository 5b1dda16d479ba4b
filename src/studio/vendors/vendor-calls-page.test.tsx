import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { VendorCalls } from '#contracts/generated/contracts.ts';
import { fakeGateway } from '#studio/testing/fake-gateway.ts';
import { renderDesk } from '#studio/testing/render-desk.tsx';
import { gapOf } from './differences-page.tsx';
import { VendorCallsPage } from './vendor-calls-page.tsx';

const path = '/wps/operator/sites/aurora/vendor-calls';
const call = (callId: string): VendorCalls['list'][number] => ({
  ...{ callId, integrationId: 'aurora.PG', operation: 'win', request: '{"round":"77"}', status: 422 },
  ...{ answer: '{"code":100}', receivedAt: '2026-03-01T12:00:00Z', tookMs: 3.5 },
  asked: { roundId: `round-${callId}`, account: 'anna', amount: '36.00', currency: 'EUR' },
});
const page = (ids: readonly string[], hasMore = false): VendorCalls => ({
  ...{ list: ids.map(call), hasMore, integrations: ['aurora.EG', 'aurora.PG'] },
});

function open(answers: Readonly<Record<string, unknown>>, mayReplay = true) {
  const made = fakeGateway(answers);
  renderDesk(
    <QueryClientProvider client={new QueryClient()}>
      <VendorCallsPage siteId="aurora" mayReplay={mayReplay} />
    </QueryClientProvider>,
  );
  return made;
}

const entries = () => screen.queryAllByRole('row').filter((row) => row.dataset.entry !== undefined);
const button = (name: string) => screen.getByRole('button', { name });
const openFirst = async () => {
  await waitFor(() => expect(entries().length).toBeGreaterThan(0));
  fireEvent.click(within(entries()[0] ?? document.body).getByRole('button'));
};

it('replays a call after one question, and says what came of it beside what came then', async () => {
  const made = open({
    [`GET ${path}`]: page(['9']),
    [`POST ${path}/9/replay`]: { status: 200, answer: '{"balance":1}', wasStatus: 422, wasAnswer: '{"code":100}' },
  });
  await openFirst();
  expect(screen.getByRole('region', { name: 'They sent' }).textContent).toContain('"round": "77"');
  fireEvent.click(button('Replay'));
  expect(made.filter((one) => one.call.startsWith('POST'))).toEqual([]);
  fireEvent.click(button('Replay now'));
  await screen.findByText('Answered 200 now, 422 then: {"balance":1}');
  expect(made.filter((one) => one.call.startsWith('POST'))).toHaveLength(1);
});

it('lets nobody replay without the role, and says why', async () => {
  open({ [`GET ${path}`]: page(['9']) }, false);
  await openFirst();
  fireEvent.click(screen.getByRole('button', { name: /^Replay/ }));
  expect(screen.queryByRole('button', { name: 'Replay now' })).toBeNull();
  expect(screen.getByRole('tooltip').textContent).toBe('Only cashiers replay.');
});

it('asks for older calls by the last one, and filters by vendor', async () => {
  const pages = [page(['9', '8'], true), page(['8', '7'])];
  const made = open({ [`GET ${path}`]: () => pages.shift() ?? page([]) });
  await waitFor(() => expect(entries()).toHaveLength(2));
  fireEvent.click(button('Show older'));
  await waitFor(() => expect(entries()).toHaveLength(3));
  expect(made.at(-1)?.call).toContain('before=8');
  await act(async () => fireEvent.change(screen.getByLabelText('Vendor'), { target: { value: 'aurora.EG' } }));
  expect(made.at(-1)?.call).toContain('integration=aurora.EG');
  await screen.findByText('No entry matches');
});

it('tells the gap of a round from the member’s side', () => {
  const round = (bet: number, win: number) => ({ bet, win });
  expect(gapOf({ ours: round(80, 0), theirs: round(80, 3_600) })).toBe(3_600n);
  expect(gapOf({ ours: null, theirs: round(1_200, 0) })).toBe(-1_200n);
  expect(gapOf({ ours: round(5, 9), theirs: null })).toBe(-4n);
});
