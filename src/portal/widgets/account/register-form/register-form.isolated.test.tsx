import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RegisterInfo, RegistrationFieldName } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { MEMBER_PATH } from '#portal/data/member-query.ts';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { buildAnnouncements, buildBanner } from '#portal/testing/build-announcements.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';
import { stubAccountCalls } from '#portal/testing/stub-account-calls.ts';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubAccountCalls>);
vi.mock('#portal/data/account-calls.ts', () => calls);
beforeEach(() => void Object.assign(calls, stubAccountCalls()));

const setting = (name: RegistrationFieldName, order: number, required = true) => ({
  name,
  order,
  required,
  enabled: true,
});
const rule = (acceptedPattern: string, minLength: number, maxLength: number, patternId: string) => ({
  acceptedPattern,
  minLength,
  maxLength,
  patternId,
});

const info: RegisterInfo = {
  settings: {
    types: ['username', 'registerMobile'],
    fields: [
      setting('birthday', 50),
      setting('username', 10),
      setting('password', 20),
      setting('confirmPassword', 30),
      setting('mobileNum', 35, false),
      setting('verificationCode', 40, false),
      setting('referralCode', 60, false),
      { ...setting('qqNum', 5), enabled: false },
    ],
  },
  rules: {
    username: rule('^[A-Za-z][A-Za-z0-9]*$', 6, 16, 'letterFirst'),
    password: rule('^[!-~]+$', 8, 64, 'lettersDigitsSymbols'),
    birthday: rule('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 10, 10, 'dateYmd'),
    referralCode: rule('^[A-Za-z0-9-]+$', 4, 20, 'noSpaces'),
  },
};

const fields = () => [...document.querySelectorAll('input[name]')].map((input) => input.getAttribute('name'));
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const fill = (name: string, value: string) => {
  const input = field(name);
  if (!input) throw new Error(`no field ${name}`);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Register' }));
const acceptTerms = () => fireEvent.click(screen.getByRole('checkbox', { name: /accept the terms/ }));

async function open(scene: WidgetScene<'register-form'> = {}) {
  const rendered = await renderWidget('register-form', {
    ...scene,
    site: { register: info, whitelabel: flagsOf('SIGNIN3'), ...scene.site },
    answers: { [MEMBER_PATH]: buildMember(), ...scene.answers },
  });
  await screen.findByRole('button', { name: 'Register' });
  return rendered;
}

function fillIn() {
  fill('username', 'kestrel');
  fill('password', 'Blue-Heron-77');
  fill('confirmPassword', 'Blue-Heron-77');
  fill('birthday', '1990-04-05');
  acceptTerms();
}

describe('register-form', () => {
  it('asks for the enabled fields in the order of the document, and for no code where nobody sends one', async () => {
    await open();
    expect(fields()).toEqual([
      'username',
      'password',
      'confirmPassword',
      'mobileNum',
      'birthday',
      'referralCode',
      'terms',
    ]);
  });

  it('asks a visitor who returned from a service for no password, and opens the account with that service', async () => {
    const site = { whitelabel: flagsOf('SIGNIN3', 'SOCIALLOGIN3'), socialProviders: ['google' as const] };
    await open({ site, address: '/register?social=new' });
    expect(await screen.findByText('Mika Kestrel')).toBeDefined();
    expect(fields()).toEqual(['username', 'mobileNum', 'birthday', 'referralCode', 'terms']);
    expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
    fill('username', 'kestrel');
    fill('birthday', '1990-04-05');
    acceptTerms();
    submit();
    await waitFor(() => expect(calls.register).toHaveBeenCalledTimes(1));
    expect(calls.register.mock.calls[0]?.[1]).toMatchObject({ username: 'kestrel', social: true, password: '' });
  });

  it('offers the services of the site beside the form', async () => {
    const site = { whitelabel: flagsOf('SIGNIN3', 'SOCIALLOGIN3'), socialProviders: ['google' as const] };
    await open({ site, address: '/register?referralCode=FRIEND-7' });
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Continue with Google' });
    expect(new URL(href).searchParams.get('returnTo')).toBe('/register?referralCode=FRIEND-7');
  });

  it('tells the gateway by which link it was opened, and nothing where there is none', async () => {
    window.sessionStorage.clear();
    const { gateway, unmount } = await open({ address: '/register?referralCode=FRIEND-7' });
    expect(gateway.calls.filter((path) => path === '/wps/agent/register/opened')).toHaveLength(1);
    unmount();
    const { gateway: second } = await open();
    expect(second.calls).not.toContain('/wps/agent/register/opened');
  });

  it('opens an account, signs in for the first time and goes home', async () => {
    const { queryClient, address } = await open({ address: '/register?referralCode=FRIEND-7' });
    fillIn();
    submit();
    await waitFor(() => expect(queryClient.getQueryData([MEMBER_PATH])).toBeDefined());
    expect(window.sessionStorage.getItem('firstTimeLogin')).toBe('true');
    expect(calls.register).toHaveBeenCalledTimes(1);
    const [by, body] = calls.register.mock.calls[0] ?? [];
    expect(by).toBe('username');
    expect(body).toEqual({
      username: 'kestrel',
      password: 'Blue-Heron-77',
      confirmPassword: 'Blue-Heron-77',
      birthday: '1990-04-05',
      referralCode: 'FRIEND-7',
      terms: true,
      domain: 'localhost',
      registerUrl: window.location.href,
      registerMethod: 'WEB',
    });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('shows the fault of each field by its rule, and that the terms are not accepted', async () => {
    await open();
    // The engine of patterns comes while the form is being filled in.
    await vi.waitFor(() => {
      fill('username', '1abc');
      expect(
        screen.getByText('A letter first, then letters and digits, 6–16 characters').closest('small'),
      ).not.toBeNull();
      expect(field('username')?.getAttribute('aria-invalid')).toBe('true');
    });
    fill('password', 'Blue-Heron-77');
    fill('confirmPassword', 'Blue-Heron-7');
    fill('birthday', '2010-01-01');
    submit();
    for (const text of ['Incorrect confirmation input', 'You must be 18 or over.', 'Please accept the terms first.'])
      expect(screen.getByText(text)).toBeDefined();
    expect(document.activeElement).toBe(field('username'));
    expect(calls.register).not.toHaveBeenCalled();
  });

  it('shows the gateway’s faults at their fields', async () => {
    await open();
    const fault = { username: { code: 'taken', message: 'Somebody has this name already.' } };
    calls.register.mockRejectedValueOnce(new GatewayError('account_taken', 'Taken.', 409, fault));
    fillIn();
    submit();
    expect(await screen.findByText('Somebody has this name already.')).toBeDefined();
    expect(document.activeElement).toBe(field('username'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('verifies an invitation code first, and stops where it is nobody’s', async () => {
    const withCode = {
      ...info,
      settings: { ...info.settings, fields: [...info.settings.fields, setting('affiliateCode', 70, false)] },
    };
    await open({ site: { register: withCode } });
    calls.checkAffiliate.mockRejectedValueOnce(new GatewayError('invitation_code_error', 'Nobody has this code.', 404));
    fillIn();
    fill('affiliateCode', 'GULL-1');
    submit();
    expect(await screen.findByText('Invalid invitation code')).toBeDefined();
    expect(document.activeElement).toBe(field('affiliateCode'));
    expect(calls.checkAffiliate).toHaveBeenCalledWith('GULL-1', 'EN');
    expect(calls.register).not.toHaveBeenCalled();
  });

  it('registers by a mobile number and its code where the site takes them, that way first', async () => {
    const whitelabel = flagsOf('SIGNIN3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3');
    await open({ site: { register: info, whitelabel } });
    expect(screen.getByRole('tab', { name: 'Mobile' }).getAttribute('aria-selected')).toBe('true');
    expect(fields().slice(0, 3)).toEqual(['mobileNum', 'verificationCode', 'password']);
    expect(fields()).not.toContain('username');
    fill('mobileNum', '600 123 456');
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('button', { name: /^Again in/ })).toBeDefined();
    fill('verificationCode', '482913');
    fill('password', 'Blue-Heron-77');
    fill('confirmPassword', 'Blue-Heron-77');
    fill('birthday', '1990-04-05');
    acceptTerms();
    submit();
    await waitFor(() => expect(calls.register).toHaveBeenCalledTimes(1));
    expect(calls.register.mock.calls[0]).toMatchObject([
      'registerMobile',
      { mobileNum: '600123456', countryDialingCode: '34', verificationCode: '482913' },
      'EN',
    ]);
  });

  it('asks for a code only when a number is given with a name', async () => {
    await open({ site: { register: info, whitelabel: flagsOf('SIGNIN3', 'REGMOBVERF3') } });
    fillIn();
    expect(fields()).not.toContain('verificationCode');
    fill('mobileNum', '600123456');
    submit();
    expect(screen.getByText('Enter the verification code.')).toBeDefined();
    expect(calls.register).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('button', { name: /^Again in/ })).toBeDefined();
    expect(calls.sendRegisterCode.mock.calls[0]?.[0]).toMatchObject({ captchaId: 'a'.repeat(22), captcha: '0' });
    fill('verificationCode', '482913');
    submit();
    await waitFor(() => expect(calls.register.mock.calls[0]?.[1]).toMatchObject({ verificationCode: '482913' }));
  });

  it('says that marked fields are required, and names a wrong form where the rule is about lengths alone', async () => {
    const rules = {
      ...info.rules,
      username: rule('^[a-z]+$', 6, 16, 'lengthRange'),
      password: rule('^[a-zA-Z-]+$', 8, 64, 'lengthRange'),
      payeeName: rule('^[A-Z ]+$', 2, 40, 'lengthRange'),
      email: rule('@', 3, 40, 'lengthRange'),
    };
    const fields = [...info.settings.fields, setting('payeeName', 70), setting('email', 80)];
    await open({ site: { register: { settings: { ...info.settings, fields }, rules } } });
    expect(screen.getByText('Fields marked * are required.')).toBeDefined();
    const typed = {
      username: 'mika123',
      password: 'Blue-Heron-77',
      payeeName: 'mika',
      email: 'nowhere',
      mobileNum: '6a',
    };
    for (const [name, value] of Object.entries(typed)) fill(name, value);
    for (const words of ['The account', 'The password', 'The real name', 'The e-mail address', 'The phone number'])
      expect(await screen.findByText(`${words} has the wrong form.`)).toBeDefined();
    fill('username', 'mika');
    expect(screen.queryByText('The account has the wrong form.')).toBeNull();
  });

  it('asks for no password where the code signs in', async () => {
    const whitelabel = flagsOf('SIGNIN3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3');
    await open({ site: { register: info, whitelabel } });
    expect(fields()).not.toContain('password');
    fill('mobileNum', '600123456');
    fill('verificationCode', '482913');
    fill('birthday', '1990-04-05');
    acceptTerms();
    submit();
    await waitFor(() => expect(calls.register.mock.calls[0]?.[0]).toBe('registerMobile'));
    expect(calls.register.mock.calls[0]?.[1]).not.toHaveProperty('password');
  });

  it('shows a captcha that the gateway asks for, also where the site’s form has none', async () => {
    await open();
    calls.register.mockRejectedValueOnce(new GatewayError('captcha_required', 'Captcha.', 401, {}, { captcha: true }));
    fillIn();
    submit();
    await screen.findByLabelText('Verification');
    submit();
    expect(await screen.findByText('Enter the captcha.')).toBeDefined();
    fill('captcha', 'ndbpg');
    submit();
    await waitFor(() => expect(calls.register.mock.calls[1]?.[1]).toMatchObject({ captcha: 'ndbpg' }));
  });

  it('asks for the policy of agents where the site has one', async () => {
    await open({ site: { register: info, whitelabel: flagsOf('SIGNIN3', 'AGENTPOLICY3') } });
    fillIn();
    submit();
    expect(screen.getByText('Please accept the terms first.')).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: /policy for agents/ }));
    submit();
    await waitFor(() => expect(calls.register.mock.calls[0]?.[1]).toMatchObject({ agentPolicy: true }));
  });

  it('shows the banner of its group', async () => {
    const banners = [buildBanner(1), buildBanner(2, { groupName: 'w_reg' })];
    await open({ answers: { [announcementsPath('EN')]: buildAnnouncements({ banners }) } });
    expect(screen.getByText('Offer 2')).toBeDefined();
    expect(screen.queryByText('Offer 1')).toBeNull();
  });
});
