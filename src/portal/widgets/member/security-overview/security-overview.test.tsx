import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MemberSecurity, SiteInfo } from '#contracts/generated/contracts.ts';
import { SECURITY_PATH } from '#portal/data/security-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSecurity } from '#portal/testing/build-security.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const DAY_MS = 24 * 60 * 60 * 1_000;
const NOW_MS = Date.parse('2025-06-11T12:00:00Z');

async function show(security: Partial<MemberSecurity> = {}, site: Partial<SiteInfo> = {}) {
  vi.spyOn(Date, 'now').mockReturnValue(NOW_MS);
  const answers = { [SECURITY_PATH]: buildSecurity(security) };
  const rendered = await renderWidget('security-overview', { member: buildMember(), answers, site });
  await screen.findByRole('heading', { name: 'Sign-in and recovery' });
  return rendered;
}

/** The text of a row, without the marks that keep numbers from left to right. */
const row = (about: string) => {
  const element = document.querySelector<HTMLElement>(`[data-about="${about}"]`);
  if (!element) throw new Error(`no row ${about}`);
  return within(element);
};
const said = (about: string) =>
  document.querySelector(`[data-about="${about}"]`)?.textContent?.replaceAll(/[\u2066\u2069]/g, '');
const passwordOf = (changes: Partial<MemberSecurity['password']>) => ({
  password: { isSet: true, changedAt: '2025-05-01T10:00:00Z', expiresAt: null, isExpired: false, ...changes },
});

describe('security-overview', () => {
  it('shows the state of each setting, and opens the form that changes it', async () => {
    const { commands } = await show();
    expect(said('password')).toBe('Login passwordChanged 41 days agoSetChange');
    expect(said('paymentPassword')).toBe('Payment passwordAsked for when you withdraw or use pointsNot setSet');
    expect(said('mobile')).toBe('Mobile numberNot given yetNot setAdd');
    expect(said('email')).toBe('E-mail addressmi***@mail.exampleVerifiedChange');
    expect(said('twoStep')).toContain('OffTurn on');
    expect(said('bankAccounts')).toContain('0 savedAdd');
    expect(said('eWallets')).toContain('1 savedManage');
    fireEvent.click(screen.getByRole('button', { name: 'Change: E-mail address' }));
    expect(commands.openModal).toHaveBeenCalledWith('email');
  });

  it.each([
    ['Changed today', { changedAt: '2025-06-11T08:00:00Z' }],
    ['Changed 1 day ago', { changedAt: '2025-06-10T08:00:00Z' }],
    ['Change it by 15 Jun 2025', { expiresAt: new Date(NOW_MS + 4 * DAY_MS).toISOString() }],
    ['Changed 41 days ago', { expiresAt: new Date(NOW_MS + 40 * DAY_MS).toISOString() }],
    ['It is too old and has to be changed', { isExpired: true }],
  ])('says of a password: %s', async (words, password) => {
    await show(passwordOf(password));
    expect(row('password').getByText(words)).toBeDefined();
  });

  it('leads a member without a password to setting one', async () => {
    const { commands } = await show(passwordOf({ isSet: false, changedAt: null }));
    fireEvent.click(screen.getByRole('button', { name: 'Set: Login password' }));
    expect(commands.openModal).toHaveBeenCalledWith('change-password');
  });

  it('names the contacts to verify, and counts the remaining recovery codes', async () => {
    await show({
      mobile: { masked: '+37***821', isVerified: false },
      totp: { isOn: true, since: '2025-06-01T00:00:00Z', recoveryCodesLeft: 1 },
    });
    expect(said('mobile')).toBe('Mobile number+37***821Not verifiedVerify');
    expect(said('twoStep')).toBe('Authenticator app1 recovery code leftOnManage');
  });

  it('has no row for places to be paid to where the site has none', async () => {
    const off = { isOffered: false, count: 0, most: 0 };
    await show({ bankAccounts: off, eWallets: off });
    expect(said('bankAccounts')).toBeUndefined();
    expect(said('eWallets')).toBeUndefined();
  });

  it('has a row for other services only where the site offers some', async () => {
    const { unmount } = await show({ socialAccounts: { count: 1 } });
    expect(said('socialAccounts')).toBeUndefined();
    unmount();
    const site = { whitelabel: flagsOf('SIGNIN3', 'SOCIALLOGIN3'), socialProviders: ['google' as const] };
    const { commands } = await show({ socialAccounts: { count: 1 } }, site);
    expect(said('socialAccounts')).toBe(
      'Connected accountsSign in with an account that you have elsewhere1 connectedManage',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Manage: Connected accounts' }));
    expect(commands.openModal).toHaveBeenCalledWith('social-accounts');
  });

  it('keeps as many places as there will be rows while it waits', async () => {
    const places = (root: HTMLElement | null) => root?.querySelectorAll('i').length;
    const { root, unmount } = await renderWidget('security-overview', { isSessionUnknown: true });
    expect(places(root())).toBe(5);
    unmount();
    const paying = await renderWidget('security-overview', {
      isSessionUnknown: true,
      site: { whitelabel: flagsOf('WITHDRAW3') },
    });
    expect(places(paying.root())).toBe(7);
  });

  it('says when it cannot be loaded, and asks again', async () => {
    const answers = { [SECURITY_PATH]: new Error('The house is busy.') };
    const { gateway } = await renderWidget('security-overview', { member: buildMember(), answers });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('The house is busy.')).toBeDefined();
    gateway.answer(SECURITY_PATH, buildSecurity());
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Sign-in and recovery' })).toBeDefined();
  });

  it('says when the line is gone', async () => {
    const rendering = renderWidget('security-overview', { member: buildMember() });
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    await rendering;
    expect(await screen.findByText('Network link is abnormal, please try again')).toBeDefined();
  });

  it('asks nothing for a trial account', async () => {
    const { gateway } = await renderWidget('security-overview', { member: buildMember({ type: 4, isTrial: true }) });
    expect(gateway.calls).toEqual([]);
  });
});
