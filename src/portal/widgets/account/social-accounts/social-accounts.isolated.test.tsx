import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { SECURITY_PATH, SOCIAL_PATH } from '#portal/data/security-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSecurity, buildSocialLinks } from '#portal/testing/build-security.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';
import { stubSecurityCalls } from '#portal/testing/stub-security-calls.ts';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubSecurityCalls>);
vi.mock('#portal/data/security-calls.ts', () => calls);
beforeEach(() => void Object.assign(calls, stubSecurityCalls()));
afterEach(() => vi.unstubAllGlobals());

const member = buildMember();
const site = {
  whitelabel: flagsOf('SIGNIN3', 'SOCIALLOGIN3'),
  socialProviders: ['google' as const, 'telegram' as const],
};
const rowOf = (service: string) => {
  const element = document.querySelector<HTMLElement>(`[data-service="${service}"]`);
  if (!element) throw new Error(`no row ${service}`);
  return within(element);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = async (password: string) =>
  fireEvent.change(await screen.findByLabelText(/^Login password/), { target: { value: password } });
const buttonNamed = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('social-accounts', () => {
  it('tells which services sign the member in, and since when', async () => {
    await renderWidget('social-accounts', { member, site });
    await screen.findByText('Google');
    expect(rowOf('google').getByText(/mi\*\*\*@mail\.example/)).toBeDefined();
    expect(rowOf('google').getByText('Since 1 May 2025')).toBeDefined();
    expect(rowOf('telegram').getByText('Not connected')).toBeDefined();
  });

  it('asks for the password, leads to the service that is to be connected, and comes back to the page', async () => {
    const assign = vi.fn();
    await renderWidget('social-accounts', { member, site, address: '/member?menu=securityCenter' });
    await screen.findByText('Telegram');
    vi.stubGlobal('location', { ...window.location, assign });
    press('Connect Telegram');
    expect(await screen.findByText(/^You go to Telegram next/)).toBeDefined();
    press('Connect Telegram');
    expect(screen.getByText('Input cannot be empty')).toBeDefined();
    expect(calls.beginConnecting).not.toHaveBeenCalled();
    await type('Under-the-lights-7');
    press('Connect Telegram');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://service.example/authorize'));
    const body = { returnTo: '/member?menu=securityCenter', password: 'Under-the-lights-7' };
    expect(calls.beginConnecting).toHaveBeenCalledWith('telegram', body, 'EN');
    expect((await buttonNamed('One moment…')).disabled).toBe(true);
    fireEvent(window, new Event('pageshow'));
    expect((await buttonNamed('Connect Telegram')).disabled).toBe(false);
    press('Back');
    expect(screen.getByText('Google')).toBeDefined();
  });

  it('says on its field that the password is wrong', async () => {
    const fields = { password: { code: 'wrong_value', message: 'The password is wrong.' } };
    calls.beginConnecting.mockRejectedValueOnce(new GatewayError('invalid_request', '', 400, fields));
    await renderWidget('social-accounts', { member, site });
    await screen.findByText('Telegram');
    press('Connect Telegram');
    await type('guessed-it-1');
    press('Connect Telegram');
    expect(await screen.findByText('The password is wrong.')).toBeDefined();
  });

  it('asks an account that has no password for none', async () => {
    const assign = vi.fn();
    const password = { isSet: false, changedAt: null, expiresAt: null, isExpired: false };
    const answers = { [SECURITY_PATH]: buildSecurity({ password }) };
    await renderWidget('social-accounts', { member, site, answers, address: '/member' });
    await screen.findByText('Telegram');
    vi.stubGlobal('location', { ...window.location, assign });
    press('Connect Telegram');
    expect(await screen.findByText(/^Your account has no password/)).toBeDefined();
    press('Connect Telegram');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://service.example/authorize'));
    expect(calls.beginConnecting).toHaveBeenCalledWith('telegram', { returnTo: '/member' }, 'EN');
  });

  it('stays where the service does not answer, and says so', async () => {
    calls.beginConnecting.mockRejectedValueOnce(new GatewayError('social_unavailable', 'It sleeps.', 503));
    await renderWidget('social-accounts', { member, site });
    await screen.findByText('Telegram');
    press('Connect Telegram');
    await type('Under-the-lights-7');
    press('Connect Telegram');
    expect((await screen.findByRole('alert')).textContent).toBe('It sleeps.');
    expect((await buttonNamed('Connect Telegram')).disabled).toBe(false);
  });

  it('asks before one is disconnected, and tells where it is the only way in', async () => {
    const { gateway } = await renderWidget('social-accounts', { member, site });
    await screen.findByText('Google');
    press('Disconnect Google');
    expect(screen.getByText(/^Google will no longer sign you in here/)).toBeDefined();
    press('Keep it');
    press('Disconnect Google');
    calls.disconnectSocial.mockRejectedValueOnce(new GatewayError('last_sign_in_way', 'Choose a password first.', 409));
    press('Disconnect');
    expect((await screen.findByRole('alert')).textContent).toBe('Choose a password first.');
    gateway.answer(SOCIAL_PATH, buildSocialLinks({ links: [] }));
    press('Disconnect');
    expect(await screen.findByRole('button', { name: 'Connect Google' })).toBeDefined();
    expect(calls.disconnectSocial).toHaveBeenLastCalledWith('google', 'EN');
  });

  it.each([
    ['connected', 'status', 'The account is connected.'],
    ['taken', 'alert', /^It could not be connected/],
    ['expired', 'alert', /^That took too long/],
    ['cancelled', 'alert', /^You did not finish/],
    ['failed', 'alert', /could not confirm who you are/],
    ['unavailable', 'alert', /does not answer at present/],
  ])('tells whoever comes back from a service: %s', async (outcome, role, words) => {
    await renderWidget('social-accounts', { member, site, modalParams: { outcome } });
    await screen.findByText('Google');
    expect(within(screen.getByRole(role)).getByText(words)).toBeDefined();
    press('Disconnect Google');
    press('Keep it');
    expect(screen.queryByRole(role)).toBeNull();
  });

  it('still lets a service go that the site offers no more, and says where there is none at all', async () => {
    const { unmount } = await renderWidget('social-accounts', { member, site: { ...site, socialProviders: [] } });
    expect(await screen.findByRole('button', { name: 'Disconnect Google' })).toBeDefined();
    unmount();
    const answers = { [SOCIAL_PATH]: buildSocialLinks({ links: [] }) };
    await renderWidget('social-accounts', { member, answers });
    expect(await screen.findByText('There is no service to connect at present.')).toBeDefined();
  });

  it('says when they cannot be loaded, and asks again', async () => {
    const answers = { [SOCIAL_PATH]: new Error('Busy.') };
    const { gateway } = await renderWidget('social-accounts', { member, site, answers });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(SOCIAL_PATH, buildSocialLinks());
    fireEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Disconnect Google' })).toBeDefined();
  });
});
