import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';
import { stubSecurityCalls } from '#portal/testing/stub-security-calls.ts';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubSecurityCalls>);
vi.mock('#portal/data/security-calls.ts', () => calls);
beforeEach(() => void Object.assign(calls, stubSecurityCalls()));

const fill = (name: string, value: string) => {
  const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!input) throw new Error(`no field ${name}`);
  fireEvent.change(input, { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const member = buildMember({ nickname: 'Mika' });
const pictureOf = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'me', { type });
const choose = (picture: File) => {
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('no chooser of files');
  fireEvent.change(input, { target: { files: [picture] } });
};

describe('profile-form', () => {
  it('keeps another name, and none', async () => {
    await renderWidget('profile-form', { member });
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.getByRole('textbox', { name: 'Nickname' })).toHaveProperty('value', 'Mika');
    fill('nickname', '  Kestrel ');
    press('Save');
    await waitFor(() => expect(calls.keepNickname).toHaveBeenLastCalledWith('Kestrel', 'EN'));
    await screen.findByRole('button', { name: 'Save' });
    fill('nickname', '');
    press('Save');
    await waitFor(() => expect(calls.keepNickname).toHaveBeenLastCalledWith('', 'EN'));
  });

  it('keeps a picture as soon as it is chosen, and says so', async () => {
    await renderWidget('profile-form', { member });
    await screen.findByRole('button', { name: 'Choose a picture' });
    choose(pictureOf('image/png'));
    expect((await screen.findByRole('status')).textContent).toBe('Your new picture is in place.');
    expect(calls.keepIcon).toHaveBeenCalledTimes(1);
  });

  it('sends nothing that is no picture, or too large', async () => {
    await renderWidget('profile-form', { member });
    await screen.findByRole('button', { name: 'Choose a picture' });
    choose(pictureOf('application/pdf'));
    expect(screen.getByRole('alert').textContent).toBe('Images must be PNG or JPG.');
    choose(pictureOf('image/jpeg', 5 * 1024 * 1024 + 1));
    expect(screen.getByRole('alert').textContent).toBe('An image may have 5 MB at most.');
    expect(calls.keepIcon).not.toHaveBeenCalled();
  });

  it('says why a picture was not kept', async () => {
    calls.keepIcon.mockRejectedValueOnce(new GatewayError('invalid_request', 'This is no picture.', 400));
    await renderWidget('profile-form', { member });
    await screen.findByRole('button', { name: 'Choose a picture' });
    choose(pictureOf('image/png'));
    expect((await screen.findByRole('alert')).textContent).toBe('This is no picture.');
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveProperty('disabled', false);
  });
});
