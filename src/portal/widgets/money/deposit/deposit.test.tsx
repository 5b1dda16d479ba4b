import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { depositChannelsPath } from '#portal/data/deposit-queries.ts';
import { PLAY_LIMITS_PATH } from '#portal/data/play-limits-queries.ts';
import { buildDeposit, buildDepositChannels } from '#portal/testing/build-deposits.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildPlayLimit, buildPlayLimits } from '#portal/testing/build-play-limits.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const path = depositChannelsPath('EN');
const show = (scene: WidgetScene<'deposit'> = {}) =>
  renderWidget('deposit', { member: buildMember(), address: '/member?menu=depositv2', ...scene });

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

/** Answers new deposits by turns, and keeps what was sent; other calls go on to the gateway. */
function stubDeposits(...answers: ReadonlyArray<() => Response | Promise<Response>>): Sent[] {
  const sent: Sent[] = [];
  const others = window.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return others(input, init);
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ path: input, body: JSON.parse(String(init.body)), key });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    return answer?.() ?? Response.error();
  });
  return sent;
}

const begun = () => Response.json({ success: true, value: buildDeposit() });
const refused =
  (code: string, status = 409) =>
  () =>
    Response.json({ success: false, code, message: `No: ${code}.` }, { status });

const channel = (name: RegExp) => screen.findByRole('radio', { name });
const field = () => screen.getByRole('textbox', { name: 'Amount' });
const write = (amount: string) => fireEvent.change(field(), { target: { value: amount } });
const summary = () => screen.getByRole('region', { name: 'Summary' });
const go = () => within(summary()).getByRole('button');
/** What is said of an element besides its name. */
const described = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('deposit, choosing', () => {
  it('has the channels in one group of radio buttons, the first open one chosen', async () => {
    await show();
    const group = await screen.findByRole('radiogroup', { name: 'Payment method' });
    const radios = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value, checked, disabled }) => `${value} ${checked} ${disabled}`)).toEqual([
      'card true false',
      'bank false false',
      'wallet false false',
      'usdt false false',
      'night false true',
    ]);
    // Radio buttons of one name are what the arrow keys move between.
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  });

  it('says the note, the bounds and the fee of a channel, and when a closed one opens', async () => {
    await show();
    expect((await channel(/^Card/)).closest('label')?.textContent).toBe('CardArrives at once€10 – €500No fee');
    expect((await channel(/^E-wallet/)).closest('label')?.textContent).toBe('E-wallet€10 – €5,0001.5% fee');
    expect((await channel(/^Night bank/)).closest('label')?.textContent).toBe('Night bankOpens 3 Jun, 08:00');
  });

  it('turns the help into the fault while an amount is typed', async () => {
    await show();
    await channel(/^Card/);
    expect(described(field())).toBe('€10 to €500 per deposit. No fee.');
    for (const [amount, words] of [
      ['5', '€10 at least'],
      ['500.01', '€500 at most'],
      ['1e3', 'Enter an amount such as 25.50.'],
    ] as const) {
      write(amount);
      expect(described(field())).toBe(words);
      expect(field().getAttribute('aria-invalid')).toBe('true');
    }
    write('20');
    expect(field().getAttribute('aria-invalid')).toBe('false');
    write('600');
    fireEvent.click(await channel(/^Bank transfer/));
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  it('sums up what is paid, kept and credited', async () => {
    await show();
    fireEvent.click(await channel(/^E-wallet/));
    write('33.33');
    expect(summary().textContent).toContain('You pay€33.33Fee (1.5%)€0.49');
    expect(summary().textContent).toContain('Added to balance€32.84');
    expect(summary().querySelectorAll('bdi')).toHaveLength(3);
    expect(go().textContent).toBe('Deposit €33.33');
  });

  it('has a button that keeps the focus while it cannot be used, says what is missing, and leads there', async () => {
    await show();
    await channel(/^Card/);
    const sent = stubDeposits(begun);
    expect(go()).toMatchObject({ textContent: 'Continue', disabled: false });
    expect(go().getAttribute('aria-disabled')).toBe('true');
    expect(described(go())).toBe('Enter the amount that you want to deposit.');
    fireEvent.click(go());
    expect(document.activeElement).toBe(field());
    write('5');
    expect(described(go())).toBe('€10 at least');
    expect(sent).toEqual([]);
  });

  it('says ahead that a break keeps from depositing, until when, and where it stands', async () => {
    const exclusion = { from: '2025-06-01T10:00:00.000Z', until: '2025-06-09T10:00:00.000Z', endsOnRequest: false };
    await show({
      props: { limits: { do: 'navigate', page: 'help' } },
      answers: { [PLAY_LIMITS_PATH]: buildPlayLimits({ exclusion }) },
    });
    const sent = stubDeposits(begun);
    const reason = 'Playing is paused until 9 Jun 2025, 12:00.';
    expect((await screen.findAllByText(reason)).length).toBe(2);
    expect(document.querySelector('[data-hold]')?.textContent).toContain('Deposits are closed.');
    expect(screen.getByRole('link', { name: 'Player protection' }).getAttribute('href')).toBe('/help');
    expect(field()).toHaveProperty('disabled', true);
    expect(go().getAttribute('aria-disabled')).toBe('true');
    expect(described(go())).toBe(reason);
    fireEvent.click(go());
    expect(document.activeElement?.getAttribute('data-hold')).toBe('excluded');
    expect(sent).toEqual([]);
  });

  it('says ahead that a limit on deposits is used up, or what it leaves', async () => {
    const limit = { kind: 'deposit', period: 'day', amount: '100.00' } as const;
    const { unmount } = await show({
      answers: { [PLAY_LIMITS_PATH]: buildPlayLimits({ limits: [buildPlayLimit({ ...limit, used: '100.00' })] }) },
    });
    await waitFor(() => expect(described(go())).toMatch(/^Deposit limit, 24 hours: Reached\. It renews on 9 Jun/));
    unmount();
    await show({
      answers: { [PLAY_LIMITS_PATH]: buildPlayLimits({ limits: [buildPlayLimit({ ...limit, used: '60.00' })] }) },
    });
    await channel(/^Card/);
    expect(screen.getByRole('button', { name: '€50' })).toHaveProperty('disabled', true);
    write('40.01');
    expect(described(field())).toBe('Your deposit limit leaves €40.00');
    write('40');
    expect(go().getAttribute('aria-disabled')).toBe('false');
  });

  it('fills in a chip, and takes none that the channel does not', async () => {
    await show();
    await channel(/^Card/);
    const chip = (name: string) => screen.getByRole('button', { name });
    fireEvent.click(chip('€50'));
    expect(field()).toHaveProperty('value', '50.00');
    expect(chip('€50').getAttribute('aria-pressed')).toBe('true');
    expect(chip('€1,000')).toHaveProperty('disabled', true);
    fireEvent.click(await channel(/^Bank transfer/));
    expect(chip('€1,000')).toHaveProperty('disabled', false);
  });

  it('begins a deposit, and leads to its page', async () => {
    const { address } = await show();
    fireEvent.click(await channel(/^Bank transfer/));
    write('250');
    const sent = stubDeposits(begun);
    fireEvent.click(go());
    expect((await screen.findByRole('heading', { level: 1, name: 'Send €250.00 from your bank' })).tagName).toBe('H1');
    expect(address()).toBe('/member?menu=depositv2&deposit=41');
    expect(sent).toMatchObject([{ path: '/wps/member/deposits', body: { channelId: 'bank', amount: '250' } }]);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it.each([
    'amount_out_of_range',
    'channel_closed',
    'deposit_limit_reached',
    'self_excluded',
    'payment_unavailable',
    'feature_disabled',
  ])('says what the gateway says of %s, and asks for the channels again', async (code) => {
    const { gateway } = await show();
    await channel(/^Card/);
    write('50');
    stubDeposits(refused(code, code === 'payment_unavailable' ? 503 : 409));
    fireEvent.click(go());
    expect((await screen.findByRole('alert')).textContent).toBe(`No: ${code}.`);
    await waitFor(() => expect(gateway.calls.filter((call) => call === path)).toHaveLength(2));
    write('60');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends the same deposit again under the same key while no answer came, and under another after a refusal', async () => {
    await show();
    await channel(/^Card/);
    write('50');
    const sent = stubDeposits(
      () => Promise.reject(new TypeError('offline')),
      refused('payment_unavailable', 503),
      refused('channel_closed'),
      begun,
    );
    for (const words of [
      'Network link is abnormal, please try again',
      'No: payment_unavailable.',
      'No: channel_closed.',
    ]) {
      fireEvent.click(go());
      expect(await screen.findByText(words)).toBeDefined();
    }
    fireEvent.click(go());
    await screen.findByRole('heading', { name: 'Send €250.00 from your bank' });
    const [first, second, third, fourth] = sent.map(({ key }) => key);
    expect(first).toMatch(/^[\w-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('says that there is no channel, that all are closed, and that they could not be loaded', async () => {
    const none = await show({ answers: { [path]: buildDepositChannels({ channels: [] }) } });
    expect(await screen.findByText('There is no way to deposit at present')).toBeDefined();
    none.unmount();
    const channels = buildDepositChannels().channels.slice(-1);
    const closed = await show({ answers: { [path]: buildDepositChannels({ channels }) } });
    await channel(/^Night bank/);
    expect(described(go())).toBe('Choose a payment method that is open.');
    closed.unmount();
    const { gateway } = await show({ answers: { [path]: new Error('Busy.') } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(path, buildDepositChannels());
    fireEvent.click(again);
    expect(await channel(/^Card/)).toBeDefined();
  });

  it.each([
    ['a trial account', { member: buildMember({ isTrial: true }) }, 'Register'],
    ['a guest', {}, 'Log in'],
  ] as const)('asks %s for an account, and the gateway for nothing', async (_who, scene, label) => {
    const { gateway } = await renderWidget('deposit', { address: '/member?menu=depositv2&deposit=41', ...scene });
    expect(await screen.findByText('A real account is needed')).toBeDefined();
    expect(screen.getByRole('button', { name: label })).toBeDefined();
    expect(gateway.calls).toEqual([]);
  });
});
