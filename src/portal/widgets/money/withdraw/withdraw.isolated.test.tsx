import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WithdrawalTerms } from '#contracts/generated/contracts.ts';
import { BONUSES_PATH } from '#portal/data/bonus-queries.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { IDENTITY_PATH } from '#portal/data/identity-queries.ts';
import { withdrawalPath, withdrawalTermsPath } from '#portal/data/withdrawal-queries.ts';
import { buildBonuses } from '#portal/testing/build-bonuses.ts';
import { buildIdentity, buildIdentityCheck } from '#portal/testing/build-identity.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { buildWithdrawal, buildWithdrawalTerms, PAYOUTS } from '#portal/testing/build-withdrawals.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';
import { stubMatchMedia } from '#portal/testing/stub-match-media.ts';
import { stubWithdrawalCalls } from '#portal/testing/stub-withdrawal-calls.ts';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubWithdrawalCalls>);
vi.mock('#portal/data/withdrawal-calls.ts', () => calls);
beforeEach(() => void Object.assign(calls, stubWithdrawalCalls()));

const path = withdrawalTermsPath('EN');
const show = (terms: Partial<WithdrawalTerms> = {}, scene: WidgetScene<'withdraw'> = {}) =>
  renderWidget('withdraw', {
    member: buildMember(),
    address: '/member?menu=withdraw',
    ...scene,
    answers: { [path]: buildWithdrawalTerms(terms), [withdrawalPath('52')]: buildWithdrawal(), ...scene.answers },
  });
/** The marks that keep a number from left to right are no words. */
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
const field = () => screen.findByLabelText<HTMLInputElement>('Amount');
const write = async (amount: string) => fireEvent.change(await field(), { target: { value: amount } });
const password = () => document.querySelector<HTMLInputElement>('[name=paymentPassword]');
const type = (value: string) => fireEvent.change(password() ?? document.body, { target: { value } });
const check = () => screen.getByText('Check and confirm').parentElement ?? document.body;
const go = () => document.querySelector<HTMLButtonElement>('button[type=submit]') ?? document.createElement('button');
const described = (element: Element | null) =>
  document.getElementById(element?.getAttribute('aria-describedby') ?? '')?.textContent;

