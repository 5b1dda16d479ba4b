import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deposit, PaymentImage } from '#contracts/generated/contracts.ts';
import { depositPath } from '#portal/data/deposit-queries.ts';
import { buildDeposit, PAYMENTS } from '#portal/testing/build-deposits.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';
import { type StubbedUpload, stubUploads } from '#portal/testing/stub-uploads.ts';

const buildImage = (number: number): PaymentImage => ({
  imageId: String(number).repeat(32),
  number,
  name: `receipt-${number}.png`,
  byteCount: 1_258_291,
  width: 800,
  height: 600,
  at: '2025-06-02T09:40:00Z',
  url: `/wps/member/deposits/41/receipt/${String(number).repeat(32)}`,
});
const IMAGES = [1, 2, 3].map(buildImage);
const fileOf = (name: string, type: string, size = 100) => new File([new Uint8Array(size)], name, { type });
const PNG = fileOf('transfer.png', 'image/png');
const TITLE = 'Send €250.00 from your bank';

describe('deposit, notes to a transfer', () => {
  let uploads: readonly StubbedUpload[];
  beforeEach(() => {
    uploads = stubUploads();
  });

  const show = async (deposit: Deposit = buildDeposit()) => {
    const rendered = await renderWidget('deposit', {
      member: buildMember(),
      address: '/member?menu=depositv2&deposit=41',
      answers: { [depositPath('41', 'EN')]: deposit },
    });
    await screen.findByRole('heading', { name: 'Status' });
    return rendered;
  };
  const list = () => screen.getByRole('list', { name: 'Receipt from your bank' });
  const field = () => screen.queryByLabelText<HTMLInputElement>('Add an image');
  const choose = (...files: File[]) => {
    const input = field();
    if (input === null) throw new Error('no field');
    fireEvent.change(input, { target: { files } });
  };
  const rows = () => within(list()).getAllByRole('listitem');
  /** The one upload that was made so far. */
  const upload = (index = 0): StubbedUpload => {
    const made = uploads[index];
    if (made === undefined) throw new Error('no upload');
    return made;
  };

  it('sends an image with its progress, and shows what the gateway has of it', async () => {
    await show();
    choose(PNG);
    expect(upload()).toMatchObject({
      method: 'PUT',
      path: '/wps/member/deposits/41/receipt?name=transfer.png',
      headers: { 'content-type': 'image/png', language: 'EN' },
      file: PNG,
    });
    const bar = screen.getByRole('progressbar', { name: 'Uploading: transfer.png' });
    act(() => upload().progress(64, 100));
    expect(bar.getAttribute('aria-valuenow')).toBe('64');
    await act(async () => {
      upload().answer(200, { success: true, value: buildDeposit({ receipts: IMAGES.slice(0, 1) }) });
      await new Promise((resolve) => setTimeout(resolve, 10));
    });
    const link = await screen.findByRole('link', { name: 'Open image: receipt-1.png' });
    expect(link.getAttribute('href')).toBe(IMAGES[0]?.url);
    expect(within(list()).getByText('1.2 MB')).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('Uploaded: transfer.png')).toBeDefined();
  });

  it.each([
    ['another type', fileOf('IMG_4821.heic', 'image/heic'), 'Only PNG or JPG, up to 5 MB. Choose another file.'],
    ['nothing in it', fileOf('empty.png', 'image/png', 0), 'Only PNG or JPG, up to 5 MB. Choose another file.'],
    ['too many bytes', fileOf('big.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1), 'Larger than 5 MB. Choose another file.'],
  ])('sends no file of %s, says why, and has another one chosen', async (_what, file, words) => {
    await show();
    choose(file);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(uploads).toEqual([]);
    const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue(undefined);
    fireEvent.click(screen.getByRole('button', { name: `Choose another file instead of ${file.name}` }));
    expect(click).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('says why the gateway refused one, and forgets it when the next one is chosen', async () => {
    await show();
    choose(PNG);
    const refusal = { success: false, code: 'not_an_image', message: 'This file is not a PNG or JPG image.' };
    await act(async () => upload().answer(415, refusal));
    expect(screen.getByRole('alert').textContent).toBe(refusal.message);
    expect(screen.queryByRole('button', { name: 'Send again: transfer.png' })).toBeNull();
    choose(fileOf('other.jpg', 'image/jpeg'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends the same file again where no answer came, and ends what is cancelled', async () => {
    await show();
    choose(PNG);
    await act(async () => upload().fail());
    fireEvent.click(screen.getByRole('button', { name: 'Send again: transfer.png' }));
    expect(upload(1).file).toBe(PNG);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel upload: transfer.png' }));
    expect(upload(1).isAborted).toBe(true);
    expect(rows()).toHaveLength(1);
    expect(document.activeElement).toBe(field());
  });

  it('takes three at most, one of them removed makes room', async () => {
    const { gateway } = await show(buildDeposit({ receipts: IMAGES.slice(0, 2) }));
    choose(PNG, fileOf('fourth.png', 'image/png'));
    expect(uploads).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toBe('Three images at most.');
    expect(field()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel upload: transfer.png' }));
    gateway.answer(IMAGES[0]?.url ?? '', buildDeposit({ receipts: IMAGES.slice(1, 2) }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove image: receipt-1.png' }));
    await waitFor(() => expect(screen.queryByText('receipt-1.png')).toBeNull());
    expect(screen.getByText('Removed: receipt-1.png')).toBeDefined();
    expect(gateway.calls).toContain(IMAGES[0]?.url);
  });

  it('ends what is under way with the page', async () => {
    const { unmount } = await show();
    choose(PNG);
    unmount();
    expect(upload().isAborted).toBe(true);
  });

  it('shows receipts of a deposit that is over, and changes them no more', async () => {
    await show(buildDeposit({ status: 'credited', credited: '250.00', receipts: IMAGES, takesReceipts: false }));
    expect(rows()).toHaveLength(3);
    expect(field()).toBeNull();
    expect(within(list()).queryAllByRole('button')).toEqual([]);
  });

  it('has no place for receipts where none are taken', async () => {
    await show(buildDeposit({ kind: 'crypto', payment: PAYMENTS.crypto, confirmations: 0 }));
    expect(screen.queryByText('Receipt from your bank')).toBeNull();
    expect(screen.queryByRole('button', { name: 'I have sent it' })).toBeNull();
  });

  it('marks a transfer as sent, which is a step of its timeline and no status', async () => {
    const { gateway } = await show();
    await screen.findByRole('heading', { level: 1, name: TITLE });
    const sentAt = '2025-06-02T09:45:00Z';
    gateway.answer('/wps/member/deposits/41/sent', buildDeposit({ sentAt }));
    fireEvent.click(screen.getByRole('button', { name: 'I have sent it' }));
    const line = await screen.findByText('Marked as sent');
    await waitFor(() => expect(document.activeElement).toBe(line));
    expect(screen.queryByRole('button', { name: 'I have sent it' })).toBeNull();
    const timeline = screen
      .getAllByRole('listitem')
      .map(({ dataset, textContent }) => `${dataset.look} ${textContent}`);
    expect(timeline).toContainEqual(expect.stringMatching(/^done You sent it/));
    expect(timeline).toContain('now Waiting for your paymentNow');
    expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeDefined();
  });

  it('says why it could not be marked', async () => {
    const { gateway } = await show();
    gateway.answer('/wps/member/deposits/41/sent', new Error('It failed.'));
    fireEvent.click(screen.getByRole('button', { name: 'I have sent it' }));
    expect((await screen.findByRole('alert')).textContent).toBe('It failed.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'I have sent it' }).disabled).toBe(false);
  });
});
