import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UplineTransferTerms } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { IDENTITY_PATH } from '#portal/data/identity-queries.ts';
import type * as uplineCalls from '#portal/data/upline-calls.ts';
import { UPLINE_PATH } from '#portal/data/upline-queries.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { buildIdentity, buildIdentityCheck } from '#portal/testing/build-identity.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { buildUplineTerms, buildUplineTransfer } from '#portal/testing/build-upline.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const calls = vi.hoisted(() => ({}) as { sendToUpline: ReturnType<typeof stubSending> });
vi.mock('#portal/data/upline-calls.ts', () => calls);
const stubSending = () =>
  vi.fn<(typeof uplineCalls)['sendToUpline']>(async ({ amount }) => buildUplineTransfer({ amount }));
beforeEach(() => void Object.assign(calls, { sendToUpline: stubSending() }));

const show = (terms: Partial<UplineTransferTerms> = {}, scene: WidgetScene<'transfer-upline'> = {}) =>
  renderWidget('transfer-upline', {
    member: buildMember(),
    address: '/member?menu=transferUpline',
    ...scene,
    answers: { [UPLINE_PATH]: buildUplineTerms(terms), ...scene.answers },
  });
/** The marks that keep a number from left to right are no words. */
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
const field = () => screen.findByLabelText<HTMLInputElement>('Amount');
const write = async (amount: string) => fireEvent.change(await field(), { target: { value: amount } });
const onward = () => screen.getByText('Continue');
const described = (element: Element | null) =>
  document.getElementById(element?.getAttribute('aria-describedby') ?? '')?.textContent;
const sheet = () => screen.findByRole('dialog', { hidden: true });
const password = () => document.querySelector<HTMLInputElement>('[name=paymentPassword]');
const confirm = async (amount: string, typed: string) => {
  await write(amount);
  fireEvent.click(onward());
  await sheet();
  fireEvent.change(password() ?? document.body, { target: { value: typed } });
  send();
};
const send = () => fireEvent.click(document.querySelector('[role=dialog] button[type=submit]') ?? document.body);

