import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { MEMBER_PATH } from '#portal/data/member-query.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';
import { stubAccountCalls } from '#portal/testing/stub-account-calls.ts';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubAccountCalls>);
vi.mock('#portal/data/account-calls.ts', () => calls);
beforeEach(() => void Object.assign(calls, stubAccountCalls()));

async function open(address: string) {
  window.sessionStorage.setItem('token', 'cookie');
  window.sessionStorage.setItem('merchantCode', 'PEBBLE');
  for (const key of ['consolidated', 'enableSalary', 'enableContract', 'gameVendor', 'toWhichItem'])
    window.sessionStorage.setItem(key, 'kept');
  window.sessionStorage.setItem('merchantWallet', '{"isSingle":true}');
  const rendered = await renderWidget('sign-out-confirm', { member: buildMember(), address });
  rendered.queryClient.setQueryData([MEMBER_PATH], buildMember());
  await screen.findByText('Are you sure you want to sign out?');
  return rendered;
}
const leave = () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));

describe('sign-out-confirm', () => {
  it('ends the session, clears its data in the tab except the merchant, and leads home', async () => {
    const { queryClient, address } = await open('/live');
    leave();
    await waitFor(() => expect(queryClient.getQueryData([MEMBER_PATH])).toBeNull());
    expect(calls.endSession).toHaveBeenCalledExactlyOnceWith('EN');
    expect({ ...window.sessionStorage }).toEqual({
      merchant: 'pebble',
      merchantCode: 'PEBBLE',
      merchantWallet: '{"isSingle":true}',
    });
    expect(address()).toBe('/');
  });

  it('takes a session that was over already for ended', async () => {
    calls.endSession.mockRejectedValueOnce(new GatewayError('not_logged_in', '', 401));
    const { queryClient } = await open('/');
    leave();
    await waitFor(() => expect(queryClient.getQueryData([MEMBER_PATH])).toBeNull());
  });

  it('keeps the session where the gateway could not be reached', async () => {
    calls.endSession.mockRejectedValueOnce(new GatewayError('network_abnormal', '', 0));
    const { queryClient } = await open('/live');
    leave();
    expect((await screen.findByRole('alert')).textContent).toBe('Network link is abnormal, please try again');
    expect(queryClient.getQueryData([MEMBER_PATH])).toMatchObject({ account: 'mika_kestrel' });
    expect(window.sessionStorage.getItem('token')).toBe('cookie');
  });
});
