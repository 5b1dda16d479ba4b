import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { SECURITY_PATH } from '#portal/data/security-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSecurity } from '#portal/testing/build-security.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';
import { RECOVERY_CODES, stubSecurityCalls } from '#portal/testing/stub-security-calls.ts';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubSecurityCalls>);
vi.mock('#portal/data/security-calls.ts', () => calls);
beforeEach(() => void Object.assign(calls, stubSecurityCalls()));

const fill = (name: string, value: string) => {
  const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!input) throw new Error(`no field ${name}`);
  fireEvent.change(input, { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const member = buildMember();
const totp = { isOn: true, since: '2025-06-01T12:00:00Z', recoveryCodesLeft: 7 };
const whereOn = { member, answers: { [SECURITY_PATH]: buildSecurity({ totp }) } };
const codes = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('two-step', () => {
  it('sets the app up by its first code, and shows the recovery codes once', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    await renderWidget('two-step', { member });
    await screen.findByRole('button', { name: 'Begin' });
    fill('password', 'Blue-Heron-77');
    press('Begin');
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined();
    expect(calls.beginTotp).toHaveBeenCalledWith('Blue-Heron-77', 'EN');
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    press('Copy the key');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP'));
    fill('code', '12');
    press('Turn on');
    expect(screen.getByText('Invalid verification code')).toBeDefined();
    fill('code', '482913');
    press('Turn on');
    expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toBeDefined();
    expect(codes()).toEqual(RECOVERY_CODES);
    press('Copy');
    await waitFor(() => expect(writeText).toHaveBeenLastCalledWith(`${RECOVERY_CODES.join('\n')}\n`));
    expect(screen.getByRole('button', { name: 'I have kept them' })).toBeDefined();
  });

  it('hands the recovery codes over as a file', async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await renderWidget('two-step', whereOn);
    fireEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    fill('code', '482913');
    press('New recovery codes');
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
    expect(click.mock.instances[0]).toHaveProperty('download', 'pebble-recovery-codes.txt');
    expect(await files[0]?.text()).toBe(`${RECOVERY_CODES.join('\n')}\n`);
  });

  it('tells how it stands, and is turned off by a code or a recovery code', async () => {
    await renderWidget('two-step', whereOn);
    expect(await screen.findByText('On since 1 Jun 2025')).toBeDefined();
    expect(screen.getByText('7 recovery codes left')).toBeDefined();
    press('Turn off');
    fill('password', 'Blue-Heron-77');
    fill('code', 'abc');
    press('Turn off');
    expect(screen.getByText('Invalid verification code')).toBeDefined();
    fill('code', '482913');
    press('Turn off');
    await waitFor(() =>
      expect(calls.disableTotp).toHaveBeenLastCalledWith({ password: 'Blue-Heron-77', code: '482913' }, 'EN'),
    );
    await screen.findByRole('button', { name: 'Turn off' });
    fill('code', 'abcd-efgh-jklm-nopq');
    press('Turn off');
    await waitFor(() =>
      expect(calls.disableTotp).toHaveBeenLastCalledWith(
        { password: 'Blue-Heron-77', recoveryCode: 'abcd-efgh-jklm-nopq' },
        'EN',
      ),
    );
  });

  it('shows the fault of a recovery code at its field', async () => {
    const fields = { recoveryCode: { code: 'wrong_value', message: 'That is none of yours.' } };
    calls.disableTotp.mockRejectedValueOnce(new GatewayError('invalid_verification_code', '', 401, fields));
    await renderWidget('two-step', whereOn);
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    fill('password', 'Blue-Heron-77');
    fill('code', 'ABCDEFGHJKLMNOPQ');
    press('Turn off');
    expect(await screen.findByText('That is none of yours.')).toBeDefined();
    press('Back');
    expect(screen.getByRole('button', { name: 'New recovery codes' })).toBeDefined();
  });

  it('says when it cannot be loaded, and asks again', async () => {
    const { gateway } = await renderWidget('two-step', { member, answers: { [SECURITY_PATH]: new Error('Busy.') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(SECURITY_PATH, buildSecurity());
    fireEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Begin' })).toBeDefined();
  });
});
