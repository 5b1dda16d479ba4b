import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperatorEnrolment, OperatorLogin, OperatorSignedIn } from '#contracts/generated/contracts.ts';
import { CallRefused } from '../calls/desk-client.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { SignInPage } from './sign-in-page.tsx';

const signedIn: OperatorSignedIn = { token: 't', expiresAt: '2030-01-01T00:00:00.000Z', recoveryCodesLeft: 8 };
const enrolment: OperatorEnrolment = {
  enrolment: {
    secret: 'JBSWY3DPEHPK3PXP',
    otpauthUri: 'otpauth://totp/Marquee:liis?secret=JBSWY3DPEHPK3PXP',
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
  },
};
const recoveryCodes = ['aaaa-bbbb', 'cccc-dddd'];

type SignIn = (login: OperatorLogin) => Promise<OperatorSignedIn | OperatorEnrolment>;

function show(signIn: SignIn) {
  const attempt = vi.fn(signIn);
  const onSignedIn = vi.fn();
  renderDesk(<SignInPage signIn={attempt} onSignedIn={onSignedIn} />);
  return { attempt, onSignedIn };
}

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fillIn({ code = '' } = {}) {
  write('Account', 'liis');
  write('Password', 'a long password');
  if (code !== '') write('Code of your authenticator', code);
}

const drawn = vi.fn();

beforeEach(() => {
  drawn.mockReset();
  const context = { fillStyle: '', fillRect: drawn };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
});

describe('SignInPage', () => {
  it('signs in with account, password and code when the last digit is written', async () => {
    const { attempt, onSignedIn } = show(async () => signedIn);
    fillIn({ code: '123456' });
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(signedIn));
    expect(attempt).toHaveBeenCalledExactlyOnceWith({ account: 'liis', password: 'a long password', totp: '123456' });
  });

  it('takes an answer without a token as signed in', async () => {
    const { token: _, ...byCookie } = signedIn;
    const { onSignedIn } = show(async () => byCookie as OperatorSignedIn);
    fillIn({ code: '123456' });
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(byCookie));
  });

  it('asks for what is missing and sends nothing', async () => {
    const { attempt } = show(async () => signedIn);
    press('Sign in');
    expect(screen.getByText('Enter your account.')).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Account')));
    fillIn({ code: '123' });
    press('Sign in');
    expect(screen.getByText('The code has six digits.')).toBeTruthy();
    expect(attempt).not.toHaveBeenCalled();
  });

  it('signs in with a recovery code in place of the authenticator', async () => {
    const { attempt, onSignedIn } = show(async () => signedIn);
    fillIn();
    press('No phone at hand?');
    press('Sign in');
    expect(screen.getByText('Enter a recovery code.')).toBeTruthy();
    write('Recovery code', ' aaaa-bbbb ');
    press('Sign in');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    const login = { account: 'liis', password: 'a long password', recoveryCode: 'aaaa-bbbb' };
    expect(attempt).toHaveBeenCalledExactlyOnceWith(login);
  });

  it('sends one attempt at a time', async () => {
    const { attempt } = show(() => new Promise(() => {}));
    fillIn({ code: '123456' });
    press('Checking…');
    fireEvent.submit(screen.getByLabelText('Account').closest('form') ?? document.body);
    expect(attempt).toHaveBeenCalledOnce();
  });

  it.each([
    [new CallRefused('invalid_credentials', '', 401), /^Account, password or code is wrong/],
    [new CallRefused('too_many_requests', '', 429, 30), 'Too many attempts. Try again in 30 seconds.'],
    [new CallRefused('too_many_requests', '', 429, 61), 'Too many attempts. Try again in 2 minutes.'],
    [new CallRefused('too_many_requests', '', 429), 'Too many attempts. Try again in a while.'],
    [new CallRefused('network_abnormal', '', 0), /^The server does not answer/],
    [new CallRefused('maintenance', 'The gateway is in maintenance.', 503), 'The gateway is in maintenance.'],
    [new TypeError('x is undefined'), /^Signing in did not work/],
  ])('says why it was refused: %s', async (refusal, words) => {
    const { onSignedIn } = show(() => Promise.reject(refusal));
    fillIn({ code: '123456' });
    const said = await screen.findByRole('alert');
    expect(said.textContent).toMatch(words);
    expect(onSignedIn).not.toHaveBeenCalled();
    // A code is taken once, so that the next one is written into an empty field.
    const code = screen.getByLabelText<HTMLInputElement>('Code of your authenticator');
    await waitFor(() => expect(code.value).toBe(''));
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('a long password');
  });
});

