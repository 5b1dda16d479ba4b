import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeGateway, Refusal } from '../testing/fake-gateway.ts';
import { memberFile } from '../testing/member-file.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { PersonalDataCard } from './personal-data-card.tsx';

const PATH = '/wps/operator/sites/aurora/members/AAAAAAAAAA';
const saved: Blob[] = [];

function show(answers: Readonly<Record<string, unknown>>, { isAdmin = true, erasedAt = null as string | null } = {}) {
  const calls = fakeGateway(answers);
  renderDesk(
    <QueryClientProvider client={new QueryClient()}>
      <PersonalDataCard
        file={memberFile({ erasedAt })}
        member={{ siteId: 'aurora', memberId: 'AAAAAAAAAA' }}
        isAdmin={isAdmin}
      />
    </QueryClientProvider>,
  );
  return calls;
}
const press = (name: string, at = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name, hidden: true }).at(at) as HTMLElement);
const giveReason = () => fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'asked by e-mail' } });

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('saves a copy for a reason', async () => {
  const calls = show({ [`POST ${PATH}/export`]: { profile: { account: 'mika' } } }, { isAdmin: false });
  expect(screen.queryByRole('button', { name: 'Erase personal data' })).toBeNull();
  press('Export data');
  press('Export data', -1);
  expect(calls).toEqual([]);
  giveReason();
  press('Export data', -1);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(calls[0]).toEqual({ call: `POST ${PATH}/export`, body: { reason: 'asked by e-mail' } });
  expect(saved[0]?.type).toBe('application/json');
});

it('erases for a reason, and says why it cannot', async () => {
  const calls = show({ [`POST ${PATH}/erase`]: () => new Refusal('member_has_money', 'There is money left.') });
  press('Erase personal data');
  giveReason();
  press('Erase personal data', -1);
  await screen.findByText('There is money left.');
  expect(calls[0]?.body).toEqual({ reason: 'asked by e-mail' });
});

it('says since when there is nothing left to erase', () => {
  show({}, { erasedAt: '2026-02-03T10:00:00Z' });
  expect(screen.getByText(/^The personal data was erased on .*2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erase personal data' })).toBeNull();
});