describe('transfer-upline, choosing', () => {
  it('names the upline, what is available and what is locked', async () => {
    const { root } = await show();
    await field();
    const text = plain(root()?.textContent);
    expect(text).toContain('Your uplineNoorno***ka');
    expect(text).toContain('Available to send€240.00Balance€300.00Locked until played€60.00');
    expect(text).toContain('Left today€2,000');
    expect(text).toContain('ToNoor (no***ka)Balance afterwards €300.00');
  });

  it('says in a sentence alone that there is no upline', async () => {
    const { root } = await show({ upline: null });
    await screen.findByText('You have no upline that you could send money to.');
    expect(root()?.textContent).toBe('Transfer to uplineYou have no upline that you could send money to.');
  });

  it('says ahead that a check is missing, and sends nothing', async () => {
    const protection = { ...buildSiteInfo().protection, nameCheck: 'withdrawal' } as const;
    const identity = buildIdentity({ name: buildIdentityCheck({ state: 'pending' }) });
    const checks = { do: 'navigate', page: 'help' } as const;
    await show({}, { site: { protection }, answers: { [IDENTITY_PATH]: identity }, props: { checks } });
    expect(await field()).toHaveProperty('disabled', true);
    await screen.findByText('We are looking at it. You need not do anything.');
    expect(document.querySelector('[data-hold]')?.textContent).toBe(
      'Before you send money, we have to check who you are.We are looking at it. You need not do anything.Identity checks',
    );
    fireEvent.click(onward());
    expect(document.activeElement?.getAttribute('data-hold')).toBe('checks');
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('leads to the security centre while there is no payment password', async () => {
    const { address } = await show({ hasPaymentPassword: false });
    await write('60');
    expect(described(onward())).toBe('Set a payment password first.');
    fireEvent.click(onward());
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    fireEvent.click(screen.getByText('Go to the security centre'));
    await waitFor(() => expect(address()).toBe('/help?menu=securityCenter'));
  });

  it('fills in shares of what is available, and no more than may be sent', async () => {
    await show({ leftToday: '100.00' });
    await field();
    for (const [chip, amount] of [
      ['25%', '60.00'],
      ['All', '100.00'],
    ] as const) {
      fireEvent.click(screen.getByText(chip));
      expect((await field()).value).toBe(amount);
    }
  });

  it.each([
    ['4.99', {}, '€5 at least'],
    ['240.01', {}, '€240.00 is available, €60.00 is locked'],
    ['300.01', { available: '300.00' }, '€300.00 is available'],
    ['60', { leftToday: '50.00' }, '€50 is left today'],
    ['60', { max: '50.00' }, '€50 at most'],
    ['1e3', {}, 'Enter an amount such as 25.50.'],
  ])('turns the help of %s under %j into %j, which the button repeats', async (amount, terms, words) => {
    await show(terms);
    expect(described(await field())).toMatch(/^€5 to €(?:50|1,000) per transfer$/);
    await write(amount);
    expect(described(await field())).toBe(words);
    expect(described(onward())).toBe(words);
    fireEvent.click(onward());
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(document.activeElement).toBe(await field());
  });

  it.each([
    [{ available: '0.00' }, 'Nothing is available to send at present.'],
    [{ available: '3.00' }, 'Only €3.00 is available. A transfer is €5 at least.'],
    [{ leftToday: '0.00' }, 'Your transfers have reached the limit of today. Tomorrow you can send again.'],
  ])('switches the field off under %j, and says why', async (terms, words) => {
    await show(terms);
    expect((await field()).disabled).toBe(true);
    expect(described(onward())).toBe(words);
  });

  it('asks the gateway again after a failure', async () => {
    const { gateway } = await show({}, { answers: { [UPLINE_PATH]: new Error('Busy.') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(UPLINE_PATH, buildUplineTerms());
    fireEvent.click(again);
    expect(await field()).toBeDefined();
  });

  it.each([
    ['a trial account', { member: buildMember({ isTrial: true }) }, 'Register'],
    ['a guest', {}, 'Log in'],
  ] as const)('asks %s for an account, and the gateway for nothing', async (_who, scene, label) => {
    const { gateway } = await renderWidget('transfer-upline', { address: '/member?menu=transferUpline', ...scene });
    expect(await screen.findByText('Transfers are for members. Register to make one.')).toBeDefined();
    expect(screen.getByRole('button', { name: label })).toBeDefined();
    expect(gateway.calls).not.toContain(UPLINE_PATH);
  });
});

describe('transfer-upline, sending', () => {
  it('names the upline and the sum before it asks for the payment password', async () => {
    await show();
    await write('٦٠');
    fireEvent.click(onward());
    const dialog = await sheet();
    expect(plain(within(dialog).getByRole('heading', { hidden: true }).textContent)).toBe(
      'Send €60.00 to Noor (no***ka)?',
    );
    expect(plain(dialog.textContent)).toContain('You send€60.00ToNoor (no***ka)Balance afterwards €240.00');
    send();
    expect(await screen.findByText('Enter your payment password.')).toBeDefined();
    expect(calls.sendToUpline).not.toHaveBeenCalled();
  });

  it('says that it was sent, with its reference and the new balance, and offers another', async () => {
    const { root, gateway } = await show({}, {});
    await confirm('60', 'Quiet-Bay-9');
    const head = await screen.findByRole('heading', { level: 2, name: '€60.00 was sent' });
    await waitFor(() => expect(document.activeElement).toBe(head));
    expect(plain(root()?.textContent)).toContain('Noor (no***ka) has it already and gets a message.');
    expect(root()?.querySelector('dl')?.textContent).toBe('ReferenceUP-7K2M9QXANew balance€240.00');
    const body = { amount: '60', paymentPassword: 'Quiet-Bay-9' };
    expect(calls.sendToUpline).toHaveBeenCalledWith(body, expect.stringMatching(/^[\w-]{36}$/), 'EN');
    await waitFor(() => expect(gateway.calls.filter((call) => call === UPLINE_PATH)).toHaveLength(2));
    fireEvent.click(screen.getByText('Send more'));
    await waitFor(async () => expect(document.activeElement).toBe(await field()));
    expect((await field()).value).toBe('');
  });

  it('has the balance asked for anew wherever it is shown', async () => {
    const { queryClient } = await show();
    const refresh = vi.spyOn(queryClient, 'invalidateQueries');
    await confirm('60', 'Quiet-Bay-9');
    await screen.findByText('€60.00 was sent');
    expect(refresh).toHaveBeenCalledWith({ queryKey: [BALANCE_PATH] });
  });

  it('clears a wrong password, and sends the next try as the same transfer', async () => {
    const fields = { paymentPassword: { code: 'wrong_value', message: 'This is not your payment password.' } };
    calls.sendToUpline.mockRejectedValueOnce(new GatewayError('network_abnormal', '', 0));
    calls.sendToUpline.mockRejectedValueOnce(new GatewayError('wrong_payment_password', '', 422, fields));
    await show();
    await confirm('60', 'Loud-Bay-9');
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe(
      'Network link is abnormal, please try again',
    );
    send();
    expect(await screen.findByText('This is not your payment password.')).toBeDefined();
    expect(password()).toMatchObject({ value: '' });
    fireEvent.change(password() ?? document.body, { target: { value: 'Quiet-Bay-9' } });
    send();
    await screen.findByText('€60.00 was sent');
    const keys = calls.sendToUpline.mock.calls.map(([, key]) => key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('sends another transfer of the same amount under another key', async () => {
    await show();
    await confirm('60', 'Quiet-Bay-9');
    fireEvent.click(await screen.findByText('Send more'));
    await confirm('60', 'Quiet-Bay-9');
    await screen.findByText('€60.00 was sent');
    const [first, second] = calls.sendToUpline.mock.calls.map(([, key]) => key);
    expect(second).not.toBe(first);
  });

  it.each(['turnover_open', 'not_enough_funds', 'amount_out_of_range', 'too_many_requests'])(
    'says in the sheet what the gateway says of %s, and asks for the terms again',
    async (code) => {
      const fields = { amount: { code: 'out_of_range', message: 'Not this amount.' } };
      calls.sendToUpline.mockRejectedValueOnce(new GatewayError(code, `No: ${code}.`, 422, fields));
      const { gateway } = await show();
      await write('60');
      gateway.answer(UPLINE_PATH, buildUplineTerms({ balance: '10.00', available: '10.00' }));
      await confirm('60', 'Quiet-Bay-9');
      expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe(`No: ${code}.`);
      await waitFor(async () => expect(described(await field())).toBe('€10.00 is available'));
      expect(plain((await sheet()).textContent)).toContain('Balance afterwards €240.00');
    },
  );

  it('gives the form up where the upline is gone', async () => {
    calls.sendToUpline.mockRejectedValueOnce(new GatewayError('no_upline', 'You have no upline.', 409));
    const { gateway } = await show();
    await field();
    gateway.answer(UPLINE_PATH, buildUplineTerms({ upline: null }));
    await confirm('60', 'Quiet-Bay-9');
    expect(await screen.findByText('You have no upline that you could send money to.')).toBeDefined();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});
