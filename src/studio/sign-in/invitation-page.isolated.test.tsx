import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallRefused } from '../calls/desk-client.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { InvitationPage } from './invitation-page.tsx';

const TOKEN = 'T'.repeat(43);
const enrolment = {
  ...{ secret: 'JBSWY3DPEHPK3PXP', otpauthUri: 'otpauth://totp/Marquee:noor?secret=JBSWY3DPEHPK3PXP' },
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
};
const sent = vi.hoisted(() => ({ calls: [] as string[], refusal: null as string | null }));

vi.mock('../calls/send-sealed.ts', async () => {
  const { CallRefused: Refused } = await import('../calls/desk-client.ts');
  return {
    sendSealed: async (_method: string, path: string, body: object) => {
      sent.calls.push(`${path} ${JSON.stringify(body)}`);
      if (sent.refusal !== null) throw new Refused(sent.refusal, 'Refused.', 404);
      return { account: 'noor', name: 'Noor', purpose: 'invitation', expiresAt: '2030-01-01T10:00:00.000Z' };
    },
  };
});

beforeEach(() => {
  const context = { fillStyle: '', fillRect: () => {} };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
  sent.calls.length = 0;
  sent.refusal = null;
});
afterEach(() => void vi.restoreAllMocks());

function show(token: string, signIn = vi.fn(async () => ({ enrolment }) as never)) {
  renderDesk(
    <QueryClientProvider client={new QueryClient()}>
      <InvitationPage signIn={signIn} />
    </QueryClientProvider>,
    `/invitation#${token}`,
  );
  return signIn;
}
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

it('takes a password twice, and goes on to the authenticator', async () => {
  const signIn = show(TOKEN);
  await screen.findByRole('heading', { name: 'Welcome, Noor' });
  write('New password', 'short');
  next();
  expect(screen.getByText('Take 12 characters or more.')).toBeTruthy();
  expect(screen.getByText('The two passwords differ.')).toBeTruthy();
  expect(sent.calls).toHaveLength(1);
  write('New password', 'Over-the-rooftops-9');
  write('The password again', 'Over-the-rooftops-9');
  next();
  await screen.findByRole('heading', { name: 'Set up your authenticator' });
  expect(sent.calls[1]).toBe(`/wps/operator/invitation/password {"token":"${TOKEN}","password":"Over-the-rooftops-9"}`);
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ account: 'noor', password: 'Over-the-rooftops-9' });
});

it('leads to the sign-in where the link is used up but signing in failed', async () => {
  show(
    TOKEN,
    vi.fn(() => Promise.reject(new CallRefused('too_many_requests', '', 429))),
  );
  await screen.findByRole('heading', { name: 'Welcome, Noor' });
  write('New password', 'Over-the-rooftops-9');
  write('The password again', 'Over-the-rooftops-9');
  next();
  await screen.findByRole('heading', { name: 'Sign in' });
});

it.each([TOKEN, 'nothing'])('says that a link is no longer good: %s', async (token) => {
  sent.refusal = 'operator_link_over';
  show(token);
  await waitFor(() => expect(screen.getByText('This link is no longer good')).toBeTruthy());
  expect(screen.getByRole('button', { name: 'To the sign-in' })).toBeTruthy();
});
