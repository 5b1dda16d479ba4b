import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Clearing } from '#contracts/generated/contracts.ts';
import { fakeGateway } from '#studio/testing/fake-gateway.ts';
import { renderDesk } from '#studio/testing/render-desk.tsx';
import { ClearingPage } from './clearing-page.tsx';

const none = { count: 0, amount: '0.00' };
const clearing: Clearing = {
  ...{ currency: 'EUR', total: '950.00' },
  ages: [
    { age: 'hour', deposits: none, withdrawals: none },
    { age: 'threeDays', deposits: none, withdrawals: { count: 1, amount: '950.00' } },
  ],
  stuck: [
    {
      ...{ paymentId: '7', flow: 'withdrawal', state: 'reviewing', memberId: 'R1', account: 'anna' },
      ...{ reference: 'WD-7', provider: 'sandbox', amount: '950.00', since: '2026-03-01T12:00:00Z', looks: 3 },
    },
  ],
};

async function open(answer: Clearing): Promise<void> {
  fakeGateway({ 'GET /wps/operator/sites/aurora/clearing': answer });
  renderDesk(
    <QueryClientProvider client={new QueryClient()}>
      <ClearingPage siteId="aurora" />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'By age' });
}

it('shows what lies there by age, and leads from what is stuck to its member', async () => {
  await open(clearing);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toContain('One to three days€0.00 €950.00 1 payment');
  expect(screen.getByRole('link', { name: 'anna' }).getAttribute('href')).toBe('/members/aurora/R1');
  expect(screen.getByText('3 times')).toBeTruthy();
});

it('says where nothing is stuck', async () => {
  await open({ ...clearing, stuck: [] });
  expect(screen.getByText('Nothing is stuck')).toBeTruthy();
});
