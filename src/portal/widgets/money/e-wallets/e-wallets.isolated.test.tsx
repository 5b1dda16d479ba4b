import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { E_WALLETS_PATH } from '#portal/data/security-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildEWallets } from '#portal/testing/build-security.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';
import { stubSecurityCalls } from '#portal/testing/stub-security-calls.ts';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubSecurityCalls>);
vi.mock('#portal/data/security-calls.ts', () => calls);
beforeEach(() => void Object.assign(calls, stubSecurityCalls()));

const fill = (name: string, value: string) => {
  const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!input) throw new Error(`no field ${name}`);
  fireEvent.change(input, { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const member = buildMember();
const PASSWORD = 'Under-the-lights-7';

describe('e-wallets', () => {
  it('asks for the fields of the kind of wallet', async () => {
    await renderWidget('e-wallets', { member });
    await screen.findByRole('combobox', { name: 'Kind of wallet' });
    fill('walletType', 'GCASH');
    expect(screen.getByRole('textbox', { name: 'Mobile number with +country code' })).toBeDefined();
    fill('accountName', 'Mika Kestrel');
    fill('walletNumber', '+639171234567');
    fill('password', PASSWORD);
    press('Add an e-wallet');
    const body = {
      walletType: 'GCASH',
      walletNumber: '+639171234567',
      accountName: 'Mika Kestrel',
      password: PASSWORD,
    };
    await waitFor(() => expect(calls.addEWallet).toHaveBeenCalledWith(body, 'EN'));
  });

  it('asks for no name where nobody stands behind an address', async () => {
    await renderWidget('e-wallets', { member });
    await screen.findByRole('combobox', { name: 'Kind of wallet' });
    fill('walletType', 'USDT');
    expect(screen.queryByRole('textbox', { name: /^Name of the holder/ })).toBeNull();
    fill('walletNumber', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    fill('password', PASSWORD);
    press('Add an e-wallet');
    const body = { walletType: 'USDT', walletNumber: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', password: PASSWORD };
    await waitFor(() => expect(calls.addEWallet).toHaveBeenCalledWith(body, 'EN'));
  });

  it('lists and removes them without a password where the account has none', async () => {
    const wallet = {
      accountId: 'WALLET0001',
      accountName: null,
      maskedNumber: 'TR7N•••j6t',
      isDefault: true,
      addedAt: '2025-05-01T10:00:00Z',
      usableFrom: null,
      isVerified: false,
      walletType: 'USDT',
      walletName: 'USDT',
    };
    await renderWidget('e-wallets', {
      member,
      answers: { [E_WALLETS_PATH]: buildEWallets({ accounts: [wallet], needsPassword: false }) },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    press('Remove');
    await waitFor(() => expect(calls.removePayout).toHaveBeenCalledWith('eWallets', 'WALLET0001', {}, 'EN'));
  });

  it('says when they cannot be loaded, and asks again', async () => {
    const { gateway } = await renderWidget('e-wallets', { member, answers: { [E_WALLETS_PATH]: new Error('Busy.') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(E_WALLETS_PATH, buildEWallets());
    fireEvent.click(again);
    expect(await screen.findByRole('combobox', { name: 'Kind of wallet' })).toBeDefined();
  });
});
