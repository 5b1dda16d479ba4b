import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { SESSIONS_PATH } from '#portal/data/security-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildOpenSessions } from '#portal/testing/build-security.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';
import { stubSecurityCalls } from '#portal/testing/stub-security-calls.ts';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubSecurityCalls>);
vi.mock('#portal/data/security-calls.ts', () => calls);
beforeEach(() => void Object.assign(calls, stubSecurityCalls()));

const devices = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const onlyHere = { sessions: buildOpenSessions().sessions.filter(({ isCurrent }) => isCurrent) };

describe('session-list', () => {
  it('begins with this device, and signs another one out', async () => {
    const { gateway } = await renderWidget('session-list', { member: buildMember() });
    await screen.findByRole('heading', { name: 'Signed-in devices' });
    expect(devices()[0]).toBe('Firefox, Windows192.0.2.7This device');
    expect(devices()[1]).toContain('Chrome, Android192.0.2.7 · 2 Jun 2025');
    gateway.answer(SESSIONS_PATH, onlyHere);
    fireEvent.click(screen.getByRole('button', { name: 'Sign out Chrome, Android' }));
    expect((await screen.findByRole('status')).textContent).toBe('Signed out there.');
    expect(calls.endOwnSession).toHaveBeenCalledExactlyOnceWith('phone', 'EN');
    await waitFor(() => expect(devices()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign out other devices' })).toBeNull();
  });

  it('signs all others out, and says when it could not', async () => {
    calls.endOwnSession.mockRejectedValueOnce(new GatewayError('internal_error', 'Not now.', 500));
    await renderWidget('session-list', { member: buildMember() });
    const others = await screen.findByRole('button', { name: 'Sign out other devices' });
    fireEvent.click(others);
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
    await waitFor(() => expect(others).toHaveProperty('disabled', false));
    fireEvent.click(others);
    expect((await screen.findByRole('status')).textContent).toBe('Signed out there.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers nothing to sign out where there is no other device', async () => {
    await renderWidget('session-list', { member: buildMember(), answers: { [SESSIONS_PATH]: onlyHere } });
    await screen.findByText('This device');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when it cannot be loaded, and asks again', async () => {
    const answers = { [SESSIONS_PATH]: new Error('The house is busy.') };
    const { gateway } = await renderWidget('session-list', { member: buildMember(), answers });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(SESSIONS_PATH, buildOpenSessions());
    fireEvent.click(again);
    expect(await screen.findByText('This device')).toBeDefined();
  });
});
