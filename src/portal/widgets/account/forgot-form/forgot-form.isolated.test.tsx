import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { MEMBER_PATH } from '#portal/data/member-query.ts';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { buildAnnouncements, buildBanner } from '#portal/testing/build-announcements.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
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
const byPhone = { site: { whitelabel: flagsOf('SIGNIN3', 'PHONEPWDRESET3') } };

describe('forgot-form', () => {
  it('shows the banner of its group, and none where a link is opened', async () => {
    const banners = [buildBanner(1), buildBanner(2, { groupName: 'w_forget' })];
    const answers = { [announcementsPath('EN')]: buildAnnouncements({ banners }) };
    const { root, unmount } = await renderWidget('forgot-form', { answers });
    expect((await screen.findByText('Offer 2')).closest('div')?.querySelector('img')).not.toBeNull();
    expect(root()?.textContent).not.toContain('Offer 1');
    unmount();
    await renderWidget('forgot-form', { answers, props: { by: 'link' } });
    await screen.findByText(/incomplete or no longer good/);
    expect(screen.queryByText('Offer 2')).toBeNull();
  });

  it('sends a link by e-mail, and says the same whoever asked', async () => {
    await renderWidget('forgot-form');
    const send = await screen.findByRole('button', { name: 'Send the link' });
    expect(screen.queryByRole('tab')).toBeNull();
    fill('username', 'mika');
    fill('email', 'not an address');
    fireEvent.click(send);
    expect(screen.getByText('The e-mail address has the wrong form.')).toBeDefined();
    fill('email', 'mika@mail.example');
    fireEvent.click(send);
    expect((await screen.findByRole('status')).textContent).toContain('Please look into your mailbox');
    expect(calls.askPasswordByEmail).toHaveBeenCalledExactlyOnceWith(
      { username: 'mika', email: 'mika@mail.example' },
      'EN',
    );
  });

  it('begins with the mobile number where the site resets by it, signs in and goes home', async () => {
    const { queryClient, address } = await renderWidget('forgot-form', {
      ...byPhone,
      address: '/live',
      answers: { [MEMBER_PATH]: buildMember() },
    });
    await screen.findByRole('tab', { name: 'Mobile', selected: true });
    fill('mobileNum', '600123456');
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByRole('button', { name: /^Again in/ });
    fill('verificationCode', '482913');
    fill('newPassword', 'Blue-Heron-77');
    fireEvent.click(screen.getByRole('button', { name: 'Set the password' }));
    await waitFor(() => expect(queryClient.getQueryData([MEMBER_PATH])).toBeDefined());
    expect(calls.setPasswordByPhone.mock.calls[0]?.[0]).toEqual({
      mobileNum: '600123456',
      countryDialingCode: '34',
      verificationCode: '482913',
      newPassword: 'Blue-Heron-77',
    });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('sets a password by the link of an e-mail, whose code leaves the address', async () => {
    window.history.replaceState(null, '', `/reset-password?code=${'k'.repeat(43)}`);
    await renderWidget('forgot-form', { props: { by: 'link' }, answers: { [MEMBER_PATH]: buildMember() } });
    await screen.findByLabelText(/^New password\*/);
    expect(window.location.search).toBe('');
    fill('newPassword', 'Blue-Heron-77');
    fill('confirmNewPassword', 'Blue-Heron-78');
    const set = screen.getByRole('button', { name: 'Set the password' });
    fireEvent.click(set);
    expect(screen.getByText('Incorrect confirmation input')).toBeDefined();
    fill('confirmNewPassword', 'Blue-Heron-77');
    fireEvent.click(set);
    await waitFor(() => expect(calls.setPasswordByLink).toHaveBeenCalledTimes(1));
    expect(calls.setPasswordByLink.mock.calls[0]?.[0]).toMatchObject({ code: 'k'.repeat(43) });
  });

  it.each([
    ['by a link', { props: { by: 'link' as const }, site: { register } }],
    ['by a mobile number', { site: { ...byPhone.site, register } }],
  ])('says that a new password %s has the wrong form where its length is right', async (_way, scene) => {
    window.history.replaceState(null, '', `/reset-password?code=${'k'.repeat(43)}`);
    await renderWidget('forgot-form', scene);
    const field = await screen.findByLabelText(/^New password\*/);
    // The engine of patterns comes while the form is being filled in.
    await vi.waitFor(() => {
      fill('newPassword', 'серая-цапля');
      fireEvent.blur(field);
      expect(screen.getByText('The password has the wrong form.')).toBeDefined();
    });
  });

  it('leads to the sign-in where an authenticator is asked for after the new password', async () => {
    window.history.replaceState(null, '', `/reset-password?code=${'k'.repeat(43)}`);
    calls.setPasswordByLink.mockRejectedValue(new GatewayError('extra_verification', 'Confirm that it is you.', 401));
    const { commands } = await renderWidget('forgot-form', { props: { by: 'link' } });
    await screen.findByLabelText(/^New password\*/);
    fill('newPassword', 'Blue-Heron-77');
    fill('confirmNewPassword', 'Blue-Heron-77');
    fireEvent.click(screen.getByRole('button', { name: 'Set the password' }));
    await waitFor(() => expect(commands.openModal).toHaveBeenCalledWith('login'));
    expect(screen.queryByText('Confirm that it is you.')).toBeNull();
  });

  it('says that a link without a code is none, and leads to a new one', async () => {
    window.history.replaceState(null, '', '/reset-password?code=short');
    const { commands } = await renderWidget('forgot-form', { props: { by: 'link' } });
    await screen.findByText(/incomplete or no longer good/);
    fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(commands.openModal).toHaveBeenCalledWith('forgot-password');
  });
});