describe('withdraw, choosing', () => {
  it.each([
    ['unchecked', 'Ask for the check, and our service looks at it.'],
    ['pending', 'We are looking at it. You need not do anything.'],
    ['failed', 'A check was not passed. Ask for it again, or ask service what is missing.'],
  ] as const)('says ahead that a check is missing which is %s, and asks for nothing', async (state, words) => {
    const protection = { ...buildSiteInfo().protection, nameCheck: 'withdrawal' } as const;
    const identity = buildIdentity({ name: buildIdentityCheck({ state }) });
    await show(
      {},
      {
        site: { protection },
        answers: { [IDENTITY_PATH]: identity },
        props: { checks: { do: 'navigate', page: 'help' } },
      },
    );
    await field();
    await screen.findByText(words);
    expect(document.querySelector('[data-hold]')?.textContent).toBe(
      `Before you withdraw, we have to check who you are.${words}Identity checks`,
    );
    expect(await field()).toHaveProperty('disabled', true);
    await waitFor(() => expect(described(go())).toBe('Before you withdraw, we have to check who you are.'));
    fireEvent.click(go());
    expect(document.activeElement?.getAttribute('data-hold')).toBe('checks');
    expect(calls.askWithdrawal).not.toHaveBeenCalled();
  });

  it('asks for no checks where the site needs none', async () => {
    const protection = { ...buildSiteInfo().protection, ageCheck: null };
    const { gateway } = await show({}, { site: { protection } });
    await field();
    expect(gateway.calls).not.toContain(IDENTITY_PATH);
  });

  it('says what is available and what is locked', async () => {
    const { root } = await show({ reserved: '300.00' });
    await field();
    expect(root()?.querySelector('dl')?.textContent).toBe(
      'Available to withdraw€1,120.00Balance€1,284.50Locked until played€164.50On its way€300.00',
    );
  });

  it('has the accounts of one kind as radio buttons, the default chosen, a new one with its time', async () => {
    await show();
    const group = await screen.findByRole('radiogroup', { name: 'Pay out to' });
    const radios = () =>
      within(group)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value, checked, disabled }) => `${value} ${checked} ${disabled}`);
    expect(radios()).toEqual(['BANK000001 true false', 'BANK000002 false true']);
    expect(group.textContent).toContain('Usable from 3 Jun, 12:00');
    fireEvent.click(screen.getByRole('tab', { name: 'E-wallet' }));
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['WALLET0001']);
  });

  it('has addresses on a chain as a kind of their own', async () => {
    await show({ accounts: [PAYOUTS.chain] });
    expect(await screen.findByRole('tab', { name: 'Crypto', selected: true })).toBeDefined();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['WALLET0002']);
  });

  it('offers to add an account, the first one in place of the list, and leads where the kind is added', async () => {
    const { commands } = await show({ accounts: [] });
    expect(await screen.findByText('Add your first account')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add account' }));
    expect(commands.openModal).toHaveBeenLastCalledWith('bank-accounts');
    fireEvent.click(await screen.findByRole('tab', { name: 'E-wallet' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add account' }));
    expect(commands.openModal).toHaveBeenLastCalledWith('e-wallets');
    expect(described(go())).toBe('Choose the account that it goes to.');
  });

  it.each([
    ['5', {}, '€20 at least'],
    ['1120.01', {}, '€1,120.00 is available, €164.50 is locked'],
    ['1120.01', { locked: '0.00' }, '€1,120.00 is available'],
    ['500', { leftToday: '458.00' }, '€458 is left today'],
    ['6000', { withdrawable: '9000.00', leftToday: '9000.00' }, '€5,000 at most'],
    ['1e3', {}, 'Enter an amount such as 25.50.'],
  ])('turns the help of %s under %j into %j, which the button repeats', async (amount, terms, words) => {
    await show(terms);
    expect(described(await field())).toBe('€20 to €5,000 per withdrawal');
    await write(amount);
    expect(described(await field())).toBe(words);
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(described(go())).toBe(words);
  });

  it('fills in a share of what is available, and says what the day still allows', async () => {
    const { root } = await show();
    await field();
    fireEvent.click(screen.getByText('25%'));
    expect((await field()).value).toBe('280.00');
    fireEvent.click(screen.getByText('All'));
    expect((await field()).value).toBe('1120.00');
    expect(root()?.querySelectorAll('dl')[1]?.textContent).toBe(
      'Left today€4,580 of €5,000Free withdrawals2 of 3 left todayThen1%, at least €1',
    );
  });

  it('sums up a free withdrawal and one with a fee', async () => {
    const free = await show();
    await write('300');
    expect(plain(check().textContent)).toContain(
      'You withdraw€300.00Fee, free withdrawal 2 of 3 today€0.00ToBBVA •••• 1332You receive€300.00Balance afterwards €984.50',
    );
    free.unmount();
    await show({ freeLeft: 0, feePercent: '1', feeMin: '1.00' });
    await write('300');
    expect(check().textContent).toContain('Fee (1%)€3.00');
    expect(check().textContent).toContain('You receive€297.00');
  });

  it('lists the turnover, open and done', async () => {
    await show();
    const rows = (await screen.findByText('€164.50 to go')).closest('ul')?.querySelectorAll('li');
    expect([...(rows ?? [])].map((row) => plain(row.textContent))).toEqual([
      'Deposit of 30 May 2025€164.50 locked€250.00 credited, PEB-7K2M9QXA€85.50 of €250 played€164.50 to go',
      'Deposit of 20 May 2025Unlocked€100.00 credited, PEB-7K2M9QXA€100 of €100 played',
    ]);
  });

  it('names the bonus that is not played through, and says that a withdrawal leaves it', async () => {
    const whitelabel = [...buildSiteInfo().whitelabel, { modId: 'BONUS3', enabled: true } as const];
    await show({ turnover: [], locked: '0.00' }, { site: { whitelabel }, answers: { [BONUSES_PATH]: buildBonuses() } });
    const row = (await screen.findByText('Welcome bonus')).closest('li');
    expect(plain(row?.textContent)).toBe(
      'Welcome bonusBonus money: €42.50Granted: €30.00€450 of €900 played€450 to go' +
        'A withdrawal leaves this bonus as it is. Its €42.50 becomes your own money when this is played.',
    );
    expect(screen.getByRole('heading', { name: 'Turnover still required' })).toBeDefined();
    expect(screen.queryByText('Deposit of the week')).toBeNull();
  });

  it('switches the field off where nothing is available, and leads to what is locked', async () => {
    await show({ withdrawable: '0.00' });
    expect((await field()).disabled).toBe(true);
    fireEvent.click(screen.getByText('See what is locked'));
    expect(document.activeElement?.textContent).toMatch(/^Turnover still required/);
    expect(described(go())).toBe('Nothing is available to withdraw at present.');
  });

  it('says that the withdrawals of the day are used up', async () => {
    await show({ countLeft: 0 });
    expect((await field()).disabled).toBe(true);
    expect(described(go())).toMatch(/^You have made all withdrawals of today/);
  });

  it('has the way to a payment password in place of its field while there is none', async () => {
    const { commands } = await show({ hasPaymentPassword: false });
    await write('300');
    expect(password()).toBeNull();
    expect(described(go())).toBe('Set a payment password first.');
    fireEvent.click(screen.getByText('Set a payment password'));
    expect(commands.openModal).toHaveBeenLastCalledWith('payment-password');
  });

  it('says what happens next, with the time after which it counts as received', async () => {
    await show({ confirmMinutes: 45 });
    expect(await screen.findByText('Or it counts as received after 45 minutes')).toBeDefined();
  });

  it('asks the gateway again after a failure', async () => {
    const { gateway } = await show({}, { answers: { [path]: new Error('Busy.') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(path, buildWithdrawalTerms());
    fireEvent.click(again);
    expect(await field()).toBeDefined();
  });

  it.each([
    ['a trial account', { member: buildMember({ isTrial: true }) }, 'Register'],
    ['a guest', {}, 'Log in'],
  ] as const)('asks %s for an account, and the gateway for nothing', async (_who, scene, label) => {
    const { gateway } = await renderWidget('withdraw', { address: '/member?menu=withdraw&withdrawal=52', ...scene });
    expect(await screen.findByText('Withdrawals are for members. Register to make one.')).toBeDefined();
    expect(screen.getByRole('button', { name: label })).toBeDefined();
    expect(gateway.calls).toEqual([]);
  });
});

describe('withdraw, asking', () => {
  it('keeps the button in focus while something is missing, and goes to it', async () => {
    await show();
    await field();
    expect(go()).toMatchObject({ disabled: false });
    expect(go().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(go());
    expect(document.activeElement).toBe(await field());
    await write('300');
    expect(described(go())).toBe('Enter your payment password.');
    fireEvent.click(go());
    expect(document.activeElement).toBe(password());
    expect(calls.askWithdrawal).not.toHaveBeenCalled();
  });

  it('asks for a withdrawal, and leads to its page', async () => {
    const { address } = await show();
    await write('٣٠٠');
    type('Quiet-Bay-9');
    expect(go().textContent).toBe('Withdraw €300.00');
    expect(go().getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(go());
    expect(await screen.findByRole('heading', { level: 1, name: 'Withdrawal of €300.00' })).toBeDefined();
    expect(address()).toBe('/member?menu=withdraw&withdrawal=52');
    const body = { payoutId: 'BANK000001', amount: '300', paymentPassword: 'Quiet-Bay-9' };
    expect(calls.askWithdrawal).toHaveBeenCalledWith(body, expect.stringMatching(/^[\w-]{36}$/), 'EN');
  });

  it('clears a wrong password and says so, and sends the next try as the same withdrawal', async () => {
    const fields = { paymentPassword: { code: 'wrong_value', message: 'This is not your payment password.' } };
    calls.askWithdrawal.mockRejectedValueOnce(new GatewayError('network_abnormal', '', 0));
    calls.askWithdrawal.mockRejectedValueOnce(new GatewayError('wrong_payment_password', '', 422, fields));
    await show();
    await write('300');
    type('Quiet-Bay-9');
    fireEvent.click(go());
    expect((await screen.findByRole('alert')).textContent).toBe('Network link is abnormal, please try again');
    type('Loud-Bay-9');
    fireEvent.click(go());
    expect(await screen.findByText('This is not your payment password.')).toBeDefined();
    expect(password()).toMatchObject({ value: '' });
    expect(document.activeElement).toBe(password());
    type('Quiet-Bay-9');
    fireEvent.click(go());
    await screen.findByText('Withdrawal of €300.00');
    const keys = calls.askWithdrawal.mock.calls.map(([, key]) => key);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });

  it.each(['turnover_open', 'payout_waiting'])(
    'says what the gateway says of %s, and asks for the terms again',
    async (code) => {
      calls.askWithdrawal.mockRejectedValueOnce(new GatewayError(code, `No: ${code}.`, 422));
      const { gateway } = await show();
      await write('300');
      type('Quiet-Bay-9');
      fireEvent.click(go());
      expect((await screen.findByRole('alert')).textContent).toBe(`No: ${code}.`);
      await waitFor(() => expect(gateway.calls.filter((call) => call === path)).toHaveLength(2));
      expect(password()).toMatchObject({ value: 'Quiet-Bay-9' });
    },
  );

  it('asks for the password in a sheet on a phone', async () => {
    const { address } = await show();
    stubMatchMedia('(max-width: 767px)');
    await write('300');
    const onward = await screen.findByText('Continue');
    expect(screen.queryByText('Check and confirm')).toBeNull();
    expect(password()).toBeNull();
    fireEvent.click(onward);
    const sheet = await screen.findByRole('dialog', { hidden: true });
    expect(plain(sheet.textContent)).toContain('You receive€300.00ToBBVA •••• 1332');
    type('Quiet-Bay-9');
    fireEvent.click(within(sheet).getByText('Withdraw €300.00'));
    await screen.findByText('Withdrawal of €300.00');
    expect(address()).toBe('/member?menu=withdraw&withdrawal=52');
  });
});
