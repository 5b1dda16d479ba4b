import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { buildMember } from '#portal/testing/build-member.ts';
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
    const body = { email: 'mika@mail.example', verificationCode: '482913' };
    await waitFor(() => expect(calls.bindEmail).toHaveBeenCalledWith(body, 'EN'));
  });

  it('says on the field that a code is wrong', async () => {
    const fields = { verificationCode: { code: 'wrong_value', message: 'The code is wrong.' } };
    calls.bindEmail.mockRejectedValueOnce(new GatewayError('invalid_verification_code', '', 401, fields));
    await renderWidget('contact-form', { member });
    await screen.findByText('Confirm', { selector: 'button' });
    fill('email', 'mika@mail.example');
    fill('verificationCode', '111111');
    press('Confirm');
    expect(await screen.findByText('The code is wrong.')).toBeDefined();
  });

  it('binds a mobile number with the code of its country', async () => {
    await renderWidget('contact-form', { member, props: { contact: 'mobile' } });
    await screen.findByText('Confirm', { selector: 'button' });
    fill('mobileNum', '12');
    await askForCode();
    expect(screen.getByText('Invalid mobile number')).toBeDefined();
    fill('mobileNum', '600 123 456');
    await askForCode();
    const number = { mobileNum: '600123456', countryDialingCode: '34' };
    await waitFor(() => expect(calls.sendMobileCode).toHaveBeenCalledWith(number, 'EN'));
    fill('verificationCode', '482913');
    press('Confirm');
    await waitFor(() => expect(calls.bindMobile).toHaveBeenCalledWith({ ...number, verificationCode: '482913' }, 'EN'));
  });
});
