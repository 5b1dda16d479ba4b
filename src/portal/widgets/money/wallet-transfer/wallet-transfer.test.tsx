import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { WalletTransferred } from '#contracts/generated/contracts.ts';
import { fundsPath } from '#portal/data/funds-queries.ts';
import { buildFunds } from '#portal/testing/build-funds.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const path = fundsPath('EN');
const show = (scene: WidgetScene<'wallet-transfer'> = {}) =>
  renderWidget('wallet-transfer', { member: buildMember(), ...scene });

interface Sent {
  readonly body: unknown;
  readonly key: string | null;
}

/** Answers transfers by turns, and keeps what was sent; other calls go on to the gateway. */
function stubTransfers(...answers: ReadonlyArray<() => Response | Promise<Response>>): Sent[] {
  const sent: Sent[] = [];
  const others = window.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return others(input, init);
    expect(input).toBe('/wps/relay/GCS_walletTransfer');
    sent.push({ body: JSON.parse(String(init.body)), key: new Headers(init.headers).get('idempotency-key') });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    return answer?.() ?? Response.error();
  });
  return sent;
}

const done =
  (...transfers: WalletTransferred['transfers']) =>
  () =>
    Response.json({ success: true, value: { balance: '75.00', currency: 'EUR', transfers } });
const moved = (status: 'done' | 'pending' | 'refused', direction: 'toVendor' | 'fromVendor' = 'toVendor') => ({
  transferId: 't-1',
  vendor: 'KY',
  direction,
  amount: '25.00',
  status,
});
const refused = (code: string, status: number) => () =>
  Response.json({ success: false, code, message: 'Not now.' }, { status });

const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fill = (amount: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: amount } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Transfer' }));
const outcome = () => screen.getByRole('status').textContent;

describe('wallet-transfer', () => {
  it('lists the wallets of studios with their balances, and marks uncertain ones', async () => {
    await show();
    const [yard, gate] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement];
    expect(yard.textContent).toBe('Kyoto Yard€25.50Transfer inBring back');
    expect(gate.textContent).toBe('Amber Gate€0.00As last toldTransfer inBring back');
    expect(within(gate).getByRole('button', { name: 'Bring back from Amber Gate' })).toHaveProperty('disabled', true);
  });

  it('says in a sentence that one wallet serves all studios', async () => {
    await show({ answers: { [path]: buildFunds({ isSingle: true, wallets: [] }) } });
    expect(await screen.findByText('One wallet serves all studios here: nothing has to be moved.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('moves an amount, says where it is, and asks for all balances anew', async () => {
    const { gateway } = await show();
    await open('Transfer to Kyoto Yard');
    const sent = stubTransfers(done(moved('done')));
    fill('25');
    send();
    await waitFor(() => expect(outcome()).toBe('€25.00 is now with Kyoto Yard.'));
    expect(sent.map(({ body }) => body)).toEqual([{ direction: 'toVendor', vendor: 'KY', amount: '25' }]);
    expect(gateway.calls.filter((call) => call === path)).toHaveLength(2);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('sends nothing that is no amount or more than there is', async () => {
    await show();
    await open('Bring back from Kyoto Yard');
    const sent = stubTransfers();
    for (const [amount, fault] of [
      ['', 'Enter an amount.'],
      ['1,5', 'Enter an amount such as 25.50.'],
      ['30', 'There is only €25.50.'],
    ] as const) {
      fill(amount);
      send();
      expect(await screen.findByText(fault)).toBeDefined();
    }
    expect(sent).toEqual([]);
  });

  it('fills in all that lies there', async () => {
    await show();
    await open('Bring back from Kyoto Yard');
    fireEvent.click(screen.getByRole('button', { name: 'All of it' }));
    expect(screen.getByRole('textbox')).toHaveProperty('value', '25.50');
  });

  it.each([
    ['pending', 'Kyoto Yard has not answered yet. We keep asking, and your money is safe.'],
    // Of several vendors, one refused: the call succeeded.
    ['refused', 'Kyoto Yard did not take it. Nothing was moved.'],
  ] as const)('says what a transfer that is %s means', async (status, words) => {
    await show();
    await open('Transfer to Kyoto Yard');
    stubTransfers(done(moved(status)));
    fill('25');
    send();
    await waitFor(() => expect(outcome()).toBe(words));
  });

  it('shows the words of a refused transfer in the form, which stays open with its amount', async () => {
    await show();
    await open('Transfer to Kyoto Yard');
    stubTransfers(refused('transfer_refused', 422));
    fill('25');
    send();
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '25');
  });

  it('sends the same again under the same key while no answer came, and under another after a refusal', async () => {
    await show();
    await open('Transfer to Kyoto Yard');
    const sent = stubTransfers(
      () => Promise.reject(new TypeError('offline')),
      refused('too_late', 409),
      done(moved('done')),
    );
    fill('25');
    for (const words of ['Network link is abnormal, please try again', 'Not now.']) {
      send();
      expect(await screen.findByText(words)).toBeDefined();
    }
    send();
    await waitFor(() => expect(outcome()).toBe('€25.00 is now with Kyoto Yard.'));
    const [first, second, third] = sent.map(({ key }) => key);
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('brings everything back at once', async () => {
    await show();
    const button = await screen.findByRole('button', { name: 'Bring everything back' });
    const sent = stubTransfers(done(moved('done', 'fromVendor')));
    fireEvent.click(button);
    await waitFor(() => expect(outcome()).toBe('€25.00 is back in your main wallet.'));
    expect(sent.map(({ body }) => body)).toEqual([{ direction: 'recallAll' }]);
  });
});
