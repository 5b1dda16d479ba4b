import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OperatorJob } from '#contracts/generated/contracts.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { JobsCard } from './jobs-card.tsx';

const fine: OperatorJob = {
  ...{ name: 'draw-raffles', state: 'succeeded', failures: 0, reason: null },
  ...{ startedAt: '2026-06-01T12:00:00Z', endedAt: '2026-06-01T12:00:01Z', succeededAt: '2026-06-01T12:00:01Z' },
};
const failed: OperatorJob = { ...fine, name: 'pay-rebates', state: 'failed', failures: 2, reason: 'no disk' };

afterEach(() => vi.unstubAllGlobals());

it('puts failed jobs first with their reason, and tries one again', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method !== undefined) sent.push(path);
    const jobs = [fine, sent.length === 0 ? failed : { ...failed, state: 'waiting', failures: 0, reason: null }];
    return Response.json({ success: true, value: { jobs } });
  });
  renderDesk(
    <QueryClientProvider client={new QueryClient()}>
      <JobsCard />
    </QueryClientProvider>,
  );
  // In the list of what failed, and in the list of all.
  await waitFor(() => expect(screen.getAllByText('no disk')).toHaveLength(2));
  expect(screen.getAllByText('Draws raffles')).toHaveLength(1);
  const [retry] = screen.getAllByRole('button', { name: 'Run again' });
  if (retry) fireEvent.click(retry);
  await screen.findByText('No job failed in the last day.');
  expect(sent).toEqual(['/wps/operator/jobs/pay-rebates/retry']);
});
