import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallRefused, send } from '#studio/calls/desk-client.ts';
import { renderDesk } from '#studio/testing/render-desk.tsx';
import { ProofQuestion } from './proof-question.tsx';

/** A gateway that lets the call through once a code was given. */
function show() {
  const state = { isProved: false, calls: 0, refusal: null as CallRefused | null };
  vi.stubGlobal('fetch', async () => {
    state.calls += 1;
    if (state.isProved) return Response.json({ success: true, value: { done: true } });
    return Response.json({ success: false, code: 'operator_proof_required', message: 'Confirm.' }, { status: 403 });
  });
  const prove = vi.fn(async (_totp: string) => {
    if (state.refusal !== null) throw state.refusal;
    state.isProved = true;
  });
  renderDesk(
    <QueryClientProvider client={new QueryClient()}>
      <ProofQuestion prove={prove} />
    </QueryClientProvider>,
  );
  return { state, prove };
}

const call = () =>
  send('POST', '/wps/operator/sites/aurora/members/AAAAAAAAAA/sign-out', { reason: 'asked to' }).catch(
    (error: unknown) => error,
  );
const write = (code: string) =>
  fireEvent.change(screen.getByLabelText('Code of your authenticator'), { target: { value: code } });
const question = () => screen.queryByRole('dialog', { name: 'Is it still you?', hidden: true });

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(() => void vi.unstubAllGlobals());

it('asks for a code, and makes the call once more with it', async () => {
  const { state, prove } = show();
  const answer = call();
  await waitFor(() => expect(question()).toBeTruthy());
  write('123456');
  expect(await answer).toEqual({ done: true });
  expect(prove.mock.calls[0]?.[0]).toBe('123456');
  expect(state.calls).toBe(2);
  await waitFor(() => expect(question()).toBeNull());
});

it('says that a code is wrong, and gives the refusal back where nobody goes on', async () => {
  const { state } = show();
  state.refusal = new CallRefused('invalid_credentials', '', 401);
  const answer = call();
  await waitFor(() => expect(question()).toBeTruthy());
  write('000000');
  await waitFor(() => expect(screen.getByText(/That code does not fit/)).toBeTruthy());
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true })));
  expect(await answer).toMatchObject({ code: 'operator_proof_required' });
  expect(state.calls).toBe(1);
});
