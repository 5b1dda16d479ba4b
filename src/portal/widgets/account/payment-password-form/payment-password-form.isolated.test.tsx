import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { SECURITY_PATH } from '#portal/data/security-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSecurity } from '#portal/testing/build-security.ts';
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
const paymentPassword = { isSet: true, changedAt: '2025-05-01T10:00:00Z' };
const chosen = { newPaymentPassword: 'Quiet-Bay-9', confirmNewPaymentPassword: 'Quiet-Bay-9' };
const fillNew = () => {
  for (const [name, value] of Object.entries(chosen)) fill(name, value);
};

describe('payment-password-form', () => {
  it('sets the first one by the password of the account', async () => {
    await renderWidget('payment-password-form', { member });
    await screen.findByText(/^Only payments ask for it/);
    expect(screen.queryByRole('button', { name: 'Forgotten it?' })).toBeNull();
    fill('newPaymentPassword', 'Quiet-Bay-9');
    press('Save the password');
    expect(screen.getAllByText('Input cannot be empty')).toHaveLength(2);
    fill('confirmNewPaymentPassword', 'Quiet-Bay-8');
    press('Save the password');
    expect(screen.getByText('Incorrect confirmation input')).toBeDefined();
    fill('password', 'Blue-Heron-77');
    fillNew();
    press('Save the password');
    await waitFor(() =>
      expect(calls.setPaymentPassword).toHaveBeenCalledWith({ password: 'Blue-Heron-77', ...chosen }, 'EN'),
    );
  });

  it('changes it by the present one, and shows the fault of a wrong one at its field', async () => {
    const fields = { newPaymentPassword: { code: 'same_as_other_password', message: 'That is your login password.' } };
    calls.setPaymentPassword.mockRejectedValueOnce(new GatewayError('invalid_request', '', 400, fields));
    const answers = { [SECURITY_PATH]: buildSecurity({ paymentPassword }) };
    await renderWidget('payment-password-form', { member, answers });
    await screen.findByRole('button', { name: 'Forgotten it?' });
    fill('oldPaymentPassword', 'Calm-Sea-4');
    fillNew();
    press('Save the password');
    expect(await screen.findByText('That is your login password.')).toBeDefined();
    expect(calls.setPaymentPassword.mock.calls[0]?.[0]).toEqual({ oldPaymentPassword: 'Calm-Sea-4', ...chosen });
  });

  it('replaces a forgotten one by a code to a verified contact', async () => {
    const answers = { [SECURITY_PATH]: buildSecurity({ paymentPassword }) };
    await renderWidget('payment-password-form', { member, answers });
    fireEvent.click(await screen.findByRole('button', { name: 'Forgotten it?' }));
    expect(screen.queryByRole('tab')).toBeNull();
    press('Send code');
    await waitFor(() => expect(calls.sendPaymentPasswordCode).toHaveBeenCalledWith('email', 'EN'));
    fill('verificationCode', '482913');
    fill('password', 'Blue-Heron-77');
    fillNew();
    press('Save the password');
    const body = { password: 'Blue-Heron-77', method: 'email', verificationCode: '482913', ...chosen };
    await waitFor(() => expect(calls.resetPaymentPassword).toHaveBeenCalledWith(body, 'EN'));
  });

  it('says what is missing where nothing is verified, and leads back', async () => {
    const email = { masked: null, isVerified: false };
    const answers = { [SECURITY_PATH]: buildSecurity({ paymentPassword, email }) };
    await renderWidget('payment-password-form', { member, answers });
    fireEvent.click(await screen.findByRole('button', { name: 'Forgotten it?' }));
    expect(screen.getByText(/^Verify a mobile number/)).toBeDefined();
    press('Back');
    expect(screen.getByRole('button', { name: 'Save the password' })).toBeDefined();
  });

  it('says when it cannot be loaded, and asks again', async () => {
    const answers = { [SECURITY_PATH]: new Error('Busy.') };
    const { gateway } = await renderWidget('payment-password-form', { member, answers });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(SECURITY_PATH, buildSecurity());
    fireEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Save the password' })).toBeDefined();
  });
});
