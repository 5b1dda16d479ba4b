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
/** By its text: asking each of some two hundred countries for its role takes long. */
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
/** The button rests while an attempt is under way. */
const askForCode = async () => {
  const button = screen.getByText('Send code', { selector: 'button' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
};
const member = buildMember();

describe('contact-form', () => {
  it('sends a code to an address, and binds it by that', async () => {
    await renderWidget('contact-form', { member });
    await screen.findByText(/^At present/);
    await askForCode();
    expect(screen.getByText('Input cannot be empty')).toBeDefined();
    fill('email', 'not an address');
    await askForCode();
    expect(screen.getByText('The e-mail address has the wrong form.')).toBeDefined();
    expect(calls.sendEmailCode).not.toHaveBeenCalled();
    fill('email', ' mika@mail.example ');
    await askForCode();
    await screen.findByText(/^Again in/, { selector: 'button' });
    expect(calls.sendEmailCode).toHaveBeenCalledWith('mika@mail.example', 'EN');
    press('Confirm');
    expect(screen.getByText('Enter the verification code.')).toBeDefined();
    fill('verificationCode', '482913');
    press('Confirm');
    expect(screen.getByText('Input cannot be empty')).toBeDefined();
    expect(calls.bindEmail).not.toHaveBeenCalled();
    fill('password', 'Under-the-lights-7');
    press('Confirm');
    const body = { email: 'mika@mail.example', verificationCode: '482913', password: 'Under-the-lights-7' };
    await waitFor(() => expect(calls.bindEmail).toHaveBeenCalledWith(body, 'EN'));
  });

  it.each([
    ['verificationCode', 'The code is wrong.'],
    ['password', 'The password is wrong.'],
  ])('says on the field that it is wrong: %s', async (name, message) => {
    const fields = { [name]: { code: 'wrong_value', message } };
    calls.bindEmail.mockRejectedValueOnce(new GatewayError('invalid_request', '', 400, fields));
    await renderWidget('contact-form', { member });
    await screen.findByText('Confirm', { selector: 'button' });
    fill('email', 'mika@mail.example');
    fill('verificationCode', '111111');
    fill('password', 'guessed-it-1');
    press('Confirm');
    expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement?.getAttribute('name')).toBe(name);
  });

  it('does not ask an account without a password for one, and names the proof needed instead', async () => {
    const password = { isSet: false, changedAt: null, expiresAt: null, isExpired: false };
    const answers = { [SECURITY_PATH]: buildSecurity({ password }) };
    calls.bindEmail.mockRejectedValueOnce(new GatewayError('sign_in_again', 'Please log in again first.', 403));
    await renderWidget('contact-form', { member, answers });
    expect(await screen.findByText(/^Your account has no password/)).toBeDefined();
    expect(document.querySelector('[name="password"]')).toBeNull();
    fill('email', 'mika@mail.example');
    fill('verificationCode', '482913');
    press('Confirm');
    expect((await screen.findByRole('alert')).textContent).toBe('Please log in again first.');
    const body = { email: 'mika@mail.example', verificationCode: '482913' };
    expect(calls.bindEmail).toHaveBeenCalledWith(body, 'EN');
  });

  it('says when it is unknown whether the account has a password, and asks again', async () => {
    const { gateway } = await renderWidget('contact-form', {
      member,
      answers: { [SECURITY_PATH]: new Error('Busy.') },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(SECURITY_PATH, buildSecurity());
    fireEvent.click(again);
    expect(await screen.findByText('Confirm', { selector: 'button' })).toBeDefined();
  });

  it('binds a mobile number with the code of its country', async () => {
    await renderWidget('contact-form', { member, props: { contact: 'mobile' } });
    await screen.findByText('Confirm', { selector: 'button' });
    fill('mobileNum', '12');
    await askForCode();
    expect(screen.getByText('Invalid mobile number')).toBeDefined();
    fill('mobileNum', 'six hundred');
    await askForCode();
    expect(screen.getByText('The phone number has the wrong form.')).toBeDefined();
    fill('mobileNum', '');
    await askForCode();
    expect(screen.getByText('Enter your mobile number.')).toBeDefined();
    fill('mobileNum', '600 123 456');
    await askForCode();
    const number = { mobileNum: '600123456', countryDialingCode: '34' };
    await waitFor(() => expect(calls.sendMobileCode).toHaveBeenCalledWith(number, 'EN'));
    fill('verificationCode', '482913');
    fill('password', 'Under-the-lights-7');
    press('Confirm');
    const body = { ...number, verificationCode: '482913', password: 'Under-the-lights-7' };
    await waitFor(() => expect(calls.bindMobile).toHaveBeenCalledWith(body, 'EN'));
  });
});
