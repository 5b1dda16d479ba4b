import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PhoneVerificationInfo } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { MEMBER_PATH } from '#portal/data/member-query.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';
import { stubAccountCalls } from '#portal/testing/stub-account-calls.ts';
import type { sendNumberCode } from './firebase-numbers.ts';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubAccountCalls>);
vi.mock('#portal/data/account-calls.ts', () => calls);

const service = vi.hoisted(() => ({
  sendNumberCode: vi.fn<typeof sendNumberCode>(),
  prove: vi.fn<(code: string) => Promise<string>>(),
}));
vi.mock('./firebase-numbers.ts', () => ({ sendNumberCode: service.sendNumberCode }));

const phoneVerification: PhoneVerificationInfo = {
  service: 'firebase',
  channel: 'firebase',
  apiKey: 'key',
  authDomain: 'pebble.firebaseapp.com',
  emulatorUrl: null,
};
const NUMBER = { mobileNum: '600123456', countryDialingCode: '34' };
const PROOF = { firebaseChannel: 'firebase', firebaseIdToken: 'token-of-482913' };

beforeEach(() => {
  Object.assign(calls, stubAccountCalls());
  window.sessionStorage.clear();
  service.prove.mockReset().mockImplementation(async (code) => `token-of-${code}`);
  service.sendNumberCode.mockReset().mockResolvedValue({ prove: service.prove });
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const fill = (name: string, value: string) => {
  const input = field(name);
  if (!input) throw new Error(`no field ${name}`);
  fireEvent.change(input, { target: { value } });
};
const submit = () => fireEvent.click(screen.getAllByRole('button', { name: 'Log in' }).at(-1) as HTMLElement);
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
const answers = { [MEMBER_PATH]: buildMember() };

async function openSignIn(verification: PhoneVerificationInfo | null = phoneVerification) {
  const whitelabel = flagsOf('SIGNIN3', 'MOBILEVERCODELOGIN3');
  const rendered = await renderWidget('login-form', {
    site: { whitelabel, phoneVerification: verification },
    answers,
  });
  fireEvent.click(await screen.findByRole('tab', { name: 'Mobile' }));
  fill('mobileNum', '600 123 456');
  return rendered;
}

describe('a number that another service verifies', () => {
  it('is sent a code by that service alone, the next one in a minute, and signs in by its token', async () => {
    const { queryClient } = await openSignIn();
    send();
    expect((await screen.findByRole('button', { name: /^Again in (1:00|0:59)$/ })).hasAttribute('disabled')).toBe(true);
    expect(service.sendNumberCode).toHaveBeenCalledExactlyOnceWith(phoneVerification, '+34600123456', 'EN');
    expect(calls.sendCode).not.toHaveBeenCalled();
    fill('verificationCode', ' 482913 ');
    submit();
    await waitFor(() => expect(queryClient.getQueryData([MEMBER_PATH])).toBeDefined());
    expect(calls.logInByCode.mock.calls[0]?.[0]).toEqual({ ...NUMBER, ...PROOF, entrance: 'player' });
  });

  it.each([
    ['auth/too-many-requests', 'Too many requests. Please try again in 5 minutes.'],
    ['auth/quota-exceeded', 'No more codes can be sent at present. Please contact customer service.'],
    ['auth/captcha-check-failed', 'The captcha check failed. Please try again.'],
    ['auth/network-request-failed', 'Network link is abnormal, please try again'],
    ['auth/whatever-comes', 'The phone number could not be verified. Please try again.'],
  ])('tells why no code was sent: %s', async (code, words) => {
    await openSignIn();
    service.sendNumberCode.mockRejectedValueOnce(Object.assign(new Error('in English'), { code }));
    send();
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Send code' }).hasAttribute('disabled')).toBe(false);
  });

  it.each([
    ['auth/invalid-verification-code', 'The verification code is wrong.'],
    ['auth/code-expired', 'The code has expired. Please send a new one.'],
  ])('puts what is wrong with a code on its field, and calls nobody: %s', async (code, words) => {
    await openSignIn();
    send();
    await screen.findByRole('button', { name: /^Again in/ });
    service.prove.mockRejectedValueOnce(Object.assign(new Error('in English'), { code }));
    fill('verificationCode', '111111');
    submit();
    expect(await screen.findByText(words)).toBeDefined();
    expect(document.activeElement).toBe(field('verificationCode'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls.logInByCode).not.toHaveBeenCalled();
  });

  it('wants a code that was sent to the very number', async () => {
    await openSignIn();
    fill('verificationCode', '482913');
    submit();
    expect(await screen.findByText('The code has expired. Please send a new one.')).toBeDefined();
    send();
    await screen.findByRole('button', { name: /^Again in/ });
    fill('mobileNum', '600 999 999');
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
    expect(service.prove).not.toHaveBeenCalled();
    expect(calls.logInByCode).not.toHaveBeenCalled();
  });

  it('keeps its token while something else is wrong, and asks for another code when that is used up', async () => {
    await renderWidget('forgot-form', {
      site: { whitelabel: flagsOf('SIGNIN3', 'PHONEPWDRESET3'), phoneVerification },
      answers,
    });
    await screen.findByRole('tab', { name: 'Mobile', selected: true });
    const set = () => fireEvent.click(screen.getByRole('button', { name: 'Set the password' }));
    fill('mobileNum', '600123456');
    send();
    await screen.findByRole('button', { name: /^Again in/ });
    fill('verificationCode', '482913');
    fill('newPassword', 'Blue-Heron-77');
    const fault = (name: string, message: string) => ({ [name]: { code: 'wrong_value', message } });
    calls.setPasswordByPhone.mockRejectedValueOnce(
      new GatewayError('invalid_request', 'Not so.', 400, fault('newPassword', 'Too common.')),
    );
    set();
    expect(await screen.findByText('Too common.')).toBeDefined();
    calls.setPasswordByPhone.mockRejectedValueOnce(
      new GatewayError('invalid_verification_code', 'No.', 401, fault('firebaseIdToken', 'It is over.')),
    );
    set();
    expect(await screen.findByText('It is over.')).toBeDefined();
    expect(service.prove).toHaveBeenCalledTimes(1);
    expect(calls.setPasswordByPhone.mock.calls.map(([body]) => body)).toEqual([
      { ...NUMBER, ...PROOF, newPassword: 'Blue-Heron-77' },
      { ...NUMBER, ...PROOF, newPassword: 'Blue-Heron-77' },
    ]);
    set();
    expect(await screen.findByText('The code has expired. Please send a new one.')).toBeDefined();
    expect(calls.setPasswordByPhone).toHaveBeenCalledTimes(2);
  });

  it('registers by its token, and never by the code', async () => {
    const names = ['mobileNum', 'verificationCode'] as const;
    const fields = names.map((name, order) => ({ name, enabled: true, required: true, order }));
    const rule = { acceptedPattern: '*', minLength: 0, maxLength: 20, patternId: 'digits' as const };
    await renderWidget('register-form', {
      site: {
        whitelabel: flagsOf('SIGNIN3', 'MOBILENUMREG3', 'REGMOBVERF3'),
        register: {
          settings: { types: ['registerMobile'], fields },
          rules: { mobileNum: rule, verificationCode: rule },
        },
        phoneVerification,
      },
      answers,
    });
    await waitFor(() => expect(field('mobileNum')).not.toBeNull());
    fill('mobileNum', '600 123 456');
    send();
    await screen.findByRole('button', { name: /^Again in/ });
    fill('verificationCode', '482913');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(calls.register).toHaveBeenCalledTimes(1));
    const [type, body] = calls.register.mock.calls[0] ?? [];
    expect([type, body]).toMatchObject(['registerMobile', { ...NUMBER, ...PROOF }]);
    expect(body).not.toHaveProperty('verificationCode');
    expect(calls.sendRegisterCode).not.toHaveBeenCalled();
  });

  it('says that reCAPTCHA stands before it, but for the stand-in of a demo and a site without it', async () => {
    const { unmount } = await openSignIn();
    expect(screen.getByText(/reCAPTCHA/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toContain('policies.google.com');
    unmount();
    const demo = await openSignIn({ ...phoneVerification, emulatorUrl: 'http://identity.localhost' });
    expect(screen.queryByText(/reCAPTCHA/)).toBeNull();
    demo.unmount();
    await openSignIn(null);
    expect(screen.queryByText(/reCAPTCHA/)).toBeNull();
  });
});
