import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SECURITY_PATH } from '#portal/data/security-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSecurity } from '#portal/testing/build-security.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

describe('profile-card', () => {
  it('shows the account, its age, and its security level', async () => {
    const { commands } = await renderWidget('profile-card', { member: buildMember({ nickname: 'Mika' }) });
    expect(await screen.findByText('Mika')).toBeDefined();
    expect(screen.getByText('Verified')).toBeDefined();
    expect(screen.getByText('Member since March 2025')).toBeDefined();
    expect(await screen.findByRole('img', { name: '2 of 5 steps taken' })).toBeDefined();
    expect(screen.getByText('Fair')).toBeDefined();
    expect(screen.getByText('This is your first sign-in.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Edit profile' }));
    expect(commands.openModal).toHaveBeenCalledWith('profile');
  });

  it('shows where the account was signed in to before', async () => {
    const previousSignIn = { at: '2025-06-01T20:40:00Z', address: '192.0.2.9', device: '' };
    await renderWidget('profile-card', { member: buildMember({ previousSignIn, emailVerified: false }) });
    expect((await screen.findByText(/^Previous sign-in/)).textContent).toContain('1 Jun 2025');
    expect(screen.getByText('Unknown device')).toBeDefined();
    expect(screen.getByText('192.0.2.9')).toBeDefined();
    expect(screen.queryByText('Verified')).toBeNull();
  });

  it('copies the user id and opens the dialog that says so', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    const { commands } = await renderWidget('profile-card', { member: buildMember() });
    fireEvent.click(await screen.findByRole('button', { name: 'Copy the user ID' }));
    await waitFor(() => expect(commands.openModal.mock.calls).toEqual([['id-copied']]));
    expect(writeText).toHaveBeenCalledWith('10482213');
  });

  it('shows the rank where the site has ranks and the member has one', async () => {
    const member = buildMember({ hasVip: true, vipLabelName: 'Gold', vipRankLevel: 3 });
    const { unmount } = await renderWidget('profile-card', { member, site: { whitelabel: flagsOf('VIP3') } });
    expect(await screen.findByText('Gold')).toBeDefined();
    unmount();
    await renderWidget('profile-card', { member });
    await screen.findByText('Member since March 2025');
    expect(screen.queryByText('Gold')).toBeNull();
  });

  it('stands without the level where that does not come, and is a neutral place until it is known whose it is', async () => {
    const answers = { [SECURITY_PATH]: new Error('down') };
    const { unmount } = await renderWidget('profile-card', { member: buildMember(), answers });
    expect(await screen.findByText('Account security')).toBeDefined();
    unmount();
    const { root, gateway } = await renderWidget('profile-card', { isSessionUnknown: true });
    expect(root()?.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(gateway.calls).toEqual([]);
  });

  it('explains a strong account', async () => {
    const answers = { [SECURITY_PATH]: buildSecurity({ level: 'high', stepsDone: 5 }) };
    await renderWidget('profile-card', { member: buildMember(), answers });
    expect(await screen.findByText('Strong')).toBeDefined();
  });
});
