import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeGateway } from '../testing/fake-gateway.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { DeskFind } from './desk-find.tsx';

const places = [
  { to: '/queues/lotus', label: 'Queues', icon: 'inbox' as const },
  { to: '/members/lotus', label: 'Members', icon: 'users' as const },
];

function Here() {
  return <output>{useLocation().pathname}</output>;
}

const show = (membersOf: string | null) =>
  renderDesk(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DeskFind places={places} membersOf={membersOf} />
      <Here />
    </QueryClientProvider>,
  );
const press = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
const field = () => screen.getByRole('combobox', { hidden: true });
const found = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

describe('DeskFind', () => {
  it('finds places and members by Ctrl and K, and opens what the arrows choose', async () => {
    const ada = { memberId: 'm-7', account: 'meada', nickname: 'Ada', registeredAt: '2026-01-01T00:00:00Z' };
    const calls = fakeGateway({ 'GET /wps/operator/sites/lotus/members': { list: [ada], hasMore: false } });
    show('lotus');
    press();
    expect(found()).toEqual(['Queues', 'Members']);
    fireEvent.change(field(), { target: { value: 'me' } });
    await waitFor(() => expect(found()).toEqual(['Members', expect.stringContaining('meada')]));
    expect(calls.map(({ call }) => call)).toEqual(['GET /wps/operator/sites/lotus/members?pageNo=1&search=me']);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('/members/lotus/m-7');
    expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
  });

  it('looks for no members where the operator may not see them, and says where nothing has the name', async () => {
    const calls = fakeGateway({});
    show(null);
    fireEvent.click(screen.getByRole('button', { name: 'Find' }));
    fireEvent.change(field(), { target: { value: 'zzz' } });
    expect(await screen.findByText('Nothing has this name.')).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