describe('SignInPage at the very first sign-in', () => {
  const answer: SignIn = async ({ totp }) => {
    if (totp === undefined) return enrolment;
    if (totp !== '123456') throw new CallRefused('invalid_credentials', '', 401);
    return { ...signedIn, recoveryCodes };
  };

  async function enrol() {
    const shown = show(answer);
    fillIn();
    press('Sign in');
    await screen.findByRole('heading', { name: 'Set up your authenticator' });
    return shown;
  }

  it('shows the secret as a code and in groups of four', async () => {
    await enrol();
    expect(screen.getByRole('img', { name: 'QR code of the secret' }).localName).toBe('canvas');
    await waitFor(() => expect(drawn.mock.calls.length).toBeGreaterThan(100));
    const groups = [...screen.getByLabelText('Secret').children].map(({ textContent }) => textContent);
    expect(groups).toEqual(['JBSW', 'Y3DP', 'EHPK', '3PXP']);
    expect(screen.getByText(/^Good until /)).toBeTruthy();
  });

  it('opens the session by the first code, and shows the recovery codes until they are kept', async () => {
    const { attempt, onSignedIn } = await enrol();
    write('First code of the app', '123456');
    await screen.findByRole('heading', { name: 'Keep your recovery codes' });
    const login = { account: 'liis', password: 'a long password', totp: '123456' };
    expect(attempt).toHaveBeenLastCalledWith(login);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(recoveryCodes),
    );
    const open = screen.getByRole('button', { name: /^Open the desk/ });
    fireEvent.click(open);
    expect(onSignedIn).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('checkbox', { name: 'I keep them safely' }));
    fireEvent.click(open);
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith({ ...signedIn, recoveryCodes });
  });

  it('lets recovery codes be copied and saved as a file', async () => {
    await enrol();
    write('First code of the app', '123456');
    await screen.findByRole('heading', { name: 'Keep your recovery codes' });
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    press('Copy all');
    await screen.findByRole('button', { name: 'Copied' });
    expect(writeText).toHaveBeenCalledExactlyOnceWith('aaaa-bbbb\ncccc-dddd');

    let file = new Blob();
    const createObjectURL = vi.fn((blob: Blob) => {
      file = blob;
      return 'blob:codes';
    });
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    press('Download');
    expect(click).toHaveBeenCalledOnce();
    expect(await file.text()).toContain('liis');
    expect(await file.text()).toContain('aaaa-bbbb\ncccc-dddd\n');
  });

  it('asks for the next code when one does not fit', async () => {
    await enrol();
    write('First code of the app', '999999');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That code does not fit/);
    const field = screen.getByLabelText<HTMLInputElement>('First code of the app');
    await waitFor(() => expect(field.value).toBe(''));
    expect(document.activeElement).toBe(field);
  });

  it('takes no code of a secret that has expired, and goes back', async () => {
    const expired = { enrolment: { ...enrolment.enrolment, expiresAt: '2020-01-01T00:00:00.000Z' } };
    const { attempt } = show(async () => expired);
    fillIn();
    press('Sign in');
    await screen.findByRole('heading', { name: 'Set up your authenticator' });
    write('First code of the app', '123456');
    expect(attempt).toHaveBeenCalledOnce();
    press('Use another account');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });
});
