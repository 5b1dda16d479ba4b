import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { MEMBER_PATH } from '#portal/data/member-query.ts';
import { rememberAccount } from '#portal/forms/sign-in/remembered-account.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';
import { stubAccountCalls } from '#portal/testing/stub-account-calls.ts';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubAccountCalls>);
vi.mock('#portal/data/account-calls.ts', () => calls);

beforeEach(() => {
  Object.assign(calls, stubAccountCalls());
  window.sessionStorage.clear();
  rememberAccount(null);
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const fill = (name: string, value: string) => {
  const input = field(name);
  if (input) fireEvent.change(input, { target: { value } });
};
const submit = () => fireEvent.click(screen.getAllByRole('button', { name: 'Log in' }).at(-1) as HTMLElement);

async function open(scene: WidgetScene<'login-form'> = {}) {
  const rendered = await renderWidget('login-form', {
    site: { whitelabel: flagsOf('SIGNIN3', 'MOBILEVERCODELOGIN3', 'FREEPLAY3') },
    answers: { [MEMBER_PATH]: buildMember() },
    ...scene,
  });
  await screen.findByLabelText('Username');
  return rendered;
}

describe('login-form', () => {
  it('signs in with the trimmed input, and then knows the member', async () => {
    const { queryClient } = await open();
    fill('username', ' mika_kestrel ');
    fill('password', 'Blue-Heron-77');
    fireEvent.click(screen.getByLabelText('Remember me for 1 day'));
    submit();
    await waitFor(() => expect(queryClient.getQueryData([MEMBER_PATH])).toMatchObject({ account: 'mika_kestrel' }));
    expect(calls.logIn).toHaveBeenCalledExactlyOnceWith(
      { username: 'mika_kestrel', password: 'Blue-Heron-77', remember: true, entrance: 'player' },
      'EN',
    );
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Blue-Heron-77');
  });

  it('names missing fields, moves the focus there, and sends nothing', async () => {
    await open();
    submit();
    expect(screen.getByText('Enter your username and password.')).toBeDefined();
    expect(screen.getByText('Input cannot be empty')).toBeDefined();
    expect(document.activeElement).toBe(field('username'));
    expect(calls.logIn).not.toHaveBeenCalled();
  });

  it('asks for a captcha once a refusal carries one, and sends the answer', async () => {
    await open();
    calls.logIn.mockRejectedValueOnce(
      new GatewayError('invalid_credentials', 'Not right.', 401, {}, { captcha: true }),
    );
    fill('username', 'mika_kestrel');
    fill('password', 'wrong-one');
    expect(field('captcha')).toBeNull();
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Not right.');
    expect(await screen.findByAltText('Picture with characters')).toBeDefined();
    fill('captcha', ' ndbpg ');
    submit();
    await waitFor(() => expect(calls.logIn).toHaveBeenCalledTimes(2));
    expect(calls.logIn.mock.calls[1]?.[0]).toMatchObject({ captchaId: 'a'.repeat(22), captcha: 'ndbpg' });
  });

  it('lets the device solve the captcha for a visitor who cannot read the picture', async () => {
    await open();
    calls.logIn.mockRejectedValueOnce(new GatewayError('captcha_required', 'Captcha.', 401));
    fill('username', 'mika_kestrel');
    fill('password', 'wrong-one');
    submit();
    const cannot = await screen.findByRole('button', { name: 'I cannot read it' });
    calls.fetchCaptcha.mockResolvedValueOnce({ captchaId: 'b'.repeat(22), work: { salt: 'salt', zeroBits: 6 } });
    fireEvent.click(cannot);
    expect(await screen.findByText('Verified. You can go on.')).toBeDefined();
    submit();
    await waitFor(() => expect(calls.logIn).toHaveBeenCalledTimes(2));
    expect(calls.logIn.mock.calls[1]?.[0]).toMatchObject({ captchaId: 'b'.repeat(22), captcha: expect.any(String) });
  });

  it('asks for the other proof that the gateway wants, and signs in with it', async () => {
    const { queryClient } = await open();
    const details = { challengeId: 'c'.repeat(43), methods: ['email', 'totp', 'carrier-pigeon'] };
    calls.logIn.mockRejectedValueOnce(new GatewayError('extra_verification', 'New place.', 401, {}, details));
    fill('username', 'mika_kestrel');
    fill('password', 'Blue-Heron-77');
    submit();
    expect((await screen.findAllByRole('radio')).map((radio) => radio.getAttribute('value'))).toEqual([
      'email',
      'totp',
    ]);
    calls.verifySignIn.mockResolvedValueOnce({ expiredMinutes: 2 });
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('button', { name: /^Again in/ })).toHaveProperty('disabled', true);
    fill('answer', '482913');
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(queryClient.getQueryData([MEMBER_PATH])).toBeDefined());
    expect(calls.verifySignIn.mock.calls).toMatchObject([
      [{ challengeId: 'c'.repeat(43), method: 'email' }, 'EN'],
      [{ challengeId: 'c'.repeat(43), method: 'email', answer: '482913' }, 'EN'],
    ]);
  });

  it('changes a password first that has to be changed, and loads nothing before', async () => {
    const { commands, queryClient } = await open();
    calls.logIn.mockResolvedValueOnce({ firstTimeLogin: true, passwordExpired: false, mustChangePassword: true });
    fill('username', 'mika_kestrel');
    fill('password', 'given-to-me');
    submit();
    const params = { forced: 'true', oldPassword: 'given-to-me' };
    await waitFor(() => expect(commands.openModal).toHaveBeenCalledWith('change-password', params));
    expect(queryClient.getQueryData([MEMBER_PATH])).toBeUndefined();
    expect(window.sessionStorage.getItem('firstTimeLogin')).toBe('true');
  });

  it('forgets that the session before was somebody’s first one', async () => {
    window.sessionStorage.setItem('firstTimeLogin', 'true');
    const { queryClient } = await open();
    fill('username', 'mika_kestrel');
    fill('password', 'Blue-Heron-77');
    submit();
    await waitFor(() => expect(queryClient.getQueryData([MEMBER_PATH])).toBeDefined());
    expect(window.sessionStorage.getItem('firstTimeLogin')).toBeNull();
  });

  it('signs in by a code to a mobile number, whatever the age of the password', async () => {
    const { queryClient, commands } = await open();
    calls.logInByCode.mockResolvedValueOnce({
      firstTimeLogin: false,
      passwordExpired: true,
      mustChangePassword: false,
    });
    fireEvent.click(screen.getByRole('tab', { name: 'Mobile' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect(screen.getByText('Enter your mobile number.')).toBeDefined();
    expect(calls.sendCode).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send code' })).toHaveProperty('disabled', false));
    fill('mobileNum', '600 123 456');
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('button', { name: /^Again in/ })).toBeDefined();
    fill('verificationCode', '482913');
    submit();
    await waitFor(() => expect(queryClient.getQueryData([MEMBER_PATH])).toBeDefined());
    const number = { mobileNum: '600123456', countryDialingCode: '34' };
    const solved = { captchaId: 'a'.repeat(22), captcha: '0' };
    expect(calls.sendCode).toHaveBeenCalledExactlyOnceWith({ ...number, ...solved }, 'EN');
    expect(calls.logInByCode.mock.calls[0]?.[0]).toMatchObject({ ...number, verificationCode: '482913' });
    expect(commands.openModal).not.toHaveBeenCalled();
  });

  it('tells by the field why no code was sent', async () => {
    await open();
    calls.sendCode.mockRejectedValueOnce(new GatewayError('too_many_requests', 'Too many. Try later.', 429));
    fireEvent.click(screen.getByRole('tab', { name: 'Mobile' }));
    fill('mobileNum', '600123456');
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect((await screen.findAllByText('Too many. Try later.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Send code' })).toHaveProperty('disabled', false);
  });

  it('solves the captcha of a trial account by itself', async () => {
    const { queryClient } = await open();
    calls.playFree.mockRejectedValueOnce(new GatewayError('captcha_required', 'Captcha.', 401, {}, { captcha: true }));
    fireEvent.click(screen.getByRole('button', { name: /^Look around/ }));
    await waitFor(() => expect(queryClient.getQueryData([MEMBER_PATH])).toBeDefined());
    expect(calls.playFree.mock.calls).toEqual([['EN'], ['EN', { captchaId: 'a'.repeat(22), captcha: '0' }]]);
  });

  it('tells the country of a mobile number that is typed in place of the name', async () => {
    await open();
    fill('username', '600 123 456');
    fill('password', 'Blue-Heron-77');
    submit();
    await waitFor(() => expect(calls.logIn.mock.calls[0]?.[0]).toMatchObject({ countryDialingCode: '34' }));
  });

  it('offers a trial account and the other ways in', async () => {
    const { commands, queryClient } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(commands.openModal.mock.calls).toEqual([['forgot-password'], ['register']]);
    fireEvent.click(screen.getByRole('button', { name: 'Look around with a trial account' }));
    await waitFor(() => expect(queryClient.getQueryData([MEMBER_PATH])).toBeDefined());
    expect(calls.playFree).toHaveBeenCalledExactlyOnceWith('EN');
  });

  it('begins with the account that signed in last where the browser is remembered, and never with a password', async () => {
    const { unmount } = await open();
    fill('username', 'mika_kestrel');
    fill('password', 'Blue-Heron-77');
    fireEvent.click(screen.getByLabelText('Remember me for 1 day'));
    submit();
    await waitFor(() => expect(document.cookie).toContain('account=mika_kestrel'));
    expect(document.cookie).not.toContain('Blue-Heron-77');
    unmount();
    await open();
    expect([field('username')?.value, field('password')?.value]).toEqual(['mika_kestrel', '']);
    expect(screen.getByLabelText<HTMLInputElement>('Remember me for 1 day').checked).toBe(true);
    fireEvent.click(screen.getByLabelText('Remember me for 1 day'));
    fill('password', 'Blue-Heron-77');
    submit();
    await waitFor(() => expect(document.cookie).not.toContain('account='));
  });

  const withServices = {
    whitelabel: flagsOf('SIGNIN3', 'FREEPLAY3', 'SOCIALLOGIN3'),
    socialProviders: ['google' as const, 'telegram' as const],
  };

  it('leads to the services of the site, and back to the page that was left', async () => {
    await open({ site: withServices, address: '/login?social=cancelled' });
    const link = screen.getByRole('link', { name: 'Continue with Google' });
    expect(link.getAttribute('href')).toBe('/wps/session/social/google/start?returnTo=%2Flogin&language=EN');
    expect(screen.getByRole('link', { name: 'Continue with Telegram' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('You did not finish signing in at the other service.');
  });

  it('shows no service where the module is off', async () => {
    await open({ site: { ...withServices, whitelabel: flagsOf('SIGNIN3') } });
    expect(screen.queryByRole('link', { name: /Google/ })).toBeNull();
  });

  it('connects a visitor who returned from a service with the account signed in to, before anything else', async () => {
    const { queryClient } = await open({ site: withServices, address: '/login?social=new' });
    expect((await screen.findByText('Mika Kestrel')).parentElement?.textContent).toContain('mika@mail.example');
    expect(screen.queryByRole('link', { name: /Google/ })).toBeNull();
    expect(screen.queryByText('Look around with a trial account')).toBeNull();
    calls.linkSocial.mockRejectedValueOnce(new GatewayError('social_taken', 'Connected already.', 409));
    fill('username', 'mika_kestrel');
    fill('password', 'Blue-Heron-77');
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Connected already.');
    expect(calls.endSession).toHaveBeenCalledOnce();
    expect(queryClient.getQueryData([MEMBER_PATH])).toBeUndefined();
    submit();
    await waitFor(() => expect(queryClient.getQueryData([MEMBER_PATH])).toBeDefined());
    expect(calls.linkSocial).toHaveBeenCalledTimes(2);
  });

  it('goes on with another proof where the way back from a service asks for it', async () => {
    await renderWidget('login-form', { address: `/login?challenge=${'c'.repeat(43)}&methods=totp,pigeon` });
    expect((await screen.findAllByRole('radio')).map((radio) => radio.getAttribute('value'))).toEqual(['totp']);
  });

  it('shows neither tabs nor a trial account where the site has none', async () => {
    await open({ site: { whitelabel: flagsOf('SIGNIN3') } });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByText('Look around with a trial account')).toBeNull();
  });
});
