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

const modalParams = { code: 'c'.repeat(43), account: 'mi•••el' };
const answers = { [MEMBER_PATH]: buildMember() };

describe('hand-off-confirm', () => {
  it('exchanges the code only when the visitor continues, and shows whose the page is then', async () => {
    const { queryClient } = await renderWidget('hand-off-confirm', { modalParams, answers });
    const proceed = await screen.findByRole('button', { name: /^Continue as .*mi•••el/ });
    expect(calls.exchangeHandoff).not.toHaveBeenCalled();
    fireEvent.click(proceed);
    await waitFor(() => expect(queryClient.getQueryData([MEMBER_PATH])).toMatchObject({ account: 'mika_kestrel' }));
    expect(calls.exchangeHandoff).toHaveBeenCalledExactlyOnceWith(modalParams.code, 'EN');
  });

  it('exchanges nothing when the visitor declines', async () => {
    await renderWidget('hand-off-confirm', { modalParams, answers });
    fireEvent.click(await screen.findByRole('button', { name: 'Do not log in' }));
    expect(calls.exchangeHandoff).not.toHaveBeenCalled();
  });

  it('says when the code is over', async () => {
    const error = new GatewayError('invalid_verification_code', 'The code is wrong or over.', 401);
    calls.exchangeHandoff.mockRejectedValueOnce(error);
    await renderWidget('hand-off-confirm', { modalParams, answers });
    fireEvent.click(await screen.findByRole('button', { name: /^Continue as/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('The code is wrong or over.');
  });
});
