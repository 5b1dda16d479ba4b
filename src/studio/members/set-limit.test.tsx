import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlayLimit } from '#contracts/generated/contracts.ts';
import { renderDesk } from '#studio/testing/render-desk.tsx';
import { SetLimit } from './set-limit.tsx';

const limit: PlayLimit = {
  ...{ kind: 'deposit', period: 'day', amount: '100.00', used: '0.00', next: null, renewsAt: null },
};

function show() {
  const sent: unknown[] = [];
  const onClose = vi.fn();
  vi.stubGlobal('fetch', async (_: string, options: RequestInit) => {
    sent.push(JSON.parse(String(options.body)));
    return Response.json({ success: true, value: {} });
  });
  renderDesk(
    <QueryClientProvider client={new QueryClient()}>
      <SetLimit
        member={{ siteId: 'aurora', memberId: 'AAAAAAAAAA' }}
        limits={{ currency: 'EUR', limits: [limit], exclusion: null, raisedAfterHours: 24 }}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );
  return { sent, onClose };
}

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Set a limit', hidden: true }));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(() => void vi.unstubAllGlobals());

it('lowers a limit for a reason, and raises none', async () => {
  const { sent, onClose } = show();
  write('Amount in EUR', '150');
  write('Reason', 'Asked by phone.');
  press();
  expect(screen.getByText(/Only the member raises one/)).toBeTruthy();
  expect(sent).toEqual([]);
  write('Amount in EUR', '50');
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ kind: 'deposit', period: 'day', amount: '50', reason: 'Asked by phone.' }]);
});

it('sets a first limit of another kind and period', async () => {
  const { sent, onClose } = show();
  write('Limit', 'time');
  write('Period', 'week');
  write('Minutes', '600');
  write('Reason', 'Asked by phone.');
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ kind: 'time', period: 'week', amount: '600', reason: 'Asked by phone.' }]);
});
