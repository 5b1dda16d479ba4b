import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentImage, Withdrawal } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { withdrawalPath, withdrawalTermsPath } from '#portal/data/withdrawal-queries.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildPart, buildSentWithdrawal, buildWithdrawal } from '#portal/testing/build-withdrawals.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';
import { stubWithdrawalCalls } from '#portal/testing/stub-withdrawal-calls.ts';

const calls = vi.hoisted(() => ({}) as ReturnType<typeof stubWithdrawalCalls>);
vi.mock('#portal/data/withdrawal-calls.ts', () => calls);
beforeEach(() => {
  Object.assign(calls, stubWithdrawalCalls());
  vi.useFakeTimers({ now: new Date('2025-06-02T10:09:30Z'), toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

const path = withdrawalPath('52');
async function show(withdrawal: Withdrawal) {
  const rendered = await renderWidget('withdraw', {
    member: buildMember(),
    address: '/member?menu=withdraw&withdrawal=52',
    answers: { [path]: withdrawal },
  });
  await screen.findByText(`Withdrawal of €${withdrawal.amount}`);
  return rendered;
}
const PROOF: PaymentImage = {
  imageId: 'a'.repeat(32),
  number: 1,
  name: 'statement.png',
  byteCount: 1_258_291,
  width: 800,
  height: 600,
  at: '2025-06-02T10:00:00Z',
  url: '/wps/member/withdrawals/52/proof/1',
};
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
const badge = () => document.querySelector('h1 + [role=status]')?.textContent;
const outcome = () => document.querySelector('[data-outcome]')?.textContent;
const notes = () => [...document.querySelectorAll('[data-note]')].map(({ textContent }) => textContent);
const choose = (answer: string) => fireEvent.click(document.querySelector(`input[value=${answer}]`) ?? document.body);
const arrived = (amount: string) =>
  fireEvent.change(screen.getByLabelText('Amount that arrived'), { target: { value: amount } });
const send = () => document.querySelector<HTMLButtonElement>('button[type=submit]') ?? document.createElement('button');

describe('one withdrawal', () => {
  it('says what it is, where it goes, and what it comes to', async () => {
    await show(buildWithdrawal({ fee: '4.20', receives: '415.80' }));
    expect(plain(document.querySelector('header p')?.textContent)).toBe(
      'PEB-5520318A, requested 2 Jun 2025, 11:30, to BBVA •••• 1332 (Mika Kestrel)',
    );
    expect([...document.querySelectorAll('[data-sum]')].map((row) => row.textContent)).toEqual([
      'Requested€420.00',
      'Fee€4.20',
      'Remaining€420.00',
    ]);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it.each([
    [{ status: 'requested' }, 'In review', /^We check it/],
    [{ status: 'reviewing' }, 'In review', /^We check it/],
    [{ status: 'approved' }, 'Approved', /^It is approved/],
    [{ status: 'paying' }, 'Being sent', /^The payment provider is sending it/],
    [{ status: 'paid' }, 'Sent', /^Everything was sent/],
    [{ status: 'confirmed' }, 'Paid', /^€420.00 has arrived/],
    [{ status: 'cancelled' }, 'Cancelled', /^You cancelled it. €420.00 is back/],
    [
      { status: 'rejected' },
      'Rejected',
      /back in your balance.Reason: The name of the account is not yours.You can ask/,
    ],
    [{ status: 'returned' }, 'Returned', /The account is closed. Choose another one.€420.00 is back in your balance/],
  ] as const)('says what became of %j', async (withdrawal, words, text) => {
    await show(buildWithdrawal(withdrawal));
    expect(badge()).toBe(words);
    expect(outcome()).toMatch(text);
  });

  it('asks about the oldest open part, with the time that is left in a ring and aloud', async () => {
    await show(buildSentWithdrawal({ confirmBy: '2025-06-02T11:09:00Z' }));
    expect(badge()).toBe('Confirm arrival');
    const question = screen.getByText('Has part 2 arrived?').closest('section');
    expect(plain(question?.textContent)).toMatch(/^59:30to answer.*With no answer by 2 Jun, 13:09 it counts/);
    expect(within(question ?? document.body).getByRole('status').textContent).toBe('60 minutes left');
  });

  it('lists the parts with their references and states', async () => {
    await show(buildSentWithdrawal());
    const rows = [...document.querySelectorAll('[data-part]')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      '1 of 22 Jun, 11:44po_6b1f-1€300.00Received in full',
      '2 of 22 Jun, 11:46po_6b1f-2€120.00Waiting for you',
    ]);
    expect(screen.getByText('Paid in 2 parts').parentElement?.textContent).toBe(
      'Paid in 2 partsReceived €300.00Remaining €120.00',
    );
  });

  it.each([
    [{ state: 'received', answeredBy: 'clock' }, 'Counted as received', /^There was no answer in time, so part 2/],
    [{ state: 'reported', received: '80.00' }, 'We are asking the bank', /^€40.00 of part 2 is missing/],
    [
      { state: 'forced', decision: { reason: 'It is booked.', at: '2025-06-02T10:00:00Z' } },
      'Counted as received',
      /^Our service checked part 2.*Reason: It is booked\./,
    ],
    [{ state: 'returned', returned: '40.00' }, 'Returned', /^€40.00 of part 2 is back in your balance/],
  ] as const)('says of a part that is %j what is done about it', async (part, words, note) => {
    await show(buildSentWithdrawal(part));
    expect(document.querySelector('[data-part="2"]')?.textContent).toMatch(new RegExp(`${words}$`));
    expect(notes()).toEqual([expect.stringMatching(note)]);
  });

  it('confirms a part in full without asking for anything else', async () => {
    const { gateway } = await show(buildSentWithdrawal());
    expect(document.querySelectorAll('form input:not([type=radio])')).toHaveLength(0);
    expect(send().textContent).toBe('Confirm €120.00');
    gateway.answer(path, buildWithdrawal({ status: 'confirmed' }));
    fireEvent.click(send());
    await waitFor(() => expect(badge()).toBe('Paid'));
    expect(calls.confirmPart).toHaveBeenCalledWith('52', { part: 2, outcome: 'received' }, 'EN');
  });

  it('reports what is missing of a part that arrived in part', async () => {
    await show(buildSentWithdrawal({ proofs: [PROOF] }));
    choose('partly');
    expect(send().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(send());
    expect(document.activeElement).toBe(screen.getByLabelText('Amount that arrived'));
    arrived('120');
    expect(screen.getByText('Less than €120.00, or choose “Received in full”')).toBeDefined();
    arrived('80');
    expect(screen.getByText('€40.00 is missing.')).toBeDefined();
    expect(send().textContent).toBe('Report €40.00 missing');
    fireEvent.click(send());
    const answer = { part: 2, outcome: 'partly', receivedAmount: '80' };
    await waitFor(() => expect(calls.confirmPart).toHaveBeenCalledWith('52', answer, 'EN'));
  });

  it('reports a part that did not arrive, less what came back of it', async () => {
    await show(buildSentWithdrawal({ returned: '20.00', proofs: [PROOF] }));
    choose('notReceived');
    expect(send().textContent).toBe('Report €100.00 missing');
    fireEvent.click(send());
    await waitFor(() =>
      expect(calls.confirmPart).toHaveBeenCalledWith('52', { part: 2, outcome: 'notReceived' }, 'EN'),
    );
  });

  it('takes no report without a proof, and shows what was uploaded', async () => {
    calls.sendProof.mockResolvedValueOnce(buildSentWithdrawal({ proofs: [PROOF] }));
    await show(buildSentWithdrawal());
    choose('notReceived');
    expect(send().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Add a bank statement or a screenshot as proof.')).toBeDefined();
    fireEvent.click(send());
    const field = screen.getByLabelText('Add an image');
    expect(document.activeElement).toBe(field);
    expect(calls.confirmPart).not.toHaveBeenCalled();
    const file = new File(['proof'], 'statement.png', { type: 'image/png' });
    fireEvent.change(field, { target: { files: [file] } });
    await waitFor(() => expect(send().getAttribute('aria-disabled')).toBe('false'));
    expect(screen.getByText('statement.png')).toBeDefined();
    const own = { withdrawalId: '52', part: 2 };
    expect(calls.sendProof).toHaveBeenCalledWith(own, file, 'EN', expect.objectContaining({}));
  });

  it('changes the answer of a report until it is decided', async () => {
    await show(buildSentWithdrawal({ state: 'reported', answer: 'notReceived', received: '0.00', proofs: [PROOF] }));
    expect(document.querySelector('form')).toBeNull();
    fireEvent.click(screen.getByText('Change your answer'));
    expect(send().textContent).toBe('Report €120.00 missing');
    choose('received');
    fireEvent.click(send());
    await waitFor(() => expect(calls.confirmPart).toHaveBeenCalledWith('52', { part: 2, outcome: 'received' }, 'EN'));
  });

  it('says that an answer came too late, and shows what was decided', async () => {
    calls.confirmPart.mockRejectedValueOnce(new GatewayError('withdrawal_closed', 'It is too late.', 409));
    const { gateway } = await show(buildSentWithdrawal());
    gateway.answer(path, buildSentWithdrawal({ state: 'received', answeredBy: 'clock', received: '120.00' }));
    fireEvent.click(send());
    await waitFor(() => expect(notes()).toHaveLength(1));
    expect(document.querySelector('form')).toBeNull();
  });

  it('asks about one sum without a number', async () => {
    await show(buildSentWithdrawal({}, { parts: [buildPart({ amount: '420.00' })] }));
    expect(screen.getByText('Has the money arrived?')).toBeDefined();
    expect(screen.getByText('Your answer, €420.00')).toBeDefined();
  });

  it('cancels after a question, and says when it was too late', async () => {
    calls.cancelWithdrawal.mockRejectedValueOnce(new GatewayError('withdrawal_closed', 'It is too late.', 409));
    const { gateway } = await show(buildWithdrawal());
    fireEvent.click(screen.getByText('Cancel withdrawal'));
    const sheet = await screen.findByRole('dialog', { hidden: true });
    expect(sheet.textContent).toMatch(/^Cancel the withdrawal of €420.00\?The money goes back/);
    fireEvent.click(within(sheet).getByText('Cancel withdrawal'));
    expect(await within(sheet).findByText('It is too late.')).toBeDefined();
    gateway.answer(path, buildWithdrawal({ status: 'cancelled' }));
    fireEvent.click(within(sheet).getByText('Cancel withdrawal'));
    await waitFor(() => expect(badge()).toBe('Cancelled'));
    expect(calls.cancelWithdrawal).toHaveBeenLastCalledWith('52', 'EN');
  });

  it('prints a receipt, and leads back to the others', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { address, gateway } = await show(buildWithdrawal({ status: 'confirmed' }));
    fireEvent.click(screen.getByText('Print receipt'));
    expect(print).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByText('Withdrawals'));
    expect(address()).toBe('/member?menu=withdraw');
    await waitFor(() => expect(gateway.calls).toContain(withdrawalTermsPath('EN')));
  });
});
