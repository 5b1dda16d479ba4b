import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deposit } from '#contracts/generated/contracts.ts';
import { DEPOSIT_POLL_MS, depositPath, isAboutDeposits } from '#portal/data/deposit-queries.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { buildDeposit, PAYMENTS } from '#portal/testing/build-deposits.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const path = depositPath('41', 'EN');
const NOW = '2025-06-02T10:00:00Z';
const show = (answer: unknown) =>
  renderWidget('deposit', {
    member: buildMember(),
    address: '/member?menu=depositv2&deposit=41',
    answers: { [path]: answer },
  });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)[0];
const steps = () => screen.getAllByRole('listitem').map(({ dataset, textContent }) => `${dataset.look} ${textContent}`);
const card: Partial<Deposit> = { kind: 'card', channelName: 'Card', payment: PAYMENTS.page };
const coins: Partial<Deposit> = { kind: 'crypto', channelName: 'USDT', payment: PAYMENTS.crypto, confirmations: 1 };
const writeText = vi.fn();

describe('deposit, paying', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(NOW) });
    writeText.mockReset().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows where to send a transfer, and copies each value for two seconds', async () => {
    const { root } = await show(buildDeposit());
    await title('Send €250.00 from your bank');
    const names = screen.getAllByRole('button', { name: /^Copy: / }).map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(
      ['Amount', 'Payment reference, required', 'Recipient', 'IBAN'].map((name) => `Copy: ${name}`),
    );
    const copy = screen.getByRole('button', { name: 'Copy: Amount' });
    fireEvent.click(copy);
    await waitFor(() => expect(copy.textContent).toBe('Copied'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('250.00');
    await act(async () => void (await vi.advanceTimersByTimeAsync(2_000)));
    expect(copy.textContent).toBe('Copy');
    // Values of any script keep their direction among words of another one.
    const isolated = [...(root()?.querySelectorAll('b > bdi') ?? [])].map(({ textContent }) => textContent);
    expect(isolated).toEqual(['€250.00', 'PEB 4471 8290', 'Pebble Payments', 'EE38 2200 2210 2014 5685']);
  });

  it('counts down, and says so aloud at few moments alone', async () => {
    const { root } = await show(buildDeposit());
    await title('Send €250.00 from your bank');
    const clock = () => root()?.querySelector('[aria-hidden="true"][dir="ltr"]')?.textContent;
    expect(clock()).toMatch(/^28:1[0-4]$/);
    expect(screen.getByText('60 minutes left')).toBeDefined();
    await act(async () => void (await vi.advanceTimersByTimeAsync(20 * 60_000)));
    expect(clock()).toMatch(/^08:/);
    expect(screen.getByText('10 minutes left')).toBeDefined();
  });

  it('leads to the page of the provider in the same tab', async () => {
    await show(buildDeposit(card));
    await title('Pay €250.00 by Card');
    const link = screen.getByRole('link', { name: 'Pay €250.00' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://pay.example/d/41', null]);
  });

  it('shows a code of the address alone, names the network three times and counts confirmations', async () => {
    await import('#portal/ui/qr-code/qr-code.art.tsx');
    const { root } = await show(buildDeposit(coins));
    await title('Send €250.00 in USDT');
    expect(await screen.findByRole('img', { name: 'QR code of the address' })).toBeDefined();
    expect(root()?.textContent?.match(/TRC20/g)).toHaveLength(3);
    expect(screen.getByText('1 of 3 confirmations')).toBeDefined();
    const looks = [...(root()?.querySelectorAll<HTMLElement>('i[data-look]') ?? [])].map(({ dataset }) => dataset.look);
    expect(looks).toEqual(['done', 'now', 'next']);
    const address = root()?.querySelector('bdi[dir="ltr"]');
    expect(address?.textContent).toBe(PAYMENTS.crypto.address);
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(PAYMENTS.crypto.address);
    // What a wallet would take for coins cannot be copied.
    expect(screen.queryByRole('button', { name: 'Copy: Amount' })).toBeNull();
  });

  it.each([
    ['created', {}, 'Deposit of €250.00', 'Getting ready'],
    ['paid', { received: '250.00' }, '€250.00 has arrived', 'Being credited'],
    ['credited', { received: '250.00', credited: '250.00' }, '€250.00 is in your balance', 'Credited'],
    ['failed', { failure: 'declined' }, 'The deposit of €250.00 failed', 'Failed'],
    ['expired', {}, 'The time for this deposit is over', 'Time over'],
    ['refunded', { received: '250.00' }, '€250.00 was sent back', 'Sent back'],
  ] as const)('says that a deposit is %s', async (name, more, heading, badge) => {
    await show(buildDeposit({ status: name, ...more }));
    await title(heading);
    expect(status()).toBe(badge);
  });

  it('leads to play once it is credited, with all steps done', async () => {
    await show(buildDeposit({ status: 'credited', received: '250.00', credited: '250.00' }));
    expect((await screen.findByRole('link', { name: 'Play' })).getAttribute('href')).toBe('/');
    expect(steps().every((step) => step.startsWith('done'))).toBe(true);
  });

  it('says why it failed, that nothing was charged, and leads to another method', async () => {
    const { address } = await show(buildDeposit({ status: 'failed', failure: 'insufficientFunds' }));
    expect(await screen.findByText('There was not enough money for it.')).toBeDefined();
    expect(screen.getByText('Nothing was charged.')).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Try another method' }));
    expect(await screen.findByRole('radiogroup')).toBeDefined();
    expect(address()).toBe('/member?menu=depositv2');
  });

  it('says that an amount differs, and promises no sum', async () => {
    const { root } = await show(buildDeposit({ status: 'paid', held: 'amountDiffers', received: '200.00' }));
    expect(await screen.findByText(/^€200.00 arrived instead of €250.00/)).toBeDefined();
    expect(steps()).toContain('now Amount differs, service checksNow');
    expect(root()?.textContent).not.toContain('Added to balance');
  });

  it('keeps the details of a transfer whose time is over, with a warning', async () => {
    await show(buildDeposit({ status: 'expired', payment: PAYMENTS.transfer }));
    expect(await screen.findByText(/^Have you sent it already/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy: IBAN' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'New deposit' }).getAttribute('href')).toBe('/member?menu=depositv2');
  });

  it('is asked for again until it is final, and has the balance asked for once it is credited', async () => {
    const { gateway, queryClient } = await show(buildDeposit(card));
    queryClient.setQueryData([BALANCE_PATH], { balance: '5.00', currency: 'EUR' });
    await title('Pay €250.00 by Card');
    gateway.answer(
      path,
      buildDeposit({ ...card, status: 'credited', received: '250.00', credited: '250.00', payment: null }),
    );
    await act(async () => void (await vi.advanceTimersByTimeAsync(DEPOSIT_POLL_MS)));
    await title('€250.00 is in your balance');
    expect(queryClient.getQueryState([BALANCE_PATH])?.isInvalidated).toBe(true);
    const asked = gateway.calls.length;
    await act(async () => void (await vi.advanceTimersByTimeAsync(4 * DEPOSIT_POLL_MS)));
    expect(gateway.calls).toHaveLength(asked);
  });

  it('moves on with an event of the socket', async () => {
    const { gateway, queryClient } = await show(buildDeposit());
    await title('Send €250.00 from your bank');
    gateway.answer(path, buildDeposit({ status: 'paid', received: '250.00' }));
    // As the page does when it hears of a deposit.
    await act(async () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutDeposits(queryKey) }));
    await title('€250.00 has arrived');
    expect(within(screen.getByRole('banner')).getByText('Being credited')).toBeDefined();
  });

  it('says why one cannot be shown, and leads back', async () => {
    await show(new GatewayError('not_found', 'There is no such deposit.', 404));
    expect(await screen.findByText('There is no such deposit.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/member?menu=depositv2');
  });
});
