import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderDesk } from '../testing/render-desk.tsx';
import { AuthenticatorCard } from './authenticator-card.tsx';

const enrolment = {
  ...{ secret: 'JBSWY3DPEHPK3PXP', otpauthUri: 'otpauth://totp/Marquee:liis?secret=JBSWY3DPEHPK3PXP' },
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
};
const made: string[] = [];
/** The next refusal by path. */
const refused = new Set<string>();

vi.mock('../calls/send-sealed.ts', async () => {
  const { CallRefused } = await import('../calls/desk-client.ts');
  return {
    sendSealed: async (_method: string, path: string, body: object) => {
      made.push(`${path} ${JSON.stringify(body)}`);
      if (refused.delete(path)) throw new CallRefused('invalid_credentials', '', 401);
      return path.endsWith('/authenticator') ? { enrolment } : { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] };
    },
  };
});

beforeEach(() => {
  const context = { fillStyle: '', fillRect: () => {} };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
  made.length = 0;
  renderDesk(
    <QueryClientProvider client={new QueryClient()}>
      <AuthenticatorCard account="liis" />
    </QueryClientProvider>,
  );
});
afterEach(() => void vi.restoreAllMocks());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const keepCodes = async () => {
  await screen.findByText('aaaa-bbbb');
  fireEvent.click(screen.getByLabelText('I keep them safely'));
  press('Done');
};

it('replaces the authenticator by a code of the old one and the first of the new one', async () => {
  press('Replace the authenticator');
  press('Show the new secret');
  expect(screen.getByText('The code has six digits.')).toBeTruthy();
  expect(made).toEqual([]);
  refused.add('/wps/operator/me/authenticator');
  write('Code of your authenticator', '111111');
  press('Show the new secret');
  await screen.findByText(/That code does not fit/);
  write('Code of your authenticator', '222222');
  press('Show the new secret');
  await screen.findByLabelText('Secret');
  write('First code of the app', '333333');
  await keepCodes();
  await screen.findByText(/^The new authenticator counts/);
  expect(made).toEqual([
    '/wps/operator/me/authenticator {"totp":"111111"}',
    '/wps/operator/me/authenticator {"totp":"222222"}',
    '/wps/operator/me/authenticator/confirm {"totp":"333333"}',
  ]);
});

it('makes new recovery codes by one of the old ones', async () => {
  press('New recovery codes');
  press('No phone at hand?');
  write('Recovery code', ' eeee-ffff ');
  press('New recovery codes');
  await keepCodes();
  await waitFor(() => expect(screen.getByText(/^The new recovery codes count/)).toBeTruthy());
  expect(made).toEqual(['/wps/operator/me/recoveryCodes {"recoveryCode":"eeee-ffff"}']);
});
