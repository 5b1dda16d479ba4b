import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { MEMBER_PATH } from '#portal/data/member-query.ts';
import { SECURITY_PATH } from '#portal/data/security-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSecurity } from '#portal/testing/build-security.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';
import { stubAccountCalls } from '#portal/testing/stub-account-calls.ts';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubAccountCalls>);
vi.mock('#portal/data/account-calls.ts', () => calls);
beforeEach(() => void Object.assign(calls, stubAccountCalls()));

const fill = (name: string, value: string) => {
  const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!input) throw new Error(`no field ${name}`);
  fireEvent.change(input, { target: { value } });
};
/** Its message is about lengths alone, so that a wrong form has a word of its own. */
const ofLength = { acceptedPattern: '^[!-~]+$', minLength: 8, maxLength: 64, patternId: 'lengthRange' };
const register = { settings: { fields: [], types: ['username' as const] }, rules: { password: ofLength } };
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the password' }));
const answers = { [MEMBER_PATH]: buildMember() };

describe('change-password-form', () => {
  it('needs the old password and the new one twice', async () => {
    await renderWidget('change-password-form', { answers, member: buildMember(), address: '/member' });
    await screen.findByRole('button', { name: 'Save the password' });
    save();
    expect(screen.getAllByText('Input cannot be empty')).toHaveLength(3);
    fill('newPassword', 'Blue-Heron-77');
    fill('confirmNewPassword', 'Blue-Heron-78');
    save();
    expect(screen.getAllByText('Input cannot be empty')).toHaveLength(1);
    expect(screen.getByText('Incorrect confirmation input')).toBeDefined();
    const fault = { oldPassword: { code: 'wrong_value', message: 'That is not your password.' } };
    calls.changePassword.mockRejectedValueOnce(new GatewayError('invalid_request', '', 400, fault));
    fill('oldPassword', 'Red-Heron-1');
    fill('confirmNewPassword', 'Blue-Heron-77');
    save();
    expect(await screen.findByText('That is not your password.')).toBeDefined();
  });

  it('says that the new password has the wrong form where its length is right', async () => {
    await renderWidget('change-password-form', { answers, member: buildMember(), site: { register } });
    const field = await screen.findByLabelText(/^New password\*/);
    // The engine of patterns comes while the form is being filled in.
    await vi.waitFor(() => {
      fill('newPassword', 'серая-цапля');
      fireEvent.blur(field);
      expect(screen.getByText('The password has the wrong form.')).toBeDefined();
    });
  });

  it('says why it is asked for, does not ask again for what was just typed, loads the member and goes home', async () => {
    const { queryClient, address } = await renderWidget('change-password-form', {
      answers,
      address: '/live',
      modalParams: { forced: 'true', oldPassword: 'given-to-me' },
    });
    await screen.findByText('Choose a password of your own before you go on.');
    expect(document.querySelector('[name="oldPassword"]')).toBeNull();
    fill('newPassword', 'Blue-Heron-77');
    fill('confirmNewPassword', 'Blue-Heron-77');
    save();
    await waitFor(() => expect(queryClient.getQueryData([MEMBER_PATH])).toBeDefined());
    expect(calls.changePassword.mock.calls[0]?.[0]).toMatchObject({ oldPassword: 'given-to-me' });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('asks an account that has no password for no old one', async () => {
    const password = { isSet: false, changedAt: null, expiresAt: null, isExpired: false };
    const own = { ...answers, [SECURITY_PATH]: buildSecurity({ password }) };
    await renderWidget('change-password-form', { answers: own, member: buildMember(), address: '/member' });
    expect(await screen.findByText(/^Your account has no password/)).toBeDefined();
    expect(document.querySelector('[name="oldPassword"]')).toBeNull();
    fill('newPassword', 'Blue-Heron-77');
    fill('confirmNewPassword', 'Blue-Heron-77');
    save();
    const chosen = { newPassword: 'Blue-Heron-77', confirmNewPassword: 'Blue-Heron-77' };
    await waitFor(() => expect(calls.changePassword).toHaveBeenCalledWith(chosen, 'EN'));
  });
});
