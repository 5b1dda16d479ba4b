import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { BANK_ACCOUNTS_PATH } from '#portal/data/security-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildBankAccounts } from '#portal/testing/build-security.ts';
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
const [first] = buildBankAccounts().accounts;
if (!first) throw new Error('there is no account');
const second = { ...first, accountId: 'BANK000002', maskedNumber: '•••• 2051', isDefault: false, branch: 'Centro' };
/** The marks that keep a number from left to right are no words. */
const named = (name: string) => (text: string) => text.replaceAll(/[\u2066\u2069]/g, '') === name;

describe('bank-accounts', () => {
  it('lists them, the default marked, and makes another one the default', async () => {
    const answers = { [BANK_ACCOUNTS_PATH]: buildBankAccounts({ accounts: [first, second] }) };
    await renderWidget('bank-accounts', { member, answers });
    expect(await screen.findByText('Default')).toBeDefined();
    expect(screen.getByText('Mika Kestrel · Centro')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: named('Make BBVA •••• 2051 the default') }));
    fill('paymentPassword', 'Quiet-Bay-9');
    press('Make it the default');
    const proof = { paymentPassword: 'Quiet-Bay-9' };
    await waitFor(() => expect(calls.preferPayout).toHaveBeenCalledWith('bankAccounts', 'BANK000002', proof, 'EN'));
  });

  it('tells from when a new one can be paid to, and confirms it by a code', async () => {
    const waiting = { ...first, isVerified: false, usableFrom: '2025-06-03T10:00:00Z' };
    const answers = { [BANK_ACCOUNTS_PATH]: buildBankAccounts({ accounts: [waiting] }) };
    await renderWidget('bank-accounts', { member, answers });
    expect(await screen.findByText(/^Payable from/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: named('Confirm BBVA •••• 1332 now') }));
    press('Send code');
    await waitFor(() =>
      expect(calls.confirmPayout).toHaveBeenCalledWith('bankAccounts', 'BANK000001', { method: 'email' }, 'EN'),
    );
    fill('answer', '123456');
    press('Confirm');
    const answer = { method: 'email', answer: '123456' };
    await waitFor(() => expect(calls.confirmPayout).toHaveBeenCalledWith('bankAccounts', 'BANK000001', answer, 'EN'));
  });

  it('adds one, whose name is settled by the first', async () => {
    await renderWidget('bank-accounts', { member });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a bank account' }));
    const holder = screen.getByRole('textbox', { name: 'Name of the holder' });
    expect(holder).toMatchObject({ value: 'Mika Kestrel', disabled: true });
    press('Add a bank account');
    expect(screen.getAllByText('Input cannot be empty')).toHaveLength(3);
    fill('bankCode', 'SANT');
    fill('accountNumber', 'ES91 2100 0418 4502 0005 1332');
    fill('paymentPassword', 'Quiet-Bay-9');
    press('Add a bank account');
    const body = { bankCode: 'SANT', accountNumber: 'ES91 2100 0418 4502 0005 1332', paymentPassword: 'Quiet-Bay-9' };
    await waitFor(() => expect(calls.addBankAccount).toHaveBeenCalledWith(body, 'EN'));
    expect(await screen.findByText('Default')).toBeDefined();
  });

  it('begins with the first one, asks for its name and branch, and says on the field what is wrong', async () => {
    const fields = { accountNumber: { code: 'wrong_format', message: 'This is no IBAN.' } };
    calls.addBankAccount.mockRejectedValueOnce(new GatewayError('invalid_request', '', 400, fields));
    const none = { accounts: [], accountName: null, needsPaymentPassword: false, branch: 'optional' as const };
    const proof = { password: 'Under-the-lights-7' };
    await renderWidget('bank-accounts', {
      member,
      answers: { [BANK_ACCOUNTS_PATH]: buildBankAccounts({ ...none, needsPassword: true }) },
    });
    await screen.findByRole('combobox', { name: 'Bank' });
    expect(screen.getByRole('textbox', { name: 'Branch (optional)' })).toBeDefined();
    fill('bankCode', 'BBVA');
    fill('accountName', 'Mika Kestrel');
    fill('accountNumber', 'ES00');
    fill('password', proof.password);
    press('Add a bank account');
    expect(await screen.findByText('This is no IBAN.')).toBeDefined();
    expect(calls.addBankAccount.mock.calls[0]?.[0]).toEqual({
      bankCode: 'BBVA',
      accountName: 'Mika Kestrel',
      accountNumber: 'ES00',
      ...proof,
    });
    press('Back');
    expect(screen.getByText('There is no bank account yet.')).toBeDefined();
  });

  it('proves a member without a password by a code to a verified contact', async () => {
    const terms = { needsPaymentPassword: false, needsPassword: false };
    const answers = { [BANK_ACCOUNTS_PATH]: buildBankAccounts({ ...terms, proofMethods: ['mobile', 'email'] }) };
    await renderWidget('bank-accounts', { member, answers });
    fireEvent.click(await screen.findByRole('button', { name: named('Remove BBVA •••• 1332') }));
    press('Remove');
    expect(screen.getByText('Input cannot be empty')).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: 'Code by e-mail' }));
    press('Send code');
    await waitFor(() => expect(calls.sendPayoutProofCode).toHaveBeenCalledWith('email', 'EN'));
    fill('answer', '123456');
    press('Remove');
    const proof = { method: 'email', answer: '123456' };
    await waitFor(() => expect(calls.removePayout).toHaveBeenCalledWith('bankAccounts', 'BANK000001', proof, 'EN'));
  });

  it('asks before one is removed, and for the payment password', async () => {
    await renderWidget('bank-accounts', { member });
    fireEvent.click(await screen.findByRole('button', { name: named('Remove BBVA •••• 1332') }));
    press('Keep it');
    fireEvent.click(await screen.findByRole('button', { name: named('Remove BBVA •••• 1332') }));
    fill('paymentPassword', 'Quiet-Bay-9');
    press('Remove');
    const proof = { paymentPassword: 'Quiet-Bay-9' };
    await waitFor(() => expect(calls.removePayout).toHaveBeenCalledWith('bankAccounts', 'BANK000001', proof, 'EN'));
  });

  it('adds no more than the site takes', async () => {
    await renderWidget('bank-accounts', { member, answers: { [BANK_ACCOUNTS_PATH]: buildBankAccounts({ most: 1 }) } });
    expect(await screen.findByText('No more than 1 can be saved.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a bank account' })).toBeNull();
  });

  it('says when they cannot be loaded, and asks again', async () => {
    const answers = { [BANK_ACCOUNTS_PATH]: new Error('Busy.') };
    const { gateway } = await renderWidget('bank-accounts', { member, answers });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(BANK_ACCOUNTS_PATH, buildBankAccounts());
    fireEvent.click(again);
    expect(await screen.findByText('Default')).toBeDefined();
  });
});
