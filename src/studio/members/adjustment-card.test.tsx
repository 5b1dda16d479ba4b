import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memberFile } from '#studio/testing/member-file.ts';
import { renderDesk } from '#studio/testing/render-desk.tsx';
import { AdjustmentCard } from './adjustment-card.tsx';

interface Sent {
  readonly body: unknown;
  readonly key: string | null;
}

/** Shows the card against a gateway that answers with a status, or with a refusal while there is one. */
function show() {
  const sent: Sent[] = [];
  const gateway = { refusal: null as string | null };
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    if (options.method !== 'POST') return Response.json({ success: true, value: { list: [], totalCount: 0 } });
    sent.push({ body: JSON.parse(String(options.body)), key: new Headers(options.headers).get('idempotency-key') });
    expect(path).toBe('/wps/operator/sites/aurora/members/AAAAAAAAAA/adjustments');
    if (gateway.refusal !== null)
      return Response.json({ success: false, code: 'busy', message: gateway.refusal }, { status: 503 });
    return Response.json({ success: true, value: { status: 'open' } });
  });
  renderDesk(
    <QueryClientProvider client={new QueryClient()}>
      <AdjustmentCard file={memberFile()} member={{ siteId: 'aurora', memberId: 'AAAAAAAAAA' }} />
    </QueryClientProvider>,
  );
  return { sent, gateway };
}

const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Post the adjustment' }));

afterEach(() => void vi.unstubAllGlobals());

it('sends nothing without an amount that the balance covers and without a note', () => {
  const { sent } = show();
  press();
  expect(screen.getByText('Write an amount of the currency, such as 25.00.')).toBeTruthy();
  expect(screen.getByText('Write what happened.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Remove'));
  write('Amount in EUR', '100.01');
  expect(screen.getByText('The balance does not cover that.')).toBeTruthy();
  press();
  expect(sent).toEqual([]);
});

it('shows the balance after, and sends a failed request again by the same key', async () => {
  const { sent, gateway } = show();
  write('Amount in EUR', '25');
  write('For the file', 'Ticket 5512.');
  expect(screen.getByText('€125.00')).toBeTruthy();
  gateway.refusal = 'Try again later.';
  press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Try again later.'));
  gateway.refusal = null;
  press();
  await waitFor(() => expect(screen.getByText(/A second operator has to approve it/)).toBeTruthy());
  const asked = { kind: 'goodwill', cause: 'latePayout', direction: 'add', amount: '25', note: 'Ticket 5512.' };
  expect(sent.map(({ body }) => body)).toEqual([asked, asked]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});
