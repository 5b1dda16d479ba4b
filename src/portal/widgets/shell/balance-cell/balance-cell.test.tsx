import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const EUR = { balance: '1284.50', currency: 'EUR', currencySymbol: '€' };
const cell = () => screen.getByRole('group', { name: 'Balance' });

const shown = (scene: WidgetScene<'balance-cell'> = {}) =>
  renderWidget('balance-cell', { member: buildMember(), answers: { [BALANCE_PATH]: EUR }, ...scene });

describe('balance-cell', () => {
  afterEach(() => window.localStorage.clear());

  it('shows the member’s balance, in the money of the site', async () => {
    await shown();
    await waitFor(() => expect(cell().textContent).toBe('€1,284.50'));
  });

  it('shows asterisks instead, here and on later visits, until it is asked not to', async () => {
    const { unmount } = await shown();
    fireEvent.click(screen.getByRole('button', { name: 'Hide the balance' }));
    expect(cell().textContent).toBe('****');
    expect(screen.getByLabelText('The balance is hidden')).toBeDefined();
    unmount();
    await shown();
    expect(cell().textContent).toBe('****');
    fireEvent.click(screen.getByRole('button', { name: 'Show the balance' }));
    await waitFor(() => expect(cell().textContent).toBe('€1,284.50'));
  });

  it('asks for it anew', async () => {
    const { gateway } = await shown();
    await waitFor(() => expect(cell().textContent).toBe('€1,284.50'));
    const before = gateway.calls.length;
    // Narrow screens have no room for it.
    fireEvent.click(screen.getByLabelText('Refresh the balance'));
    await waitFor(() => expect(gateway.calls.length).toBe(before + 1));
  });

  it('keeps its place while the session is unknown, and fetches nothing', async () => {
    const { gateway } = await renderWidget('balance-cell', { isSessionUnknown: true });
    expect(cell()).toBeDefined();
    expect(gateway.calls).toEqual([]);
  });

  it('is not there for a trial account, which has no wallet', async () => {
    const { root, gateway } = await renderWidget('balance-cell', { member: buildMember({ isTrial: true, type: 4 }) });
    expect(root()).toBeNull();
    expect(gateway.calls).toEqual([]);
  });

  it('says nothing that it does not know', async () => {
    await shown({ answers: { [BALANCE_PATH]: new Error('down') } });
    await waitFor(() => expect(cell().textContent).toBe('–'), { timeout: 10_000 });
  });
});
